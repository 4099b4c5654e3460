import Analysis
import Files
import RunRecords
import Statistics

/// The result of a run in plain words: who is fastest at the highest refresh rate on this CPU, by
/// how much and why; whose hitches are good; who is ahead in counters, on any device.
///
/// Only a strategy that is both, over as many rounds as an interval takes, *wins*. Where the two
/// disagree both are said, and nobody wins.
struct WinnerSentence {
  private let rankings: [Ranking]
  private let record: RunRecord
  private let ranking: Ranking

  /// - Precondition: There is a ranking.
  init(rankings: [Ranking], record: RunRecord) {
    guard let highest = rankings.max(by: { $0.refreshRate < $1.refreshRate }) else {
      preconditionFailure("a run has a refresh rate")
    }
    self.rankings = rankings
    self.record = record
    ranking = highest
  }

  /// The verdicts; and a warning where most frames show nothing that strategies draw differently.
  var sentences: [String] {
    [verdict, HeadroomSentence(ranking).text, counters, warning].compactMap(\.self)
  }

  /// Whether the fastest on this CPU is ahead in counters too.
  private var verdictsAgree: Bool {
    guard case .winner(let winner) = ranking.result else { return false }
    return ranking.counters?.leader == winner
  }

  /// The verdict in counters, where the first sentence does not hold it already.
  private var counters: String? {
    guard let counters = ranking.counters, !verdictsAgree else { return nil }
    let text = CounterSentence(counters).text
    guard case .winner = ranking.result else { return text }
    return text + " What is fastest here need not be elsewhere."
  }

  private var verdict: String {
    let clauses: [String?] =
      switch ranking.result {
      case .empty: [nobody]
      case .single(let only): [alone(only), capShare]
      case .winner(let winner): [win(winner), budgetClause, otherRates, capShare]
      case .tie(let leaders): [tooClose(leaders), budgetClause, otherRates, capShare]
      }
    return clauses.compactMap(\.self).joined(separator: "; ") + "."
  }

  // MARK: - Outcomes

  private var nobody: String {
    if ranking.unranked.isEmpty {
      return "Only a control was measured, which is nobody's rival: there is nothing to rank"
    }
    let names = TextFormatting.list(ranking.unranked.map(\.strategy))
    return "No strategy is ranked: "
      + (pixelsAlone
        ? "the pixels of \(names) differ from the reference"
        : "of \(names) something was found that was not predicted")
  }

  /// Whether nothing but wrong pixels keeps strategies out of the ranking.
  private var pixelsAlone: Bool {
    ranking.unranked.allSatisfy { summary in
      summary.faults.allSatisfy { $0.isPredicted || $0.kind == Fault.wrongImage }
    }
  }

  private func alone(_ only: SeriesSummary) -> String {
    let reason =
      if !ranking.unranked.isEmpty {
        "Only \(only.strategy) \(pixelsAlone ? "shows the right pixels" : "is as it should be"), "
          + "so nothing wins"
      } else if ranking.controls.isEmpty {
        "Only \(only.strategy) was measured, so nothing wins"
      } else {
        "Only \(only.strategy) was measured besides a control, so nothing wins"
      }
    return "\(reason): on this CPU its median frame takes \(time(only)) at \(rate), "
      + "\(TextFormatting.percent(only.frameTime.p50 / only.budget)) of the \(budget) budget, its p95 "
      + "\(TextFormatting.percent(only.frameTime.p95 / only.budget)), and \(overBudget(only)) over it"
  }

  private func win(_ winner: SeriesSummary) -> String {
    let rivals = ranking.ranked.dropFirst()
    guard let next = rivals.first, let slowest = rivals.last else { return "" }
    let compared = (next == slowest ? [next] : [next, slowest]).map { rival in
      "\(rival.strategy)'s \(time(rival)) (\(longer(rival, than: winner)))"
    }
    let claim =
      switch (verdictsAgree, needsMoreRounds) {
      case (true, nil): "wins in \(allRounds), and in counters, on any device, it is ahead too"
      case (true, let needed?):
        "is ahead in \(allRounds) (to call it takes \(needed)), and in counters, on any device, too"
      case (false, nil): "is fastest in \(allRounds)"
      case (false, let needed?): "is fastest in \(allRounds) (to call it takes \(needed))"
      }
    return "On this CPU \(winner.strategy) \(claim): its median frame takes "
      + "\(time(winner)) at \(rate) against \(TextFormatting.list(compared)), "
      + Reason(of: winner, against: slowest, pixels: record.display.pixelCount).clause
  }

  private func tooClose(_ leaders: [SeriesSummary]) -> String {
    let names = TextFormatting.list(leaders.map { "\($0.strategy) (\(time($0)))" })
    let rest = ranking.ranked.dropFirst(leaders.count)
    let both = leaders.count == 2 ? "both" : "them"
    let slower = rest.map { "\($0.strategy) (\(time($0)))" }
    return "On this CPU the median frames at \(rate) are too close to call between \(names): "
      + "\(leaders[0].strategy)'s is not the shortest in \(allRounds)"
      + (rest.isEmpty
        ? ""
        : "; \(TextFormatting.list(slower)) \(rest.count == 1 ? "is" : "are") slower than \(both)")
  }

