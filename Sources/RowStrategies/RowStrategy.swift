public import Geometry
public import Graphics
public import TableModel

/// A way to draw the backgrounds of rows: the thing that ScrollBench compares.
///
/// A strategy belongs to one table. It makes a background for each cell and, if it draws anything
/// for a section as a whole, one for each visible section; it holds what they share. It says *what*
/// to draw, as layers, and never sees who composites them, so that all strategies pay for the same
/// renderer.
public protocol RowStrategy: AnyObject {
  /// The reuse pool that the cell of a row comes from and goes back to.
  func reuseIdentifier(for position: RowPosition) -> String

  /// Makes the background of a new cell, for rows of a state.
  func makeRowBackground(for state: RowState) -> any RowBackground

  /// Makes a background that lies behind all rows of one section, or `nil` if there is none.
  func makeSectionBackground() -> (any SectionBackground)?

  /// Takes on a style that differs from the one before, in the middle of a scroll, and says which
  /// cells have to be configured again.
  ///
  /// A strategy that does not take it on answers ``ReloadScope/newTable``, as is the default: the
  /// table then starts over with a new strategy and new cells.
  func restyle(_ style: RowStyle, change: StyleChange) -> ReloadScope

  /// The bytes of the images that the backgrounds share.
  var sharedImageBytes: Int { get }

  /// How often a shared image was asked for, and how often it had to be drawn.
  var imageLookups: ImageLookups { get }
}

extension RowStrategy {
  public func makeSectionBackground() -> (any SectionBackground)? { nil }
  public func restyle(_ style: RowStyle, change: StyleChange) -> ReloadScope { .newTable }
  public var sharedImageBytes: Int { 0 }
  public var imageLookups: ImageLookups { ImageLookups() }
}

/// The background of one cell: layers that are set anew for each row that the cell is reused for.
public protocol RowBackground: AnyObject {
  /// The layer that goes behind everything else in the cell, at its origin.
  var layer: Layer { get }

  /// Takes on a row: sets colours and images, and makes those that it lacks.
  ///
  /// - Parameter position: Where the row stands in its section.
  /// - Parameter size: The size of the row, in device pixels.
  func configure(position: RowPosition, size: PixelSize)

  /// Sets the frames of the layers for the row last configured.
  func layout()

  /// Learns that the platform took away what the cell had drawn, as it may from a cell that is not
  /// on the display; called while the cell waits in the pool, between two passes.
  func backingStoreWasPurged()

  /// The rounded corners that the row last configured clips its whole cell to, text included; `nil`
  /// where nothing is clipped.
  var cellClip: CellClip? { get }

  /// The bytes of the images that belong to this background alone.
  var privateImageBytes: Int { get }
}

extension RowBackground {
  public func backingStoreWasPurged() {}
  public var cellClip: CellClip? { nil }
  public var privateImageBytes: Int { 0 }
}

/// The rounded corners that a cell is clipped to.
public struct CellClip: Equatable, Sendable {
  /// In device pixels.
  public var radius: Int
  public var corners: CornerSet

  public init(radius: Int, corners: CornerSet) {
    self.radius = radius
    self.corners = corners
  }
}

/// What a strategy draws behind all the rows of one section.
public protocol SectionBackground: AnyObject {
  /// The layer that goes behind the cells of the section.
  var layer: Layer { get }

  /// Takes on a section: sets colours and images, and makes those that it lacks.
  ///
  /// - Parameter rows: The rectangle that the section's rows make up, in the coordinates of the
  ///   content.
  func configure(rows: PixelRect)

  /// Sets the frames of the layers for the section last configured.
  func layout()

  /// The bytes of the images that belong to this background alone.
  var privateImageBytes: Int { get }
}

extension SectionBackground {
  public var privateImageBytes: Int { 0 }
}
