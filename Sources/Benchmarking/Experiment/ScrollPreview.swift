import Compositing
import RunData
import TableViews
package import Text

/// The rows, titles and events of an experiment's scroll, at all of its refresh rates.
///
/// They are found by passes without pixels, before the first measured pass.
package struct ScrollPreview {
  /// The indices in the data of the rows that are visible at some tick.
  package private(set) var rowIDs: Set<Int> = []
  /// The texts of the headers and footers of the sections that are visible at some tick.
  package private(set) var titles: Set<String> = []
  /// The numbers of the rows that are visible at some tick, from the first to the last; `nil` if
  /// none is.
  package private(set) var rows: ClosedRange<Int>?
  /// The greatest number of rows of the table.
  package private(set) var rowCount = 0
  private var fewestRows = Int.max
  package private(set) var scrolls = false
  /// The events that cannot be applied, at the refresh rate that has the most of them.
  package private(set) var refusals: [Refusal] = []
  /// The events that come after the last frame of the longest pass.
  private var late: ArraySlice<EventQueue.Entry> = []

  package typealias Refusal = (entry: EventQueue.Entry, reason: String)

  /// - Complexity: O(*n*) in the ticks of the scroll.
  package init(_ experiment: Experiment, renderer: TextRenderer) {
    let state = TableState(
      experiment.scenario, rows: experiment.rows, renderer: renderer, seed: experiment.seed)
    let pen = LabelPen(renderer: renderer, kernels: experiment.engine.kernels)
    var late: [ArraySlice<EventQueue.Entry>] = []
    for refreshRate in experiment.refreshRates {
      let table = TableView(
        state, strategy: experiment.strategies[0], policy: .pool, pen: pen)
      let pipeline = FramePipeline(
        experiment.scenario, table, engine: nil, seed: experiment.seed)
      var refusals: [Refusal] = []
      var top: Int?
      late.append(
        pipeline.recycleAll(
          frames: experiment.frames(at: refreshRate), refreshRate: refreshRate,
          onEvent: { due, changes in
            guard changes == nil else { return }
            let reason =
              switch due.event {
              case .showSections: "the table has fewer sections"
              case _ where table.visibleRows == 0: "no row is visible"
              case .edit(.move): "there is no other place for the row"
              // Only a tap is left: edits other than moves fail only without visible rows.
              default: "the row is already selected"
              }
            refusals.append((due, reason))
          }
        ) { table in
          scrolls = scrolls || table.top != top ?? table.top
          top = table.top
          add(table)
        })
      if refusals.count > self.refusals.count { self.refusals = refusals }
    }
    self.late = late.min { $0.count < $1.count } ?? []
  }

  private mutating func add(_ table: TableView) {
    rowIDs.formUnion(table.visibleRowIDs)
    let geometry = table.geometry
    let shown = geometry.layout.sections(intersecting: geometry.span(shownFrom: table.top))
    for section in shown {
      let texts = table.state.rows.sections[section]
      titles.insert(texts.title)
      guard table.state.settings.footerText else { continue }
      titles.insert(texts.footerText(rows: geometry.layout.rows(inSection: section).count))
    }
    rowCount = max(rowCount, geometry.layout.rowCount)
    fewestRows = min(fewestRows, geometry.layout.rowCount)
    guard table.visibleRows > 0 else { return }
    let (first, last) = (table.firstRow, table.firstRow + table.visibleRows - 1)
    rows = min(rows?.lowerBound ?? first, first)...max(rows?.upperBound ?? last, last)
  }

  var caveats: [String] {
    var caveats: [String] = []
    if !scrolls {
      let shown = rows.map { rows in
        rows.count == 1
          ? "frames show row \(rows.lowerBound + 1)"
          : "frames show rows \(rows.lowerBound + 1) to \(rows.upperBound + 1)"
      }
      let all = "\(fewestRows < rowCount ? "at most " : "")\(rowCount)"
      caveats.append(Caveat.noScroll(shown ?? "no frame shows a row", all))
    }
    if !refusals.isEmpty {
      let listed = refusals.prefix(3).map { "\(Self.text($0.entry)) (\($0.reason))" }
      caveats.append(
        Caveat.refusedEvents(
          refusals.count == 1 ? "an event" : "\(refusals.count) events",
          listed.joined(separator: ", ")
            + (refusals.count > 3 ? " and \(refusals.count - 3) more" : "")))
    }
    if let first = late.first {
      caveats.append(
        Caveat.lateEvents(
          late.count == 1 ? "an event comes" : "\(late.count) events come",
          "\(Self.text(first))\(late.count == 1 ? "" : " and later")")
      )
    }
    return caveats
  }

  /// An event and its time, without the digits that repetitions of an event add.
  private static func text(_ entry: EventQueue.Entry) -> String {
    "\(entry.event.kind) at \((entry.time * 1e6).rounded() / 1e6) s"
  }
}
