/// Markup of a page, an image or another XML document, with the texts inserted into it escaped.
///
///     let cell: Markup = "<td>\(name)</td>"
///
/// Texts may be any string. Inserted markup stays as it is; a list of it is inserted without
/// separators.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// Creates the content of an element that is no markup, such as a style.
  init(raw text: String) { self.text = text }

  /// Creates JSON without `<`, which could end the script element that contains it.
  init(json: String) {
    text = json.unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: "\\u003c")
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// Escapes a text, between tags and between double quotes; control characters, which XML does not
    /// allow, become U+FFFD.
    ///
    /// Works on scalars, since a special character may be part of a longer grapheme.
    mutating func appendInterpolation(_ inserted: String) {
      for scalar in inserted.unicodeScalars {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
        case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    mutating func appendInterpolation(_ inserted: Markup?) { text += inserted?.text ?? "" }

    mutating func appendInterpolation(_ inserted: [Markup]) {
      for part in inserted { text += part.text }
    }

    mutating func appendInterpolation(if isShown: Bool, _ inserted: @autoclosure () -> Markup) {
      if isShown { text += inserted().text }
    }
  }
}
