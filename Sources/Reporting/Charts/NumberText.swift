/// Numbers as charts write them: a point as decimal mark, no exponent.
enum NumberText {
  /// The most decimal places: those of a nanosecond in milliseconds.
  static let mostPlaces = 6

  /// A number with at most so many decimal places.
  ///
  ///     NumberText.text(2.50, places: 2)   // "2.5"
  ///
  /// - Precondition: `value` is finite and at most 10¹² in size, `places` 0…``mostPlaces``.
  static func text(_ value: Double, places: Int) -> String {
    precondition(value.magnitude <= 1e12, "a chart holds finite numbers")
    precondition((0...mostPlaces).contains(places), "a number has 0 to 6 decimal places")
    let unit = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000][places]
    let scaled = Int((value.magnitude * Double(unit)).rounded())
    let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: unit)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(String(unit + fraction).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// A share of a chart's width: `37.25%`.
  static func share(_ share: Double) -> String { text(share * 100, places: 2) + "%" }

  /// A distance on the page, in pixels, to the tenth.
  static func pixels(_ value: Double) -> String { text(value, places: 1) }
}
