import CEmbeddedFiles
package import Files

/// The order of strategies on other renderers: results/validity.csv of this build.
///
/// Each line is a comparison of two strategies on one renderer with one lowering.
package struct RendererTable: Sendable {
  /// A pair of strategies of which a renderer draws one faster.
  private struct Order: Hashable, Sendable {
    let faster: String
    let slower: String
  }

  private var orders: Set<Order> = []

  /// The file of this build.
  package static var file: [UInt8] {
    let file = unsafe embedded_validity()
    // The bytes are constants of the program.
    return unsafe Array(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
  }

  /// The table of this build.
  package static let bundled: RendererTable = {
    do {
      return try RendererTable(file)
    } catch {
      preconditionFailure("the table of this build is correct: \(error)")
    }
  }()

  /// Reads a table.
  ///
  /// - Throws: ``InputError`` with line and column.
  package init(_ bytes: [UInt8]) throws(InputError) {
    let bytes = bytes.span
    var reader = CSVReader()
    let columns = reader.fields(in: bytes).0.map { CSVReader.text(bytes, $0) }
    while !reader.isAtEnd(of: bytes) {
      let line = try CSVLine(&reader, in: bytes, file: "validity.csv", columns: columns)
      let (first, second) = (try line.text("first"), try line.text("second"))
      switch try line.text("second_is") {
      case "faster": orders.insert(Order(faster: second, slower: first))
      case "slower": orders.insert(Order(faster: first, slower: second))
      case "same", "inconclusive": break
      default:
        throw line.fault("second_is", "faster, slower, same or inconclusive is expected")
      }
    }
  }

  /// Returns whether a renderer draws the strategy that a run found slower faster than the other.
  package func contradicts(_ faster: String, fasterThan slower: String) -> Bool {
    orders.contains(Order(faster: slower, slower: faster))
  }

  /// Returns whether a renderer draws one of two strategies faster that a run found the same.
  package func separates(_ first: String, from second: String) -> Bool {
    contradicts(first, fasterThan: second) || contradicts(second, fasterThan: first)
  }
}
