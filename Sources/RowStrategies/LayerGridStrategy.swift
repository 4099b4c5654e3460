import CoreLayout
import Geometry
import Layers

/// Three opaque solids and four corner layers that share two generated images.
///
/// Blending is confined to the corner squares: 2r² px on a first or last row, 4r² on a single one,
/// none on a middle row, which is one opaque rectangle. Cap rows and middle rows have reuse pools
/// of their own. As in TORoundedTableView, whose layers this follows.
final class LayerGridStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "layer-grid",
    summary:
      "3 opaque solids and 4 small corner layers that share one image a state; only corners blend.",
    make: { LayerGridStrategy(style: $0) })

  static let singlePool = StrategyDescriptor(
    id: "layer-grid+single-pool",
    summary: "layer-grid with one reuse pool for cap rows and middle rows alike.",
    kind: .variant, make: { LayerGridStrategy(style: $0, hasSinglePool: true) })

  /// The two pools.
  enum Pool: String {
    case cap, middle
  }

  let style: RowStyle
  private let hasSinglePool: Bool
  private let images: RoundedImages
  /// A disc of the row's colour per state that was needed, of which corner layers show a quadrant
  /// each.
  private var discs: [RowState: Bitmap] = [:]

  init(style: RowStyle, hasSinglePool: Bool = false) {
    self.style = style
    self.hasSinglePool = hasSinglePool
    images = RoundedImages(style)
  }

  func reuseIdentifier(for position: RowPosition) -> String {
    (position.isCap && style.radius > 0 && !hasSinglePool ? Pool.cap : .middle).rawValue
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    LayerGridBackground(style: style, state: state, disc: disc(for: state))
  }

  var sharedImageBytes: Int { discs.values.reduce(0) { $0 + $1.byteCount } }

  private func disc(for state: RowState) -> Bitmap {
    if let disc = discs[state] { return disc }
    let disc = images[state].disc()
    discs[state] = disc
    return disc
  }
}
