/// The built-in strategies, in the order of reports.
public enum StrategyCatalogue {
  public static let all: [StrategyDescriptor] = [
    LayerGridStrategy.descriptor,
    LayerGridStrategy.singlePool,
    LayerGridStrategy.views,
    WholeViewAlphaStrategy.descriptor,
    WholeViewAlphaStrategy.shared,
    WholeViewAlphaStrategy.sharedOpaque,
    WholeViewAlphaStrategy.gradient,
    ImageSliceStrategy.descriptor,
    ImageSliceStrategy.opaque,
    ImageSliceStrategy.gradient,
    ImageSliceStrategy.shadow,
    ImageSliceAsPublishedStrategy.descriptor,
    NineSliceStrategy.descriptor,
    CornerClipStrategy.descriptor,
    ShapeMaskStrategy.descriptor,
    RasterizedStrategy.descriptor,
    ImplicitShadowStrategy.descriptor,
    ShadowPathStrategy.descriptor,
    CornerCoverStrategy.descriptor,
    CornerCoverStrategy.cellColor,
    CornerCoverStrategy.stockBackground,
    CornerCoverAsPublishedStrategy.descriptor,
    RoundedFillStrategy.descriptor,
    ContinuousCornersStrategy.descriptor,
    BakedCornersStrategy.descriptor,
    SectionFillStrategy.descriptor,
    SquareStrategy.descriptor,
  ]

  /// The strategy of sections whose rows are plain cells.
  public static let plain = SquareStrategy.descriptor

  /// The ids of the ablation steps from the layer grid to a bitmap per cell, cheapest first.
  ///
  /// Each step adds one cost: caps blend entirely; middle rows blend too; bitmaps are no longer
  /// shared.
  public static let ablation = [
    LayerGridStrategy.descriptor, WholeViewAlphaStrategy.sharedOpaque,
    WholeViewAlphaStrategy.shared, WholeViewAlphaStrategy.descriptor,
  ].map(\.id)
}
