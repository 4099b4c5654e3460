import TableModel

/// The reuse identifiers of cells: a pool for each kind of cell that rows name, and in it for each
/// that the strategy asks for.
///
/// Rows of one kind, as all those of a file are, have the strategy's own identifiers.
final class CellKinds {
  /// The kind of each content; empty if there is but one.
  private let kinds: [String]
  private var identifiers: [Pair: String] = [:]

  private struct Pair: Hashable {
    let kind: String
    let identifier: String
  }

  init(_ rows: RowTable) {
    // Only rows that a program declares can be of several kinds.
    let isDeclared = rows.rows.first?.declaration != nil
    let kinds = isDeclared ? rows.rows.map(\.cellType) : []
    self.kinds = Set(kinds).count > 1 ? kinds : []
  }

  /// The reuse identifier of a content's cell.
  ///
  /// - Parameter identifier: The one that the strategy asks for.
  func identifier(ofContent content: Int, _ identifier: String) -> String {
    guard !kinds.isEmpty else { return identifier }
    let pair = Pair(kind: kinds[content], identifier: identifier)
    if let known = identifiers[pair] { return known }
    let new = "\(pair.kind) \(pair.identifier)"
    identifiers[pair] = new
    return new
  }
}
