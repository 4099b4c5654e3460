import Geometry
package import Graphics

/// A cache of the regions that ``OpacityAnalysis`` finds in images, computed once per image
/// generation.
///
/// The cache holds 1024 images or stretched parts of images, about 2 kB each. When it is full,
/// entries that neither the current frame nor the previous one used are evicted; if there are none,
/// further images are not analyzed. Entries do not retain their images.
///
/// Interleaved benchmark cases share one engine and therefore one cache. Some 30 rows on a display
/// with a few images each are far below the limit, and passes run whole, one case after another:
/// evicted entries belong to other cases, whose images are analyzed again during the commit of the
/// first frames that show them.
package struct AnalyzedImages {
  /// An image, or the part of one that is stretched as one.
  private struct Key: Hashable {
    let bitmap: Int
    let stretched: PixelRect?

    static func == (a: Self, b: Self) -> Bool {
      a.bitmap == b.bitmap && a.stretched == b.stretched
    }

    // Cheap on purpose: computed per item and frame, and few parts of one image are stretched.
    func hash(into hasher: inout Hasher) {
      hasher.combine(
        bitmap &* 31 &+ (stretched.map { $0.x &* 7 &+ $0.y &* 3 &+ 1 } ?? 0))
    }
  }

  private struct Entry {
    /// `nil` while the entry is free.
    var key: Key?
    var generation: Bitmap.Generation
    /// The last frame that used the entry.
    var frame: Int
    var regions: [ImageRegion] = []
  }

  private var entryIndices: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var free: [Int] = []
  private var analysis = OpacityAnalysis()
  private var frame = 0
  private var lastEviction = -1
  private let bound: Int

  /// The number of analyses so far, repeated ones after changes included.
  package private(set) var analysisCount = 0
  /// The number of images in the cache.
  package var count: Int { entryIndices.count }

  package init(bound: Int = 1024) {
    self.bound = bound
    entryIndices.reserveCapacity(bound)
    entries.reserveCapacity(bound)
    free.reserveCapacity(bound)
  }

  /// Ends a frame; entries it did not use may be evicted after the next one.
  package mutating func endFrame() { frame += 1 }

  /// Passes the regions of an image, or of a stretched part of it, to `body`, analyzing them if
  /// needed.
  ///
  /// Passes `nil` if the cache is full.
  ///
  /// - Parameter stretch: The mapping of the part's columns and lines to the display, if it is
  ///   stretched.
  package mutating func withRegions<Result>(
    of image: Bitmap, stretch: (columns: AxisStretch, lines: AxisStretch)? = nil,
    _ body: ([ImageRegion]?) -> Result
  ) -> Result {
    let scale =
      if let (columns, lines) = stretch {
        (
          x: max(1, columns.onto.count / columns.from.count),
          y: max(1, lines.onto.count / lines.from.count)
        )
      } else {
        (x: 1, y: 1)
      }
    let key = Self.key(of: image, stretch)
    guard let index = entryIndices[key] ?? newEntry(key, image.generation) else {
      return body(nil)
    }
    if entries[index].generation != image.generation || entries[index].regions.isEmpty {
      entries[index].generation = image.generation
      let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
      analysis.split(key.stretched ?? whole, of: image, scale: scale, into: &entries[index].regions)
      analysisCount += 1
    }
    entries[index].frame = frame
    return body(entries[index].regions)
  }

  /// Passes the cached regions of an image's current generation to `body`, or `nil` if there are
  /// none.
  ///
  /// Never analyzes an image and does not count as use.
  package func withCachedRegions<Result>(
    of image: Bitmap, stretch: (columns: AxisStretch, lines: AxisStretch)? = nil,
    _ body: ([ImageRegion]?) -> Result
  ) -> Result {
    guard let index = entryIndices[Self.key(of: image, stretch)],
      entries[index].generation == image.generation, !entries[index].regions.isEmpty
    else { return body(nil) }
    return body(entries[index].regions)
  }

  private static func key(
    of image: Bitmap, _ stretch: (columns: AxisStretch, lines: AxisStretch)?
  ) -> Key {
    Key(
      bitmap: image.generation.bitmap,
      stretched: stretch.map { columns, lines in
        PixelRect(
          x: columns.from.lowerBound, y: lines.from.lowerBound, width: columns.from.count,
          height: lines.from.count)
      })
  }

  /// Returns the index of an empty entry for a new key, or `nil` if the cache is full.
  private mutating func newEntry(_ key: Key, _ generation: Bitmap.Generation) -> Int? {
    if entryIndices.count == bound { evictUnused() }
    let index: Int
    if let last = free.popLast() {
      index = last
      entries[index].key = key
    } else if entries.count < bound {
      index = entries.count
      entries.append(Entry(key: key, generation: generation, frame: frame))
      entries[index].regions.reserveCapacity(OpacityAnalysis.bound)
    } else {
      return nil
    }
    entryIndices[key] = index
    return index
  }

  /// Evicts the entries that neither the current frame nor the previous one used.
  private mutating func evictUnused() {
    guard lastEviction < frame else { return }
    lastEviction = frame
    for index in entries.indices where entries[index].frame < frame - 1 {
      guard let key = entries[index].key else { continue }
      entryIndices[key] = nil
      entries[index].key = nil
      entries[index].regions.removeAll(keepingCapacity: true)
      free.append(index)
    }
  }
}
