import Reporting

extension SVGElement {
  /// The element and all that are in it, outermost first.
  private var all: [SVGElement] { [self] + children.flatMap(\.all) }

  /// All elements of a class.
  func parts(_ kind: String) -> [SVGElement] { all.filter { $0["class"] == kind } }

  /// All elements of a name.
  func elements(_ name: String) -> [SVGElement] { all.filter { $0.name == name } }

  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}
