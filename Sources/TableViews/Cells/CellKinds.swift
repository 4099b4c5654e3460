import TableModel

/// The reuse identifiers of cells: one for each class of cells that rows choose and each identifier
/// of the strategy.
///
/// If all rows have one class, as those of a file do, the identifiers are the strategy's.
final class CellKinds {
  /// The class of each row's cell; only the first one if there is only one.
  private let classes: [CellClass]
  private var identifiers: [Pair: String] = [:]
  private var classesOfIdentifiers: [String: CellClass] = [:]

  private struct Pair: Hashable {
    let cellClass: CellClass
    let identifier: String
  }

  init(_ rows: RowTable, _ settings: TableSettings) {
    // Only declared rows can have several classes.
    let classes =
      rows.rows.areDeclared
      ? rows.rows.map(settings.cellClass(of:)) : rows.rows.prefix(1).map(settings.cellClass(of:))
    self.classes = Set(classes).count > 1 ? classes : Array(classes.prefix(1))
  }

  /// - Parameter identifier: The identifier of the strategy.
  func identifier(ofRowID rowID: Int, _ identifier: String) -> String {
    guard classes.count > 1 else { return identifier }
    let pair = Pair(cellClass: classes[rowID], identifier: identifier)
    if let known = identifiers[pair] { return known }
    let kind = pair.cellClass.content == nil ? "\(pair.cellClass.parts.rawValue)" : "own"
    let new = "\(pair.cellClass.name) \(kind) \(identifier)"
    identifiers[pair] = new
    classesOfIdentifiers[new] = pair.cellClass
    return new
  }

  /// Returns the class of the cells with a reuse identifier; `nil` only if the table has no rows.
  func cellClass(ofIdentifier identifier: String) -> CellClass? {
    classesOfIdentifiers[identifier] ?? classes.first
  }
}
