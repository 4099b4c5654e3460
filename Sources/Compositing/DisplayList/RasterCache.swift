import Geometry
import Graphics

/// The bitmaps of rasterized layers, which a display list keeps from frame to frame.
///
/// A layer whose parts did not change shows its bitmap; otherwise they are drawn into it
/// again in an off-screen pass. As on the platform (WWDC 2014, session 419), the bitmaps have at
/// most 2.5 times as many pixels as the display, and those that were not shown for 100 ms are
/// evicted.
struct RasterCache {
  /// The seconds after which an unused bitmap is evicted.
  static let lifetime = 0.1

  /// The largest number of pixels of all bitmaps on a display.
  static func limit(on display: PixelSize) -> Int { display.area * 5 / 2 }

  private struct Entry {
    weak var layer: Layer?
    var bitmap: Bitmap
    var clip: Clip?
    var parts: [Part] = []
    /// The generation of the bitmap before it was drawn; it shows the parts once it has another.
    var undrawn: Bitmap.Generation
    var lastUse: Double
    /// The number of uses of all bitmaps at the last one of this bitmap.
    var lastOrder: Int
  }

  /// An item in the coordinates of the rasterized layer, which does not retain its image.
  ///
  /// Equal parts show the same pixels. The converse does not hold, since pixels are never compared.
  private struct Part: Equatable {
    let rect: PixelRect
    let source: Source
    let opacity: UInt8
    let isOpaque: Bool

    enum Source: Equatable {
      case color(UInt32)
      case corner(UInt32, radius: Int, curve: CornerCurve, x: Int, y: Int)
      case image(Bitmap.Generation, x: Int, y: Int)
      case stretched(Bitmap.Generation, columns: AxisStretch, lines: AxisStretch)
    }

    /// - Precondition: The item is no off-screen pass: a layer with passes is not kept.
    init(_ item: DisplayList.Item, at origin: PixelRect) {
      rect = item.rect.offset(x: -origin.x, y: -origin.y)
      (opacity, isOpaque) = (item.opacity, item.isOpaque)
      switch item.source {
      case .color(let color): source = .color(color.premultiplied)
      case .corner(let color, let disc, let x, let y):
        source = .corner(color.premultiplied, radius: disc.radius, curve: disc.curve, x: x, y: y)
      case .image(let bitmap, let x, let y): source = .image(bitmap.generation, x: x, y: y)
      case .stretched(let bitmap, let columns, let lines):
        source = .stretched(
          bitmap.generation, columns: columns.moved(by: -origin.x),
          lines: lines.moved(by: -origin.y))
      case .pass: preconditionFailure("a layer with passes is not kept")
      }
    }
  }

  struct Clip: Equatable {
    let radius: Int
    let curve: CornerCurve
    let corners: CornerSet
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var uses = 0
  /// The number of uses before this frame.
  private var earlierUses = 0
  private var time = 0.0
  private var limit = 0
  private var pixels = 0

  var byteCount: Int { pixels * MemoryLayout<UInt32>.stride }

  /// Evicts the bitmaps that were not shown for ``lifetime``.
  ///
  /// - Parameter time: The time of the frame, in seconds.
  mutating func beginFrame(at time: Double, on display: PixelSize) {
    self.time = time
    earlierUses = uses
    limit = Self.limit(on: display)
    guard !entries.isEmpty else { return }
    // Half a millisecond less: frame times are rounded.
    let oldest = time - Self.lifetime - 0.000_5
    for (key, entry) in entries where entry.layer == nil || entry.lastUse < oldest { remove(key) }
  }

  /// The bitmap of a layer if it shows the items.
  ///
  /// - Parameter origin: The layer's frame on the display.
  mutating func bitmap(
    of layer: Layer, showing items: ArraySlice<DisplayList.Item>, at origin: PixelRect, clip: Clip?
  ) -> Bitmap? {
    guard let index = entries.index(forKey: ObjectIdentifier(layer)) else { return nil }
    let entry = entries.values[index]
    guard entry.undrawn != entry.bitmap.generation, entry.clip == clip,
      entry.bitmap.width == origin.width, entry.bitmap.height == origin.height,
      entry.parts.count == items.count
    else { return nil }
    for (item, part) in zip(items, entry.parts) where Part(item, at: origin) != part {
      return nil
    }
    uses += 1
    entries.values[index].lastUse = time
    entries.values[index].lastOrder = uses
    return entry.bitmap
  }

  /// The bitmap into which to draw a layer's items; `nil` if the other bitmaps of the frame leave
  /// no room for it.
  mutating func makeBitmap(
    of layer: Layer, showing items: ArraySlice<DisplayList.Item>, at origin: PixelRect, clip: Clip?
  ) -> Bitmap? {
    let key = ObjectIdentifier(layer)
    let old = entries[key]
    remove(key)
    while pixels + origin.area > limit {
      guard
        let oldest = entries.filter({ $0.value.lastOrder <= earlierUses })
          .min(by: { $0.value.lastOrder < $1.value.lastOrder })
      else { return nil }
      remove(oldest.key)
    }
    let parts = items.map { Part($0, at: origin) }
    let isAsLarge = old?.bitmap.width == origin.width && old?.bitmap.height == origin.height
    let bitmap =
      (isAsLarge ? old?.bitmap : nil) ?? Bitmap(width: origin.width, height: origin.height)
    uses += 1
    entries[key] = Entry(
      layer: layer, bitmap: bitmap, clip: clip, parts: parts, undrawn: bitmap.generation,
      lastUse: time, lastOrder: uses)
    pixels += origin.area
    return bitmap
  }

  mutating func removeAll() {
    entries.removeAll()
    pixels = 0
  }

  private mutating func remove(_ key: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    pixels -= entry.bitmap.width * entry.bitmap.height
  }
}

extension AxisStretch {
  fileprivate func moved(by distance: Int) -> AxisStretch {
    AxisStretch(from: from, onto: onto.lowerBound + distance..<onto.upperBound + distance)
  }
}
