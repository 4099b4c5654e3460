package import Geometry
package import Graphics

/// A reference rendering of a layer tree, painted pixel by pixel from the rules of ``Layer``.
///
/// It does not use display lists, clips pixel by pixel and blends with the reference kernels. It
/// also counts the pixels that each role writes and blends, visited layers and off-screen passes.
package struct SlowImage {
  package let size: PixelSize
  package private(set) var pixels: [UInt32]
  /// The number of pixels per role that were written without reading the destination.
  package private(set) var written: [LayerRole: Int] = [:]
  /// The number of pixels per role that were blended.
  package private(set) var blended: [LayerRole: Int] = [:]
  /// The number of layers that are neither hidden nor outside the display, nor below an empty clip.
  package private(set) var layers = 0
  /// The number of layers drawn off screen.
  package private(set) var offscreenPasses = 0
  /// The number of pixels written or blended off screen.
  package private(set) var offscreenPixels = 0
  /// The coverage of corners by radius and curve.
  var coverages: [Corner: CornerCoverage] = [:]

  struct Corner: Hashable {
    let radius: Int
    let curve: CornerCurve
  }

  package init(of root: Layer, size: PixelSize, over backdrop: PixelColor = .black) {
    self.size = size
    pixels = []
    var canvas = Canvas(size, filledWith: backdrop.premultiplied)
    let placement = Placement(x: 0, y: 0) {
      (0..<size.width).contains($0) && (0..<size.height).contains($1)
    }
    paint(root, at: placement, on: &canvas, fadedBy: [], offscreen: false)
    pixels = canvas.pixels
  }

  package subscript(x x: Int, y y: Int) -> UInt32 { pixels[y * size.width + x] }

  /// Describes the first pixel that differs from the expected ones, or returns `nil`.
  package func difference(from expected: [UInt32]) -> String? {
    guard expected.count == pixels.count else {
      return "\(pixels.count) pixels instead of \(expected.count)"
    }
    guard let index = pixels.indices.first(where: { pixels[$0] != expected[$0] }) else {
      return nil
    }
    func text(_ pixel: UInt32) -> String { String(pixel, radix: 16) }
    let position = "(\(index % size.width), \(index / size.width))"
    return "\(position) is \(text(pixels[index])) instead of \(text(expected[index]))"
  }

  /// Describes the first pixel in which two images differ, or returns `nil`.
  package func difference(from other: SlowImage) -> String? {
    precondition(size == other.size, "the images have the same size")
    return difference(from: other.pixels)
  }

  /// The pixels of the display or of an off-screen pass.
  private struct Canvas {
    var pixels: [UInt32]
    var isTouched: [Bool]

    init(_ size: PixelSize, filledWith pixel: UInt32) {
      pixels = [UInt32](repeating: pixel, count: size.area)
      isTouched = [Bool](repeating: false, count: size.area)
    }
  }

  struct Placement {
    let x: Int
    let y: Int
    let canShow: (Int, Int) -> Bool
  }

  /// - Parameters:
  ///   - opacities: The opacities of ancestors without an off-screen pass, the nearest first.
  ///   - castsShadow: Indicates whether the layer is drawn for its shadow, without its opacity and
  ///     the shadow itself.
  private mutating func paint(
    _ layer: Layer, at placement: Placement, on canvas: inout Canvas, fadedBy opacities: [UInt8],
    offscreen: Bool, castsShadow: Bool = false
  ) {
    guard isVisited(layer, at: placement) else { return }
    layers += 1
    let opacity = castsShadow ? 255 : layer.opacity
    let opacities = opacity < 255 ? [opacity] + opacities : opacities
    let cuts = cutsCorners(of: layer, at: placement)
    let drawn = drawnCount(layer, at: placement, castsShadow: castsShadow)
    let mask = drawn > 0 ? layer.mask : nil
    guard cuts || mask != nil || opacity < 255 && drawn > 1 else {
      return paintParts(
        of: layer, at: placement, on: &canvas, fadedBy: opacities, offscreen: offscreen,
        castsShadow: castsShadow)
    }
    offscreenPasses += 1
    var group = Canvas(size, filledWith: 0)
    paintParts(
      of: layer, at: placement, on: &group, fadedBy: [], offscreen: true, castsShadow: castsShadow)
    let frame = absoluteFrame(of: layer, at: placement)
    var (left, top, right, bottom) = (size.width, size.height, -1, -1)
    for y in 0..<size.height {
      for x in 0..<size.width
      where group.isTouched[y * size.width + x]
        || frame.contains(x: x, y: y) && placement.canShow(x, y)
      {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    guard left <= right else { return }
    if let mask {
      offscreenPasses += 1
      var alphas = Canvas(size, filledWith: 0)
      let inner = Placement(x: frame.x, y: frame.y) { [left, top, right, bottom] x, y in
        (left...right).contains(x) && (top...bottom).contains(y)
      }
      paint(mask, at: inner, on: &alphas, fadedBy: [], offscreen: true)
      for index in group.pixels.indices {
        group.pixels[index] = ReferenceKernels.tint(
          UInt8(alphas.pixels[index] >> 24), with: group.pixels[index])
      }
    }
    if cuts {
      forEachPixel(of: frame, at: placement) { image, x, y in
        guard let coverage = image.cornerCoverage(of: layer, x: x - frame.x, y: y - frame.y)
        else { return }
        let index = y * image.size.width + x
        group.pixels[index] = ReferenceKernels.tint(coverage, with: group.pixels[index])
      }
    }
    for y in top...bottom {
      for x in left...right {
        put(
          group.pixels[y * size.width + x], on: &canvas, x: x, y: y, layer.role, isOpaque: false,
          fadedBy: opacities, offscreen: offscreen)
      }
    }
  }

  private mutating func paintParts(
    of layer: Layer, at placement: Placement, on canvas: inout Canvas, fadedBy opacities: [UInt8],
    offscreen: Bool, castsShadow: Bool
  ) {
    if let shadow = castsShadow ? nil : castShadow(of: layer, at: placement) {
      offscreenPasses += 1 + shadow.offscreenPasses
      offscreenPixels += shadow.offscreenPixels
      for (x, y, pixel) in shadow.pixels {
        put(
          pixel, on: &canvas, x: x, y: y, layer.role, isOpaque: false, fadedBy: opacities,
          offscreen: offscreen)
      }
    }
    let frame = absoluteFrame(of: layer, at: placement)
    let cuts = cutsCorners(of: layer, at: placement)
    if let color = layer.backgroundColor {
      forEachPixel(of: frame, at: placement) { image, x, y in
        let coverage =
          cuts ? nil : image.cornerCoverage(of: layer, x: x - frame.x, y: y - frame.y)
        image.put(
          color.premultiplied, on: &canvas, x: x, y: y, layer.role,
          isOpaque: color.isOpaque && coverage == nil, fadedBy: opacities, through: coverage,
          offscreen: offscreen)
      }
    }
    if layer.contents != nil {
      forEachPixel(of: frame, at: placement) { image, x, y in
        guard let pixel = Self.contentsPixel(of: layer, x: x - frame.x, y: y - frame.y) else {
          return
        }
        image.put(
          pixel, on: &canvas, x: x, y: y, layer.role, isOpaque: layer.isOpaque, fadedBy: opacities,
          offscreen: offscreen)
      }
    }
    guard let inner = placementOfSublayers(of: layer, at: placement) else { return }
    for sublayer in layer.sublayers {
      paint(sublayer, at: inner, on: &canvas, fadedBy: opacities, offscreen: offscreen)
    }
  }

  /// Returns the visible pixels of a layer's shadow and the work that they take; `nil` if there is no
  /// shadow.
  ///
  /// The layer is painted on a display that is larger on all sides by the radius of the blur.
  func castShadow(of layer: Layer, at placement: Placement) -> CastShadow? {
    guard let shadow = layer.shadow, let inner = placementOfSublayers(of: layer, at: placement),
      let clip = Self.bounds(of: size, where: inner.canShow)
    else { return nil }
    let reach = shadow.radius
    let around = clip.expanded(by: reach)
    var larger = SlowImage(
      size: PixelSize(width: size.width + 2 * reach, height: size.height + 2 * reach))
    var canvas = Canvas(larger.size, filledWith: 0)
    larger.paint(
      layer,
      at: Placement(x: placement.x + reach, y: placement.y + reach) {
        around.contains(x: $0 - reach, y: $1 - reach)
      }, on: &canvas, fadedBy: [], offscreen: true, castsShadow: true)
    let width = larger.size.width
    guard
      let touched = Self.bounds(of: larger.size, where: { canvas.isTouched[$1 * width + $0] })
    else { return nil }
    let area = touched.offset(x: -reach, y: -reach).expanded(by: reach).intersection(around)
    let weights = ReferenceBlur.weights(reach: reach)
    var pixels: [(x: Int, y: Int, pixel: UInt32)] = []
    for y in clip.y..<clip.maxY {
      for x in clip.x..<clip.maxX where area.contains(x: x, y: y) {
        let alpha = ReferenceBlur.blurred(x: x + reach, y: y + reach, by: weights) { x, y in
          let isInside = PixelRect(larger.size).contains(x: x, y: y)
          return isInside ? UInt8(canvas.pixels[y * width + x] >> 24) : 0
        }
        pixels.append((x, y, ReferenceKernels.tint(alpha, with: shadow.color.premultiplied)))
      }
    }
    return CastShadow(
      pixels: pixels, offscreenPasses: larger.offscreenPasses,
      offscreenPixels: larger.offscreenPixels + 2 * area.area)
  }

  /// The visible pixels of a shadow, and the work of drawing and blurring what casts it.
  struct CastShadow {
    let pixels: [(x: Int, y: Int, pixel: UInt32)]
    let offscreenPasses: Int
    let offscreenPixels: Int
  }

  /// Creates an image on which nothing is painted yet.
  private init(size: PixelSize) {
    self.size = size
    pixels = []
  }

  /// Returns the smallest rectangle with all pixels of a condition, or `nil` if there are none.
  private static func bounds(of size: PixelSize, where condition: (Int, Int) -> Bool) -> PixelRect?
  {
    var (left, top, right, bottom) = (size.width, size.height, -1, -1)
    for y in 0..<size.height {
      for x in 0..<size.width where condition(x, y) {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    guard left <= right else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private mutating func put(
    _ pixel: UInt32, on canvas: inout Canvas, x: Int, y: Int, _ role: LayerRole, isOpaque: Bool,
    fadedBy opacities: [UInt8], through coverage: UInt8? = nil, offscreen: Bool
  ) {
    let opacity = opacities.reduce(255) { ReferenceKernels.nearest255($0 * Int($1)) }
    let pixel = ReferenceKernels.tint(
      UInt8(opacity), with: ReferenceKernels.tint(coverage ?? 255, with: pixel))
    let isWritten = isOpaque && opacities.isEmpty
    let index = y * size.width + x
    canvas.isTouched[index] = true
    canvas.pixels[index] =
      isWritten ? pixel : ReferenceKernels.blend(pixel, over: canvas.pixels[index])
    if offscreen {
      offscreenPixels += 1
    } else if isWritten {
      written[role, default: 0] += 1
    } else {
      blended[role, default: 0] += 1
    }
  }

  private mutating func forEachPixel(
    of frame: PixelRect, at placement: Placement, _ body: (inout SlowImage, Int, Int) -> Void
  ) {
    for (x, y) in visiblePixels(of: frame, at: placement) { body(&self, x, y) }
  }

  /// Returns the visible pixels of a frame, as columns and lines of the display.
  func visiblePixels(of frame: PixelRect, at placement: Placement) -> [(Int, Int)] {
    (0..<size.height).filter { frame.y <= $0 && $0 < frame.y + frame.height }.flatMap { y in
      (0..<size.width).filter {
        frame.x <= $0 && $0 < frame.x + frame.width && placement.canShow($0, y)
      }
      .map { ($0, y) }
    }
  }
}
