public import CoreLayout
public import Geometry
public import Layers

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

  /// The bytes of the images that the backgrounds share.
  var sharedImageBytes: Int { get }
}

extension RowStrategy {
  public func makeSectionBackground() -> (any SectionBackground)? { nil }
  public var sharedImageBytes: Int { 0 }
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

  /// The bytes of the images that belong to this background alone.
  var privateImageBytes: Int { get }
}

extension RowBackground {
  public var privateImageBytes: Int { 0 }
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
