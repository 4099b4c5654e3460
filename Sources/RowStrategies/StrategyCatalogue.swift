/// The built-in strategies, in the order of reports.
public enum StrategyCatalogue {
  public static let all: [StrategyDescriptor] = [
    .layerGrid,
    LayerGridStrategy.singlePool,
    LayerGridStrategy.views,
    .wholeViewAlpha,
    .wholeViewAlphaShared,
    .wholeViewAlphaSharedOpaque,
    .wholeViewAlphaGradient,
    .imageSlice,
    .imageSliceOpaque,
    .imageSliceGradient,
    .imageSliceShadow,
    ImageSliceAsPublishedStrategy.descriptor,
    .nineSlice,
    .cornerClip,
    .shapeMask,
    .rasterized,
    .implicitShadow,
    .shadowPath,
    .cornerCover,
    .cornerCoverCellColor,
    .cornerCoverStockBackground,
    CornerCoverAsPublishedStrategy.descriptor,
    .roundedFill,
    .continuousCorners,
    .bakedCorners,
    .sectionFill,
    .square,
  ]

  /// The strategy of sections whose rows are plain cells.
  public static let plain = StrategyDescriptor.square

  /// The ids of the ablation steps from the layer grid to a bitmap per cell, cheapest first.
  ///
  /// Each step adds one cost: caps blend entirely; middle rows blend too; bitmaps are no longer
  /// shared.
  public static let ablation = [
    StrategyDescriptor.layerGrid, .wholeViewAlphaSharedOpaque, .wholeViewAlphaShared,
    .wholeViewAlpha,
  ].map(\.id)
}
