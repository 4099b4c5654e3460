/// The strategies that come with the tool, in the order of reports.
public enum StrategyCatalogue {
  public static let all: [StrategyDescriptor] = [
    LayerGridStrategy.descriptor,
    LayerGridStrategy.singlePool,
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

  /// The ids of the rungs from the layer grid to a bitmap per cell, each one cause dearer than the
  /// one before: caps blend whole; middle rows blend too; bitmaps are no longer shared.
  public static let ladder = [
    LayerGridStrategy.descriptor, WholeViewAlphaStrategy.sharedOpaque,
    WholeViewAlphaStrategy.shared, WholeViewAlphaStrategy.descriptor,
  ].map(\.id)
}
