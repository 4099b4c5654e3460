import Graphics
import TableModel

extension StrategyDescriptor {
  /// Full-row images per position and state, shared by all cells.
  public static let imageSlice = StrategyDescriptor(
    id: "image-slice",
    summary:
      "Full-row images, 4 positions × 2 states, shared by all cells; one blended quad a row.",
    source: "Cocoa with Love", make: { ImageSliceStrategy(style: $0, artwork: SliceArtwork()) })
}

/// Full-row images per position and state, created once and shared by all cells: one blended quad
/// per row.
///
/// As in the table of *Cocoa with Love*: the images have an alpha channel, so the whole row blends
/// although most of it is opaque. The artwork is drawn instead of loaded, with a cache instead of
/// the platform's cache of named images; each row size has its own images.
///
/// A change of style drops all images, which are drawn again on demand, and reloads all rows.
final class ImageSliceStrategy: RowStrategy {
  static let opaque = StrategyDescriptor(
    id: "image-slice+opaque",
    summary: "image-slice with the images of middle rows declared opaque.",
    source: "Cocoa with Love", kind: .variant,
    make: { ImageSliceStrategy(style: $0, artwork: SliceArtwork(middleIsOpaque: true)) })

  static let shadow = StrategyDescriptor(
    id: "image-slice+shadow",
    summary:
      "image-slice with the margins of EasyCustomTable's art, a soft shadow in them; looks otherwise.",
    source: "Cocoa with Love", kind: .variant,
    predictedFaults: predictedFaultsOfShadow,
    make: { ImageSliceStrategy(style: $0, artwork: SliceArtwork(hasShadow: true)) })

  static let gradient = StrategyDescriptor(
    id: "image-slice+gradient",
    summary: "image-slice with images of a gradient; looks otherwise.",
    source: "Cocoa with Love", kind: .variant, predictedFaults: { _ in [.wrongImage] },
    make: { ImageSliceStrategy(style: $0, artwork: SliceArtwork(hasGradient: true)) })

  /// The images have margins of their own, with a black shadow, which passes for a black backdrop
  /// where no text is near the sides of rows.
  private static func predictedFaultsOfShadow(_ table: TableConstraints) -> Set<FaultKind> {
    let (style, row) = (table.style, table.smallestRow)
    guard style.radius > 0 else { return [] }
    let faults: Set<FaultKind> = [.wrongImage, .roundedRows]
    guard case .solid(let color) = style.backdrop, color == .black else { return faults }
    let margin = SoftShadow.margin(in: row, style)
    return margin > max(style.radius / 4 + 1, table.textIndent - 2)
      ? faults.union([.missingRows]) : faults
  }

  private let style: SharedStyle
  private let artwork: SliceArtwork
  private let cache = ImageCache()

  init(style: RowStyle, artwork: SliceArtwork) {
    self.style = SharedStyle(style)
    self.artwork = artwork
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    SharedImageBackground(state: state, style: style, cache: cache, artwork: artwork)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    guard style.update(new) else { return .nothing }
    cache.removeAll()
    return .allRows
  }

  var sharedImageBytes: Int { cache.byteCount }
  var imageLookups: ImageLookups { cache.lookups }
}
