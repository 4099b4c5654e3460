public import Geometry
public import Graphics
import RowStrategies

/// The content of one cell, in front of its background: layers that are configured for each row
/// that reuses the cell.
///
///     final class Name: CellContent {
///       private let label = Label()
///       var layers: [Layer] { [label.layer] }
///
///       func configure(_ row: ContentRow, size: PixelSize, in context: CellContext) {
///         label.show(
///           row.content.title, style: context.titleStyle(for: row.state),
///           maximumWidth: size.width, background: row.background, in: context)
///       }
///
///       func layout(size: PixelSize, in context: CellContext) {
///         label.layer.frame = PixelRect(label.size)
///       }
///
///       func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int {
///         label.measure(
///           row.content.title, style: context.titleStyle(for: .normal), maximumWidth: width,
///           in: context)
///         return label.size.height
///       }
///     }
///
/// Sizes and frames are in device pixels, with the origin in the row's top left corner. The size is
/// that of the row without what the scenario key `rowMargins.bottom` leaves free. Layers lie within
/// it, clear of ``CellContext/sideMargin`` and of the row's rounded corners, which some strategies
/// clip and others do not.
///
/// A configured content shows the same pixels whatever it showed before: `verify` and `run` compare
/// it with one that never showed another row, and report the fault `stale-content` if they differ.
public protocol CellContent: AnyObject {
  /// The layers in front of the cell's background, back to front; read once, when the cell is
  /// created.
  var layers: [Layer] { get }

  /// Shows a row: draws its text, and sets its images and colours.
  ///
  /// Part of the phase `configure`. Called again whenever the row's state, its size or the style of
  /// the table changes.
  func configure(_ row: ContentRow, size: PixelSize, in context: CellContext)

  /// Sets the frames of the layers for the configured row.
  ///
  /// Part of the phase `layout`. Called again, without another `configure`, when the row moves.
  func layout(size: PixelSize, in context: CellContext)

  /// Returns the height of a row's content, its own margins included; the row is higher by what
  /// `rowMargins.bottom` leaves free.
  ///
  /// Called in the phase `recycle`, for rows with automatic heights, on an instance that is never
  /// shown. A row is at least as high as two of its corners.
  func measure(_ row: ContentRow, width: Int, in context: CellContext) -> Int
}

/// A cell content that rows name by its id.
///
///     CellContentDescriptor(id: "chat-bubble") { ChatBubble() }
public struct CellContentDescriptor: Sendable {
  /// The id that rows name, as in ``CellClass/init(content:)``, and that the scenario key
  /// `cell.content` takes.
  public let id: String
  /// Creates the content of one cell.
  public let make: @Sendable () -> any CellContent

  /// - Precondition: The id is accepted as that of a strategy would be.
  public init(id: String, make: @escaping @Sendable () -> any CellContent) {
    StrategyDescriptor.requireID(id, of: "cell content")
    self.id = id
    self.make = make
  }
}
