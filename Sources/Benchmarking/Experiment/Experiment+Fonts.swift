import Geometry
import TableModel
import TableViews
package import Text

extension Experiment {
  /// Opens every font file that the scroll needs, so that no measured frame does.
  ///
  /// - Returns: The number of characters of the visible rows without a glyph in any font.
  package func loadFonts(into renderer: TextRenderer, for preview: ScrollPreview) -> Int {
    let state = TableState(scenario.table, rows: rows, renderer: renderer)
    let style = state.style
    guard style.showsText else { return 0 }
    let (shown, titles) = (preview.rowIDs.sorted(), preview.titles.sorted())
    loadFontsOfContents(shown, state, renderer)
    let cells = shown.map { style.cellRow(rows.rows[$0], rowID: $0) }
    var missing =
      renderer.load(texts: cells.map(\.title), style: style.cellText.title.text)
      + renderer.load(texts: cells.map(\.subtitle), style: style.cellText.subtitle.text)
      + renderer.load(texts: titles, style: style.sectionTitle.label.text)
      + renderer.load(
        texts: [scenario.tableHeader, scenario.tableFooter].compactMap(\.self),
        style: style.tableTitle.label.text)
    let parts = cells.first?.parts ?? .none
    missing += renderer.load(
      paragraphs: cells.map(\.body), style: style.cellText.body.text,
      widths: [style.places.textWidth(in: state.geometry.columnWidth, beside: parts)])
    return missing
  }

  /// Configures contents of the program for the rows that show them, which opens their fonts.
  private func loadFontsOfContents(
    _ shown: [Int], _ state: TableState, _ renderer: TextRenderer
  ) {
    guard !scenario.contents.ids.isEmpty else { return }
    let context = state.context(pen: LabelPen(renderer: renderer, kernels: engine.kernels))
    let geometry = state.geometry
    let size = PixelSize(
      width: geometry.columnWidth, height: geometry.scale.pixels(scenario.rowHeight))
    var contents: [String: any CellContent] = [:]
    for index in shown {
      let row = rows.rows[index]
      guard let own = scenario.table.ownContent(of: row) else { continue }
      let content = contents[own.id] ?? own.make()
      contents[own.id] = content
      content.configure(ContentRow(row, index: index), size: size, in: context)
    }
  }
}
