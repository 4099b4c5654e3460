/// A vertical gradient between two colors: one premultiplied pixel per line.
///
/// The first line has the top colour and the last one the bottom colour. Between them each channel
/// changes linearly, rounded to nearest, halves up.
///
///     VerticalGradient(top: .black, bottom: .white, height: 3).lines[1]   // 0xFF80_8080
package struct VerticalGradient: Equatable, Sendable {
  private let top: PixelColor
  private let bottom: PixelColor
  package let height: Int

  /// - Precondition: `height` is not negative.
  package init(top: PixelColor, bottom: PixelColor, height: Int) {
    precondition(height >= 0, "the height is not negative")
    self.top = top
    self.bottom = bottom
    self.height = height
  }

  /// The pixels, from the top; a gradient of one line has the top colour.
  package var lines: [UInt32] { (0..<height).map { self[line: $0] } }

  package subscript(line line: Int) -> UInt32 {
    let last = UInt32(max(1, height - 1))
    var pixel: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let upper = (top.premultiplied >> shift & 0xFF) * (last - UInt32(line))
      let lower = (bottom.premultiplied >> shift & 0xFF) * UInt32(line)
      let nearest = (2 * (upper + lower) + last) / (2 * last)
      pixel |= nearest << shift
    }
    return pixel
  }
}
