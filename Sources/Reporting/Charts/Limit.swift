/// A value that others are held against, such as the budget of a frame.
package struct Limit: Equatable, Sendable {
  let value: Double
  /// What its line says.
  let label: String
  /// Whether the chart is about this limit, so that its line stands out.
  package let isOwn: Bool

  package init(_ value: Double, _ label: String, isOwn: Bool = false) {
    self.value = value
    self.label = label
    self.isOwn = isOwn
  }

  /// The classes of its line.
  var kind: String { isOwn ? "budget own" : "budget" }
}

extension [Limit] {
  /// The limits whose labels can be read beside each other: the chart's own first.
  ///
  /// - Parameters:
  ///   - place: Where a value lies.
  ///   - distance: How far labels must be from each other.
  func readable(apart distance: Double, _ place: (Double) -> Double) -> [Limit] {
    (filter(\.isOwn) + filter { !$0.isOwn }).reduce(into: []) { readable, limit in
      let isFree = readable.allSatisfy {
        (place($0.value) - place(limit.value)).magnitude >= distance
      }
      if isFree { readable.append(limit) }
    }
  }
}
