package import Geometry
package import Graphics
package import TableModel

/// The images that the cells of a table share, by what they show, under a bound on their bytes.
///
///     let image = cache.image(for: key) { image.draw(into: $0, corners: .top) }
///
/// When an image more would exceed the bound, those go whose last use lies furthest back. A cell that
/// still shows one of them keeps it alive through its layer; it counts no more, because nobody else
/// gets it.
package final class ImageCache {
  /// What tells one image from another.
  package struct Key: Hashable {
    package var position: RowPosition
    package var size: PixelSize
    package var state: RowState

    package init(position: RowPosition, size: PixelSize, state: RowState) {
      self.position = position
      self.size = size
      self.state = state
    }
  }

  /// The bound of a table's cache: 64 MiB.
  ///
  /// Room for 8 images of each of 31 row heights about 375 × 44 pt at scale 2 (258 KiB each), or of 9
  /// across a large tablet (2,572 × 88 px, 884 KiB): more than the heights on a display, and a small
  /// part of what an application may use. Lists with more heights draw images as they scroll, which
  /// is to be seen in the misses.
  package static let standardByteLimit = 64 << 20

  private struct Entry {
    let image: Bitmap
    /// The number of the lookup that last asked for it.
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private let byteLimit: Int
  /// The bytes of all images that the cache holds; never more than its bound.
  package private(set) var byteCount = 0
  /// How often images were asked for since the cache was made, and how often they had to be drawn.
  package private(set) var lookups = ImageLookups()

  /// - Precondition: `byteLimit` is not negative.
  package init(byteLimit: Int = ImageCache.standardByteLimit) {
    precondition(byteLimit >= 0, "a bound on bytes is not negative")
    self.byteLimit = byteLimit
  }

  /// The image for a key, drawn if there is none; one larger than the whole bound is not kept.
  ///
  /// - Complexity: O(1) for a hit; for a miss, the drawing, and O(*n*) in the number of images for
  ///   each that has to go.
  package func image(for key: Key, draw: (Bitmap) -> Void) -> Bitmap {
    let now = lookups.hits + lookups.misses
    if let place = entries.index(forKey: key) {
      lookups.hits += 1
      entries.values[place].lastUse = now
      return entries.values[place].image
    }
    lookups.misses += 1
    let image = Bitmap(width: key.size.width, height: key.size.height)
    draw(image)
    guard image.byteCount <= byteLimit else { return image }
    while byteCount + image.byteCount > byteLimit { dropLeastRecentlyUsed() }
    entries[key] = Entry(image: image, lastUse: now)
    byteCount += image.byteCount
    return image
  }

  /// Drops all images, as when their look has changed; what was counted stays.
  package func removeAll() {
    entries.removeAll()
    byteCount = 0
  }

  private func dropLeastRecentlyUsed() {
    guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    byteCount -= oldest.value.image.byteCount
    entries[oldest.key] = nil
  }
}
