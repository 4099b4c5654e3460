/// The abilities of the device that shows a text; a colour only repeats what a word or a number
/// says.
package struct TextLook: Equatable, Sendable {
  /// Indicates whether texts contain the colour escape sequences of ECMA-48.
  package var isColored: Bool
  /// The columns at which lines are broken; clamped to 60…100.
  package let columns: Int

  package init(isColored: Bool = false, columns: Int = .max) {
    self.isColored = isColored
    self.columns = max(60, min(TextFormatting.width, columns))
  }

  func tinted(_ text: String, _ tint: Tint?) -> String {
    guard isColored, let tint else { return text }
    return "\u{1B}[\(tint.code)m\(text)\u{1B}[0m"
  }
}

/// The meaning of a colour; raw values are classes of a page's style.
package enum Tint: String, Sendable {
  case good, doubtful, bad, important

  /// The parameter of the escape sequence: one of the terminal's 16 colours, which users choose to
  /// be legible, or bold.
  fileprivate var code: Int {
    switch self {
    case .good: 32
    case .doubtful: 33
    case .bad: 31
    case .important: 1
    }
  }
}
