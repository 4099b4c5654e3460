import Files

/// Numbers, names and lines of text for people.
package enum TextFormatting {
  package static let width = 100

  /// A time in milliseconds without its unit: two decimal places, fewer from 100 ms on, three in a
  /// `fine` column, which has times below 1 ms.
  static func milliseconds(_ value: Double, fine: Bool = false) -> String {
    let places = value >= 1_000 ? 0 : value >= 100 ? 1 : fine ? 3 : 2
    return DecimalText.fixed(value, places: places)
  }

  static func signed(_ value: Double, places: Int = 2) -> String {
    let text = DecimalText.fixed(value, places: places)
    return (text.hasPrefix("-") ? "" : "+") + text
  }

  /// A share as a whole percentage; `0 %` and `100 %` are exact.
  static func percent(_ share: Double) -> String {
    if share > 0, share < 0.005 { return "less than 1 %" }
    if share < 1, share >= 0.995 { return "more than 99 %" }
    return DecimalText.fixed(share * 100, places: 0) + " %"
  }

  /// A quantity with three digits and a unit of equal width: `4.12 M`, `17.6 k`, `843  `.
  static func quantity(_ value: Double, unit: String = "") -> String {
    let prefixes = [" ", "k", "M", "G"]
    var (scaled, power) = (value, 0)
    // A value that would round to 1000 reads better as 1 of the next unit.
    while scaled >= 999.5, power < prefixes.count - 1 {
      scaled /= 1_000
      power += 1
    }
    let places = power == 0 || scaled >= 99.95 ? 0 : scaled >= 9.995 ? 1 : 2
    let text = DecimalText.fixed(scaled, places: places)
    return power == 0 && unit != "" ? "\(text) \(unit) " : "\(text) \(prefixes[power])\(unit)"
  }

  /// Returns a clause on one line with a capital letter, to stand alone.
  static func sentence(_ clause: String) -> String {
    let line = MessageText.oneLine(clause)
    return line.prefix(1).uppercased() + line.dropFirst()
  }

  /// Breaks a text into lines of at most `width` characters, its control characters escaped.
  ///
  /// A number stays on the line of its unit, and no line begins with a command of GitHub's runner,
  /// such as `::add-mask::`.
  ///
  /// `first` precedes the first line, `indent` all others.
  package static func wrap(
    _ text: String, indent: String = "", first: String = "", width: Int = Self.width
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words(MessageText.oneLine(text)) {
      if line.isEmpty {
        line = first + word
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = indent + word
      }
    }
    return lines + [line]
  }

  private static func words(_ text: String) -> [String] {
    let units: Set = ["%", "ms", "Hz", "kB", "MB", "B", "pt"]
    return text.split(separator: " ").reduce(into: []) { words, word in
      let bare = word.prefix { !";:,.)".contains($0) }
      let isUnit = units.contains(String(bare)) && words.last?.last?.isNumber == true
      if let last = words.last, isUnit || word.drop(while: \.isWhitespace).hasPrefix("::") {
        words[words.count - 1] = last + " " + word
      } else {
        words.append(String(word))
      }
    }
  }

  /// Joins blocks of lines with an empty line between them, without empty blocks.
  static func paragraphs(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// Items joined by middle dots, on as many lines as it takes.
  static func dotted(_ items: [String], width: Int = Self.width) -> [String] {
    items.map(MessageText.oneLine).reduce(into: [""]) { lines, item in
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = item
      } else if lines[last].count + 3 + item.count <= width {
        lines[last] += " · " + item
      } else {
        lines.append("  " + item)
      }
    }
  }

  /// A headroom with at least two digits, rounded down so that it promises no more than there is:
  /// `2.9×`, `0.93×`, `14×`.
  static func headroom(_ factor: Double) -> String {
    let places = factor >= 10 ? 0 : factor >= 1 ? 1 : 2
    let unit = [1.0, 10, 100][places]
    // A factor within a rounding error of a whole step is that step.
    let steps = factor * unit
    let nearest = steps.rounded()
    let whole = (steps - nearest).magnitude < 1e-9 * steps ? nearest : steps.rounded(.down)
    return DecimalText.fixed(whole / unit, places: places) + "×"
  }

  /// A number of bytes in a sentence: `4.12 MB`, `843 B`.
  static func bytes(_ value: Double) -> String { quantity(value, unit: "B").trimmed }

  /// A number with three digits in a sentence: `4.12 M`, `843`.
  static func short(_ value: Double) -> String { quantity(value).trimmed }
}
