/// Text that stands in Markdown as it is.
enum Markdown {
  /// Scalar by scalar: a sign may make one character with what follows on it, or goes before it.
  static func escaped(_ text: String) -> String {
    TextFormatting.oneLine(text).unicodeScalars.reduce(into: "") { escaped, letter in
      if "\\`*_{}[]<>|#".unicodeScalars.contains(letter) { escaped += "\\" }
      escaped.unicodeScalars.append(letter)
    }
  }

  static func row(_ cells: [String]) -> String {
    "| " + cells.map(escaped).joined(separator: " | ") + " |"
  }
}
