package import Geometry
public import Graphics
public import RowStrategies
package import Text

/// The style of the table and what the content of a cell is drawn with.
public struct CellContext {
  package let style: TableStyle
  /// Indicates whether the row is in a section of plain cells: square, without margins.
  private let isPlain: Bool
  package let renderer: TextRenderer
  private let drawingPen: LabelPen?

  /// - Parameter pen: `nil` to measure rows without drawing them.
  init(_ style: TableStyle, isPlain: Bool, renderer: TextRenderer, pen: LabelPen?) {
    self.style = style
    self.isPlain = isPlain
    self.renderer = renderer
    drawingPen = pen
  }

  /// Returns the device pixels nearest to a distance in points; halves round up.
  ///
  /// - Precondition: The distance is finite, and at most 1,000,000.
  public func pixels(_ points: Double) -> Int {
    require(abs(points) <= 1_000_000, "a distance is at most 1,000,000 points, not \(points)")
    return DisplayScale(style.settings.display.scale).pixels(points)
  }

  /// The radius of the rows' corners, their colours and the backdrop.
  public var rowStyle: RowStyle { style.rowStyle }

  /// The width that the scenario key `rowMargins.side` leaves free at either side of the row, in
  /// device pixels; the row's size includes it.
  public var sideMargin: Int { isPlain ? 0 : pixels(style.settings.rowMargins.side) }

  /// Returns the font and colour of titles for rows of a state.
  public func titleStyle(for state: RowState) -> LabelStyle {
    style.cellText.inRows(highlighted: state == .selected).title
  }

  /// Returns the font and colour of second lines for rows of a state.
  public func subtitleStyle(for state: RowState) -> LabelStyle {
    style.cellText.inRows(highlighted: state == .selected).subtitle
  }

  /// Returns the bitmap of a small image, which all cells of the table share.
  ///
  /// - Precondition: Called while a row is configured or laid out, not while it is measured.
  public func bitmap(of image: CellImage) -> Bitmap { pen[image] }

  /// The content of a row ends above the margin below the row's background.
  ///
  /// - Parameter row: The size of the row, in device pixels.
  package func contentSize(inRowOf row: PixelSize) -> PixelSize {
    let margin = isPlain ? 0 : pixels(style.settings.rowMargins.bottom)
    return PixelSize(width: row.width, height: max(0, row.height - margin))
  }

  package func drawing(with pen: LabelPen) -> CellContext {
    CellContext(style, isPlain: isPlain, renderer: renderer, pen: pen)
  }

  var pen: LabelPen {
    guard let drawingPen else {
      fatalError("a row is measured with Label.measure, and drawn when it is configured")
    }
    return drawingPen
  }

  var places: TextPlaces { style.places(isPlain: isPlain) }
}

extension TableState {
  package func context(isPlain: Bool = false, pen: LabelPen? = nil) -> CellContext {
    CellContext(style, isPlain: isPlain, renderer: renderer, pen: pen)
  }
}

// MARK: - Text in contents

extension Label {
  /// Draws a line of text, truncated with an ellipsis at a width in device pixels.
  ///
  /// - Parameter background: The opaque colour below the label, so that it is copied; `nil` for a
  ///   transparent label, which is blended.
  /// - Precondition: Called while a row is configured.
  public func show(
    _ text: String, style: LabelStyle, maximumWidth: Int, background: PixelColor?,
    in context: CellContext
  ) {
    show(
      text, style: style, maximumWidth: maximumWidth, background: background, pen: context.pen)
  }

  /// Draws a text in as many lines as it needs, at most 5,000 characters of it.
  ///
  /// - Parameters:
  ///   - width: The greatest width of the lines, in device pixels.
  ///   - background: As for a single line.
  /// - Precondition: Called while a row is configured.
  public func show(
    paragraph text: String, style: LabelStyle, width: Int, background: PixelColor?,
    in context: CellContext
  ) {
    show(
      text, isParagraph: true, style: style, maximumWidth: width, background: background,
      pen: context.pen)
  }

  /// Sets ``size`` to that of a line of text, in device pixels, without drawing it.
  ///
  /// - Parameter maximumWidth: The width at which the line is truncated, in device pixels.
  public func measure(
    _ text: String, style: LabelStyle, maximumWidth: Int, in context: CellContext
  ) {
    measure(text, style: style, maximumWidth: maximumWidth, renderer: context.renderer)
  }

  /// Sets ``size`` to that of a text of several lines, in device pixels, without drawing it.
  ///
  /// - Parameter width: The greatest width of the lines, in device pixels.
  public func measure(
    paragraph text: String, style: LabelStyle, width: Int, in context: CellContext
  ) {
    measure(
      text, isParagraph: true, style: style, maximumWidth: width, renderer: context.renderer)
  }
}
