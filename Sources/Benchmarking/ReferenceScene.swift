import Compositing
import Geometry
import RowStrategies
import TableModel
import TableViews
import Text

/// Paints what a table should look like: the judge's side of the pixel proof.
///
/// It keeps the table as a plain list, finds rows with the naive layout, measures all of them where
/// heights are measured, and draws each text afresh. It shares with what it judges where the parts of
/// a row and the shadows go, and how a row is measured; no strategy, no layer that is shown and no
/// cache is involved.
struct ReferenceScene {
  private let rows: RowTable
  private let renderer: TextRenderer
  private let initial: Scenario
  private var scenario: Scenario
  /// The contents of the rows, section by section.
  private var contents: [[Int]]
  private var fades: [SelectionFade] = []
  /// What was on the display when the last image was painted.
  private var shown: [Int] = []

  init(_ scenario: Scenario, rows: RowTable, renderer: TextRenderer) {
    self.rows = rows
    self.renderer = renderer
    initial = scenario
    self.scenario = scenario
    contents = rows.sections.map { Array($0.rows) }
  }

  /// Takes on an event; what an edit does is told apart, once its place is drawn.
  mutating func take(_ event: TimedEvent.Event, at time: Double) {
    _ = scenario.take(event)
    guard case .tap(let row, let seconds) = event, !shown.isEmpty else { return }
    let content = shown[min(row, shown.count - 1)]
    fades.removeAll { $0.content == content }
    fades.append(SelectionFade(content: content, start: time, seconds: seconds))
  }

  mutating func take(_ edit: ResolvedEdit) {
    switch edit {
    case .insert(let content, let index, let section):
      contents[section].insert(content, at: index)
    case .remove(let row): _ = remove(row)
    case .move(let row, let index, let section):
      let content = remove(row)
      contents[section].insert(content, at: index)
    case .reload: break
    }
  }

  mutating func reset() {
    scenario = initial
    contents = rows.sections.map { Array($0.rows) }
    fades = []
  }

  private mutating func remove(_ row: Int) -> Int {
    var index = row
    for section in contents.indices {
      if index < contents[section].count { return contents[section].remove(at: index) }
      index -= contents[section].count
    }
    preconditionFailure("row \(row) is not in the table")
  }

  /// The image of the place where a stage stands.
  ///
  /// Where heights are measured, the rows above the display may have others in the stage's layout,
  /// which estimates them: its first row tells where it stands.
  mutating func image(
    matching stage: TableView, at time: Double, corners: inout ReferenceCorners
  ) -> ReferenceImage {
    let state = TableConfiguration(scenario, rowCounts: [1], renderer: renderer)
    let (geometry, look) = (state.geometry, state.look)
    let layout = layout(state)
    var top = stage.top
    if scenario.heights.source == .measured, let first = stage.driver.placed.first?.row {
      let seen = stage.geometry.layout.span(ofRow: first).lowerBound
      top +=
        geometry.scale.pixels(layout.rows[first].span.lowerBound) - geometry.scale.pixels(seen)
    }
    var painting = ReferencePainting(
      geometry: geometry, look: look, renderer: renderer, top: top,
      corner: corners.corner(ofRadius: geometry.radius))
    painting.paintShadows(scenario, layout)
    painting.paintTableHeader(scenario)
    let span = geometry.span(shownFrom: top)
    for (section, rows) in contents.enumerated() where look.showsText {
      painting.paintHeader(
        self.rows.sections[section].title, layout.headers[section], shown: span)
      guard look.showsFooters else { continue }
      painting.paintFooter(
        SectionViews.footer(self.rows.sections[section], rows: rows.count), layout.footers[section],
        shown: span)
    }
    let flat = contents.flatMap(\.self)
    shown = []
    for row in layout.rows(intersecting: span) {
      let content = flat[row.row]
      shown.append(content)
      let fade = fades.last { $0.content == content }?.opacity(at: time)
      painting.paint(
        rows.rows[content], content: content, at: row,
        selection: look.isSelected(content: content) ? 255 : fade, isClipped: stage.clipsCells)
    }
    return painting.image
  }

  /// The layout of all rows, each measured if heights are.
  private func layout(_ state: TableConfiguration) -> NaiveTableLayout {
    let rowCounts = contents.map(\.count)
    let flat = contents.flatMap(\.self)
    let measurer = measurer(state)
    return NaiveTableLayout(
      rowCounts: rowCounts,
      heights: { row in
        guard let measurer else { return scenario.rowHeight }
        return state.height(ofContent: flat[row], in: rows, by: measurer)
      }, headerHeight: scenario.sectionHeader, footerHeight: scenario.sectionFooter,
      tableHeaderHeight: scenario.tableHeaderHeight)
  }

  /// What measures rows; `nil` if they have one height.
  private func measurer(_ state: TableConfiguration) -> HeightMeasurer? {
    guard scenario.heights.source == .measured else { return nil }
    // As published, the mode decides what is right: the rows are wrong for every strategy alike.
    let mode = scenario.heights.measuring == .cached ? .proxy : scenario.heights.measuring
    return HeightMeasurer(
      mode, style: state.look.cellText, places: state.look.places, scale: state.geometry.scale,
      renderer: renderer)
  }
}
