import Analysis
import Statistics

extension TextFormatting {
  /// What is said of a claim: of this machine, and of no other.
  static func verdict(_ verdict: ClaimJudgement.Verdict) -> String {
    switch verdict {
    case .holds: "holds here"
    case .fails: "does not hold here"
    case .noDifference: "no difference here"
    case .inconclusive: "inconclusive here"
    }
  }

  /// What some claims came to, to follow their number: `hold here`.
  static func count(of verdict: ClaimJudgement.Verdict, _ count: Int) -> String {
    switch verdict {
    case .holds: count == 1 ? "holds here" : "hold here"
    case .fails: count == 1 ? "does not hold here" : "do not hold here"
    case .noDifference: count == 1 ? "shows no difference here" : "show no difference here"
    case .inconclusive: count == 1 ? "is inconclusive here" : "are inconclusive here"
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

extension ClaimJudgement.Verdict {
  /// The tint of a verdict; none where there is no difference.
  var tint: Tint? {
    switch self {
    case .holds: .good
    case .fails: .bad
    case .noDifference: nil
    case .inconclusive: .doubtful
    }
  }
}
