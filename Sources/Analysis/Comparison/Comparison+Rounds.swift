import Glibc
import Statistics

extension Comparison {
  /// The greatest number of rounds that is worth a recommendation.
  private static let mostRounds = 1_000

  /// Returns the number of further rounds with which the rule decides with a probability of 80 %, if
  /// effect and scatter stay as they are.
  ///
  /// Below the fewest rounds with a verdict, it is the number that is missing to those.
  ///
  /// - Parameter tests: The times that are compared together.
  /// - Returns: `nil` for a verdict that is reached or that no number of rounds up to 1,000 changes.
  package func furtherRounds(tests: Int = 1) -> Int? {
    switch verdict.reason {
    case .tooFewRounds(let needed): return needed - (pairs ?? 0)
    case .scattered:
      guard let effect else { return nil }
      return DetectableEffect.countToDecide(
        logRatios, effect: log(effect), alpha: DecisionRule.ranking.alpha / Double(tests),
        margin: log(EquivalenceMargin.standard.factor), most: Self.mostRounds
      ).map { $0 - logRatios.count }
    default: return nil
    }
  }
}
