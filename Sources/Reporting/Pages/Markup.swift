/// Markup of a page, with the texts inserted into it escaped.
///
///     let cell: Markup = "<td>\(name)</td>"
///
/// Inserted markup stays as it is; a list of it is inserted without separators.
struct Markup: ExpressibleByStringInterpolation {
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

    mutating func appendInterpolation(_ inserted: String) {
      text += MarkupElement.escaped(inserted)
    }

    mutating func appendInterpolation(_ inserted: Markup?) { text += inserted?.text ?? "" }

    mutating func appendInterpolation(_ inserted: [Markup]) {
      for part in inserted { text += part.text }
    }

    mutating func appendInterpolation(_ inserted: MarkupElement?) {
      text += inserted?.markup ?? ""
    }

    mutating func appendInterpolation(if isShown: Bool, _ inserted: @autoclosure () -> Markup) {
      if isShown { text += inserted().text }
    }
  }
}
