import Geometry
import Graphics
import TableModel

/// The images that cells show beside their text.
struct CellStyle {
  private let parts: TableSettings.Cell
  private let color: PixelColor
  private let imageSize: PixelSize
  private let scale: DisplayScale

  /// The images, taken in turn.
  private static let shapes: [CellImage.Shape] = [.disc, .ring, .diamond]
  /// The width and height of an image, in points.
  private static let image = 28.0

  init(parts: TableSettings.Cell, color: PixelColor, scale: DisplayScale) {
    self.parts = parts
    self.color = color
    imageSize = PixelSize(width: scale.pixels(Self.image), height: scale.pixels(Self.image))
    self.scale = scale
  }

  /// The image of a row: one of three, taken in turn unless the row names one.
  func image(of row: Row, content: Int) -> CellImage? {
    guard parts.image || row.image != nil else { return nil }
    let index = row.image.map { name in name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }
    return CellImage(Self.shapes[(index ?? content) % 3], color: color, size: imageSize)
  }

  /// The indicator of a row: its own, or that of all rows.
  func accessory(of row: Row) -> CellImage? {
    switch row.accessory == .none ? parts.accessory : row.accessory {
    case .none: nil
    case .disclosure: indicator(.chevron, width: 8, height: 13)
    case .detail: indicator(.detail, width: 22, height: 22)
    case .checkmark: indicator(.checkmark, width: 14, height: 12)
    }
  }

  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  private func indicator(
    _ shape: CellImage.Shape, width: Double, height: Double
  ) -> CellImage {
    CellImage(
      shape, color: color,
      size: PixelSize(width: scale.pixels(width), height: scale.pixels(height)))
  }
}
