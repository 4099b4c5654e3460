/// A value that others are held against, such as the budget of a frame.
package struct Limit: Equatable, Sendable {
  package let value: Double
  /// What its line says.
  package let label: String
  /// Whether the chart is about this limit, so that its line stands out.
  package let isOwn: Bool

  package init(_ value: Double, _ label: String, isOwn: Bool = false) {
    self.value = value
    self.label = label
    self.isOwn = isOwn
  }
}
