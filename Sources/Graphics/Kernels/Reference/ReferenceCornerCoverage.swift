/// The reference implementation of ``CornerCoverage``, which counts the sample points inside the
/// disc.
package enum ReferenceCornerCoverage {
  /// The number of sample points per side of a pixel.
  package static let samples = 64

  /// Returns the coverage of one pixel of a top left corner square, 0…255.
  ///
  /// - Complexity: 4,096 comparisons.
  package static func coverage(x: Int, y: Int, radius: Int) -> UInt8 {
    // In units of half a sample distance, so that every sample point has integer coordinates.
    let unit = 2 * samples
    let centre = radius * unit
    var inside = 0
    for row in 0..<samples {
      let dy = centre - (y * unit + 2 * row + 1)
      for column in 0..<samples {
        let dx = centre - (x * unit + 2 * column + 1)
        if dx * dx + dy * dy <= centre * centre { inside += 1 }
      }
    }
    return UInt8((inside * 255 * 2 + samples * samples) / (2 * samples * samples))
  }
}
