import ArgumentParser

/// A list of names or numbers separated by commas.
package struct CommaList<Element> {
  package let elements: [Element]

  /// - Throws: If an element is not accepted or comes twice.
  package init(_ text: String, _ parse: (String) throws -> Element) throws where Element: Hashable {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    elements = try parts.map { try parse(String($0)) }
    guard Set(elements).count == elements.count else {
      throw ValidationError("\"\(text)\" names something twice")
    }
  }
}
