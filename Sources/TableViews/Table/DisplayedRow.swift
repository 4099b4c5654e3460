package import Geometry
package import Graphics
package import RowStrategies
package import TableModel

/// A row on the display as it should look.
package struct DisplayedRow {
  /// The index of the row in the data.
  package let rowID: Int
  /// The corners that are rounded; none in a section of plain cells.
  package let corners: CornerSet
  /// The background's rectangle, in pixels of the display; parts of it may lie outside.
  package let rect: PixelRect
  /// The row's rectangle, to which the background is cut off while the row grows.
  package let shown: PixelRect
  package let color: PixelColor
  /// The colour and opacity, 0…255, of the selection or, without one, of what the row colours its
  /// cell with; `nil` if the background alone shows.
  package let selection: (color: PixelColor, opacity: UInt8)?
  /// Indicates whether the cell shows the colour of a row that it showed before.
  package let keepsColor: Bool
  /// Indicates whether the row stands next to an insertion or deletion and was not configured
  /// since.
  package let isStale: Bool
}

/// The number of layers of a cell's background.
package struct BackgroundLayers {
  package let background: ObjectIdentifier
  package let position: RowPosition
  package let isSelected: Bool
  /// The number of descendants of the background's own layer, hidden ones included.
  package let count: Int

  init(_ background: any RowBackground, position: RowPosition, isSelected: Bool) {
    self.background = ObjectIdentifier(background)
    self.position = position
    self.isSelected = isSelected
    count = background.layer.treeCount - 1
  }
}

extension Layer {
  /// Includes this layer and hidden ones.
  fileprivate var treeCount: Int { sublayers.reduce(1) { $0 + $1.treeCount } }
}

/// A cell content of the program in a cell on the display, as it was configured.
package struct ConfiguredContent {
  package let descriptor: CellContentDescriptor
  package let row: ContentRow
  /// The size of the content, in pixels.
  package let size: PixelSize
  package let layers: [Layer]
  package let context: CellContext

  /// Indicates whether a layer reaches beyond the row.
  package var leavesRow: Bool {
    let row = PixelRect(size)
    return layers.contains {
      !$0.isHidden && !$0.frame.isEmpty && $0.frame.intersection(row) != $0.frame
    }
  }
}

/// A table at one frame, as values for the verification of its image.
package struct TableSnapshot {
  package let state: TableState
  /// The first row on the display and its upper edge in the content, in points; `nil` if there is
  /// none.
  package let firstRow: (row: Int, top: Double)?
  package let rows: [DisplayedRow]
  /// The backgrounds of the cells that were configured for the frame.
  package let backgrounds: [BackgroundLayers]
  /// The cell contents of the program in these cells.
  package let contents: [ConfiguredContent]
  /// Indicates whether a cell on the display is clipped or masked to rounded corners.
  package let clipsCells: Bool
  /// The look that the strategy is specified to give rows.
  package let look: RowLook

  /// The scroll offset, in pixels.
  package var top: Int { state.top }

  private var geometry: TableGeometry { state.geometry }

  /// Indicates whether the table is pulled past one of its ends, where shadows may lie beneath
  /// rows.
  package var isOverscrolled: Bool {
    top < 0 || top > geometry.scale.pixels(max(0, geometry.maximumOffset))
  }

  /// Indicates whether space below the end of the content is on the display.
  package var showsEnd: Bool {
    top + geometry.display.height > geometry.scale.pixels(geometry.layout.contentHeight)
  }
}
