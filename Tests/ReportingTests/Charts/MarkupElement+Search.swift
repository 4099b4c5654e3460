import Reporting

extension MarkupElement {
  /// The element and all that are in it, outermost first.
  private var all: [MarkupElement] { [self] + children.flatMap(\.all) }

  /// All elements of a class.
  func parts(_ kind: String) -> [MarkupElement] { all.filter { $0["class"] == kind } }

  /// All elements of a name.
  func elements(_ name: String) -> [MarkupElement] { all.filter { $0.name == name } }

  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}
