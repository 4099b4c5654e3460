import TableModel

/// The reuse identifiers of cells: one for each kind of cell that rows name and each identifier of
/// the strategy.
///
/// If all rows have one kind, as those of a file do, the identifiers are the strategy's.
final class CellKinds {
  /// The kind of each content; empty if there is only one.
  private let kinds: [String]
  private var identifiers: [Pair: String] = [:]

  private struct Pair: Hashable {
    let kind: String
    let identifier: String
  }

  init(_ rows: RowTable) {
    // Only declared rows can have several kinds.
    let isDeclared = rows.rows.first?.declaration != nil
    let kinds = isDeclared ? rows.rows.map(\.cellType) : []
    self.kinds = Set(kinds).count > 1 ? kinds : []
  }

  /// Returns the reuse identifier of a content's cell.
  ///
  /// - Parameter identifier: The identifier of the strategy.
  func identifier(ofContent content: Int, _ identifier: String) -> String {
    guard !kinds.isEmpty else { return identifier }
    let pair = Pair(kind: kinds[content], identifier: identifier)
    if let known = identifiers[pair] { return known }
    let new = "\(pair.kind) \(pair.identifier)"
    identifiers[pair] = new
    return new
  }
}
