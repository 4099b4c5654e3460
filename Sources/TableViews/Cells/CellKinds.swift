import TableModel

/// The reuse identifiers of cells: one for each class of cells that rows choose and each identifier
/// of the strategy.
///
/// If all rows have one class, as those of a file do, the identifiers are the strategy's.
final class CellKinds {
  /// The class of each content; only the first one if there is only one.
  private let classes: [CellClass]
  private var identifiers: [Pair: String] = [:]
  private var classesOfIdentifiers: [String: CellClass] = [:]

  private struct Pair: Hashable {
    let cellClass: CellClass
    let identifier: String
  }

  init(_ rows: RowTable) {
    // Only declared rows can have several classes.
    let classes = rows.rows.areDeclared ? rows.rows.map(\.cellClass) : []
    self.classes = Set(classes).count > 1 ? classes : Array(classes.prefix(1))
  }

  /// Returns the reuse identifier of a content's cell.
  ///
  /// - Parameter identifier: The identifier of the strategy.
  func identifier(ofContent content: Int, _ identifier: String) -> String {
    guard classes.count > 1 else { return identifier }
    let pair = Pair(cellClass: classes[content], identifier: identifier)
    if let known = identifiers[pair] { return known }
    let new = "\(pair.cellClass.name) \(pair.cellClass.parts.rawValue) \(identifier)"
    identifiers[pair] = new
    classesOfIdentifiers[new] = pair.cellClass
    return new
  }

  /// Returns the parts of the cells with a reuse identifier.
  func parts(ofIdentifier identifier: String) -> CellClass.Parts {
    (classesOfIdentifiers[identifier] ?? classes.first)?.parts ?? .all
  }
}
