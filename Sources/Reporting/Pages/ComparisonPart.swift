import Analysis
import RunData

/// The section of a page that lists what differs between the run and a second one.
struct ComparisonPart {
  let comparedWith: String
  /// The charts of the refresh rates below the highest.
  let ratios: [RatioPart]
  let changes: HTMLTable
  let hasChanges: Bool
  let comparisonNotes: [String]

  init(_ comparison: RunComparison, with name: String, colors: StrategyColors) {
    let report = ComparisonReport(comparison)
    comparedWith = TextFormatting.oneLine(name)
    let rates = Set(comparison.series.map(\.first.refreshRate)).sorted(by: >)
    ratios = rates.dropFirst().compactMap {
      RatioPart(comparison.series, refreshRate: $0, colors: colors)
    }
    let table = report.changes
    changes = HTMLTable(table, of: "this run and \(comparedWith)")
    hasChanges = !table.rows.isEmpty
    comparisonNotes = report.distinctNotes
  }
}
