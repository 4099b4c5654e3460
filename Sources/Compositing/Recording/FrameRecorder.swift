import Files
import Geometry
import Graphics
import RunData

/// The display lists of frames and their images, collected for a folder.
///
/// Images are named after their pixels, so that equal ones are stored once.
package final class FrameRecorder {
  package private(set) var frames: [FrameRecord] = []
  /// The PNG file of each image, by name.
  private(set) var images: [String: [UInt8]] = [:]
  private var names: [Key: String] = [:]

  private enum Key: Hashable {
    case bitmap(Bitmap.Generation)
    case disc(radius: Int, CornerCurve)
  }

  package init() {}

  /// Adds a frame with each lowering.
  ///
  /// - Parameter shown: The pixels that the list shows, composited by an engine.
  package func add(
    _ list: borrowing DisplayList, shown: FrameBuffer, scenario: String, strategy: String,
    frame: Int
  ) throws {
    let expected = try shown.withAllPixels { try name(of: $0, size: shown.size) }
    for lowering in Lowering.allCases {
      let groups = try list.passes.map { pass in
        FrameRecord.Group(
          rect: RecordedRect(pass.rect), items: try items(list.passItems[pass.items], lowering),
          masks: try list.passMasks[pass.masks].map(mask),
          shadow: pass.shadow.map { shadow in
            FrameRecord.Shadow(
              color: RecordedColor(shadow.color),
              weights: (0...shadow.kernel.reach).map { Int(shadow.kernel[$0]) })
          })
      }
      frames.append(
        FrameRecord(
          scenario: scenario, strategy: strategy, lowering: lowering, frame: frame,
          width: list.display.width, height: list.display.height, expected: expected,
          groups: groups, items: try items(list.items[...], lowering)))
    }
  }

  private func items(
    _ items: ArraySlice<DisplayList.Item>, _ lowering: Lowering
  ) throws -> [FrameRecord.Item] {
    guard lowering == .wholeQuad else { return try items.map(item) }
    var result: [FrameRecord.Item] = []
    var first = items.startIndex
    while first < items.endIndex {
      var end = first + 1
      while end < items.endIndex, items[end].continuesDrawing { end += 1 }
      let parts = items[first..<end]
      if items[first].isRounded {
        result.append(try rounded(parts))
      } else {
        var whole = try item(items[first])
        whole.rect = RecordedRect(parts.bounds)
        if parts.count > 1 {
          whole.source = nil
          whole.stretch = parts.stretch
        }
        result.append(whole)
      }
      first = end
    }
    return result
  }

  private func rounded(_ parts: ArraySlice<DisplayList.Item>) throws -> FrameRecord.Item {
    var whole = try item(parts[parts.startIndex])
    (whole.image, whole.source, whole.opaque) = (nil, nil, false)
    whole.rect = RecordedRect(parts.bounds)
    var bounds = parts.bounds
    var corners: [FrameRecord.Corner] = []
    for part in parts {
      guard case .corner(_, let disc, let x, let y) = part.source else { continue }
      let (isRight, isBottom) = (x >= disc.extent, y >= disc.extent)
      let square = PixelRect(
        x: part.rect.x - x + (isRight ? disc.extent : 0),
        y: part.rect.y - y + (isBottom ? disc.extent : 0), width: disc.extent, height: disc.extent)
      bounds = bounds.holding(square)
      corners.append(
        isBottom ? (isRight ? .bottomRight : .bottomLeft) : isRight ? .topRight : .topLeft)
      whole.rounded = FrameRecord.Rounding(
        bounds: RecordedRect(bounds), corners: corners, radius: disc.radius,
        curve: disc.curve == .circular ? .circular : .continuous, coverage: try name(of: disc))
    }
    return whole
  }

  private func item(_ item: DisplayList.Item) throws -> FrameRecord.Item {
    var result = FrameRecord.Item(
      rect: RecordedRect(item.rect), opacity: item.opacity == 255 ? nil : Int(item.opacity),
      opaque: item.isOpaque)
    switch item.source {
    case .color(let color): result.color = RecordedColor(color)
    case .corner(let color, let disc, let x, let y):
      result.color = RecordedColor(color)
      (result.image, result.source) = (try name(of: disc), [x, y])
    case .image(let bitmap, let x, let y):
      (result.image, result.source) = (try name(of: bitmap), [x, y])
    case .stretched(let bitmap, _, _):
      (result.image, result.stretch) = (try name(of: bitmap), CollectionOfOne(item).stretch)
    case .pass(let index): result.group = index
    }
    return result
  }

  private func mask(_ mask: DisplayList.Mask) throws -> FrameRecord.Mask {
    switch mask.source {
    case .disc(let disc, let x, let y):
      FrameRecord.Mask(rect: RecordedRect(mask.rect), image: try name(of: disc), source: [x, y])
    case .pass(let index): FrameRecord.Mask(rect: RecordedRect(mask.rect), group: index)
    }
  }
}

