/// An element of an SVG image or another XML document.
///
/// Attributes and texts may hold any string: markup escapes them, and replaces control characters,
/// which XML does not allow, by U+FFFD.
package struct MarkupElement: Sendable {
  /// The name of the element, such as `rect`.
  package let name: String
  package let attributes: KeyValuePairs<String, String>
  package let children: [MarkupElement]
  /// The text before the children.
  package let text: String

  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String = "",
    _ children: [MarkupElement] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  package var markup: String {
    var markup = ""
    write(into: &markup)
    return markup
  }

  private func write(into markup: inout String) {
    markup += "<\(name)"
    for (name, value) in attributes { markup += " \(name)=\"\(Self.escaped(value))\"" }
    guard !(text.isEmpty && children.isEmpty) else {
      markup += "/>"
      return
    }
    markup += ">" + Self.escaped(text)
    for child in children { child.write(into: &markup) }
    markup += "</\(name)>"
  }

  /// Escapes a text for XML and HTML, between tags and between double quotes.
  ///
  /// Works on scalars, since a special character may be part of a longer grapheme.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
