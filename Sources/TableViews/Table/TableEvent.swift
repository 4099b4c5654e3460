package import Graphics

/// A change of a table while it is scrolled.
package enum TableEvent: Equatable, Sendable {
  case appearance(TableSettings.Appearance)
  /// The radius of the corners, in points.
  case radius(Double)
  case rowColor(PixelColor)
  case selectedRowColor(PixelColor)
  /// The display's sides are swapped.
  case rotate
  /// The table gets or loses compact width, as when its window shares the display.
  case compact(Bool)
  /// A row is tapped: its selection fades in over a third of the time and out over the last third.
  ///
  /// - Parameter row: The row's place among those on the display, 0 at the top.
  case tap(row: Int, seconds: Double)
  case edit(TableEdit)
  /// The sections are replaced by all rows in new sections, and the whole table is reloaded.
  ///
  /// - Parameter sizes: The range of the number of rows of a section, at least 1.
  case sections(sizes: ClosedRange<Int>, seed: UInt64)
  /// The sections are replaced by some of those at the start, by their numbers from 0, and the whole
  /// table is reloaded: as when a program assigns other sections.
  case showSections([Int])

  var changesWidth: Bool {
    switch self {
    case .rotate, .compact: true
    case .appearance, .radius, .rowColor, .selectedRowColor, .tap, .edit, .sections, .showSections:
      false
    }
  }
}

/// A change of the rows on the display, at a place drawn from the seed.
package enum TableEdit: String, Codable, CaseIterable, Sendable {
  /// A row is inserted, with the text of another one; first into empty sections.
  case insert
  case delete
  /// A row moves to another place on the display.
  case move
  /// A row is configured again.
  case reload
}

/// An edit with its place drawn.
package enum ResolvedEdit: Equatable, Sendable {
  case insert(rowID: Int, index: Int, section: Int)
  case remove(row: Int)
  case move(row: Int, index: Int, section: Int)
  case reload(row: Int)
}
