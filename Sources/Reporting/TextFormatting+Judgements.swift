import Analysis
import Files
import Results
import Statistics

extension TextFormatting {
  /// A headroom: `2.9×`, cut off and never rounded up, so that no more is promised than there is.
  static func headroom(_ factor: Double?) -> String {
    factor.map { factorText($0) + "×" } ?? "–"
  }

  /// A factor with two digits at least, cut off, or up to the next one: `2.9`, `0.93`, `14`.
  static func factorText(
    _ factor: Double, _ rule: FloatingPointRoundingRule = .down
  ) -> String {
    let places = factor >= 10 ? 0 : factor >= 1 ? 1 : 2
    let unit = [1.0, 10, 100][places]
    // A rounding error is not worth a step: what lies within one of a whole step is on it.
    let steps = factor * unit
    let nearest = steps.rounded()
    let whole = (steps - nearest).magnitude < 1e-9 * steps ? nearest : steps.rounded(rule)
    return DecimalText.fixed(whole / unit, places: places)
  }

  /// The wider half of an interval around a time in milliseconds.
  static func halfWidth(
    _ interval: ConfidenceInterval, of centre: Double, fine: Bool
  ) -> String {
    milliseconds(max(interval.high - centre, centre - interval.low), fine: fine)
  }

  /// A number of bytes in a sentence: `4.12 MB`, `843 B`.
  static func bytes(_ value: Double) -> String { trimmed(quantity(value, unit: "B")) }

  /// A number with three digits in a sentence: `4.12 M`, `843`.
  static func short(_ value: Double) -> String { trimmed(quantity(value)) }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}

extension ExactMetric {
  /// A value in a list.
  func text(_ value: Double) -> String {
    if metric.unit.hasPrefix("B") { return TextFormatting.bytes(value) }
    return value < 1_000 ? DecimalText.shortest(value, places: 1) : TextFormatting.short(value)
  }
}
