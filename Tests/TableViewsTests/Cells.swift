import Geometry
import Graphics
import ReferenceRendering
import TableModel
import TableViews
import Text

let blue = PixelColor(rgb: 0x3060C0)
let badge = CellImage(.disc, color: blue, size: PixelSize(width: 20, height: 24))
let ring = CellImage(.ring, color: .black, size: PixelSize(width: 30, height: 30))
let chevron = CellImage(.chevron, color: .black, size: PixelSize(width: 8, height: 13))

let cellStyle = CellTextStyle(
  title: black, subtitle: grey, highlightedTitle: .white,
  highlightedSubtitle: PixelColor(rgb: 0xC0D0FF))

/// Rows with and without each part, and one with everything.
let cellRows = [
  CellRow(title: "Kabul"),
  CellRow(title: "Kabul", subtitle: "Asia/Kabul", image: badge),
  CellRow(
    title: "Mazār-e Sharīf and a title that is too long", subtitle: "303,282",
    body: "Cabool · Cabul · Kaboel · Καμπούλ · Кобул · קאבול · كابۇل · कابول · カーブル",
    image: ring, accessory: chevron),
  CellRow(title: "القاهرة", body: "one\ntwo", accessory: chevron),
  CellRow(title: "", image: ring),
]

/// The cells of about 500 embedded rows of different lengths and scripts.
let embeddedCells = RowTable.embedded().rows.enumerated().filter { $0.offset % 8 == 0 }.map {
  CellRow(
    title: $0.element.content.title, subtitle: $0.element.content.subtitle,
    body: $0.element.content.body,
    image: $0.offset % 3 == 0 ? ring : nil, accessory: $0.offset % 5 == 0 ? chevron : nil)
}

extension TextPlaces {
  /// Creates the places for the lines of `cellStyle`.
  init(_ renderer: TextRenderer, scale: Double = 1, labelInset: Double? = nil) {
    self.init(
      scale: DisplayScale(scale), radius: 10, title: renderer.metrics(of: black.text),
      subtitle: renderer.metrics(of: grey.text), labelInset: labelInset)
  }
}

extension [Layer] {
  /// Returns the image of the layers in a view of the image's size.
  func image(size: PixelSize, on color: PixelColor = .white) -> SlowImage {
    let view = Layer(role: .decoration)
    for layer in self { view.addSublayer(layer) }
    return SlowImage(of: view, size: size, over: color)
  }
}
