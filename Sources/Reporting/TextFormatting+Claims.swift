import Analysis
import Files
import Statistics

extension TextFormatting {
  /// What is said of a claim: of this machine, and of no other.
  static func verdict(_ verdict: Verdict) -> String {
    switch verdict.kind {
    case .better: "holds here"
    case .worse: "does not hold here"
    case .same: "no difference here"
    case .inconclusive, .incomparable: "inconclusive here"
    }
  }

  /// What some claims came to, to follow their number: `hold here`.
  static func count(of verdict: Verdict.Kind, _ count: Int) -> String {
    switch verdict {
    case .better: count == 1 ? "holds here" : "hold here"
    case .worse: count == 1 ? "does not hold here" : "do not hold here"
    case .same: count == 1 ? "shows no difference here" : "show no difference here"
    case .inconclusive, .incomparable: count == 1 ? "is inconclusive here" : "are inconclusive here"
    }
  }

  /// An effect with its interval: `1.53× [1.49, 1.58]`, or of a counter `3.00× exactly`.
  static func effect(_ effect: Double, _ interval: ConfidenceInterval, isExact: Bool) -> String {
    guard !isExact else { return "\(ratio(effect, places: 2))× exactly" }
    let places = interval.high < interval.low * 1.02 ? 3 : 2
    return "\(ratio(effect, places: places))× [\(ratio(interval.low, places: places)), "
      + "\(ratio(interval.high, places: places))]"
  }

  /// Three digits or more: fewer decimal places from 10 on.
  private static func ratio(_ value: Double, places: Int) -> String {
    DecimalText.fixed(value, places: value < 10 ? places : value < 100 ? 1 : 0)
  }
}

extension Verdict {
  /// The tint of a verdict; none where there is no difference.
  var tint: Tint? {
    switch kind {
    case .better: .good
    case .worse: .bad
    case .same: nil
    case .inconclusive, .incomparable: .doubtful
    }
  }
}