// Images

extension FrameRecorder {
  private func name(of bitmap: Bitmap) throws -> String {
    let key = Key.bitmap(bitmap.generation)
    if let name = names[key] { return name }
    // The bitmap is retained and not written during the call.
    let pixels = unsafe Span(
      _unsafeElements: UnsafeBufferPointer(
        start: bitmap.unsafePixels, count: bitmap.width * bitmap.height))
    let name = try name(of: pixels, size: PixelSize(width: bitmap.width, height: bitmap.height))
    names[key] = name
    return name
  }

  /// The name of a white image whose alpha is the disc.
  private func name(of disc: CornerDisc) throws -> String {
    let key = Key.disc(radius: disc.radius, disc.curve)
    if let name = names[key] { return name }
    let side = 2 * disc.extent
    let pixels = (0..<side * side).map {
      scale(PixelColor.white.premultiplied, by: disc[x: $0 % side, y: $0 / side])
    }
    let name = try name(of: pixels.span, size: PixelSize(width: side, height: side))
    names[key] = name
    return name
  }

  private func name(of pixels: Span<UInt32>, size: PixelSize) throws -> String {
    var fingerprint = Fingerprint("\(size.width)x\(size.height)")
    for index in pixels.indices {
      // The bytes do not outlive the call.
      unsafe withUnsafeBytes(of: pixels[index]) { unsafe fingerprint.add($0) }
    }
    let name = fingerprint.text + ".png"
    if images[name] == nil { images[name] = try PNGFile.bytes(pixels: pixels, size: size) }
    return name
  }
}

// Parts of one drawing

extension Collection<DisplayList.Item> {
  fileprivate var bounds: PixelRect { reduce(PixelRect.zero) { $0.holding($1.rect) } }

  /// The columns and lines of the image that all items show.
  fileprivate var stretch: FrameRecord.Stretch {
    var stretch = FrameRecord.Stretch(columns: [], lines: [])
    for item in self {
      let (columns, lines): (AxisStretch, AxisStretch)
      switch item.source {
      case .stretched(_, let across, let down):
        columns = across.cut(to: item.rect.x..<item.rect.maxX)
        lines = down.cut(to: item.rect.y..<item.rect.maxY)
      case .image(_, let x, let y):
        columns = AxisStretch(from: x..<x + item.rect.width, onto: item.rect.x..<item.rect.maxX)
        lines = AxisStretch(from: y..<y + item.rect.height, onto: item.rect.y..<item.rect.maxY)
      case .color, .corner, .pass: continue
      }
      if !stretch.columns.contains(columns) { stretch.columns.append(columns) }
      if !stretch.lines.contains(lines) { stretch.lines.append(lines) }
    }
    return stretch
  }
}

extension AxisStretch {
  /// Returns the stretch, cut off at the visible part unless it is resampled.
  fileprivate func cut(to visible: Range<Int>) -> AxisStretch {
    guard isIdentity else { return self }
    let first = self[visible.lowerBound]
    return AxisStretch(from: first..<first + visible.count, onto: visible)
  }
}
