/// Text that stands in Markdown as it is.
enum Markdown {
  static func escaped(_ text: String) -> String {
    Wording.oneLine(text).reduce(into: "") { escaped, letter in
      if "\\`*_{}[]<>|#".contains(letter) { escaped += "\\" }
      escaped.append(letter)
    }
  }

  static func row(_ cells: [String]) -> String {
    "| " + cells.map(escaped).joined(separator: " | ") + " |"
  }
}
