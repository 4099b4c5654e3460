import Analysis
import RunData

/// The section of a page that lists what differs between the run and a second one.
struct ComparisonPart {
  private let comparedWith: String
  /// The charts of the refresh rates below the highest.
  private let ratios: [RatioPart]
  /// The table of what differs; `nil` if nothing does.
  private let changes: HTMLTable?
  private let notes: [String]

  init(_ comparison: RunComparison, with name: String, colors: StrategyColors) {
    let report = ComparisonReport(comparison)
    comparedWith = TextFormatting.oneLine(name)
    let rates = Set(comparison.series.map(\.first.refreshRate)).sorted(by: >)
    ratios = rates.dropFirst().compactMap {
      RatioPart(comparison.series, refreshRate: $0, colors: colors)
    }
    let table = report.changes
    changes = table.rows.isEmpty ? nil : HTMLTable(table, of: "this run and \(comparedWith)")
    notes = report.distinctNotes
  }

  var markup: Markup {
    """
    <section id="comparison">
    <h2>This run and \(comparedWith)</h2>
    \(ratios.map { "<h3>\($0.rate)</h3>\n\($0.markup)" })
    \(changes?.markup)
    \(notes.map { "<p class=\"note\">\($0)</p>" })
    </section>

    """
  }
}
