import Files

/// How numbers and lists read in a text for people.
enum TextFormatting {
  /// The widest line.
  static let width = 100

  /// A time in milliseconds without its unit: two decimal places, three if the times beside it are
  /// shorter than a millisecond, fewer from 100 ms on.
  static func milliseconds(_ value: Double, fine: Bool = false) -> String {
    let places = value >= 1_000 ? 0 : value >= 100 ? 1 : fine ? 3 : 2
    return DecimalText.fixed(value, places: places)
  }

  /// A share as a percentage: whole, but never `0 %` or `100 %` for a share that is not.
  static func percent(_ share: Double) -> String {
    if share > 0, share < 0.005 { return "less than 1 %" }
    if share < 1, share >= 0.995 { return "more than 99 %" }
    return DecimalText.fixed(share * 100, places: 0) + " %"
  }

  /// A quotient of two times: `1.9 times as long`, or `4 % longer` where that says more.
  static func longer(_ factor: Double) -> String {
    guard factor < 1.5 else { return DecimalText.fixed(factor, places: 1) + " times as long" }
    let percent = (factor - 1) * 100
    return DecimalText.fixed(percent, places: percent < 1 ? 1 : 0) + " % longer"
  }

  /// A mean count in words: `no`, `17,612` or `4.12 million`.
  static func count(_ value: Double) -> String {
    if value == 0 { return "no" }
    if value >= 999_500 { return DecimalText.fixed(value / 1e6, places: 2) + " million" }
    if value >= 100 { return DecimalText.grouped(Int(value.rounded())) }
    return DecimalText.shortest(value, places: 1)
  }

  /// A quantity with three digits and a unit of equal width: `4.12 M`, `17.6 k`, `843  `.
  static func quantity(_ value: Double, unit: String = "") -> String {
    var scaled = value
    for prefix in [" ", "k", "M", "G"] {
      // What would round to 1000 reads better as 1 of the next unit.
      if scaled < 999.5 || prefix == "G" {
        let places = prefix == " " || scaled >= 99.95 ? 0 : scaled >= 9.995 ? 1 : 2
        let text = DecimalText.fixed(scaled, places: places)
        return prefix == " " && unit != "" ? "\(text) \(unit) " : "\(text) \(prefix)\(unit)"
      }
      scaled /= 1_000
    }
    preconditionFailure("the last unit takes any value")
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String]) -> String { MessageText.list(items) }

  /// `both` for two, `all three` … `all twelve`, `all 13` and so on.
  static func all(_ count: Int) -> String {
    count == 2 ? "both" : "all " + number(count)
  }

  /// A small number as a word.
  static func number(_ count: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    return words.indices.contains(count) ? words[count] : String(count)
  }

  /// A name from outside without control characters, of at most 40 characters.
  static func name(_ text: String) -> String { MessageText.name(text) }

  /// A text from outside with its control characters replaced by spaces.
  static func oneLine(_ text: String) -> String { MessageText.oneLine(text) }

  /// A text cut at spaces into lines of at most `width` characters, all but the first indented.
  ///
  /// A space between a number and its unit does not break.
  ///
  /// - Parameter first: What the first line begins with.
  static func wrap(
    _ text: String, indent: String = "", first: String = "", width: Int = Self.width
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words(text) {
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

  /// The words of a text, a number kept together with the unit that follows it.
  private static func words(_ text: String) -> [String] {
    let units: Set = ["%", "ms", "Hz", "kB", "MB", "B", "pt"]
    return text.split(separator: " ").reduce(into: []) { words, word in
      let bare = word.prefix { !";:,.)".contains($0) }
      if let last = words.last, units.contains(String(bare)), last.last?.isNumber == true {
        words[words.count - 1] = last + " " + word
      } else {
        words.append(String(word))
      }
    }
  }

  /// Blocks of lines with an empty line between them, those left out that have none; a line feed at
  /// the end.
  static func paragraphs(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// Items joined by middle dots, on as many lines as it takes.
  static func dotted(_ items: [String], width: Int = Self.width) -> [String] {
    items.reduce(into: [""]) { lines, item in
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
}
