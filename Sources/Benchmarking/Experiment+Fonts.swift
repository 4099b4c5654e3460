import Geometry
import TableModel
import TableViews
package import Text

extension Experiment {
  /// Opens every font file that the scroll will need, so that no measured frame does.
  ///
  /// - Returns: The number of characters in the texts of the rows shown for which no font has a
  ///   glyph.
  /// - Complexity: O(*n*) in the ticks of the scroll and the rows that it shows.
  package func loadFonts(into renderer: TextRenderer) -> Int {
    let state = TableConfiguration(
      scenario, rowCounts: rows.sections.map(\.rows.count), renderer: renderer)
    let look = state.look
    guard look.showsText else { return 0 }
    let (shown, sections) = shown(state, renderer)
    let cells = shown.map { look.cellRow(rows.rows[$0], content: $0) }
    var missing =
      renderer.load(texts: cells.map(\.title), style: look.cellText.title.text)
      + renderer.load(texts: cells.map(\.subtitle), style: look.cellText.subtitle.text)
      + renderer.load(texts: sections.map { rows.sections[$0].title }, style: look.header.text)
      + renderer.load(texts: scenario.tableHeader.map { [$0] } ?? [], style: look.header.text)
    if look.showsFooters { renderer.load(texts: ["0123456789 rows"], style: look.header.text) }
    let parts = cells.first?.parts ?? .none
    missing += renderer.load(
      paragraphs: cells.map(\.body), style: look.cellText.body.text,
      widths: [look.places.textWidth(in: state.geometry.columnWidth, beside: parts)])
    return missing
  }

  /// The contents of the rows, and the sections, that are on the display at any tick of any refresh
  /// rate, ascending: found by going through the scroll with all that happens in it.
  private func shown(
    _ state: TableConfiguration, _ renderer: TextRenderer
  ) -> (rows: [Int], sections: [Int]) {
    let pen = LabelPen(renderer: renderer, kernels: engine.kernels)
    var contents: Set<Int> = []
    var sections: Set<Int> = []
    for refreshRate in refreshRates {
      let stage = TableView(
        rows: rows, state: state, strategy: strategies[0], policy: .pool, pen: pen, seed: seed)
      var script = ScrollScript(scenario, geometry: state.geometry, seed: seed)
      for frame in 0..<frames(at: refreshRate) {
        script.advance(stage, to: Double(frame) / Double(refreshRate))
        script.performEvents(stage)
        stage.update()
        contents.formUnion(stage.driver.placed.lazy.map(\.content))
        let geometry = stage.geometry
        sections.formUnion(
          geometry.layout.sections(intersecting: geometry.span(shownFrom: stage.top)))
      }
    }
    return (contents.sorted(), sections.sorted())
  }
}
