/// The built-in strategies, in the order of reports.
public enum StrategyCatalogue {
  public static let all: [StrategyDescriptor] = [
    LayerGridStrategy.descriptor,
    LayerGridStrategy.singlePool,
    LayerGridStrategy.views,
    WholeViewAlphaStrategy.descriptor,
    WholeViewAlphaStrategy.shared,
    WholeViewAlphaStrategy.sharedOpaque,
    ImageSliceStrategy.descriptor,
    ImageSliceStrategy.opaque,
    ImageSliceStrategy.shadow,
    ImageSliceAsPublishedStrategy.descriptor,
    NineSliceStrategy.descriptor,
    CornerClipStrategy.descriptor,
    CornerCoverStrategy.descriptor,
    CornerCoverAsPublishedStrategy.descriptor,
    RoundedFillStrategy.descriptor,
    BakedCornersStrategy.descriptor,
    SectionFillStrategy.descriptor,
    SquareStrategy.descriptor,
  ]

  /// The ids of the ablation steps from the layer grid to a bitmap per cell, cheapest first.
  ///
  /// Each step adds one cost: caps blend entirely; middle rows blend too; bitmaps are no longer
  /// shared.
  public static let ablation = [
    LayerGridStrategy.descriptor, WholeViewAlphaStrategy.sharedOpaque,
    WholeViewAlphaStrategy.shared, WholeViewAlphaStrategy.descriptor,
  ].map(\.id)
}
