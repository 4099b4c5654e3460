import Geometry
import Graphics
import RowStrategies
import TableModel

/// A row of a scene: its height and the opacity of its selection.
struct SceneRow: Equatable {
  var height: Int
  /// 0 for a row that is not selected.
  var selection: UInt8 = 0
}

/// A cell as in a table: the normal background, the selected one above it while visible, and
/// the clip or mask of the normal background.
final class SceneCell {
  let layer = Layer(role: .decoration)
  let identifier: String
  private let strategy: any RowStrategy
  let background: any RowBackground
  private(set) var selected: (any RowBackground)?

  init(_ strategy: any RowStrategy, identifier: String) {
    self.strategy = strategy
    self.identifier = identifier
    background = strategy.makeRowBackground(for: .normal)
    layer.addSublayer(background.layer)
  }

  func show(_ row: SceneRow, position: RowPosition, at frame: PixelRect) {
    background.configure(position: position, size: frame.size)
    selected?.layer.removeFromSuperlayer()
    if row.selection > 0 {
      let selected = selected ?? strategy.makeRowBackground(for: .selected)
      self.selected = selected
      selected.configure(position: position, size: frame.size)
      selected.layer.opacity = row.selection
      layer.insertSublayer(selected.layer, at: 1)
      selected.layout()
    }
    layer.frame = frame
    background.layout()
    layer.masksToBounds = background.cellClip != nil
    layer.cornerRadius = background.cellClip?.radius ?? 0
    layer.roundedCorners = background.cellClip?.corners ?? []
    layer.mask = background.cellMask
    layer.shouldRasterize = background.rasterizesCell
  }

  func purge() {
    background.backingStoreWasPurged()
    selected?.backingStoreWasPurged()
  }
}
