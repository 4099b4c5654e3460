package import TableModel
package import TableViews

/// A table, its scroll and its events, read from a JSON file with the keys of
/// ``ScenarioField/all``.
///
/// The settings of the table are members of the scenario too: `scenario.radius` is
/// `scenario.table.radius`.
@dynamicMemberLookup
package struct Scenario: Equatable, Sendable {
  package var name = "settings"
  /// A description in one sentence.
  package var summary = ""
  package var table = TableSettings()
  /// The range of section sizes; `nil` keeps the sections of the data.
  package var sectionSizes: ClosedRange<Int>? = 1...8
  /// The number of rows that are generated in place of the embedded ones; 0 for none.
  package var syntheticRows = 0
  package var trace: [Motion] = []
  package var events: [TimedEvent] = []

  package init() {}

  package subscript<Value>(dynamicMember path: WritableKeyPath<TableSettings, Value>) -> Value {
    get { table[keyPath: path] }
    set { table[keyPath: path] = newValue }
  }

  package subscript<Value>(dynamicMember path: KeyPath<TableSettings, Value>) -> Value {
    table[keyPath: path]
  }

  /// Returns the rows of a run that names none, in their own sections: generated or embedded ones.
  package func makeRows(seed: UInt64) -> RowTable {
    syntheticRows > 0 ? .synthetic(count: syntheticRows, seed: seed) : .embedded()
  }

  /// Returns rows in the sections that the scenario asks for.
  package func cut(_ rows: RowTable, seed: UInt64) -> RowTable {
    sectionSizes.map { rows.cut(intoSectionsOf: $0, seed: seed) } ?? rows
  }

  /// Returns the scenario for rows that a program declares: in their own sections, with the texts
  /// of footers, and as high as their content if the scenario allows it.
  package func adapted(toDeclared rows: RowTable) -> Scenario {
    var result = self
    result.sectionSizes = nil
    if rows.sections.contains(where: { $0.footer != nil }) { result.footerText = true }
    // `validate` refuses measured heights if one of the three keys is not 0. With a trace past the
    // table's ends it accepts them, but fixed ones stay the default.
    let pullsPastEnds = trace.contains { if case .overscroll = $0 { true } else { false } }
    if !pullsPastEnds, table.cell.textTop == 0, table.resizeSeconds == 0, table.insertSeconds == 0 {
      result.heights.source = .measured
    }
    return result
  }

  /// The duration of the trace, in seconds.
  package var traceDuration: Double { trace.reduce(0) { $0 + $1.seconds } }

  /// Indicates whether the display is rotated during the scroll.
  package var turns: Bool { events.contains { $0.event == .rotate } }

  /// Indicates whether rows are inserted, deleted or moved during the scroll.
  package var hasEdits: Bool {
    events.contains { if case .edit(let edit) = $0.event { edit != .reload } else { false } }
  }
}
