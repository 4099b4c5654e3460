public import Geometry
public import Graphics
public import TableModel

/// A way to draw the backgrounds of rows: the subject of ScrollBench's comparisons.
///
/// A strategy belongs to one table. It creates a background for each cell and optionally one for
/// each visible section, and holds their shared state. It describes the backgrounds as layers and
/// does not depend on the engine that composites them, so that all strategies are rendered in the
/// same way.
public protocol RowStrategy: AnyObject {
  /// Returns the identifier of the reuse pool for the cell of a row; by default all rows share one.
  func reuseIdentifier(for position: RowPosition) -> String

  /// Creates the background of a new cell, for rows of a state.
  func makeRowBackground(for state: RowState) -> any RowBackground

  /// Creates a background behind all rows of one section, or returns `nil` if there is none.
  func makeSectionBackground() -> (any SectionBackground)?

  /// Applies a different style while the table scrolls.
  ///
  /// - Returns: The cells to configure again. The default, ``ReloadScope/newTable``, recreates the
  ///   table with a new strategy and new cells.
  func restyle(_ style: RowStyle, change: StyleChange) -> ReloadScope

  /// The size of the images that the backgrounds share, in bytes.
  var sharedImageBytes: Int { get }

  /// The number of hits and misses of lookups of shared images.
  var imageLookups: ImageLookups { get }
}

extension RowStrategy {
  public func reuseIdentifier(for position: RowPosition) -> String { "row" }
  public func makeSectionBackground() -> (any SectionBackground)? { nil }
  public func restyle(_ style: RowStyle, change: StyleChange) -> ReloadScope { .newTable }
  public var sharedImageBytes: Int { 0 }
  public var imageLookups: ImageLookups { ImageLookups() }
}

/// The background of one cell: layers that are configured for each row that reuses the cell.
public protocol RowBackground: AnyObject {
  /// The layer behind all other layers of the cell, at its origin.
  var layer: Layer { get }

  /// Configures the background for a row: sets colours and images, creating missing ones.
  ///
  /// - Parameter position: The position of the row in its section.
  /// - Parameter size: The size of the row, in device pixels.
  func configure(position: RowPosition, size: PixelSize)

  /// Notifies the background that its cell was selected or deselected.
  ///
  /// The platform clears the background colours of the views in a selected cell, but not those of
  /// layers. Called before ``configure(position:size:)``, and not for cells that were never
  /// selected.
  func cellWasSelected(_ isSelected: Bool)

  /// Sets the frames of the layers for the configured row.
  func layout()

  /// Discards the cell's backing store, which the platform may purge while a cell is not visible.
  ///
  /// Called while the cell is in the reuse pool, between two passes.
  func backingStoreWasPurged()

  /// The rounded corners to which the configured row clips its whole cell, text included; `nil` for
  /// no clipping.
  var cellClip: CellClip? { get }

  /// The layer whose alpha masks the whole cell for the configured row, text included; `nil` for no
  /// mask.
  var cellMask: Layer? { get }

  /// The colour of the whole cell behind the background, margins included; `nil` for none.
  var cellColor: PixelColor? { get }

  /// A Boolean value that indicates whether the whole cell, text included, is kept as a bitmap
  /// while it does not change.
  var rasterizesCell: Bool { get }

  /// The size of the images that only this background uses, in bytes.
  var privateImageBytes: Int { get }
}

extension RowBackground {
  public func cellWasSelected(_ isSelected: Bool) {}
  public func backingStoreWasPurged() {}
  public var cellClip: CellClip? { nil }
  public var cellMask: Layer? { nil }
  public var cellColor: PixelColor? { nil }
  public var rasterizesCell: Bool { false }
  public var privateImageBytes: Int { 0 }
}

/// The rounded corners to which a cell is clipped.
public struct CellClip: Equatable, Sendable {
  /// The radius in device pixels.
  public var radius: Int
  public var corners: CornerSet

  public init(radius: Int, corners: CornerSet) {
    self.radius = radius
    self.corners = corners
  }
}

/// A background behind all rows of one section.
public protocol SectionBackground: AnyObject {
  /// The layer behind the cells of the section.
  var layer: Layer { get }

  /// Configures the background for a section: sets colours and images, creating missing ones.
  ///
  /// - Parameter rows: The rectangle of the section's rows, in content coordinates.
  func configure(rows: PixelRect)

  /// Sets the frames of the layers for the configured section.
  func layout()

  /// The size of the images that only this background uses, in bytes.
  var privateImageBytes: Int { get }
}

extension SectionBackground {
  public var privateImageBytes: Int { 0 }
}
