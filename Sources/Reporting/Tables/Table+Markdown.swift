import Files

extension Table {
  package var markdown: [String] {
    guard !rows.isEmpty else { return [] }
    return [
      Markdown.row(headings.map { $0.replacing("\n", with: " ") }),
      "| " + shown.map { $0.alignment == .right ? "--:" : "---" }.joined(separator: " | ") + " |",
    ] + rows.map { row in Markdown.row(shown.map { $0.cell(row).explained }) }
  }
}

/// Building blocks of Markdown as GitHub and GitLab render it.
package enum Markdown {
  /// The first line of every report, which identifies it.
  private static let start = "<!-- scrollbench report -->\n"

  static func report(_ blocks: [[String]], commands: String) -> String {
    start + TextFormatting.paragraphs(blocks + [["### Reproduce", ""] + code(commands)])
  }

  /// Indicates whether a file is such a report, so that it may be replaced.
  package static func isReport(_ path: String) -> Bool { FileSystem.begins(path, with: start) }

  /// Goes by scalars: a character of the syntax may form a grapheme with a combining mark.
  static func escaped(_ text: String) -> String {
    MessageText.oneLine(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_{}[]<>|#~&".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }

  static func row(_ cells: [String]) -> String {
    "| " + cells.map { escaped($0.trimmed) }.joined(separator: " | ") + " |"
  }

  static func list(_ items: [String]) -> [String] { items.map { "- " + escaped($0) } }

  static func section(_ heading: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["### " + heading, ""] + list(items)
  }

  /// The fence is longer than any run of backticks in the text.
  static func code(_ text: String) -> [String] {
    let runs = text.unicodeScalars.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(2, runs.max() ?? 0) + 1)
    return [fence + "sh", text, fence]
  }
}
