/// Text from outside, made fit for one line of a message.
package enum MessageText {
  /// A name on one line, of at most 40 Unicode scalars, of which one character may have thousands.
  package static func name(_ text: String) -> String {
    let line = oneLine(text)
    let scalars = line.unicodeScalars
    return scalars.count <= 40 ? line : String(scalars.prefix(39)) + "…"
  }

  /// Two names that differ, such as `a and b`; of long ones most of the common beginning is left out.
  package static func pair(_ first: String, _ second: String) -> String {
    let names = [first, second].map(oneLine)
    let scalars = names.map(\.unicodeScalars)
    let alike = zip(scalars[0], scalars[1]).prefix { $0 == $1 }.count
    let isLong = scalars.contains { $0.count > 40 } && alike > 12
    return list(
      isLong ? scalars.map { name("…" + String($0.dropFirst(alike - 10))) } : names.map(name))
  }

  /// A message on one line of at most ``longest`` Unicode scalars; a longer one lacks its middle.
  package static func message(_ text: String) -> String {
    let line = oneLine(text).unicodeScalars
    guard line.count > longest else { return String(line) }
    return String(line.prefix(longest * 2 / 3)) + " … " + String(line.suffix(longest / 3 - 3))
  }

  package static let longest = 300

  /// The first of some names, as ``list(_:)`` has them, and the number of the others.
  package static func names(_ names: some Collection<String>) -> String {
    let shown = names.prefix(5).map(name)
    let rest = names.count - shown.count
    return list(shown + (rest > 0 ? ["\(DecimalText.grouped(rest)) more"] : []))
  }

  /// A text on one line that a terminal only shows: controls, line breaks among them, and invisible
  /// characters, such as those that reverse the direction of writing, are escaped as `\u{1B}`.
  ///
  /// So are a `::` at the start, white space aside, and a `##[` anywhere, which GitHub's runner takes
  /// for commands. A text that was escaped stays as it is.
  package static func oneLine(_ text: String) -> String {
    let isCommand = text.drop(while: \.isWhitespace).hasPrefix("::") || text.contains("##[")
    guard isCommand || text.unicodeScalars.contains(where: isHidden) else { return text }
    let line = text.unicodeScalars.reduce(into: "") { line, scalar in
      if isHidden(scalar) {
        line += escape(scalar)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }.replacing("##[", with: "##" + escape("["))
    let start = line.prefix(while: \.isWhitespace)
    let rest = line[start.endIndex...]
    return rest.hasPrefix("::") ? start + escape(":") + rest.dropFirst() : line
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  package static func otherLayout(reading version: Int) -> String {
    "the layout of another version of scrollbench: this build reads \(version); measure again"
  }
}

extension String {
  /// The text without spaces, tabs and carriage returns at either end.
  package var trimmed: String {
    let isSpace = { (byte: UInt8) in " \t\r".utf8.contains(byte) }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return first == startIndex && utf8.index(after: last) == endIndex
      ? self : String(self[first...last])
  }
}
