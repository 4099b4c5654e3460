import Geometry
import Graphics
import TableModel

/// A base with four rounded corners, and four opaque covers that square the corners of other rows.
///
/// The geometry of *apple Archive*'s rounded cell without its bugs: the five layers are created
/// once, positioned in each layout, and covers are hidden according to the row's position. Middle
/// rows draw most. A change of style updates the visible rows, and all others when they are reused.
///
/// - Note: A color that is not opaque is drawn twice where a cover overlaps the base.
final class CornerCoverStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "corner-cover",
    summary:
      "A base rounded at all corners and 4 opaque covers that square them; middles cost most.",
    source: "RoundedTableViewCell", kind: .alternative, make: { CornerCoverStrategy(style: $0) })

  private let style: SharedStyle

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    CornerCoverBackground(state: state, style: style)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    style.update(new) ? .visibleRows : .nothing
  }
}

/// A rounded base and its covers.
final class CornerCoverBackground: RowBackground {
  /// The base.
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let covers = CornerCovers()
  private var size = PixelSize(width: 0, height: 0)

  init(state: RowState, style: SharedStyle) {
    self.state = state
    self.style = style
    for cover in covers.layers { layer.addSublayer(cover) }
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
    let current = style.current
    layer.backgroundColor = current.color(for: state)
    layer.cornerRadius = current.radius
    covers.setColor(current.color(for: state))
    // Without a radius there are no corners to cover.
    covers.hide(current.radius > 0 ? position.corners : .all)
  }

  func layout() {
    layer.frame = PixelRect(size)
    covers.place(in: PixelRect(size), radius: style.current.radius)
  }
}
