package import Geometry
package import Graphics

/// What a layer tree shows on a display, painted pixel by pixel from the rules that ``Layer`` states.
///
/// It knows nothing of draw lists, clips pixel by pixel and blends with the reference kernels. On the way it
/// counts the pixels that each role writes and blends, the layers that it meets and what goes off screen.
package struct SlowImage {
  package let size: PixelSize
  /// The pixels, line after line.
  package private(set) var pixels: [UInt32]
  /// The pixels written for layers of a role without reading what was there.
  package private(set) var written: [LayerRole: Int] = [:]
  /// The pixels blended for layers of a role.
  package private(set) var blended: [LayerRole: Int] = [:]
  /// The layers that are neither hidden nor wholly beyond the display, nor below one whose clip leaves nothing.
  package private(set) var layers = 0
  /// The layers drawn off screen first.
  package private(set) var offscreenPasses = 0
  /// The pixels written or blended off screen.
  package private(set) var offscreenPixels = 0
  /// The coverage of the corners met so far, by radius.
  var coverages: [Int: CornerCoverage] = [:]

  package init(of root: Layer, size: PixelSize, over backdrop: PixelColor = .black) {
    self.size = size
    pixels = []
    var sheet = Sheet(size, filledWith: backdrop.premultiplied)
    let place = Place(x: 0, y: 0) {
      (0..<size.width).contains($0) && (0..<size.height).contains($1)
    }
    paint(root, at: place, on: &sheet, fadedBy: [], offscreen: false)
    pixels = sheet.pixels
  }

  /// The pixel at a column and a line.
  package subscript(x x: Int, y y: Int) -> UInt32 { pixels[y * size.width + x] }

  /// The first pixel that is not as expected, in words, or `nil` if there is none.
  package func difference(from expected: [UInt32]) -> String? {
    guard expected.count == pixels.count else {
      return "\(pixels.count) pixels instead of \(expected.count)"
    }
    guard let index = pixels.indices.first(where: { pixels[$0] != expected[$0] }) else {
      return nil
    }
    func text(_ pixel: UInt32) -> String { String(pixel, radix: 16) }
    let place = "(\(index % size.width), \(index / size.width))"
    return "\(place) is \(text(pixels[index])) instead of \(text(expected[index]))"
  }

  /// The first pixel in which two images differ, in words, or `nil` if there is none.
  package func difference(from other: SlowImage) -> String? {
    precondition(size == other.size, "images of one size are compared")
    return difference(from: other.pixels)
  }

  /// Pixels to paint on, as many as the display has.
  private struct Sheet {
    var pixels: [UInt32]
    /// Whether anything was painted on a pixel.
    var isTouched: [Bool]

    init(_ size: PixelSize, filledWith pixel: UInt32) {
      pixels = [UInt32](repeating: pixel, count: size.area)
      isTouched = [Bool](repeating: false, count: size.area)
    }
  }

  /// Where a layer's coordinates begin, and which pixels of the display it can show on.
  struct Place {
    let x: Int
    let y: Int
    let canShow: (Int, Int) -> Bool
  }

  /// - Parameter opacities: Those of the layers above that go into no sheet of their own, the nearest first.
  private mutating func paint(
    _ layer: Layer, at place: Place, on sheet: inout Sheet, fadedBy opacities: [UInt8],
    offscreen: Bool
  ) {
    guard isVisited(layer, at: place) else { return }
    layers += 1
    let opacities = layer.opacity < 255 ? [layer.opacity] + opacities : opacities
    let cuts = cutsCorners(of: layer, at: place)
    guard cuts || layer.opacity < 255 && drawnCount(layer, at: place) > 1 else {
      return paintParts(of: layer, at: place, on: &sheet, fadedBy: opacities, offscreen: offscreen)
    }
    offscreenPasses += 1
    var group = Sheet(size, filledWith: 0)
    paintParts(of: layer, at: place, on: &group, fadedBy: [], offscreen: true)
    let frame = absoluteFrame(of: layer, at: place)
    if cuts {
      forEachPixel(of: frame, at: place) { image, x, y in
        guard let coverage = image.cornerCoverage(of: layer, x: x - frame.x, y: y - frame.y)
        else { return }
        let index = y * image.size.width + x
        group.pixels[index] = ReferenceKernels.tint(coverage, with: group.pixels[index])
      }
    }
    var (left, top, right, bottom) = (size.width, size.height, -1, -1)
    for y in 0..<size.height {
      for x in 0..<size.width
      where group.isTouched[y * size.width + x] || frame.contains(x: x, y: y) && place.canShow(x, y)
      {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    guard left <= right else { return }
    for y in top...bottom {
      for x in left...right {
        put(
          group.pixels[y * size.width + x], on: &sheet, x: x, y: y, layer.role, isOpaque: false,
          fadedBy: opacities, offscreen: offscreen)
      }
    }
  }

  private mutating func paintParts(
    of layer: Layer, at place: Place, on sheet: inout Sheet, fadedBy opacities: [UInt8],
    offscreen: Bool
  ) {
    let frame = absoluteFrame(of: layer, at: place)
    let cuts = cutsCorners(of: layer, at: place)
    if let color = layer.backgroundColor {
      forEachPixel(of: frame, at: place) { image, x, y in
        let coverage =
          cuts ? nil : image.cornerCoverage(of: layer, x: x - frame.x, y: y - frame.y)
        image.put(
          color.premultiplied, on: &sheet, x: x, y: y, layer.role,
          isOpaque: color.isOpaque && coverage == nil, fadedBy: opacities, through: coverage,
          offscreen: offscreen)
      }
    }
    if layer.contents != nil {
      forEachPixel(of: frame, at: place) { image, x, y in
        guard let pixel = Self.contentsPixel(of: layer, x: x - frame.x, y: y - frame.y) else {
          return
        }
        image.put(
          pixel, on: &sheet, x: x, y: y, layer.role, isOpaque: layer.isOpaque, fadedBy: opacities,
          offscreen: offscreen)
      }
    }
    guard let inner = placeOfSublayers(of: layer, at: place) else { return }
    for sublayer in layer.sublayers {
      paint(sublayer, at: inner, on: &sheet, fadedBy: opacities, offscreen: offscreen)
    }
  }

  private mutating func put(
    _ pixel: UInt32, on sheet: inout Sheet, x: Int, y: Int, _ role: LayerRole, isOpaque: Bool,
    fadedBy opacities: [UInt8], through coverage: UInt8? = nil, offscreen: Bool
  ) {
    let opacity = opacities.reduce(255) { ReferenceKernels.nearest255($0 * Int($1)) }
    let pixel = ReferenceKernels.tint(
      UInt8(opacity), with: ReferenceKernels.tint(coverage ?? 255, with: pixel))
    let isWritten = isOpaque && opacities.isEmpty
    let index = y * size.width + x
    sheet.isTouched[index] = true
    sheet.pixels[index] =
      isWritten ? pixel : ReferenceKernels.blend(pixel, over: sheet.pixels[index])
    if offscreen {
      offscreenPixels += 1
    } else if isWritten {
      written[role, default: 0] += 1
    } else {
      blended[role, default: 0] += 1
    }
  }

  /// Hands out the pixels of a frame that can show.
  private mutating func forEachPixel(
    of frame: PixelRect, at place: Place, _ body: (inout SlowImage, Int, Int) -> Void
  ) {
    for (x, y) in visiblePixels(of: frame, at: place) { body(&self, x, y) }
  }

  /// The pixels of a frame that can show, as columns and lines of the display.
  func visiblePixels(of frame: PixelRect, at place: Place) -> [(Int, Int)] {
    (0..<size.height).filter { frame.y <= $0 && $0 < frame.y + frame.height }.flatMap { y in
      (0..<size.width).filter {
        frame.x <= $0 && $0 < frame.x + frame.width && place.canShow($0, y)
      }
      .map { ($0, y) }
    }
  }
}
