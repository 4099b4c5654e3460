import Geometry
import Graphics

extension DisplayList {
  /// Replaces the list by another one whose images are cut into pieces: colours where they are of
  /// one colour, opaque copies where they let nothing through, and nothing where they are clear.
  ///
  /// It shows the same pixels. What is drawn off screen stays as it is.
  ///
  /// - Parameter images: Knows the pieces; images that it does not know are left whole.
  /// - Complexity: O(*n*) in the number of items.
  mutating func cut(_ list: borrowing DisplayList, by images: borrowing AnalyzedImages) {
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
        images.withKnownPieces(of: image) {
          append(item, $0) { rect in
            rect.offset(x: item.rect.x - x, y: item.rect.y - y)
          } source: { rect in
            .image(image, x: x + rect.x - item.rect.x, y: y + rect.y - item.rect.y)
          }
        }
      case .stretched(let image, let columns, let lines):
        images.withKnownPieces(of: image, stretch: (columns, lines)) {
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

  /// Adds what is visible of an item's pieces.
  ///
  /// - Parameters:
  ///   - place: Where on the display a rectangle of the image shows.
  ///   - source: What shows the image in a rectangle of the display.
  private mutating func append(
    _ item: Item, _ pieces: [ImageRegion]?, at place: (PixelRect) -> PixelRect,
    source: (PixelRect) -> Item.Source
  ) {
    guard let pieces else { return items.append(item) }
    for piece in pieces {
      let rect = place(piece.rect).intersection(item.rect)
      guard !rect.isEmpty else { continue }
      var part = item
      part.rect = rect
      switch piece.kind {
      case .solid(let pixel):
        // Blended, it changes nothing.
        if !item.isOpaque && scale(pixel, by: item.opacity) == 0 { continue }
        part.source = .color(PixelColor(premultiplied: pixel))
      case .opaque, .mixed: part.source = source(rect)
      }
      part.isOpaque = item.isOpaque || piece.kind.isOpaque && item.opacity == 255
      items.append(part)
    }
  }
}
