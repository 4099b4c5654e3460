/// An element of an SVG picture, with what is in it.
///
/// Attributes and texts are escaped when the markup is made, so that any string can stand in them.
package struct SVGElement: Equatable, Sendable {
  /// The name of the element, such as `rect`.
  package let name: String
  /// In the order of the markup.
  package private(set) var attributes: [Attribute]
  package var children: [SVGElement]
  /// What it says, before its children.
  package var text: String

  /// The name and the value of an attribute.
  package struct Attribute: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String = "",
    _ children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map(Attribute.init)
    self.text = text
    self.children = children
  }

  /// The element as text.
  package var markup: String {
    var markup = ""
    write(into: &markup)
    return markup
  }

  private func write(into markup: inout String) {
    markup += "<\(name)"
    for attribute in attributes {
      markup += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
    }
    guard !(text.isEmpty && children.isEmpty) else {
      markup += "/>"
      return
    }
    markup += ">" + Self.escaped(text)
    for child in children { child.write(into: &markup) }
    markup += "</\(name)>"
  }

  /// A text as it may stand between tags and between double quotes.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: Self.isSpecial) else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