  // MARK: - Clauses

  /// Who goes over the budget at the highest refresh rate, if anyone does.
  private var budgetClause: String? {
    let over = ranking.ranked.filter { $0.playback.framesOverBudget > 0 }
    guard !over.isEmpty else { return nil }
    guard over.count <= 3 else {
      let count = ranking.ranked.count
      let who =
        over.count == count
        ? "\(TextFormatting.all(count)) strategies"
        : "\(TextFormatting.number(over.count)) of \(TextFormatting.number(count)) strategies"
      return "\(who) go over the \(budget) budget"
    }
    let names = over.map { "\($0.strategy) (\(frames($0)))" }
    return
      "\(TextFormatting.list(names)) \(over.count == 1 ? "goes" : "go") over the \(budget) budget"
  }

  /// What comes out differently at other refresh rates.
  private var otherRates: String? {
    let differing = rankings.filter { $0.result.names != ranking.result.names }
    let clauses = differing.reversed().compactMap { other -> String? in
      switch other.result {
      case .winner(let winner):
        "on this CPU \(winner.strategy) is fastest at \(other.refreshRate) Hz"
      case .tie: "on this CPU it is too close to call at \(other.refreshRate) Hz"
      case .empty, .single: nil
      }
    }
    return clauses.isEmpty ? nil : "but " + TextFormatting.list(clauses)
  }

  /// How much of what was on the display the strategies draw differently.
  private var capShare: String? {
    guard let share = ranking.ranked.first?.shareOfCapRows else { return nil }
    return share == 0
      ? "no row on screen was a cap (a row with rounded corners)"
      : "\(TextFormatting.percent(share)) of the rows on screen were caps (rows with rounded corners)"
  }

  /// The share of frames without a rounded row from which a reader must be told.
  private static let worthAWarning = 0.1

  private var warning: String? {
    let summaries = rankings.flatMap(\.inOrder)
    guard
      let worst = summaries.max(by: { $0.shareOfFramesWithoutCaps < $1.shareOfFramesWithoutCaps }),
      worst.shareOfFramesWithoutCaps > Self.worthAWarning
    else { return nil }
    let advice =
      worst.capFrameP50 == nil
      ? "no frame shows the \(TextFormatting.number(SeriesSummary.capRowsOfCapFrame)) caps that "
        + "frame_p50_caps_ms takes"
      : "see frame_p50_caps_ms"
    let extent = worst.shareOfFramesWithoutCaps > 0.5 ? "middle rows only" : "mostly middle rows"
    return
      "In \(TextFormatting.percent(worst.shareOfFramesWithoutCaps)) of the frames no rounded row was "
      + "visible: the medians compare \(extent); \(advice)."
  }

  // MARK: - Words

  private var rate: String { "\(ranking.refreshRate) Hz" }

  private var budget: String {
    DecimalText.shortest(1_000 / Double(ranking.refreshRate), places: 2) + " ms"
  }

  /// How many rounds it takes to call a strategy faster; `nil` if there are so many.
  private var needsMoreRounds: String? {
    let rounds = ranking.ranked.first?.rounds ?? 0
    let needed = ConfidenceInterval.fewestRounds
    return rounds < needed ? TextFormatting.number(needed) : nil
  }

  private var allRounds: String {
    let rounds = ranking.ranked.first?.rounds ?? 0
    return rounds == 1 ? "the only round" : "\(TextFormatting.all(rounds)) rounds"
  }

  private func time(_ summary: SeriesSummary) -> String {
    let fine = ranking.ranked.contains { $0.frameTime.p50 < 1 }
    return TextFormatting.milliseconds(summary.frameTime.p50, fine: fine) + " ms"
  }

  private func longer(_ summary: SeriesSummary, than winner: SeriesSummary) -> String {
    guard winner.frameTime.p50 > 0 else { return "longer" }
    return TextFormatting.longer(summary.frameTime.p50 / winner.frameTime.p50)
  }

  private func frames(_ summary: SeriesSummary) -> String {
    "\(DecimalText.grouped(summary.playback.framesOverBudget)) of "
      + "\(DecimalText.grouped(summary.frames)) frames"
  }

  private func overBudget(_ summary: SeriesSummary) -> String {
    let count = summary.playback.framesOverBudget
    return count == 0 ? "no frame goes" : "\(frames(summary)) \(count == 1 ? "goes" : "go")"
  }
}

extension Ranking.Result {
  /// What an outcome says, apart from its figures.
  fileprivate var names: [String] {
    switch self {
    case .empty: []
    case .single(let only): [only.strategy]
    case .winner(let winner): [winner.strategy]
    case .tie(let leaders): leaders.map(\.strategy).sorted()
    }
  }
}
