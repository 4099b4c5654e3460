import CoreLayout
import Geometry
import Layers
import RowStrategies
import Rows
import TableContent

/// A row's view: the strategy's background, that of the selection over it, and text in front.
///
/// Reused for one row after another.
final class TableCell {
  let layer = Layer(role: .decoration)
  private let background: any RowBackground
  private var selectedBackground: (any RowBackground)?
  private let text: CellText?
  private var size = PixelSize(width: 0, height: 0)
  private var isSelected = false

  init(strategy: any RowStrategy, showsText: Bool) {
    background = strategy.makeRowBackground(for: .normal)
    layer.addSublayer(background.layer)
    text = showsText ? CellText() : nil
    for label in text?.layers ?? [] { layer.addSublayer(label) }
  }

  /// Takes on a row: its position, state and content.
  func configure(
    row: Row, index: Int, position: RowPosition, size: PixelSize, strategy: any RowStrategy,
    look: TableLook, pen: LabelPen
  ) {
    self.size = size
    background.configure(position: position, size: size)
    configureSelection(look.isSelected(row: index), position: position, strategy: strategy)
    text?.show(
      title: row.title, subtitle: row.subtitle, style: look.cellText, places: look.places,
      row: size, background: look.labelBackground(ofRow: index), pen: pen)
  }

  /// Sets the frames of the cell and all that is in it.
  func layout(frame: PixelRect, look: TableLook) {
    layer.frame = frame
    background.layout()
    if isSelected { selectedBackground?.layout() }
    text?.layout(places: look.places, row: size)
  }

  /// The bytes of the images that belong to this cell alone.
  var privateImageBytes: Int {
    background.privateImageBytes + (selectedBackground?.privateImageBytes ?? 0)
  }

  /// Puts the selection's background over the normal one, as the platform does: both are
  /// composited.
  private func configureSelection(
    _ selected: Bool, position: RowPosition, strategy: any RowStrategy
  ) {
    if selected {
      let selection = selectedBackground ?? strategy.makeRowBackground(for: .selected)
      selectedBackground = selection
      if !isSelected { layer.insertSublayer(selection.layer, at: 1) }
      selection.configure(position: position, size: size)
    } else if isSelected {
      selectedBackground?.layer.removeFromSuperlayer()
    }
    isSelected = selected
  }
}
