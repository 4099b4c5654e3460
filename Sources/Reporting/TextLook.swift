/// What a text for people may hold besides words: it depends on what shows the text.
///
/// A colour only repeats what a word or a number says already, so that nothing is lost without it.
package struct TextLook: Equatable, Sendable {
  /// Whether words are tinted, with the escape sequences of ECMA-48 that every terminal knows.
  package var isColored: Bool
  /// Whether sparklines are made of block elements; otherwise of ASCII signs.
  package var hasBlocks: Bool
  /// The columns that lines are broken at; tables with long names may be wider.
  package let columns: Int

  /// The narrowest lines that tables fit in.
  private static let fewestColumns = 60

  /// - Parameter columns: The width of what shows the text; lines are 60 to 100 columns wide.
  package init(isColored: Bool = false, hasBlocks: Bool = true, columns: Int = .max) {
    self.isColored = isColored
    self.hasBlocks = hasBlocks
    self.columns = max(Self.fewestColumns, min(TextFormatting.width, columns))
  }

  /// Whether lines are narrower than where nobody asks for it.
  var isNarrow: Bool { columns < TextFormatting.width }

  /// The text with a tint, if there is one and colours are wanted.
  func tinted(_ text: String, _ tint: Tint?) -> String {
    guard isColored, let tint else { return text }
    return "\u{1B}[\(tint.rawValue)m\(text)\u{1B}[0m"
  }
}

/// What a colour stands for: one of the sixteen of the terminal, which its user chose to be legible.
enum Tint: String, Equatable {
  case good = "32"
  case doubtful = "33"
  case bad = "31"
  /// The terminal's own colour, bold.
  case important = "1"
}
