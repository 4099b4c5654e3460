/// A vertical gradient between two colors, as one premultiplied pixel per line.
///
/// The first line has the top color and the last one the bottom color. Between them each channel
/// changes linearly, rounded to nearest, halves up.
///
///     VerticalGradient(top: .black, bottom: .white, height: 3).lines[1]   // 0xFF80_8080
package struct VerticalGradient: Equatable, Sendable {
  /// The pixels, from the top; a gradient of one line has the top color.
  package let lines: [UInt32]

  /// - Precondition: `height` is not negative.
  package init(top: PixelColor, bottom: PixelColor, height: Int) {
    precondition(height >= 0, "the height is not negative")
    let last = UInt32(max(1, height - 1))
    lines = (0..<UInt32(height)).map { line in
      var pixel: UInt32 = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let upper = (top.premultiplied >> shift & 0xFF) * (last - line)
        let lower = (bottom.premultiplied >> shift & 0xFF) * line
        let nearest = (2 * (upper + lower) + last) / (2 * last)
        pixel |= nearest << shift
      }
      return pixel
    }
  }
}
