import Graphics
import TableModel

extension StrategyDescriptor {
  /// Three opaque solids and four corner layers that share one generated image per state.
  ///
  /// Blending is limited to the corner squares: 2r² px for a first or last row, 4r² for a single one,
  /// and none for a middle row, which is one opaque rectangle. Cap rows and middle rows have separate
  /// reuse pools. The layers follow TORoundedTableView, as do the responses to changes: another
  /// radius or appearance redraws both images at once and reloads all rows; another colour redraws
  /// the image of its state and reloads the visible rows.
  public static let layerGrid = StrategyDescriptor(
    id: "layer-grid",
    summary:
      "3 opaque solids and 4 small corner layers that share one image a state; only corners blend.",
    source: "TORoundedTableView", make: { layerGrid($0) })

  static let layerGridSinglePool = StrategyDescriptor(
    id: "layer-grid+single-pool",
    summary: "layer-grid with one reuse pool for cap rows and middle rows alike.",
    source: "TORoundedTableView", kind: .variant, make: { layerGrid($0, hasSinglePool: true) })

  static let layerGridViews = StrategyDescriptor(
    id: "layer-grid+views",
    summary: "layer-grid of views, whose colors the platform clears while a row is selected.",
    source: "TORoundedTableView", kind: .variant,
    // Selected rows lose their solids, and can pass for rounded ones where an image covers the rest;
    // little else can be seen of rows that are hardly higher than two corners.
    predictedFaults: { table in
      let isLow = table.smallestRow.height <= 2 * table.style.radius + 1
      return isLow ? [.missingRows, .roundedRows, .wrongImage] : [.missingRows, .roundedRows]
    },
    make: { layerGrid($0, hasViews: true) })

  private static func layerGrid(
    _ style: RowStyle, hasSinglePool: Bool = false, hasViews: Bool = false
  ) -> StyledStrategy {
    let discs = GridDiscs(isOpaque: false)
    return StyledStrategy(
      style, scope: ReloadScope.visibleForColors, images: discs,
      reuseIdentifier: { position, style in
        position.isCap && style.current.radius > 0 && !hasSinglePool ? "cap" : "middle"
      },
      makeBackground: {
        LayerGridBackground(state: $0, style: $1, discs: discs, hasViews: hasViews)
      })
  }
}
