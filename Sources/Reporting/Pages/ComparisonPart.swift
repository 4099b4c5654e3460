import Analysis
import Results

/// How the run compares with a second one: what the page shows of it.
struct ComparisonPart {
  let comparedWith: String
  /// A chart a refresh rate, the highest first.
  let ratios: [RatioPart]
  let pairs: [Pair]
  let comparisonNotes: [String]

  /// A pair of series, metric by metric.
  struct Pair {
    let pairHeading: String
    let hasLines: Bool
    let lines: [Line]
    let pairNotes: [String]
  }

  /// What became of one metric.
  struct Line {
    let lineMetric: String
    let firstText: String
    let secondText: String
    let effectText: String
    let verdictText: String
  }

  init(_ comparison: RunComparison, with name: String, colors: StrategyColors) {
    let report = ComparisonReport(comparison)
    comparedWith = TextFormatting.oneLine(name)
    ratios = Set(comparison.series.map(\.first.refreshRate)).sorted(by: >).compactMap {
      RatioPart(comparison.series, refreshRate: $0, colors: colors)
    }
    pairs = comparison.series.map { series in
      let lines = ComparisonLine.all(of: series).filter { !$0.isQuiet }.map {
        Line(
          lineMetric: $0.metric, firstText: $0.firstText, secondText: $0.secondText,
          effectText: $0.effectText, verdictText: $0.verdictText)
      }
      return Pair(
        pairHeading: report.heading(series), hasLines: !lines.isEmpty, lines: lines,
        pairNotes: report.notes(series))
    }
    comparisonNotes = report.unmatched
  }
}
