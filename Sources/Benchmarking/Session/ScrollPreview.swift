import Compositing
import Scenarios
package import TableViews
package import Text

/// What the scroll of an experiment shows and does, at any of its refresh rates.
///
/// Found by passes without pixels before the first one that is measured.
package struct ScrollPreview {
  /// The contents of the rows that are visible at some tick.
  package private(set) var contents: Set<Int> = []
  /// The sections that are visible at some tick.
  package private(set) var sections: Set<Int> = []
  /// The numbers of the rows that are visible at some tick, from the first to the last; `nil` if
  /// none is.
  package private(set) var rows: ClosedRange<Int>?
  /// The greatest number of rows of the table.
  package private(set) var rowCount = 0
  /// Indicates whether the scroll offset changes.
  package private(set) var scrolls = false
  /// The events that cannot be applied, at the refresh rate that has the most of them.
  package private(set) var refusals: [Refusal] = []
  /// The number of events that come after the last frame of the longest pass.
  package private(set) var lateEvents = 0

  /// An event that cannot be applied.
  package struct Refusal: Equatable {
    /// In seconds from the start of the trace.
    package var time: Double
    package var event: TableEvent
    package var reason: Reason

    package enum Reason {
      case noRows, noOtherPlace, isSelected, noSections
    }
  }

  /// - Complexity: O(*n*) in the ticks of the scroll.
  package init(_ experiment: Experiment, renderer: TextRenderer) {
    let configuration = TableConfiguration(
      experiment.scenario.table, rows: experiment.rows, renderer: renderer)
    let pen = LabelPen(renderer: renderer, kernels: experiment.engine.kernels)
    var late: [Int] = []
    for refreshRate in experiment.refreshRates {
      let pipeline = FramePipeline(
        experiment.scenario, configuration, rows: experiment.rows,
        strategy: experiment.strategies[0], engine: nil, pen: pen, seed: experiment.seed)
      let table = pipeline.table
      var refusals: [Refusal] = []
      var top: Int?
      late.append(
        pipeline.recycleAll(
          frames: experiment.frames(at: refreshRate), refreshRate: refreshRate,
          onRefusal: { event, time in
            let reason: Refusal.Reason =
              switch event {
              case .showSections: .noSections
              case _ where table.visibleRows == 0: .noRows
              case .edit(.move): .noOtherPlace
              default: .isSelected
              }
            refusals.append(Refusal(time: time, event: event, reason: reason))
          }
        ) { table in
          scrolls = scrolls || table.top != top ?? table.top
          top = table.top
          add(table)
        })
      if refusals.count > self.refusals.count { self.refusals = refusals }
    }
    lateEvents = late.min() ?? 0
  }

  private mutating func add(_ table: TableView) {
    contents.formUnion(table.visibleContents)
    let geometry = table.geometry
    rowCount = max(rowCount, geometry.layout.rowCount)
    sections.formUnion(geometry.layout.sections(intersecting: geometry.span(shownFrom: table.top)))
    guard table.visibleRows > 0 else { return }
    let (first, last) = (table.firstRow, table.firstRow + table.visibleRows - 1)
    rows = min(rows?.lowerBound ?? first, first)...max(rows?.upperBound ?? last, last)
  }

  /// The caveats that follow, one sentence each.
  var caveats: [String] {
    var caveats: [String] = []
    if !scrolls {
      let shown = rows.map { rows in
        rows.count == 1
          ? "row \(rows.lowerBound + 1)" : "rows \(rows.lowerBound + 1) to \(rows.upperBound + 1)"
      }
      caveats.append(
        "nothing scrolled: " + (shown.map { "all frames show \($0)" } ?? "no frame shows a row")
          + " of \(rowCount).")
    }
    if !refusals.isEmpty {
      let listed = refusals.prefix(3).map { "\($0.event.kind) at \($0.time) s (\($0.cause))" }
      caveats.append(
        (refusals.count == 1 ? "an event" : "\(refusals.count) events") + " could not be done: "
          + listed.joined(separator: ", ")
          + (refusals.count > 3 ? " and \(refusals.count - 3) more" : "") + ".")
    }
    if lateEvents > 0 {
      caveats.append(
        (lateEvents == 1 ? "an event comes" : "\(lateEvents) events come")
          + " after the last frame and did not happen.")
    }
    return caveats
  }
}

extension ScrollPreview.Refusal {
  fileprivate var cause: String {
    switch reason {
    case .noRows: "no row is visible"
    case .noOtherPlace: "there is no other place for the row"
    case .isSelected: "the row is selected anyway"
    case .noSections: "the table has fewer sections"
    }
  }
}
