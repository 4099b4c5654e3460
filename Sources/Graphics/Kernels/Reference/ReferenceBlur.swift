/// The reference implementation of ``BlurKernel`` and ``ShadowPainter``: every pixel by the direct sum
/// over all pixels within reach.
package enum ReferenceBlur {
  /// Returns the weights at the distances 0…`reach`, in 256ths.
  ///
  /// - Complexity: O(*n*³) in the reach: all steps within three boxes are tried.
  package static func weights(reach: Int) -> [Int] {
    let boxes = [reach / 3, (reach + 1) / 3, (reach + 2) / 3]
    var ways = [Int](repeating: 0, count: reach + 1)
    var total = 0
    for a in -boxes[0]...boxes[0] {
      for b in -boxes[1]...boxes[1] {
        for c in -boxes[2]...boxes[2] {
          total += 1
          if a + b + c >= 0 { ways[a + b + c] += 1 }
        }
      }
    }
    // The share of all places farther to one side than a distance, rounded to nearest.
    func share(from distance: Int) -> Int {
      Int((256 * Double(ways[distance...].reduce(0, +)) / Double(total) + 0.5).rounded(.down))
    }
    return (0...reach).map { distance in
      if distance == 0 { return 256 - 2 * (reach == 0 ? 0 : share(from: 1)) }
      return share(from: distance) - (distance == reach ? 0 : share(from: distance + 1))
    }
  }
}
