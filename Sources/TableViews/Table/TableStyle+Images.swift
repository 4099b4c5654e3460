import Geometry
import Graphics
import TableModel

// The images that cells show beside their text
extension TableStyle {
  private static let shapes: [CellImage.Shape] = [.disc, .ring, .diamond]

  /// The image of a row: one of three, taken in turn unless the row names one.
  func image(of row: Row, rowID: Int) -> CellImage? {
    guard settings.cell.image || row.content.image != nil else { return nil }
    let index = row.content.image.map { name in
      name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    }
    return image(Self.shapes[(index ?? rowID) % 3], width: 28, height: 28)
  }

  func accessory(of row: Row) -> CellImage? {
    switch row.content.accessory == .none ? settings.cell.accessory : row.content.accessory {
    case .none: nil
    case .disclosure: image(.chevron, width: 8, height: 13)
    case .detail: image(.detail, width: 22, height: 22)
    case .checkmark: image(.checkmark, width: 14, height: 12)
    }
  }

  /// The sides are in points.
  private func image(_ shape: CellImage.Shape, width: Double, height: Double) -> CellImage {
    let scale = DisplayScale(settings.display.scale)
    return CellImage(
      shape, color: settings.shownColors.subtitle,
      size: PixelSize(width: scale.pixels(width), height: scale.pixels(height)))
  }
}
