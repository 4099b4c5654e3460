/// The reference implementation of ``CornerCoverage``, which counts the sample points inside the
/// shape.
package enum ReferenceCornerCoverage {
  /// The number of sample points per side of a pixel.
  package static let samples = 64

  /// Returns the coverage of one pixel of a top left corner square, 0…255.
  ///
  /// - Complexity: 4,096 comparisons.
  package static func coverage(
    x: Int, y: Int, radius: Int, curve: CornerCurve = .circular
  ) -> UInt8 {
    let inside =
      switch curve {
      case .circular: samplesInDisc(x: x, y: y, radius: radius)
      case .continuous: samplesInContinuousCorner(x: x, y: y, radius: radius)
      }
    return UInt8((inside * 255 * 2 + samples * samples) / (2 * samples * samples))
  }

  private static func samplesInDisc(x: Int, y: Int, radius: Int) -> Int {
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
    return inside
  }

  private static func samplesInContinuousCorner(x: Int, y: Int, radius: Int) -> Int {
    var inside = 0
    for row in 0..<samples {
      let left = leftEdge(at: position(y, row) / Double(radius)) * Double(radius)
      for column in 0..<samples where position(x, column) >= left { inside += 1 }
    }
    return inside
  }

  private static func position(_ pixel: Int, _ sample: Int) -> Double {
    Double(pixel) + (Double(sample) + 0.5) / Double(samples)
  }

  /// The continuous corner of radius 1 as a polyline of 3 × 2,048 chords, from the top edge down.
  private static let chords = ContinuousCorner.curves.flatMap { curve in
    (0...2_048).map { ContinuousCorner.point(of: curve, at: Double($0) / 2_048) }
  }

  /// Returns the distance of the polyline from the left edge at a distance from the top edge.
  private static func leftEdge(at y: Double) -> Double {
    var (first, last) = (0, chords.count - 1)
    guard y < chords[last].y else { return 0 }
    while last - first > 1 {
      let middle = (first + last) / 2
      if chords[middle].y > y { last = middle } else { first = middle }
    }
    let (above, below) = (chords[first], chords[last])
    return above.x + (below.x - above.x) * (y - above.y) / (below.y - above.y)
  }
}
