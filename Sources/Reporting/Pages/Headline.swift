import Analysis
import RunRecords
import Statistics

/// The result of a run in a few words, for the top of a page.
struct Headline {
  let text: String

  /// - Parameter ranking: That of the highest refresh rate.
  init(_ ranking: Ranking, isLowerBound: Bool) {
    let rate = "\(ranking.refreshRate) Hz"
    guard !isLowerBound else {
      text = "A lower bound at \(rate): nothing is ranked"
      return
    }
    switch ranking.result {
    case .winner(let winner):
      let isAhead = ranking.counters?.leader == winner
      let isShown = winner.rounds >= ConfidenceInterval.fewestRounds
      let claim = isAhead ? isShown ? "wins" : "is ahead" : "is fastest here"
      text = "\(Self.name(winner)) \(claim) at \(rate)"
    case .tie(let leaders):
      text = "Too close to call at \(rate): \(TextFormatting.list(leaders.map(Self.name)))"
    case .single(let only):
      text = "\(Self.name(only)) at \(rate), with nothing to compare"
    case .empty:
      text = "No strategy can be ranked at \(rate)"
    }
  }

  private static func name(_ summary: SeriesSummary) -> String {
    TextFormatting.name(summary.strategy)
  }
}
