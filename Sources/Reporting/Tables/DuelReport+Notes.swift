import Analysis
import Files
import RunData

extension DuelReport {
  /// Sentences that complete the table.
  var notes: [String] {
    var notes = findings.mismatches.sorted { $0.key < $1.key }.map {
      "exact tier: the pixels of \(TextFormatting.name($0)) are no longer right: \(TextFormatting.oneLine($1))"
    }
    notes += findings.counters.map(TextFormatting.difference)
    notes.append(
      "exact tier: counts of frames were compared; those of whole runs, such as cells_alive and"
        + " image_bytes, take two runs and compare")
    notes += buildNotes
    guard let judgement = findings.judgement else {
      notes.append("times were not compared, for the exact tier failed")
      return notes
    }
    notes.append(TextFormatting.rules(judgement))
    notes.append(repeatabilityNote)
    for strategy in judgement.strategies {
      // A phase that changed against the verdict explains nothing.
      guard let change = findings.phases[strategy.strategy],
        strategy.verdict == (change.milliseconds > 0 ? .worse : .better)
      else { continue }
      let amount = DecimalText.fixed(change.milliseconds.magnitude, places: 4)
      notes.append(
        "\(TextFormatting.name(strategy.strategy)): \(change.phase.rawValue) changed most, by \(amount) ms"
          + " a frame \(change.milliseconds < 0 ? "less" : "more")")
    }
    for (index, control) in judgement.controls.enumerated() {
      guard let control, control.moved else { continue }
      notes.append(
        "control of batch \(index + 1): the loop took \(Self.factor(control.effect)) times as long"
          + " beside the head, so that the batch proves nothing")
    }
    return notes
  }

  /// Sentences about the two builds.
  private var buildNotes: [String] {
    var notes: [String] = []
    if [findings.base, findings.head].contains(where: { $0.values[.build] == "debug" }) {
      notes.append("this is a duel of debug builds: its times mean little")
    }
    let differences = findings.base.differences(from: findings.head)
    if !differences.isEmpty {
      notes.append("the sides differ in \(TextFormatting.differences(differences))")
    }
    return notes
  }
}

extension TextFormatting {
  /// Returns a sentence about an exact metric in which the sides differ.
  fileprivate static func difference(_ counter: CounterDifference) -> String {
    let subject = "exact tier: \(counter.metric) of \(name(counter.series))"
    guard let base = counter.base, let head = counter.head else {
      return "\(subject) is reported by the \(counter.base == nil ? "head" : "base") alone"
    }
    return "\(subject) went from \(value(base, of: counter.metric)) to"
      + " \(value(head, of: counter.metric))" + (counter.isWorse ? ", which is worse" : "")
  }

  /// Returns a sentence about the rules of a duel.
  ///
  ///     judged by 20 pairs a batch at the level 0.01 for one strategy; up to 2 % or 0.02 ms per
  ///     frame count as equal, and 5 % of the slowest frames
  fileprivate static func rules(_ judgement: DuelJudgement) -> String {
    let pairs =
      judgement.strategies.flatMap(\.tests).flatMap(\.batches).map { $0.comparison.pairs ?? 0 }
      .max() ?? 0
    let count = judgement.strategies.count
    let rules = judgement.rules
    return "judged by \(pairs) pairs a batch at the level "
      + DecimalText.shortest(rules.decision.alpha, places: 6)
      + " for \(count == 1 ? "one strategy" : "\(count) strategies together"); up to "
      + "\(DecimalText.shortest((rules.decision.margin.factor - 1) * 100, places: 2)) % or "
      + "\(DecimalText.shortest(rules.decision.margin.milliseconds, places: 4)) ms per frame count as equal, and \(DecimalText.shortest((rules.margin(of: .slowest).factor - 1) * 100, places: 2)) % of"
      + " the slowest frames"
  }
}
