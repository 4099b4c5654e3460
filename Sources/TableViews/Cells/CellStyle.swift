import Geometry
import Graphics
import TableModel

/// The images that cells show beside their text.
struct CellStyle {
  private let parts: TableSettings.CellAccessories
  private let color: PixelColor
  private let imageSize: PixelSize
  private let accessorySize: PixelSize

  /// The images, taken in turn.
  private static let shapes: [CellImage.Shape] = [.disc, .ring, .diamond]
  /// The sizes of an image and an indicator, in points.
  private static let (image, accessory) = (28.0, (width: 8.0, height: 13.0))

  init(parts: TableSettings.CellAccessories, color: PixelColor, scale: DisplayScale) {
    self.parts = parts
    self.color = color
    imageSize = PixelSize(width: scale.pixels(Self.image), height: scale.pixels(Self.image))
    accessorySize = PixelSize(
      width: scale.pixels(Self.accessory.width), height: scale.pixels(Self.accessory.height))
  }

  /// The image of a row: one of three, taken in turn unless the row names one.
  func image(of row: Row, content: Int) -> CellImage? {
    guard parts.image || row.image != nil else { return nil }
    let index = row.image.map { name in name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
    return CellImage(Self.shapes[(index ?? content) % 3], color: color, size: imageSize)
  }

  /// The indicator of a row.
  func accessory(of row: Row) -> CellImage? {
    guard parts.accessory || row.accessory != .none else { return nil }
    return CellImage(.chevron, color: color, size: accessorySize)
  }
}
