import Analysis
import RunRecords
import Statistics

/// What was found about the strategies: a line a finding, each strategy's under its name.
struct FindingLines {
  private let summaries: [SeriesSummary]
  private let width: Int

  /// - Parameter summaries: Those of all refresh rates; findings are a strategy's at any of them.
  init(_ summaries: [SeriesSummary], width: Int = TextFormatting.width) {
    self.width = width
    var seen: Set<String> = []
    self.summaries = summaries.filter { seen.insert($0.strategy).inserted }
  }

  /// Empty if nothing was found.
  ///
  ///     findings
  ///     · corner-cover-as-published: layers per cell grew from 5 to 40 over 8 redraws (as predicted)
  var lines: [String] {
    let lines = summaries.flatMap { summary in
      summary.faults.flatMap { finding in
        TextFormatting.wrap(
          "· \(summary.strategy): \(TextFormatting.oneLine(finding.sentence)) "
            + (finding.isPredicted ? "(as predicted)" : "(NOT predicted)"), indent: "  ",
          width: width)
      }
    }
    return lines.isEmpty ? [] : ["findings"] + lines
  }
}
