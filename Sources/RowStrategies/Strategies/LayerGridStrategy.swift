import Graphics
import TableModel

extension StrategyDescriptor {
  /// Three solid layers and four corner layers that share an image: only corners blend.
  public static let layerGrid = StrategyDescriptor(
    id: "layer-grid",
    summary:
      "3 opaque solids and 4 small corner layers that share one image a state; only corners blend.",
    source: "TORoundedTableView", make: { LayerGridStrategy(style: $0) })
}

/// Three opaque solids and four corner layers that share one generated image per state.
///
/// Blending is limited to the corner squares: 2r² px for a first or last row, 4r² for a single one,
/// and none for a middle row, which is one opaque rectangle. Cap rows and middle rows have separate
/// reuse pools. The layers follow TORoundedTableView, as do the responses to changes: another
/// radius or appearance redraws both images at once and reloads all rows; another colour redraws the
/// image of its state and reloads the visible rows.
final class LayerGridStrategy: RowStrategy {
  static let singlePool = StrategyDescriptor(
    id: "layer-grid+single-pool",
    summary: "layer-grid with one reuse pool for cap rows and middle rows alike.",
    source: "TORoundedTableView", kind: .variant,
    make: { LayerGridStrategy(style: $0, hasSinglePool: true) })

  static let views = StrategyDescriptor(
    id: "layer-grid+views",
    summary: "layer-grid of views, whose colors the platform clears while a row is selected.",
    source: "TORoundedTableView", kind: .variant, predictedFaults: predictedFaultsOfViews,
    make: { LayerGridStrategy(style: $0, hasViews: true) })

  /// Selected rows lose their solids; of rows that are hardly higher than two corners little else
  /// can be seen.
  private static func predictedFaultsOfViews(_ table: TableConstraints) -> Set<FaultKind> {
    let isLow = table.smallestRow.height - table.bottomMargin <= 2 * table.style.radius + 1
    return isLow ? [.missingRows, .wrongImage] : [.missingRows]
  }

  private let hasSinglePool: Bool
  private let hasViews: Bool
  private let style: SharedStyle
  private let discs: GridDiscs

  init(style: RowStyle, hasSinglePool: Bool = false, hasViews: Bool = false) {
    self.hasSinglePool = hasSinglePool
    self.hasViews = hasViews
    self.style = SharedStyle(style)
    discs = GridDiscs(style: self.style, isOpaque: false)
  }

  func reuseIdentifier(for position: RowPosition) -> String {
    position.isCap && style.current.radius > 0 && !hasSinglePool ? "cap" : "middle"
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    LayerGridBackground(state: state, discs: discs, hasViews: hasViews)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    let old = style.current
    guard style.update(new) else { return .nothing }
    guard change == .color else {
      discs.regenerate(RowState.allCases)
      return .allRows
    }
    discs.regenerate(RowState.allCases.filter { old.color(for: $0) != new.color(for: $0) })
    return .visibleRows
  }

  var sharedImageBytes: Int { discs.byteCount }
}
