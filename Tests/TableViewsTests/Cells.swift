import Geometry
import Graphics
import ReferenceRendering
import TableModel
import TableViews
import Text

let blue = PixelColor(rgb: 0x3060C0)

/// Rows with and without each part, and one with everything.
let cellRows = [
  row("Kabul"), row("Kabul", subtitle: "Asia/Kabul", image: "badge"),
  row(
    "Mazār-e Sharīf and a title that is too long", subtitle: "303,282",
    body: "Cabool · Cabul · Kaboel · Καμπούλ · Кобул · קאבול · كابۇل · कابول · カーブル",
    image: "ring", accessory: .disclosure),
  row("القاهرة", body: "one\ntwo", accessory: .disclosure),
  row("", image: "ring"),
]

private func row(
  _ title: String, subtitle: String = "", body: String = "", image: String? = nil,
  accessory: RowAccessory = .none
) -> Row {
  var row = Row(title: title, subtitle: subtitle, body: body)
  row.content.image = image
  row.content.accessory = accessory
  return row
}

/// About 500 embedded rows of different lengths and scripts.
let embeddedRows = RowTable.embedded().rows.enumerated().filter { $0.offset % 8 == 0 }.map {
  var row = $0.element
  row.content.image = $0.offset % 3 == 0 ? "ring" : nil
  row.content.accessory = $0.offset % 5 == 0 ? .disclosure : .none
  return row
}

extension CellContext {
  /// Creates the context of rows that show all of their texts.
  ///
  /// - Parameter pen: `nil` to measure rows without drawing them.
  static func sample(_ renderer: TextRenderer, scale: Double = 1, pen: LabelPen? = nil) -> Self {
    var settings = TableSettings()
    settings.display.scale = scale
    settings.heights.source = .measured
    settings.colors.highlightedTitle = .white
    settings.colors.highlightedSubtitle = PixelColor(rgb: 0xC0D0FF)
    let rows = RowTable(
      rows: cellRows, sections: [RowSection(title: "", rows: 0..<cellRows.count)], source: "test")
    return TableState(settings, rows: rows, renderer: renderer).context(pen: pen)
  }

  /// The texts and images that a cell shows of a row.
  func cellRow(_ row: Row) -> CellRow { style.cellRow(row, rowID: 0) }
}

extension [Layer] {
  /// Returns the image of the layers in a view of the image's size.
  func image(size: PixelSize, on color: PixelColor = .white) -> SlowImage {
    let view = Layer(role: .decoration)
    for layer in self { view.addSublayer(layer) }
    return SlowImage(of: view, size: size, over: color)
  }
}
