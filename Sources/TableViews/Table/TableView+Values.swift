import Geometry
package import RowStrategies

// Counters and values of a frame, read outside of timed phases

extension TableView {
  /// The scroll offset of the last frame, in pixels.
  package var top: Int { state.top }

  /// The greatest scroll offset without overscroll, in points.
  package var maximumOffset: Double { max(0, geometry.maximumOffset) }

  /// The number of rows that came in with the last update.
  package var rowsIn: Int { cells.visible.lastUpdate.arrived }
  package var rowsOut: Int { cells.visible.lastUpdate.left }
  package var cellsCreated: Int { cells.visible.lastUpdate.created }

  /// The first visible row; 0 if there is none.
  package var firstRow: Int { cells.visible.placed.first?.row ?? 0 }
  package var visibleRows: Int { cells.visible.placed.count }
  package var visibleRowIDs: [Int] { cells.visible.placed.map(\.rowID) }

  /// The number of visible rows with at least one rounded corner.
  package var visibleCaps: Int {
    guard geometry.radius > 0 else { return 0 }
    return cells.visible.placed.count {
      !$0.cell.isPlain && geometry.layout.position(ofRow: $0.row).isCap
    }
  }

  package var cellsAlive: Int { cells.visible.cellsAlive }

  package var imageBytes: Int {
    let bytes =
      strategies.rounded.sharedImageBytes + sections.privateImageBytes + cells.privateImageBytes
    require(
      bytes >= 0, "sharedImageBytes and privateImageBytes of a strategy add up to \(bytes) bytes")
    return bytes
  }

  package var imageLookups: ImageLookups { strategies.imageLookups }
  package var textLookups: (hits: Int, misses: Int) { pen.lookups }

  /// The number of times that a layer of a shadow was moved within the tree.
  package var layerMoves: Int { shadows?.moves ?? 0 }

  package var heightCounters: HeightMeasurer.Counters { state.measurer.counters }

  package var configuredBackgrounds: [BackgroundLayers] { cells.configuredBackgrounds }

  package var snapshot: TableSnapshot {
    TableSnapshot(
      state: state,
      firstRow: cells.visible.placed.first.map { ($0.row, geometry.top(ofRow: $0.row)) },
      rows: displayedRows, backgrounds: configuredBackgrounds, contents: cells.configuredContents,
      clipsCells: cells.visible.placed.contains { $0.cell.isClipped },
      look: strategies.descriptor.look)
  }

  /// The expected appearance of the visible rows, from the top.
  private var displayedRows: [DisplayedRow] {
    let (layout, style) = (geometry.layout, state.style)
    return cells.visible.placed.map { placed in
      let section = layout.section(ofRow: placed.row)
      let position = layout.position(ofRow: placed.row, inSection: section)
      let place = state.place(ofRow: placed.row, inSection: section).offset(x: 0, y: -top)
      let selection = state.selection(ofRowID: placed.rowID)
      let cellColor = style.cellColor(of: state.rows.rows[placed.rowID], rowID: placed.rowID)
      let isPlain = style.isPlain(section: section)
      return DisplayedRow(
        rowID: placed.rowID, corners: isPlain ? [] : position.corners,
        rect: geometry.backgroundRect(in: place.cell, isPlain: isPlain), shown: place.shown,
        color: style.rowStyle.color,
        selection: selection.map { (style.rowStyle.selectedColor, $0) }
          ?? cellColor.map { ($0, 255) },
        keepsColor: selection == nil && placed.cell.color != cellColor,
        isStale: placed.cell.position != position)
    }
  }
}
