import Files

/// The order of strategies on other renderers: results/validity.csv of this build.
///
/// Each line is a comparison of two strategies on one renderer with one lowering.
package struct RendererTable: Sendable {
  /// Pairs of strategies of which a renderer draws the first faster.
  private var orders: Set<[String]> = []

  package static let bundled = RendererTable(EmbeddedFile.bytes(of: "validity.csv"))

  /// - Precondition: The file is one that `scripts/validate-gles` writes.
  package init(_ bytes: [UInt8]) {
    var reader = CSVReader()
    func record() -> [String] {
      reader.fields(in: bytes.span).0.map { CSVReader.text(bytes.span, $0) }
    }
    let columns = record()
    while !reader.isAtEnd(of: bytes.span) {
      let line = Dictionary(uniqueKeysWithValues: zip(columns, record()))
      guard let first = line["first"], let second = line["second"] else {
        preconditionFailure("a comparison has two strategies")
      }
      switch line["second_is"] {
      case "faster": orders.insert([second, first])
      case "slower": orders.insert([first, second])
      case "same", "inconclusive": break
      default: preconditionFailure("a comparison is faster, slower, same or inconclusive")
      }
    }
  }

  /// Returns whether a renderer draws the strategy that a run found slower faster than the other.
  package func contradicts(_ faster: String, fasterThan slower: String) -> Bool {
    orders.contains([slower, faster])
  }

  /// Returns whether a renderer draws one of two strategies faster that a run found the same.
  package func separates(_ first: String, from second: String) -> Bool {
    contradicts(first, fasterThan: second) || contradicts(second, fasterThan: first)
  }
}
