/// The rows of a table from the top, from any source.
///
/// Synthetic rows are created on each access, which allocates only their strings.
package struct RowList: RandomAccessCollection, Sendable {
  enum Source: Sendable {
    case kept([Row])
    case synthetic(SyntheticRows)
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch source {
    case .kept(let rows): rows.count
    case .synthetic(let rows): rows.count
    }
  }

  package subscript(index: Int) -> Row {
    switch source {
    case .kept(let rows): rows[index]
    case .synthetic(let rows): rows[index]
    }
  }

  /// Indicates whether a program declared the rows.
  package var areDeclared: Bool {
    if case .kept(let rows) = source { rows.first?.declaration != nil } else { false }
  }

  /// Equal to the row's `manualHeight(for:)`, without creating the row's text.
  package func manualHeight(at index: Int, for width: Double) -> Double? {
    switch source {
    case .kept(let rows): rows[index].manualHeight(for: width)
    case .synthetic(let rows): rows.height(ofRow: index)
    }
  }
}
