import Analysis
import RunData

extension ReportSource {
  var caveats: [String] { doubts.map(TextFormatting.sentence) }

  /// The limits of the verdict as clauses: what the frames show, then what the run recorded.
  var doubts: [String] {
    [sharedStalls, interruptions, unpredictedFindings, framesWithoutCaps].compactMap(\.self)
      + facts.caveats
  }

  private var interruptions: String? {
    named(
      summaries.filter { $0.shareOfInterruptedFrames > Self.largestShareOfInterruptedFrames }
        .sorted { $0.shareOfInterruptedFrames > $1.shareOfInterruptedFrames }
    ) { TextFormatting.percent($0.shareOfInterruptedFrames) }.map { Caveat.interruptedFrames($0) }
  }

  /// The stalls that are not due to one strategy; `nil` if there are none.
  private var sharedStalls: String? {
    named(
      summaries.filter { $0.stalls > 0 && !$0.faults.contains { $0.kind == Fault.stalls } }
        .sorted { $0.stalls > $1.stalls }
    ) { "\($0.stalls) of \($0.rounds * $0.frames)" }.map { Caveat.sharedStalls($0) }
  }

  /// Returns the first four series, each with a text, and the number of the others; `nil` for none.
  private func named(
    _ series: [SeriesSummary], _ text: (SeriesSummary) -> String
  ) -> String? {
    let named = series.prefix(4).map { "\($0.strategy) at \($0.refreshRate) Hz \(text($0))" }
    let rest = series.count - named.count
    return named.isEmpty
      ? nil
      : (named + (rest == 0 ? [] : ["\(rest) more series"])).joined(separator: ", ")
  }

  /// Leaves out strategies whose pixels differ: the run has a caveat for them already.
  private var unpredictedFindings: String? {
    let failed = Set(facts.proofs.lazy.filter { !$0.holds }.map(\.strategy))
    let kinds = summaries.filter { !failed.contains($0.strategy) }.flatMap { summary in
      summary.faults.filter { !$0.isPredicted }.map { fault in
        // A strategy with stalls at one refresh rate is ranked at others.
        let rate = fault.kind == Fault.stalls ? " at \(summary.refreshRate) Hz" : ""
        return (strategy: summary.strategy, kind: fault.kind + rate)
      }
    }
    let names = Dictionary(grouping: kinds, by: \.strategy).sorted { $0.key < $1.key }
      .map { "\($0) (\($1.map(\.kind).unique.joined(separator: ", ")))" }
    return names.isEmpty ? nil : Caveat.unpredictedFindings(names.joined(separator: ", "))
  }

  private var framesWithoutCaps: String? {
    let worst = summaries.map(\.shareOfFramesWithoutCaps).max() ?? 0
    return worst <= Self.largestShareWithoutCaps
      ? nil
      : Caveat.noRoundedRows(
        TextFormatting.percent(worst),
        worst > 0.5 ? ": a median frame may have middle rows only" : "")
  }

  /// The share of interrupted frames above which a series is named.
  static let largestShareOfInterruptedFrames = 0.01
  private static let largestShareWithoutCaps = 0.1
}
