import Geometry
import Graphics

extension DisplayList {
  /// Replaces this list with a copy of `list` whose images are split into regions: colors for solid
  /// regions, opaque copies for opaque regions, and nothing for transparent ones.
  ///
  /// Both lists show the same pixels. Items of off-screen passes are not split.
  ///
  /// - Parameter images: The cache of regions; images that it does not contain stay whole.
  /// - Complexity: O(*n*) in the number of items.
  mutating func split(_ list: borrowing DisplayList, by images: borrowing AnalyzedImages) {
    clear()
    layerCount = list.layerCount
    changedBytes = list.changedBytes
    display = list.display
    passes.append(contentsOf: list.passes)
    passItems.append(contentsOf: list.passItems)
    passMasks.append(contentsOf: list.passMasks)
    for item in list.items where item.isOpaque || item.opacity > 0 {
      switch item.source {
      case .image(let image, let x, let y):
        images.withCachedRegions(of: image) {
          append(item, $0) { rect in
            rect.offset(x: item.rect.x - x, y: item.rect.y - y)
          } source: { rect in
            .image(image, x: x + rect.x - item.rect.x, y: y + rect.y - item.rect.y)
          }
        }
      case .stretched(let image, let columns, let lines):
        images.withCachedRegions(of: image, stretch: (columns, lines)) {
          append(item, $0) { rect in
            let x = columns.positions(showing: rect.x..<rect.maxX)
            let y = lines.positions(showing: rect.y..<rect.maxY)
            return PixelRect(
              x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
          } source: { _ in
            item.source
          }
        }
      case .color, .corner, .pass: items.append(item)
      }
    }
  }

  /// Adds the visible regions of an item.
  ///
  /// - Parameters:
  ///   - displayRect: Returns the rectangle of the display that shows a rectangle of the image.
  ///   - source: Returns the source that shows the image in a rectangle of the display.
  private mutating func append(
    _ item: Item, _ regions: [ImageRegion]?, at displayRect: (PixelRect) -> PixelRect,
    source: (PixelRect) -> Item.Source
  ) {
    guard let regions else { return items.append(item) }
    for region in regions {
      let rect = displayRect(region.rect).intersection(item.rect)
      guard !rect.isEmpty else { continue }
      var part = item
      part.rect = rect
      switch region.kind {
      case .solid(let pixel):
        // Blending it would change nothing.
        if !item.isOpaque && scale(pixel, by: item.opacity) == 0 { continue }
        part.source = .color(PixelColor(premultiplied: pixel))
      case .opaque, .mixed: part.source = source(rect)
      }
      part.isOpaque = item.isOpaque || region.kind.isOpaque && item.opacity == 255
      items.append(part)
    }
  }
}
