package import Graphics

extension ReferenceBlur {
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
