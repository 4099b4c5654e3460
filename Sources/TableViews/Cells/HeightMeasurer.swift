package import Geometry
package import TableModel

/// Measures the heights of rows with contents of cells that are never shown, as Lightning Table
/// does.
package final class HeightMeasurer {
  /// The values that are kept between queries.
  package enum Mode: String, Codable, Sendable, CaseIterable {
    /// Nothing, and every width is assumed to be 320 pt: Lightning Table as it was published.
    ///
    /// Its cache of cells is never created, so that each query creates a cell; and the cell always
    /// has its default width, so that heights are wrong for tables of other widths.
    case asPublished = "as-published"
    /// One cell per type, set to the width of the query.
    case proxy
    /// One cell per type, and all heights by row, width and kind of section.
    case cached
  }

  /// The default width of a cell on the platform, in points.
  package static let defaultWidth = 320.0
  /// The default maximum number of kept heights: about 10 MB.
  package static let cacheLimit = 200_000

  package let mode: Mode
  package internal(set) var counters = Counters()
  private let defaultWidth: Int
  private let cacheLimit: Int
  private var proxies: [CellClass: any CellContent] = [:]
  private var heights: [Key: Int] = [:]

  package struct Counters: Equatable, Sendable {
    package var queries = 0
    /// The number of cells created for measuring.
    package var proxies = 0
    /// The number of queries answered from kept heights.
    package var hits = 0
  }

  private struct Key: Hashable {
    var rowID: Int
    var isPlain: Bool
    var width: Int
  }

  /// - Parameter cacheLimit: The maximum number of kept heights; one more drops all of them.
  package init(_ mode: Mode, scale: DisplayScale, cacheLimit: Int = HeightMeasurer.cacheLimit) {
    precondition(cacheLimit > 0, "at least one height is kept")
    self.mode = mode
    defaultWidth = scale.pixels(Self.defaultWidth)
    self.cacheLimit = cacheLimit
  }

  /// Returns the height of a row; heights and widths are in device pixels.
  ///
  /// - Parameters:
  ///   - rowID: A part of the key of kept heights: a row whose data change requires another one.
  ///   - isPlain: The same for rows in plain sections, which have other heights.
  ///   - cellType: Rows of one type share the cell for measuring.
  /// - Complexity: That of `measure`; O(1) if the height is kept.
  package func height(
    rowID: Int, isPlain: Bool = false, cellType: CellClass, width: Int, make: () -> any CellContent,
    measure: (_ content: any CellContent, _ width: Int) -> Int
  ) -> Int {
    counters.queries += 1
    switch mode {
    case .asPublished:
      counters.proxies += 1
      return measure(make(), defaultWidth)
    case .proxy: return measure(proxy(cellType, make), width)
    case .cached:
      let key = Key(rowID: rowID, isPlain: isPlain, width: width)
      if let height = heights[key] {
        counters.hits += 1
        return height
      }
      let height = measure(proxy(cellType, make), width)
      if heights.count == cacheLimit { heights.removeAll(keepingCapacity: true) }
      heights[key] = height
      return height
    }
  }

  package var keptHeights: Int { heights.count }

  private func proxy(_ cellType: CellClass, _ make: () -> any CellContent) -> any CellContent {
    if let proxy = proxies[cellType] { return proxy }
    counters.proxies += 1
    let proxy = make()
    proxies[cellType] = proxy
    return proxy
  }
}
