import Geometry
package import Layers

/// The pieces of the pictures that are shown, cut once for each time that pixels were written.
///
/// It knows 1024 pictures or stretched parts of them, about 2 kB each. When there are more, those go
/// that neither the present frame nor the one before has shown, as pictures that are no more; if they
/// show all of them, further ones are left uncut. No picture is kept alive.
///
/// Contestants of a race share one engine and so these 1024. Some 30 rows on a display with a few
/// pictures each are far from it, and passes are run whole, one contestant after another: what goes
/// for want of room are other contestants' pictures, which are cut again in the first frames that show
/// them next, within the commit.
package struct SurveyedPictures {
  /// A picture, or the part of one that is stretched as one.
  private struct Key: Hashable {
    let bitmap: Int
    let stretched: PixelRect?

    static func == (a: Self, b: Self) -> Bool {
      a.bitmap == b.bitmap && a.stretched == b.stretched
    }

    // Cheap: it is asked for once an item and frame, and few parts of a picture are stretched.
    func hash(into hasher: inout Hasher) {
      hasher.combine(
        bitmap &* 31 &+ (stretched.map { $0.x &* 7 &+ $0.y &* 3 &+ 1 } ?? 0))
    }
  }

  private struct Entry {
    /// `nil` while the entry is free.
    var key: Key?
    var generation: Bitmap.Generation
    /// The last frame that showed the picture.
    var frame: Int
    var pieces: [PicturePiece] = []
  }

  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var free: [Int] = []
  private var survey = PictureSurvey()
  private var frame = 0
  private var lastForgetting = -1
  private let bound: Int

  /// Pictures cut since this was made, over and over where pixels were written.
  package private(set) var cutCount = 0
  /// Pictures whose pieces are known.
  package var count: Int { places.count }

  package init(bound: Int = 1024) {
    self.bound = bound
    places.reserveCapacity(bound)
    entries.reserveCapacity(bound)
    free.reserveCapacity(bound)
  }

  /// Ends a frame: what it has not shown may go.
  package mutating func endFrame() { frame += 1 }

  /// Hands out the pieces of a picture, or of the part of it that is stretched as one, or `nil` where
  /// there was no room for it.
  ///
  /// - Parameter stretch: How columns and lines of the picture are stretched, if they are.
  package mutating func withPieces<Result>(
    of picture: Bitmap, stretch: (columns: AxisStretch, lines: AxisStretch)? = nil,
    _ body: ([PicturePiece]?) -> Result
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
    let key = Self.key(of: picture, stretch)
    guard let place = places[key] ?? placeForAnother(key, picture.generation) else {
      return body(nil)
    }
    if entries[place].generation != picture.generation || entries[place].pieces.isEmpty {
      entries[place].generation = picture.generation
      let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
      survey.cut(key.stretched ?? whole, of: picture, scale: scale, into: &entries[place].pieces)
      cutCount += 1
    }
    entries[place].frame = frame
    return body(entries[place].pieces)
  }

  /// Hands out the pieces of a picture as it is now, or of the part of it that is stretched as one, if
  /// they are known; `nil` otherwise.
  ///
  /// It looks up and no more: nothing is cut, and a picture counts as shown no later than before.
  package func withKnownPieces<Result>(
    of picture: Bitmap, stretch: (columns: AxisStretch, lines: AxisStretch)? = nil,
    _ body: ([PicturePiece]?) -> Result
  ) -> Result {
    guard let place = places[Self.key(of: picture, stretch)],
      entries[place].generation == picture.generation, !entries[place].pieces.isEmpty
    else { return body(nil) }
    return body(entries[place].pieces)
  }

  private static func key(
    of picture: Bitmap, _ stretch: (columns: AxisStretch, lines: AxisStretch)?
  ) -> Key {
    Key(
      bitmap: picture.generation.bitmap,
      stretched: stretch.map { columns, lines in
        PixelRect(
          x: columns.from.lowerBound, y: lines.from.lowerBound, width: columns.from.count,
          height: lines.from.count)
      })
  }

  /// Room for a picture that is not known yet, with no pieces.
  private mutating func placeForAnother(_ key: Key, _ generation: Bitmap.Generation) -> Int? {
    if places.count == bound { forgetUnshown() }
    let place: Int
    if let last = free.popLast() {
      place = last
      entries[place].key = key
    } else if entries.count < bound {
      place = entries.count
      entries.append(Entry(key: key, generation: generation, frame: frame))
      entries[place].pieces.reserveCapacity(PictureSurvey.bound)
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
