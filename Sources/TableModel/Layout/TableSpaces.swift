/// The heights of everything in a table but its rows, in points.
package struct TableSpaces: Sendable {
  /// The heights of the headers of the first sections, which repeat; not empty.
  let headers: [Double]
  let footer: Double
  /// The height of the header above the first section.
  let tableHeader: Double
  /// The height of the footer below the last section.
  let tableFooter: Double

  package init(
    headers: [Double], footer: Double, tableHeader: Double = 0, tableFooter: Double = 0
  ) {
    precondition(!headers.isEmpty, "headers need a height")
    self.headers = headers
    self.footer = footer
    self.tableHeader = tableHeader
    self.tableFooter = tableFooter
  }
}

/// ``TableSpaces`` in layout units.
struct TableSpaceUnits: Sendable {
  let headers: [Int]
  let footer: Int
  let tableHeader: Int
  let tableFooter: Int
  /// The height of all headers and footers of the pattern.
  private let period: Int

  init(_ spaces: TableSpaces) {
    headers = spaces.headers.map(LayoutUnit.units)
    footer = LayoutUnit.units(spaces.footer)
    tableHeader = LayoutUnit.units(spaces.tableHeader)
    tableFooter = LayoutUnit.units(spaces.tableFooter)
    period = headers.reduce(0, +) + headers.count * footer
  }

  func header(ofSection section: Int) -> Int { headers[section % headers.count] }

  /// Returns the height of the headers and footers of the first `count` sections.
  func gaps(before count: Int) -> Int {
    guard headers.count > 1 else { return count * period }
    let rest = count % headers.count
    return count / headers.count * period + rest * footer + headers[..<rest].reduce(0, +)
  }
}
