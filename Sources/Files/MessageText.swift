/// Text from outside, made fit for one line of a message.
package enum MessageText {
  /// A name without control characters, of at most 40 characters.
  package static func name(_ text: String) -> String {
    let line = oneLine(text)
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }

  /// A text with its control characters, line breaks among them, replaced by spaces.
  package static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }

  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
