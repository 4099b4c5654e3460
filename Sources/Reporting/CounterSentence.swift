import Analysis
import Results
import Statistics

/// Who is ahead in counters, on any device, and by what.
struct CounterSentence {
  private let verdict: CounterRanking

  init(_ verdict: CounterRanking) {
    self.verdict = verdict
  }

  var text: String {
    let start = "In counters, on any device, "
    if let leader = verdict.leader {
      return start
        + "\(leader.strategy) is ahead: it \(reason(of: leader)), and nowhere is it more "
        + "than 1 % above a rival."
    }
    guard !verdict.leads.isEmpty else {
      return start + "no strategy is ahead: none has clearly the fewest bytes of any kind."
    }
    return start + "no strategy is ahead: \(TextFormatting.list(leaders))."
  }

  /// The counter in which the leader saves the greatest share.
  private func reason(of leader: SeriesSummary) -> String {
    let leads = verdict.leads.filter { $0.strategy == leader.strategy }
    guard let best = leads.min(by: { $0.own / $0.next < $1.own / $1.next }) else { return "" }
    return
      "\(best.verb) \(TextFormatting.bytes(best.own))\(best.object) a frame, the next "
      + "\(TextFormatting.bytes(best.next))"
  }

  /// `a reads the fewest bytes of the destination`, a strategy each.
  private var leaders: [String] {
    var strategies: [String] = []
    for lead in verdict.leads where !strategies.contains(lead.strategy) {
      strategies.append(lead.strategy)
    }
    return strategies.map { strategy in
      let leads = verdict.leads.filter { $0.strategy == strategy }
      return "\(strategy) "
        + TextFormatting.list(
          leads.map { "\($0.verb) the fewest bytes\($0.object)" })
    }
  }
}

extension CounterRanking.Lead {
  fileprivate var verb: String { counter.movement?.verb ?? "counts" }
  fileprivate var object: String { counter.movement?.object ?? "" }
}
