import Geometry
package import Graphics

/// The pieces of the images that are shown, cut once for each time that pixels were written.
///
/// It knows 1024 images or stretched parts of them, about 2 kB each. When there are more, those go
/// that neither the present frame nor the one before has shown, as images that are no more; if they
/// show all of them, further ones are left uncut. No image is kept alive.
///
/// Contestants of a race share one engine and so these 1024. Some 30 rows on a display with a few
/// images each are far from it, and passes are run whole, one contestant after another: what goes
/// for want of room are other contestants' images, which are cut again in the first frames that show
/// them next, within the commit.
package struct AnalyzedImages {
  /// An image, or the part of one that is stretched as one.
  private struct Key: Hashable {
    let bitmap: Int
    let stretched: PixelRect?

    static func == (a: Self, b: Self) -> Bool {
      a.bitmap == b.bitmap && a.stretched == b.stretched
    }

    // Cheap: it is asked for once an item and frame, and few parts of an image are stretched.
    func hash(into hasher: inout Hasher) {
      hasher.combine(
        bitmap &* 31 &+ (stretched.map { $0.x &* 7 &+ $0.y &* 3 &+ 1 } ?? 0))
    }
  }

  private struct Entry {
    /// `nil` while the entry is free.
    var key: Key?
    var generation: Bitmap.Generation
    /// The last frame that showed the image.
    var frame: Int
    var pieces: [ImageRegion] = []
  }

  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var free: [Int] = []
  private var survey = OpacityAnalysis()
  private var frame = 0
  private var lastForgetting = -1
  private let bound: Int

  /// Images cut since this was made, over and over where pixels were written.
  package private(set) var cutCount = 0
  /// Images whose pieces are known.
  package var count: Int { places.count }

  package init(bound: Int = 1024) {
    self.bound = bound
    places.reserveCapacity(bound)
    entries.reserveCapacity(bound)
    free.reserveCapacity(bound)
  }

  /// Ends a frame: what it has not shown may go.
  package mutating func endFrame() { frame += 1 }

  /// Hands out the pieces of an image, or of the part of it that is stretched as one, or `nil` where
  /// there was no room for it.
  ///
  /// - Parameter stretch: How columns and lines of the image are stretched, if they are.
  package mutating func withPieces<Result>(
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
    guard let place = places[key] ?? placeForAnother(key, image.generation) else {
      return body(nil)
    }
    if entries[place].generation != image.generation || entries[place].pieces.isEmpty {
      entries[place].generation = image.generation
      let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
      survey.cut(key.stretched ?? whole, of: image, scale: scale, into: &entries[place].pieces)
      cutCount += 1
    }
    entries[place].frame = frame
    return body(entries[place].pieces)
  }

  /// Hands out the pieces of an image as it is now, or of the part of it that is stretched as one, if
  /// they are known; `nil` otherwise.
  ///
  /// It looks up and no more: nothing is cut, and an image counts as shown no later than before.
  package func withKnownPieces<Result>(
    of image: Bitmap, stretch: (columns: AxisStretch, lines: AxisStretch)? = nil,
    _ body: ([ImageRegion]?) -> Result
  ) -> Result {
    guard let place = places[Self.key(of: image, stretch)],
      entries[place].generation == image.generation, !entries[place].pieces.isEmpty
    else { return body(nil) }
    return body(entries[place].pieces)
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

  /// Room for an image that is not known yet, with no pieces.
  private mutating func placeForAnother(_ key: Key, _ generation: Bitmap.Generation) -> Int? {
    if places.count == bound { forgetUnshown() }
    let place: Int
    if let last = free.popLast() {
      place = last
      entries[place].key = key
    } else if entries.count < bound {
      place = entries.count
      entries.append(Entry(key: key, generation: generation, frame: frame))
      entries[place].pieces.reserveCapacity(OpacityAnalysis.bound)
    } else {
      return nil
    }
    places[key] = place
    return place
  }

  /// Forgets what neither this frame nor the one before has shown.
  private mutating func forgetUnshown() {
    guard lastForgetting < frame else { return }
    lastForgetting = frame
    for place in entries.indices where entries[place].frame < frame - 1 {
      guard let key = entries[place].key else { continue }
      places[key] = nil
      entries[place].key = nil
      entries[place].pieces.removeAll(keepingCapacity: true)
      free.append(place)
    }
  }
}
