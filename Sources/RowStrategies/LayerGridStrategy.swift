public import CoreLayout
import Geometry
import Layers

/// Three opaque solids and four corner layers that share two generated images.
///
/// Blending is confined to the corner squares: 2r² px on a first or last row, 4r² on a single one,
/// none on a middle row, which is one opaque rectangle. Cap rows and middle rows have reuse pools
/// of their own. As in TORoundedTableView, whose layers this follows.
public final class LayerGridStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "layer-grid",
    summary:
      "3 opaque solids and 4 small corner layers that share one image a state; only corners blend.",
    make: { LayerGridStrategy(style: $0) })

  /// The two pools.
  enum Pool: String {
    case cap, middle
  }

  let style: RowStyle
  /// A disc of the row's colour per state, of which corner layers show a quadrant each.
  private let discs: [RowState: Bitmap]

  init(style: RowStyle) {
    self.style = style
    let images = RoundedImages(style)
    discs = Dictionary(
      uniqueKeysWithValues: RowState.allCases.map { ($0, images[$0].disc()) })
  }

  public func reuseIdentifier(for position: RowPosition) -> String {
    (position.isCap && style.radius > 0 ? Pool.cap : .middle).rawValue
  }

  public func makeRowBackground(for state: RowState) -> any RowBackground {
    LayerGridBackground(style: style, state: state, disc: discs[state]!)
  }

  public var sharedImageBytes: Int { discs.values.reduce(0) { $0 + $1.byteCount } }
}
