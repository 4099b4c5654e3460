import Geometry
import Graphics
import TableModel

extension StrategyDescriptor {
  /// A layer rounded at all corners, and opaque covers that square those of middle rows.
  ///
  /// The geometry of *apple Archive*'s rounded cell without its bugs: the five layers are created
  /// once, positioned in each layout, and covers are hidden according to the row's position. Middle
  /// rows draw most. A change of style updates the visible rows, and all others when they are reused.
  ///
  /// - Note: A colour that is not opaque is drawn twice where a cover overlaps the base.
  public static let cornerCover = StrategyDescriptor(
    id: "corner-cover",
    summary:
      "A base rounded at all corners and 4 opaque covers that square them; middles cost most.",
    source: "RoundedTableViewCell", kind: .alternative,
    make: { StyledStrategy($0) { CornerCoverBackground(state: $0, style: $1) } })

  static let cornerCoverCellColor = StrategyDescriptor(
    id: "corner-cover+cell-color",
    summary: "corner-cover in cells that have the row's colour too, as published: none is rounded.",
    source: "RoundedTableViewCell", kind: .variant,
    predictedFaults: { table in
      let corners: Set<FaultKind> = table.style.radius > 0 ? [.squareRows, .distortedCorners] : []
      return table.hasMargins ? corners.union([.wrongImage]) : corners
    },
    make: {
      StyledStrategy($0) { CornerCoverBackground(state: $0, style: $1, addition: .cellColor) }
    })

  static let cornerCoverStockBackground = StrategyDescriptor(
    id: "corner-cover+stock-background",
    summary: "corner-cover under the stock background that the article replaces: nothing is seen.",
    source: "RoundedTableViewCell", kind: .variant,
    predictedFaults: { table in
      if case .gradient = table.style.backdrop { return [.wrongImage, .wrongBackdrop] }
      // A row with the backdrop in its corners can pass for a rounded one, and one of which an image
      // covers much for one with another fault.
      return [.missingRows, .roundedRows, .wrongImage, .distortedCorners]
    },
    make: {
      StyledStrategy($0) { CornerCoverBackground(state: $0, style: $1, addition: .stockBackground) }
    })
}

/// A rounded base and its covers, in the original's order, and the addition of a variant.
final class CornerCoverBackground: RowBackground {
  let layer = Layer(role: .background)
  private let state: RowState
  private let style: SharedStyle
  private let addition: Addition?
  private let covers = CornerCovers()
  private var stockBackground: Layer?
  private var size = PixelSize(width: 0, height: 0)

  /// A colour of the original that hides its corners.
  enum Addition {
    /// The cell has the row's colour, too, which the article sets taken literally.
    case cellColor
    /// A view in the backdrop's colour, in front of layers that are behind their cell.
    case stockBackground
  }

  init(state: RowState, style: SharedStyle, addition: Addition? = nil) {
    self.state = state
    self.style = style
    self.addition = addition
    for cover in covers.layers { layer.addSublayer(cover) }
    guard addition == .stockBackground else { return }
    let stock = Layer(role: .background)
    layer.addSublayer(stock)
    stockBackground = stock
  }

  func configure(position: RowPosition, size: PixelSize) {
    self.size = size
    let current = style.current
    layer.backgroundColor = current.color(for: state)
    layer.cornerRadius = current.radius
    covers.setColor(current.color(for: state))
    // Without a radius there are no corners to cover.
    covers.hide(current.radius > 0 ? position.corners : .all)
    stockBackground?.backgroundColor = current.backdrop.middle
  }

  var cellColor: PixelColor? {
    addition == .cellColor && state == .normal ? style.current.color : nil
  }

  func layout() {
    layer.frame = PixelRect(size)
    covers.place(in: PixelRect(size), radius: style.current.radius)
    stockBackground?.frame = PixelRect(size)
  }
}
