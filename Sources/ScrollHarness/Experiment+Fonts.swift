import CoreLayout
import Geometry
package import Labels
import Rows

extension Experiment {
  /// Opens every font file that the scroll will need, so that no measured frame does.
  ///
  /// - Returns: The number of characters in the texts of the rows shown for which no font has a
  ///   glyph.
  /// - Complexity: O(*n*) in the ticks of the scroll and the rows that it shows.
  package func loadFonts(into renderer: TextRenderer) -> Int {
    let geometry = TableGeometry(scenario, rowCounts: rows.sections.map(\.rows.count))
    let look = TableLook(scenario, geometry: geometry, renderer: renderer)
    guard look.showsText else { return 0 }
    let (shown, sections) = shown(geometry)
    return renderer.load(texts: shown.map { rows.rows[$0].title }, style: look.cellText.title.text)
      + renderer.load(
        texts: shown.map { rows.rows[$0].subtitle }, style: look.cellText.subtitle.text)
      + renderer.load(texts: sections.map { rows.sections[$0].title }, style: look.header.text)
  }

  /// The rows and sections that are on the display at any tick of any refresh rate, ascending.
  private func shown(_ geometry: TableGeometry) -> (rows: [Int], sections: [Int]) {
    let trace = geometry.trace(scenario, seed: seed)
    var rows: Set<Int> = []
    var sections: Set<Int> = []
    for refreshRate in refreshRates {
      for frame in 0..<frames(at: refreshRate) {
        let top = geometry.scale.pixels(trace.offset(at: Double(frame) / Double(refreshRate)))
        let span = geometry.span(shownFrom: top)
        rows.formUnion(geometry.layout.rows(intersecting: span))
        sections.formUnion(geometry.layout.sections(intersecting: span))
      }
    }
    return (rows.sorted(), sections.sorted())
  }
}
