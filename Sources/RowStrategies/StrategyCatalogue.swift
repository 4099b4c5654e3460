/// The built-in strategies, in the order of reports.
public enum StrategyCatalogue {
  public static let all: [StrategyDescriptor] = [
    .layerGrid,
    .layerGridSinglePool,
    .layerGridViews,
    .wholeViewAlpha,
    .wholeViewAlphaShared,
    .wholeViewAlphaSharedOpaque,
    .wholeViewAlphaGradient,
    .imageSlice,
    .imageSliceOpaque,
    .imageSliceGradient,
    .imageSliceShadow,
    .imageSliceAsPublished,
    .nineSlice,
    .cornerClip,
    .shapeMask,
    .rasterized,
    .implicitShadow,
    .shadowPath,
    .cornerCover,
    .cornerCoverCellColor,
    .cornerCoverStockBackground,
    .cornerCoverAsPublished,
    .roundedFill,
    .continuousCorners,
    .bakedCorners,
    .sectionFill,
    .square,
  ]

  /// The strategy of sections whose rows are plain cells.
  public static let plain = StrategyDescriptor.square
}
