/// Numbers as text: a point as decimal mark whatever the locale, no negative zero, and no exponent
/// below 9 · 10¹⁸.
package enum DecimalText {
  /// A number with exactly so many decimal places, halves rounded away from zero.
  ///
  ///     DecimalText.fixed(3.1, places: 2)       // "3.10"
  ///     DecimalText.fixed(-0.001, places: 2)    // "0.00"
  ///
  /// Has fewer places where its digits would exceed 64 bits.
  ///
  /// - Precondition: `value` is finite, and `places` is 0…9.
  package static func fixed(_ value: Double, places: Int) -> String {
    text(value, places: places, trimmed: false)
  }

  /// The same without zeros at the end: `3.1`, `10`.
  package static func shortest(_ value: Double, places: Int) -> String {
    text(value, places: places, trimmed: true)
  }

  /// Returns the number that ``shortest(_:places:)`` writes.
  package static func rounded(_ value: Double, places: Int) -> Double {
    let unit = (0..<places).reduce(1.0) { power, _ in power * 10 }
    // Without the sign of a negative zero.
    return (value * unit).rounded() / unit + 0
  }

  /// Reads a number such as `60`, `59.94` or `-0.5`; `nil` for the other forms of `Double`, such as
  /// `0x3C`, `6e1` and `nan`.
  package static func number(_ text: some StringProtocol) -> Double? {
    text.utf8.allSatisfy { "0123456789.+-".utf8.contains($0) } ? Double(text) : nil
  }

  /// With a comma at every thousand: `4,028`.
  package static func grouped(_ value: Int) -> String {
    let digits = String(value.magnitude)
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// With a noun in the right form: `4,028 rows`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// With leading zeros: `007`.
  package static func padded(_ value: Int, digits: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func text(_ value: Double, places: Int, trimmed: Bool) -> String {
    precondition(value.isFinite, "a report holds finite numbers only")
    precondition((0...9).contains(places), "a number has 0 to 9 decimal places")
    let unit = (0..<places).reduce(1) { power, _ in power * 10 }
    let scaled = (value.magnitude * Double(unit)).rounded()
    guard scaled < 9e18 else {
      // Above 2⁵³ a number is whole; only numbers above 64 bits have an exponent.
      return places == 0 ? "\(value)" : text(value, places: places - 1, trimmed: trimmed)
    }
    let (whole, fraction) = Int(scaled).quotientAndRemainder(dividingBy: unit)
    var text = value < 0 && scaled > 0 ? "-" : ""
    text += String(whole)
    guard places > 0, !(trimmed && fraction == 0) else { return text }
    var digits = String(unit + fraction).dropFirst()
    while trimmed, digits.last == "0" { digits.removeLast() }
    return text + "." + digits
  }
}
