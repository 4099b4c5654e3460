import Geometry
import RowStrategies
import TableModel
import TableViews

// What a stage can be asked, outside of what is timed.
extension TableView {
  /// What the last update did.
  var lastUpdate: VisibleRows<TableCell>.Update { driver.lastUpdate }

  /// The row at the top of the display; 0 if there is none.
  var firstRow: Int { driver.placed.first?.row ?? 0 }

  /// The rows on the display.
  var visibleRows: Int { driver.placed.count }

  /// The rows on the display with at least one rounded corner.
  var visibleCaps: Int {
    guard geometry.radius > 0 else { return 0 }
    return driver.placed.count { geometry.layout.position(ofRow: $0.row).isCap }
  }

  /// Whether the table is pulled past one of its ends, where shadows may lie beneath rows.
  var isOverscrolled: Bool {
    top < 0 || top > max(0, geometry.scale.pixels(geometry.maximumOffset))
  }

  /// The cells in existence, on the display or kept.
  var cellsAlive: Int { driver.cellsAlive }

  /// The bytes of all background images: shared ones and those of cells, visible or waiting.
  var imageBytes: Int {
    let all = driver.placed.map(\.cell) + driver.pool.cells
    return strategy.sharedImageBytes + sections.privateImageBytes
      + all.reduce(0) { $0 + $1.privateImageBytes }
  }

  /// How often a shared image was asked for, and how often it had to be drawn, since the stage was
  /// made.
  var imageLookups: ImageLookups {
    let lookups = strategy.imageLookups
    return ImageLookups(
      hits: earlierLookups.hits + lookups.hits, misses: earlierLookups.misses + lookups.misses)
  }

  /// Hands out the rows on the display as they should look, from the top.
  func forEachShownRow(_ body: (ShownRow) -> Void) {
    let layout = geometry.layout
    for placed in driver.placed {
      let section = layout.section(ofRow: placed.row)
      let position = layout.position(ofRow: placed.row, inSection: section)
      let row = geometry.rect(ofRow: placed.row, inSection: section).offset(x: 0, y: -top)
      body(
        ShownRow(
          content: placed.content, position: position, rect: geometry.backgroundRect(in: row),
          color: look.rowStyle.color,
          selection: selection(ofContent: placed.content).map { (look.rowStyle.selectedColor, $0) },
          isStale: shownPositions[placed.content].map { $0 != position } ?? false))
    }
  }

  /// Takes note of the layers of the cells that were just configured.
  func noteLayers(in watch: inout LayerLeakDetector) {
    driver.forEachToConfigure { $0.cell.noteLayers(in: &watch) }
  }

  /// Whether a cell on the display is clipped to rounded corners.
  var clipsCells: Bool { driver.placed.contains { $0.cell.isClipped } }

  /// What its rows' faults can depend on.
  var facts: TableConstraints { state.facts(turning: state.scenario.turns) }
}

extension TableConfiguration {
  /// What the faults of a strategy can depend on in this table.
  ///
  /// - Parameter turning: Whether the display is turned meanwhile.
  func facts(turning: Bool) -> TableConstraints {
    var sizes = [rowSize]
    if turning {
      var turned = self
      _ = turned.take(.rotate)
      sizes.append(turned.rowSize)
    }
    let widths = sizes.map(\.width).sorted()
    // The height of measured rows has no bound that is known beforehand.
    let highest = scenario.heights.source == .measured ? .max : rowSize.height
    return TableConstraints(
      style: look.rowStyle, smallestRow: PixelSize(width: widths[0], height: rowSize.height),
      largestRow: PixelSize(width: widths[widths.count - 1], height: highest))
  }

  /// The size of the background of the lowest row.
  private var rowSize: PixelSize {
    let whole = PixelRect(
      x: 0, y: 0, width: geometry.columnWidth,
      height: geometry.scale.pixels(scenario.lowestRow))
    return geometry.backgroundRect(in: whole).size
  }
}
