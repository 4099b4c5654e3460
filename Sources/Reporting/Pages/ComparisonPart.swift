import Analysis
import RunData

/// The section of a page that compares the run with a second one.
struct ComparisonPart {
  let comparedWith: String
  /// A chart per refresh rate, the highest first.
  let ratios: [RatioPart]
  let pairs: [Pair]
  let comparisonNotes: [String]

  /// A pair of series, metric by metric.
  struct Pair {
    let pairHeading: String
    /// `nil` if no metric is shown.
    let table: HTMLTable?
    let pairNotes: [String]
  }

  init(_ comparison: RunComparison, with name: String, colors: StrategyColors) {
    let report = ComparisonReport(comparison)
    comparedWith = TextFormatting.oneLine(name)
    ratios = Set(comparison.series.map(\.first.refreshRate)).sorted(by: >).compactMap {
      RatioPart(comparison.series, refreshRate: $0, colors: colors)
    }
    pairs = comparison.series.map { series in
      let heading = report.heading(series)
      let table = report.table(series)
      return Pair(
        pairHeading: heading,
        table: table.rows.isEmpty ? nil : HTMLTable(table, of: "Metrics of \(heading)"),
        pairNotes: report.notes(series))
    }
    comparisonNotes = report.unmatched
  }
}
