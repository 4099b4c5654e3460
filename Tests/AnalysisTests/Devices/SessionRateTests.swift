import SampleRuns
import Statistics
import Testing

@Suite("Error rates of the rule for sessions of devices")
struct SessionRateTests {
  /// Judges the same recordings by the rule and, for a table, by what is common.
  @Test("and its power are as stated", arguments: SimulatedCase.all)
  func rates(simulated: SimulatedCase) throws {
    guard let trials = Simulations.asked.map({ $0 * simulated.precision }) ?? simulated.usual else {
      return
    }
    let judges =
      Simulations.asked == nil ? [.sessions] : SimulatedExperiment.Judge.allCases
    for kind in Simulations.all(simulated.kinds) {
      let outcomes = try simulated.outcomes(as: kind, trials: trials, judges: judges)
      for judge in judges {
        guard let count = outcomes[judge] else { continue }
        try Simulations.note(
          judge.rawValue, "\(simulated.name); \(kind.rawValue)", count, of: trials)
      }
      let found = outcomes[.sessions, default: 0]
      #expect(
        isPlausible(found, of: trials, simulated.expected),
        "\(simulated.name), \(kind.rawValue): \(found) of \(trials)")
    }
  }

  /// Returns whether so many outcomes have a probability of at least 0.1 % with a share in a range.
  private func isPlausible(_ count: Int, of trials: Int, _ shares: ClosedRange<Double>) -> Bool {
    let above = BinomialTail.probability(ofAtLeast: count, of: trials, each: shares.upperBound)
    let below = BinomialTail.probability(
      ofAtLeast: trials - count, of: trials, each: 1 - shares.lowerBound)
    return above >= 0.001 && below >= 0.001
  }
}
