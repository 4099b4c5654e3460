import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// Clipped cells kept as bitmaps: an off-screen pass for each row that comes in.
  public static let rasterized = StrategyDescriptor(
    id: "rasterized",
    summary: "Clipped cells kept as bitmaps; an off-screen pass for each row that comes in.",
    source: "CALayer, shouldRasterize", kind: .alternative,
    make: { RasterizedStrategy(style: $0) })
}

/// Cells clipped to rounded corners and kept as bitmaps, text included.
///
/// As `shouldRasterize` on the cell's layer beside a corner radius and `masksToBounds`: a cell that
/// does not change is one blended quad without an off-screen pass, middle rows included. A cell
/// that is reused, or whose selection fades, is drawn off screen again, and the bitmap of each
/// visible cell takes memory. Changes of style are handled as in ``CornerClipStrategy``.
final class RasterizedStrategy: RowStrategy {
  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    RasterizedBackground(ColorBackground(state: state, style: style, rounding: .cellClip))
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    guard style.update(new) else { return .nothing }
    return change == .color ? .visibleRows : .allRows
  }
}

/// A background that asks for its cell to be rasterized, in all positions.
final class RasterizedBackground: RowBackground {
  private let color: ColorBackground

  init(_ color: ColorBackground) {
    self.color = color
  }

  var layer: Layer { color.layer }
  var cellClip: CellClip? { color.cellClip }
  var rasterizesCell: Bool { true }

  func configure(position: RowPosition, size: PixelSize) {
    color.configure(position: position, size: size)
  }

  func layout() {
    color.layout()
  }
}
