import Geometry
import Graphics
import TableModel

/// One image per position and state, 320 × 100 pt as in the table of *Cocoa with Love*, scaled to
/// the row.
///
/// Correct for rows of exactly that size; on all others the corners are stretched with the rest of
/// the image. A change of style recreates the table with other artwork.
final class ImageSliceAsPublishedStrategy: RowStrategy {
  static let descriptor = StrategyDescriptor(
    id: "image-slice-as-published",
    summary: "8 images of 320 × 100 pt scaled to their rows, which stretches the corners.",
    source: "Cocoa with Love", kind: .variant, predictedFaults: predictedFaults,
    make: { ImageSliceAsPublishedStrategy(style: $0) })

  private let style: SharedStyle
  private let cache = ImageCache()

  init(style: RowStyle) {
    self.style = SharedStyle(style)
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    SharedImageBackground(
      state: state, style: style, cache: cache, artwork: SliceArtwork(isScaled: true))
  }

  var sharedImageBytes: Int { cache.byteCount }
  var imageLookups: ImageLookups { cache.lookups }

  private static func predictedFaults(_ table: TableConstraints) -> Set<FaultKind> {
    let original = SliceArtwork.originalSize(table.style)
    let fits = table.smallestRow == original && table.largestRow == original
    return fits || table.style.radius == 0 ? [] : [.distortedCorners]
  }
}
