import Geometry
import Graphics
import TableModel

/// A row on the display as it should look.
struct ShownRow {
  /// The index of what the row says.
  let content: Int
  let position: RowPosition
  /// The background's rectangle, in pixels of the display; parts of it may lie outside.
  let rect: PixelRect
  let color: PixelColor
  /// What covers the colour, and how much of it does, 0…255; `nil` if the row is not selected.
  let selection: (color: PixelColor, opacity: UInt8)?
  /// Whether the row stands next to an insertion or deletion that it was not configured after.
  let isStale: Bool

  /// Whether the row lies on the display from its first line to its last.
  func hasItsCorners(on display: PixelSize) -> Bool {
    rect.y >= 0 && rect.maxY <= display.height && rect.x >= 0 && rect.maxX <= display.width
  }

  /// The pixel that a point of the row shows where its own colour, and its selection's, are there
  /// or are rounded away.
  func pixel(hasColor: Bool, hasSelection: Bool, over beneath: UInt32) -> UInt32 {
    let base = hasColor ? color.premultiplied : beneath
    guard let selection, hasSelection else { return base }
    return ReferenceKernels.blend(
      ReferenceKernels.tint(selection.opacity, with: selection.color.premultiplied), over: base)
  }
}
