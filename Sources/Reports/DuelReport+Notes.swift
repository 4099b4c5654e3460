import RegressionGates

extension DuelReport {
  /// What the table does not say, a sentence each.
  var notes: [String] {
    var notes = findings.mismatches.sorted { $0.key < $1.key }.map {
      "exact tier: the pixels of \(Wording.name($0)) are no longer right: \(Wording.oneLine($1))"
    }
    notes += findings.counters.map { counter in
      "exact tier: \(counter.metric) of \(Wording.name(counter.series)) went from"
        + " \(Wording.value(counter.base, of: counter.metric)) to"
        + " \(Wording.value(counter.head, of: counter.metric))"
        + (counter.isWorse ? ", which is worse" : "")
    }
    guard let judgement = findings.judgement else {
      notes.append("times were not compared, for the exact tier failed")
      return notes + (calibration?.sentences ?? [])
    }
    notes.append(Wording.rules(judgement))
    for strategy in judgement.strategies {
      guard strategy.verdict != .noChange, let change = findings.phases[strategy.strategy] else {
        continue
      }
      let amount = DecimalText.fixed(change.milliseconds.magnitude, places: 4)
      notes.append(
        "\(Wording.name(strategy.strategy)): \(change.phase.rawValue) changed most, by \(amount) ms"
          + " a frame \(change.milliseconds < 0 ? "less" : "more")")
    }
    for (index, control) in judgement.controls.enumerated() {
      guard let control else { continue }
      notes.append(
        "control of batch \(index + 1): a memset took \(Self.factor(control.effect)) times as long"
          + " beside the head"
          + (control.moved ? ", so that the batch proves nothing" : ""))
    }
    return notes + (calibration?.sentences ?? [])
  }
}

extension Wording {
  /// What a duel was judged by: one sentence.
  ///
  ///     judged by 20 pairs a batch at the level 0.01 for one strategy; up to 2 % or 0.02 ms a frame
  ///     count as equal
  fileprivate static func rules(_ judgement: DuelJudgement) -> String {
    let pairs = judgement.strategies.flatMap(\.batches).map(\.pairs).max() ?? 0
    let count = judgement.strategies.count
    let rules = judgement.rules
    return "judged by \(pairs) pairs a batch at the level "
      + DecimalText.shortest(rules.alpha, places: 6)
      + " for \(count == 1 ? "one strategy" : "\(count) strategies together"); up to "
      + "\(DecimalText.shortest((rules.floor - 1) * 100, places: 2)) % or "
      + "\(DecimalText.shortest(rules.smallestChange, places: 4)) ms a frame count as equal"
  }
}
