import Graphics
import TableModel

extension StrategyDescriptor {
  /// Full-row images per position and state, shared by all cells.
  ///
  /// Created once: one blended quad per row. As in the table of *Cocoa with Love*: the images have an
  /// alpha channel, so the whole row blends although most of it is opaque. The artwork is drawn
  /// instead of loaded, with a cache instead of the platform's cache of named images; each row size
  /// has its own images.
  ///
  /// A change of style drops all images, which are drawn again on demand, and reloads all rows.
  public static let imageSlice = StrategyDescriptor(
    id: "image-slice",
    summary:
      "Full-row images, 4 positions × 2 states, shared by all cells; one blended quad a row.",
    source: "Cocoa with Love", make: { StyledStrategy($0, images: SliceArtwork()) })

  static let imageSliceOpaque = StrategyDescriptor(
    id: "image-slice+opaque",
    summary: "image-slice with the images of middle rows declared opaque.",
    source: "Cocoa with Love", kind: .variant,
    make: { StyledStrategy($0, images: SliceArtwork(middleIsOpaque: true)) })

  static let imageSliceShadow = StrategyDescriptor(
    id: "image-slice+shadow",
    summary:
      "image-slice with the margins of EasyCustomTable's art, a soft shadow in them; looks otherwise.",
    source: "Cocoa with Love", kind: .variant,
    // The images have margins of their own, in which a row can pass for a rounded one, and over a
    // black backdrop, like the shadow, for a missing one.
    predictedFaults: {
      $0.style.radius > 0 ? [.wrongImage, .roundedRows, .missingRows, .distortedCorners] : []
    },
    make: { StyledStrategy($0, images: SliceArtwork(hasShadow: true)) })

  static let imageSliceGradient = StrategyDescriptor(
    id: "image-slice+gradient",
    summary: "image-slice with images of a gradient; looks otherwise.",
    source: "Cocoa with Love", kind: .variant,
    predictedFaults: { $0.style.radius > 0 ? [.wrongImage, .distortedCorners] : [.wrongImage] },
    make: { StyledStrategy($0, images: SliceArtwork(hasGradient: true)) })

  /// One image per position and state, 320 × 100 pt as in the table of *Cocoa with Love*, scaled to
  /// the row.
  ///
  /// Correct for rows of exactly that size; on all others the corners are stretched with the rest of
  /// the image, and on low ones nothing of them may be left. A change of style recreates the table with
  /// other artwork.
  static let imageSliceAsPublished = StrategyDescriptor(
    id: "image-slice-as-published",
    summary: "8 images of 320 × 100 pt scaled to their rows, which stretches the corners.",
    source: "Cocoa with Love", kind: .variant,
    predictedFaults: { table in
      let original = SliceArtwork.originalSize(table.style)
      let fits = table.smallestRow == original && table.largestRow == original
      if fits || table.style.radius == 0 { return [] }
      return SliceArtwork.losesCorners(inRowOf: table.smallestRow, table.style)
        ? [.distortedCorners, .squareRows] : [.distortedCorners]
    },
    make: { StyledStrategy($0, images: SliceArtwork(isScaled: true), scope: { _ in .newTable }) })
}
