import Graphics

/// What an item shows at each place of the display, in a form that can be compared from frame to
/// frame without keeping images alive.
///
/// Equal inks show the same pixels at the same places, wherever the rectangles of their items end.
/// The reverse does not hold: pixels are never looked at.
struct PaintSignature: Equatable {
  private let source: Source
  private let opacity: UInt8
  private let isOpaque: Bool

  private enum Source: Equatable {
    case color(UInt32)
    /// A disc's quadrants depend on its radius alone; the place is that of its upper left byte.
    case corner(UInt32, radius: Int, x: Int, y: Int)
    /// The place is that of the image's upper left pixel on the display.
    case image(Bitmap.Generation, x: Int, y: Int)
    case stretched(Bitmap.Generation, columns: AxisStretch, lines: AxisStretch)
  }

  /// `nil` for an off-screen pass, which is drawn anew for each frame and counts as changed.
  init?(_ item: DisplayList.Item) {
    opacity = item.opacity
    isOpaque = item.isOpaque
    switch item.source {
    case .color(let color): source = .color(color.premultiplied)
    case .corner(let color, let disc, let x, let y):
      source = .corner(
        color.premultiplied, radius: disc.radius, x: item.rect.x - x, y: item.rect.y - y)
    case .image(let bitmap, let x, let y):
      source = .image(bitmap.generation, x: item.rect.x - x, y: item.rect.y - y)
    case .stretched(let bitmap, let columns, let lines):
      source = .stretched(bitmap.generation, columns: columns, lines: lines)
    case .pass: return nil
    }
  }

  /// The one pixel that a colour leaves over another, or `nil` if the ink is no colour.
  func solid(over pixel: UInt32) -> UInt32? {
    guard case .color(let color) = source else { return nil }
    let faded = scale(color, by: opacity)
    return isOpaque ? faded : over(faded, pixel)
  }
}
