import Graphics
import TableModel

/// Three opaque solids and four corner layers that share two generated images.
///
/// Blending is confined to the corner squares: 2r² px on a first or last row, 4r² on a single one,
/// none on a middle row, which is one opaque rectangle. Cap rows and middle rows have reuse pools
/// of their own. As in TORoundedTableView, whose layers this follows, and its answers to a change:
/// another radius or appearance draws both images at once and reloads all rows; another colour
/// draws the image of its state alone, and reloads the visible rows.
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

  private let hasSinglePool: Bool
  private let style: SharedStyle
  private let discs: GridDiscs

  init(style: RowStyle, hasSinglePool: Bool = false) {
    self.hasSinglePool = hasSinglePool
    self.style = SharedStyle(style)
    discs = GridDiscs(style: self.style, corners: .transparent)
  }

  func reuseIdentifier(for position: RowPosition) -> String {
    (position.isCap && style.current.radius > 0 && !hasSinglePool ? Pool.cap : .middle).rawValue
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    LayerGridBackground(state: state, discs: discs)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    let old = style.current
    guard style.take(new) else { return .nothing }
    guard change == .color else {
      discs.regenerate(RowState.allCases)
      return .allRows
    }
    discs.regenerate(RowState.allCases.filter { old.color(for: $0) != new.color(for: $0) })
    return .visibleRows
  }

  var sharedImageBytes: Int { discs.byteCount }
}
