import Reporting

extension MarkupElement {
  /// The element and all that are in it, outermost first.
  private var all: [MarkupElement] { [self] + children.flatMap(\.all) }

  func parts(_ kind: String) -> [MarkupElement] { all.filter { $0["class"] == kind } }

  func elements(_ name: String) -> [MarkupElement] { all.filter { $0.name == name } }

  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    attributes.first { $0.key == attribute }?.value
  }
}
