/// The heights of everything in a table but its rows, in units.
///
/// The headers of sections repeat a pattern, which has one height if all are equal; all footers
/// have the same height.
struct TableSpaces: Sendable {
  /// The heights of the headers of the first sections, which repeat; not empty.
  let headers: [Int]
  let footer: Int
  let tableHeader: Int
  let tableFooter: Int
  /// The height of all headers and footers of the pattern.
  private let period: Int

  /// - Parameter headerPattern: The heights of headers, which repeat from section to section;
  ///   empty if all are `headerHeight`.
  init(
    headerHeight: Double, headerPattern: [Double], footerHeight: Double,
    tableHeaderHeight: Double, tableFooterHeight: Double
  ) {
    headers = (headerPattern.isEmpty ? [headerHeight] : headerPattern).map(LayoutUnit.units)
    footer = LayoutUnit.units(footerHeight)
    tableHeader = LayoutUnit.units(tableHeaderHeight)
    tableFooter = LayoutUnit.units(tableFooterHeight)
    period = headers.reduce(0, +) + headers.count * footer
  }

  /// The height that all headers have; `nil` if they differ.
  var commonHeader: Int? { headers.count == 1 ? headers[0] : nil }

  /// Returns the height of a section's header.
  func header(ofSection section: Int) -> Int { headers[section % headers.count] }

  /// Returns the height of the headers and footers of the first `count` sections.
  func gaps(before count: Int) -> Int {
    guard headers.count > 1 else { return count * period }
    let rest = count % headers.count
    return count / headers.count * period + rest * footer + headers[..<rest].reduce(0, +)
  }
}
