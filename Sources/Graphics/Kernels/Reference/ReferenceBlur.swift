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

  /// Returns one pixel of the blurred alphas of an image.
  ///
  /// - Parameter alpha: Returns the alpha at a column and line, 0 outside of the image.
  /// - Complexity: O(*n*²) in the number of weights.
  package static func blurred(
    x: Int, y: Int, by weights: [Int], alpha: (_ x: Int, _ y: Int) -> UInt8
  ) -> UInt8 {
    let reach = weights.count - 1
    var sum = 0
    for down in -reach...reach {
      for across in -reach...reach {
        sum += weights[abs(across)] * weights[abs(down)] * Int(alpha(x + across, y + down))
      }
    }
    return UInt8((sum + 32_768) / 65_536)
  }
}
