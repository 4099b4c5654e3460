package import Geometry
package import Graphics
package import TableModel

/// A least-recently-used cache of images that the cells of a table share, limited in size.
///
/// When a new image would exceed the limit, the least recently used images are evicted. A cell that
/// still shows an evicted image retains it through its layer; it is no longer counted, because no
/// other cell can obtain it.
package final class ImageCache: SharedImages {
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

  /// The size limit of a table's cache: 64 MiB.
  ///
  /// Enough for 8 images of each of 31 row heights of about 375 × 44 pt at scale 2 (258 KiB each),
  /// or of 9 row heights on a large tablet (2,572 × 88 px, 884 KiB): more heights than a display
  /// shows, and a small part of an application's memory. Lists with more heights draw images while
  /// they scroll, which the number of misses shows.
  package static let standardByteLimit = 64 << 20

  private struct Entry {
    let image: Bitmap
    /// The number of the lookup that last used it.
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private let byteLimit: Int
  /// The size of all cached images; never above the limit.
  package private(set) var byteCount = 0
  package private(set) var lookups = ImageLookups()

  /// - Precondition: `byteLimit` is not negative.
  package init(byteLimit: Int = ImageCache.standardByteLimit) {
    precondition(byteLimit >= 0, "the byte limit is not negative")
    self.byteLimit = byteLimit
  }

  /// Returns the image for a key, drawing it if needed; an image larger than the limit is not
  /// cached.
  ///
  /// - Complexity: O(1) for a hit; for a miss, the time of drawing plus O(*n*) in the number of
  ///   images for each eviction.
  package func image(for key: Key, draw: (Bitmap) -> Void) -> Bitmap {
    let now = lookups.hits + lookups.misses
    if let index = entries.index(forKey: key) {
      lookups.hits += 1
      entries.values[index].lastUse = now
      return entries.values[index].image
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

  /// The counts of lookups remain.
  package func removeAll() {
    entries.removeAll()
    byteCount = 0
  }

  func renew(_ states: [RowState], _ style: SharedStyle) { removeAll() }

  private func dropLeastRecentlyUsed() {
    guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    byteCount -= oldest.value.image.byteCount
    entries[oldest.key] = nil
  }
}
