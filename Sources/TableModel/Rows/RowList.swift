/// The rows of a table from the top, wherever they come from.
///
/// Rows that are kept are handed out; others are made anew each time they are asked for, which
/// allocates their strings and nothing else.
package struct RowList: RandomAccessCollection, Sendable {
  enum Source: Sendable {
    case kept([Row])
    case synthetic(SyntheticRows)
    case indexed(IndexedRows)
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
    case .indexed(let rows): rows.count
    }
  }

  package subscript(index: Int) -> Row {
    switch source {
    case .kept(let rows): rows[index]
    case .synthetic(let rows): rows[index]
    case .indexed(let rows): rows[index]
    }
  }

  /// The height that a row itself asks for in a table of a width, both in points; `nil`: the height
  /// is for the table to find out.
  ///
  /// It is what the row's `manualHeight(for:)` says, without making the row's text.
  package func manualHeight(at index: Int, for width: Double) -> Double? {
    switch source {
    case .kept(let rows): rows[index].manualHeight(for: width)
    case .synthetic(let rows): rows.height(ofRow: index)
    case .indexed: nil
    }
  }
}

extension RowList: ExpressibleByArrayLiteral {
  package init(arrayLiteral rows: Row...) {
    self.init(.kept(rows))
  }
}

extension RowList: Equatable {
  /// Whether the rows say the same, wherever they come from.
  ///
  /// - Complexity: O(*n*), but O(1) if both are made up from one seed or read from one index.
  package static func == (a: RowList, b: RowList) -> Bool {
    switch (a.source, b.source) {
    case (.kept(let a), .kept(let b)): a == b
    case (.synthetic(let first), .synthetic(let second)) where first == second: true
    case (.indexed(let first), .indexed(let second)) where first === second: true
    default: a.count == b.count && a.elementsEqual(b)
    }
  }
}
