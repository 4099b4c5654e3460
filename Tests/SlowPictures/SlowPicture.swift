package import Geometry
package import Layers
package import PixelKernels

/// What a layer tree shows on a display, painted pixel by pixel from the rules that ``Layer`` states.
///
/// It knows nothing of draw lists, clips pixel by pixel and blends with the reference kernels. On the way it
/// counts the pixels that each role writes and blends, the layers that it meets and what goes off screen.
package struct SlowPicture {
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
  private var coverages: [Int: CornerCoverage] = [:]

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

  /// The first pixel in which two pictures differ, in words, or `nil` if there is none.
  package func difference(from other: SlowPicture) -> String? {
    precondition(size == other.size, "pictures of one size are compared")
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
  private struct Place {
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
      forEachPixel(of: frame, at: place) { picture, x, y in
        guard let coverage = picture.cornerCoverage(of: layer, x: x - frame.x, y: y - frame.y)
        else { return }
        let index = y * picture.size.width + x
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
      forEachPixel(of: frame, at: place) { picture, x, y in
        let coverage =
          cuts ? nil : picture.cornerCoverage(of: layer, x: x - frame.x, y: y - frame.y)
        picture.put(
          color.premultiplied, on: &sheet, x: x, y: y, layer.role,
          isOpaque: color.isOpaque && coverage == nil, fadedBy: opacities, through: coverage,
          offscreen: offscreen)
      }
    }
    if layer.contents != nil {
      forEachPixel(of: frame, at: place) { picture, x, y in
        guard let pixel = Self.contentsPixel(of: layer, x: x - frame.x, y: y - frame.y) else {
          return
        }
        picture.put(
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
    var pixel = ReferenceKernels.tint(UInt8(opacity), with: pixel)
    if let coverage { pixel = ReferenceKernels.tint(coverage, with: pixel) }
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
    of frame: PixelRect, at place: Place, _ body: (inout SlowPicture, Int, Int) -> Void
  ) {
    for (x, y) in visiblePixels(of: frame, at: place) { body(&self, x, y) }
  }

  private func visiblePixels(of frame: PixelRect, at place: Place) -> [(Int, Int)] {
    (0..<size.height).filter { frame.y <= $0 && $0 < frame.y + frame.height }.flatMap { y in
      (0..<size.width).filter {
        frame.x <= $0 && $0 < frame.x + frame.width && place.canShow($0, y)
      }
      .map { ($0, y) }
    }
  }
}

extension SlowPicture {
  private func absoluteFrame(of layer: Layer, at place: Place) -> PixelRect {
    PixelRect(
      x: place.x + layer.frame.x, y: place.y + layer.frame.y, width: layer.frame.width,
      height: layer.frame.height)
  }

  private func isVisited(_ layer: Layer, at place: Place) -> Bool {
    if layer.isHidden { return false }
    let frame = absoluteFrame(of: layer, at: place)
    let hasExtent = frame.width > 0 && frame.height > 0
    let isBeyond =
      frame.x >= size.width || frame.y >= size.height || frame.x + frame.width <= 0
      || frame.y + frame.height <= 0
    return !(hasExtent && isBeyond)
  }

  /// Where sublayers are, or `nil` if nothing of them can show.
  private func placeOfSublayers(of layer: Layer, at place: Place) -> Place? {
    let frame = absoluteFrame(of: layer, at: place)
    guard layer.masksToBounds else { return Place(x: frame.x, y: frame.y, canShow: place.canShow) }
    if visiblePixels(of: frame, at: place).isEmpty { return nil }
    return Place(x: frame.x, y: frame.y) { x, y in
      place.canShow(x, y) && frame.x <= x && x < frame.x + frame.width && frame.y <= y
        && y < frame.y + frame.height
    }
  }

  /// Whether more than a colour is cut by rounded corners.
  private func cutsCorners(of layer: Layer, at place: Place) -> Bool {
    guard layer.masksToBounds, layer.cornerRadius > 0, !layer.roundedCorners.isEmpty else {
      return false
    }
    guard let inner = placeOfSublayers(of: layer, at: place) else { return false }
    return layer.contents != nil || layer.sublayers.contains { isVisited($0, at: inner) }
  }

  /// The colours and contents of which a layer and those below it show anything.
  private func drawnCount(_ layer: Layer, at place: Place) -> Int {
    guard isVisited(layer, at: place) else { return 0 }
    let frame = absoluteFrame(of: layer, at: place)
    let visible = visiblePixels(of: frame, at: place)
    var count = layer.backgroundColor != nil && !visible.isEmpty ? 1 : 0
    if visible.contains(where: { x, y in
      Self.contentsPixel(of: layer, x: x - frame.x, y: y - frame.y) != nil
    }) {
      count += 1
    }
    guard let inner = placeOfSublayers(of: layer, at: place) else { return count }
    return layer.sublayers.reduce(count) { $0 + drawnCount($1, at: inner) }
  }

  /// The coverage of a pixel of a layer if it lies in the square of a rounded corner.
  private mutating func cornerCoverage(of layer: Layer, x: Int, y: Int) -> UInt8? {
    let radius = layer.cornerRadius
    let (fromRight, fromBottom) = (layer.frame.width - 1 - x, layer.frame.height - 1 - y)
    for (corner, across, down) in [
      (CornerSet.topLeft, x, y), (.topRight, fromRight, y), (.bottomLeft, x, fromBottom),
      (.bottomRight, fromRight, fromBottom),
    ] where layer.roundedCorners.contains(corner) && across < radius && down < radius {
      let coverage = coverages[radius] ?? CornerCoverage(radius: radius)
      coverages[radius] = coverage
      return coverage[x: across, y: down]
    }
    return nil
  }

  /// The pixel of a layer's contents that shows on a pixel of the layer, if there is one.
  private static func contentsPixel(of layer: Layer, x: Int, y: Int) -> UInt32? {
    guard let contents = layer.contents, contents.width > 0, contents.height > 0 else { return nil }
    var (column, line) = (layer.contentsOrigin.x + x, layer.contentsOrigin.y + y)
    if case .resize(let center) = layer.contentsGravity {
      let whole = PixelRect(x: 0, y: 0, width: contents.width, height: contents.height)
      let center = center ?? whole
      column = nearest(
        x, of: layer.frame.width, to: contents.width, stretching: center.x..<center.x + center.width
      )
      line = nearest(
        y, of: layer.frame.height, to: contents.height,
        stretching: center.y..<center.y + center.height)
    }
    guard column < contents.width, line < contents.height else { return nil }
    return contents.withLine(line) { $0[column] }
  }

  /// The place in a side of a picture that is shown at a place of a longer or shorter side.
  private static func nearest(
    _ place: Int, of side: Int, to count: Int, stretching center: Range<Int>
  ) -> Int {
    let after = count - center.upperBound
    if place < center.lowerBound { return place }
    if place >= side - after { return count - (side - place) }
    // In units of half a pixel of one side times a pixel of the other: the middle of the place.
    let middle = (2 * (place - center.lowerBound) + 1) * center.count
    let stretched = side - center.lowerBound - after
    return center.first { 2 * ($0 + 1 - center.lowerBound) * stretched > middle }!
  }
}
