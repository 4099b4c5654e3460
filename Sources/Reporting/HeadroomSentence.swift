import Analysis
import Statistics

/// Whose hitches are good at the refresh rate here, and on how much slower a processor still would be.
struct HeadroomSentence {
  private let ranking: Ranking

  init(_ ranking: Ranking) {
    self.ranking = ranking
  }

  /// `nil` if nothing is ranked, or no frame takes any time.
  ///
  ///     All three keep hitches good at 120 Hz here; layer-grid would on a CPU 2.6 times slower, …
  var text: String? {
    let strategies = ranking.byHeadroom.compactMap { summary in
      summary.headroom.map { (name: summary.strategy, factor: $0) }
    }
    guard let best = strategies.first, let worst = strategies.last else { return nil }
    if strategies.count == 1 {
      let holds = best.factor >= 1
      return "\(best.name) \(holds ? "keeps" : "does not keep") \(aim), "
        + "\(holds ? "and" : "but") would on a CPU \(times(best.factor))."
    }
    return "\(holders(strategies)); \(limits(strategies.count <= 3 ? strategies : [best, worst]))."
  }

  private var aim: String { "hitches good at \(ranking.refreshRate) Hz here" }

  private func holders(_ strategies: [(name: String, factor: Double)]) -> String {
    let holding = strategies.filter { $0.factor >= 1 }.map(\.name)
    let failing = strategies.filter { $0.factor < 1 }.map(\.name)
    if failing.isEmpty {
      let all = TextFormatting.all(strategies.count)
      return "\(all.prefix(1).uppercased())\(all.dropFirst()) keep \(aim)"
    }
    if holding.isEmpty { return "None keeps \(aim)" }
    let verb = holding.count == 1 ? "keeps" : "keep"
    let refusal = failing.count == 1 ? "does not" : "do not"
    return
      "\(TextFormatting.list(holding)) \(verb) \(aim), \(TextFormatting.list(failing)) \(refusal)"
  }

  /// `a would on a CPU 2.6 times slower, b 1.6 times, c would on one 1.2 times faster`.
  private func limits(_ strategies: [(name: String, factor: Double)]) -> String {
    strategies.enumerated().map { index, strategy in
      guard index > 0 else { return "\(strategy.name) would on a CPU \(times(strategy.factor))" }
      let before = strategies[index - 1]
      return (before.factor >= 1) == (strategy.factor >= 1)
        ? "\(strategy.name) \(number(strategy.factor)) times"
        : "\(strategy.name) would on one \(times(strategy.factor))"
    }.joined(separator: ", ")
  }

  private func times(_ factor: Double) -> String {
    "\(number(factor)) times \(factor >= 1 ? "slower" : "faster")"
  }

  /// The factor, or for a processor that must be faster its inverse; it never promises too much.
  private func number(_ factor: Double) -> String {
    factor >= 1 ? TextFormatting.factorText(factor) : TextFormatting.factorText(1 / factor, .up)
  }
}
