import Graphics

/// The content of an item at its position on the display, comparable between frames without
/// retaining images.
///
/// Equal signatures show the same pixels at the same positions, whatever the extents of their
/// items. The converse does not hold, since pixels are never compared.
struct PaintSignature: Equatable {
  private let source: Source
  private let opacity: UInt8
  private let isOpaque: Bool

  private enum Source: Equatable {
    case color(UInt32)
    /// The position is that of the disc's top left byte; the quadrants depend on radius and curve
    /// alone.
    case corner(UInt32, radius: Int, curve: CornerCurve, x: Int, y: Int)
    /// The position is that of the image's top left pixel on the display.
    case image(Bitmap.Generation, x: Int, y: Int)
    case stretched(Bitmap.Generation, columns: AxisStretch, lines: AxisStretch)
  }

  /// Returns `nil` for an off-screen pass, which is drawn in every frame.
  init?(_ item: DisplayList.Item) {
    opacity = item.opacity
    isOpaque = item.isOpaque
    switch item.source {
    case .color(let color): source = .color(color.premultiplied)
    case .corner(let color, let disc, let x, let y):
      source = .corner(
        color.premultiplied, radius: disc.radius, curve: disc.curve, x: item.rect.x - x,
        y: item.rect.y - y)
    case .image(let bitmap, let x, let y):
      source = .image(bitmap.generation, x: item.rect.x - x, y: item.rect.y - y)
    case .stretched(let bitmap, let columns, let lines):
      source = .stretched(bitmap.generation, columns: columns, lines: lines)
    case .pass: return nil
    }
  }
}
