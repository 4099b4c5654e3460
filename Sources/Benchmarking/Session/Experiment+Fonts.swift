import Geometry
import TableModel
import TableViews
package import Text

extension Experiment {
  /// Opens every font file that the scroll needs, so that no measured frame does.
  ///
  /// - Returns: The number of characters of the visible rows without a glyph in any font.
  /// - Complexity: O(*n*) in the ticks of the scroll and the visible rows.
  package func loadFonts(into renderer: TextRenderer) -> Int {
    let configuration = TableConfiguration(
      scenario.table, rows: rows, renderer: renderer)
    let style = configuration.style
    guard style.showsText else { return 0 }
    let (shown, sections) = shown(configuration, renderer)
    let cells = shown.map { style.cellRow(rows.rows[$0], content: $0) }
    var missing =
      renderer.load(texts: cells.map(\.title), style: style.cellText.title.text)
      + renderer.load(texts: cells.map(\.subtitle), style: style.cellText.subtitle.text)
      + renderer.load(
        texts: sections.map { rows.sections[$0].title }, style: style.sectionTitle.label.text)
      + renderer.load(
        texts: [scenario.tableHeader, scenario.tableFooter].compactMap(\.self),
        style: style.tableTitle.label.text)
    if style.showsFooters {
      renderer.load(texts: ["0123456789 rows"], style: style.sectionTitle.label.text)
    }
    let parts = cells.first?.parts ?? .none
    missing += renderer.load(
      paragraphs: cells.map(\.body), style: style.cellText.body.text,
      widths: [style.places.textWidth(in: configuration.geometry.columnWidth, beside: parts)])
    return missing
  }

  /// Returns the row contents and the sections that are visible at any tick of any refresh rate,
  /// ascending.
  private func shown(
    _ configuration: TableConfiguration, _ renderer: TextRenderer
  ) -> (rows: [Int], sections: [Int]) {
    let pen = LabelPen(renderer: renderer, kernels: engine.kernels)
    var contents: Set<Int> = []
    var sections: Set<Int> = []
    for refreshRate in refreshRates {
      let pipeline = FramePipeline(
        scenario, configuration, rows: rows, strategy: strategies[0], engine: nil, pen: pen,
        seed: seed)
      pipeline.recycleAll(frames: frames(at: refreshRate), refreshRate: refreshRate) { table in
        contents.formUnion(table.visibleContents)
        let geometry = table.geometry
        sections.formUnion(
          geometry.layout.sections(intersecting: geometry.span(shownFrom: table.top)))
      }
    }
    return (contents.sorted(), sections.sorted())
  }
}
