/// Lists inside of a help, for a terminal of 80 columns.
///
/// The parser breaks other texts by itself, without an indent; so it does with a line that is full.
enum HelpText {
  private static let columns = 79

  /// A name and what it means, whose further lines stand below its first word.
  ///
  ///     HelpText.entry("64", "a flag is not accepted", width: 5)   // "  64   a flag is not accepted"
  ///
  /// - Parameter width: The columns of the name, a gap included.
  static func entry(_ name: String, _ meaning: String, width: Int) -> String {
    let indent = String(repeating: " ", count: 2 + width)
    var lines: [String] = []
    var line = "  " + name + String(repeating: " ", count: max(1, width - name.count))
    var isFirst = true
    for word in meaning.split(separator: " ") {
      if !isFirst, line.count + 1 + word.count > columns {
        lines.append(line)
        (line, isFirst) = (indent, true)
      }
      line += (isFirst ? "" : " ") + word
      isFirst = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
