/// The reference implementation of ``CornerCoverage``: it counts the sample points inside a disc,
/// and adds up lines inside a continuous corner.
package enum ReferenceCornerCoverage {
  /// Sample points per side of a pixel, for discs: up to a radius of 90 px, 33 bytes differ from those
  /// of ``CornerCoverage``, and 517 with 64 points.
  private static let samples = 512
  /// Lines across a pixel, for continuous corners.
  private static let lines = 512

  /// Returns the coverage of one pixel of a top left corner square, 0…255.
  ///
  /// - Complexity: 262,144 comparisons on the edge of a disc, one elsewhere, or 512 searches in 6,000
  ///   chords.
  package static func coverage(
    x: Int, y: Int, radius: Int, curve: CornerCurve = .circular
  ) -> UInt8 {
    switch curve {
    case .circular:
      let inside = samplesInDisc(x: x, y: y, radius: radius)
      return UInt8((inside * 255 * 2 + samples * samples) / (2 * samples * samples))
    case .continuous:
      return UInt8((255 * areaInContinuousCorner(x: x, y: y, radius: radius)).rounded())
    }
  }

  private static func samplesInDisc(x: Int, y: Int, radius: Int) -> Int {
    // The distances of the pixel's far and near corner from the centre.
    let (far, near) = ((radius - x, radius - y), (radius - x - 1, radius - y - 1))
    if far.0 * far.0 + far.1 * far.1 <= radius * radius { return samples * samples }
    if near.0 * near.0 + near.1 * near.1 >= radius * radius { return 0 }
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

  private static func areaInContinuousCorner(x: Int, y: Int, radius: Int) -> Double {
    var area = 0.0
    for line in 0..<lines {
      let position = Double(y) + (Double(line) + 0.5) / Double(lines)
      let left = leftEdge(at: position / Double(radius)) * Double(radius)
      area += min(1, max(0, Double(x + 1) - left))
    }
    return area / Double(lines)
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
