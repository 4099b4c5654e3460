import Analysis
import Files

extension DuelReport {
  /// The meaning of the repeatability, or the reason for which there is none.
  var repeatabilityNote: String {
    let needed = Repeatability.fewestPairs
    return leastPairs >= needed
      ? Fact.repeatability() : Fact.noRepeatability(leastPairs, needed, 2 * needed)
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

  /// The fewest pairs of blocks of a side in a batch.
  private var leastPairs: Int {
    batches.flatMap(\.repeatability.values).map(\.pairs).min() ?? 0
  }

  /// The evidence about the medians over all frames.
  private var batches: [BatchEvidence] {
    findings.judgement?.strategies.flatMap(\.tests).filter { $0.statistic == .all }
      .flatMap(\.batches) ?? []
  }

  /// The distance of a factor from 1: `1.2 %`.
  static func percent(_ factor: Double) -> String {
    DecimalText.fixed((factor - 1) * 100, places: 1) + " %"
  }
}
