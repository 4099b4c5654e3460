import CoreLayout

/// Full-row images per position and state, made once and shared by all cells: one blended quad a row.
///
/// As in the table of *Cocoa with Love*: the images carry alpha, so that the whole row blends though
/// most of it is opaque. Rows of another size have images of their own.
final class ImageSliceStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "image-slice",
    summary:
      "Full-row images, 4 positions × 2 states, shared by all cells; one blended quad a row.",
    make: { ImageSliceStrategy(style: $0, middleIsOpaque: false) })

  static let opaque = StrategyDescriptor(
    id: "image-slice+opaque",
    summary: "image-slice with the images of middle rows declared opaque.",
    kind: .variant, make: { ImageSliceStrategy(style: $0, middleIsOpaque: true) })

  private let images: RoundedImages
  private let middleIsOpaque: Bool
  private let cache = ImageCache()

  init(style: RowStyle, middleIsOpaque: Bool) {
    images = RoundedImages(style)
    self.middleIsOpaque = middleIsOpaque
  }

  func reuseIdentifier(for position: RowPosition) -> String { "row" }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    SharedImageBackground(
      state: state, images: images, cache: cache, middleIsOpaque: middleIsOpaque)
  }

  var sharedImageBytes: Int { cache.byteCount }
}
