import Analysis
import Files
import RunData

extension DuelReport {
  var notes: [String] {
    findings.mismatches.sorted { $0.key < $1.key }.map {
      Fact.lostPixels(MessageText.name($0), $1)
    } + findings.counters.map(Self.difference) + [Fact.comparedCounts()] + buildNotes
      + (findings.judgement.map(timeNotes) ?? [Fact.exactTierFailed()])
  }

  private func timeNotes(_ judgement: DuelJudgement) -> [String] {
    let needed = Repeatability.fewestPairs
    let repeatability =
      leastPairs >= needed
      ? Fact.repeatability() : Fact.noRepeatability(leastPairs, needed, 2 * needed)
    let phases = judgement.strategies.compactMap { strategy -> String? in
      // A phase that changed against the verdict explains nothing.
      guard let change = findings.phases[strategy.strategy],
        strategy.verdict == (change.milliseconds > 0 ? .worse : .better)
      else { return nil }
      return Fact.phaseChange(
        MessageText.name(strategy.strategy), change.phase.rawValue,
        DecimalText.fixed(change.milliseconds.magnitude, places: 4),
        change.milliseconds < 0 ? "less" : "more")
    }
    let controls = judgement.controls.enumerated().compactMap { index, control in
      control.flatMap { $0.moved ? Fact.movedControl(index + 1, Self.factor($0.effect)) : nil }
    }
    return [Self.rules(judgement), repeatability] + phases + controls
  }

  private var buildNotes: [String] {
    let isDebug = [findings.base, findings.head].contains { $0.values[.build] == "debug" }
    let differences = findings.base.differences(from: findings.head)
    return (isDebug ? [Fact.debugDuel()] : [])
      + (differences.isEmpty
        ? [] : [Fact.differentSides(TextFormatting.differences(differences))])
  }

  private static func difference(_ counter: CounterDifference) -> String {
    let series = MessageText.name(counter.series)
    guard let base = counter.base, let head = counter.head else {
      return Fact.oneSide(counter.metric, series, counter.base == nil ? "head" : "base")
    }
    return Fact.counterChange(
      counter.metric, series, TextFormatting.value(base, of: counter.metric),
      TextFormatting.value(head, of: counter.metric), counter.isWorse ? ", which is worse" : "")
  }

  private static func rules(_ judgement: DuelJudgement) -> String {
    let pairs =
      judgement.strategies.flatMap(\.tests).flatMap(\.batches)
      .compactMap(\.comparison.pairs).max() ?? 0
    let (count, rule) = (judgement.strategies.count, judgement.rule)
    return Fact.duelRules(
      pairs, DecimalText.shortest(rule.alpha, places: 6),
      count == 1 ? "one strategy" : "\(count) strategies together",
      (rule.margin.factor - 1) * 100,
      DecimalText.shortest(rule.margin.milliseconds, places: 4),
      (DuelStatistic.slowest.margin(ofMedians: rule.margin).factor - 1) * 100)
  }

  /// `repeatability ±1.1 %, 2.9 % shown with 80 % power`: the largest of the medians over all frames;
  /// `nil` if times were not compared.
  var repeatabilitySummary: String? {
    guard !batches.isEmpty else { return nil }
    guard leastPairs >= Repeatability.fewestPairs,
      let factor = batches.flatMap(\.repeatability.values).compactMap(\.factor).max()
    else { return "too few blocks for a repeatability" }
    let effect = batches.compactMap(\.comparison.smallestEffect).max()
    return "repeatability ±\(Self.percent(factor))"
      + (effect.map { ", \(Self.percent($0)) shown with 80 % power" } ?? "")
  }

  private var leastPairs: Int { batches.flatMap(\.repeatability.values).map(\.pairs).min() ?? 0 }

  private var batches: [BatchEvidence] {
    findings.judgement?.strategies.flatMap(\.tests).filter { $0.statistic == .all }
      .flatMap(\.batches) ?? []
  }

  /// The distance of a factor from 1: `1.2 %`.
  static func percent(_ factor: Double) -> String {
    DecimalText.fixed((factor - 1) * 100, places: 1) + " %"
  }
}
