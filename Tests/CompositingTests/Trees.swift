import Compositing
import Geometry
import Graphics
import ReferenceRendering
import SeededRandom
import Testing

extension Layer {
  convenience init(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: PixelColor? = nil,
    showing contents: Bitmap? = nil, role: LayerRole = .decoration
  ) {
    self.init(role: role)
    frame = PixelRect(x: x, y: y, width: width, height: height)
    backgroundColor = color
    self.contents = contents
  }

  func holding(_ sublayers: Layer...) -> Layer {
    for sublayer in sublayers { addSublayer(sublayer) }
    return self
  }
}

/// Calls `body` with a few random trees per display, each from a different seed.
func forEachTree(
  on displays: [PixelSize], from seed: Int, count: Int = 10,
  _ body: (Layer, PixelSize, Comment) -> Void
) {
  for (index, display) in displays.enumerated() {
    for seed in seed + count * index..<seed + count * (index + 1) {
      var generator = SeededGenerator(seed: UInt64(seed))
      body(
        generator.tree(on: display), display,
        "\(display.width) × \(display.height) px, seed \(seed)")
    }
  }
}

/// Expects engines to draw exactly the reference image of a tree.
func expectReference(
  _ engines: [(name: String, engine: any Engine)], of tree: Layer, _ display: PixelSize,
  _ comment: Comment
) {
  let reference = SlowImage(of: tree, size: display)
  let list = DisplayList(tree, display.width, display.height)
  for (name, engine) in engines {
    let buffer = FrameBuffer(size: display)
    engine.composite(list, into: buffer)
    let difference = reference.difference(from: buffer.pixels)
    #expect(difference == nil, "\(comment), \(name)")
  }
}

extension Bitmap {
  convenience init(_ width: Int, _ height: Int, _ pixelAt: (Int, Int) -> UInt32) {
    self.init(width: width, height: height)
    for y in 0..<height {
      withLine(y) { line in
        for x in 0..<width { line[x] = pixelAt(x, y) }
      }
    }
  }

  /// Creates an opaque image whose pixels all differ.
  convenience init(_ width: Int, _ height: Int) {
    self.init(width, height) { x, y in 0xFF00_0000 | UInt32(y) << 8 | UInt32(x) }
  }
}

extension FrameBuffer {
  convenience init(showing root: Layer, _ size: PixelSize, with painter: Painter = Painter()) {
    self.init(size: size)
    painter.composite(DisplayList(root, size.width, size.height), into: self)
  }

  var pixels: [UInt32] { withAllPixels { pixels in pixels.indices.map { pixels[$0] } } }

  func set(x: Int, y: Int, to pixel: UInt32) { withLine(y) { $0[x] = pixel } }
}

extension DisplayList {
  init(_ root: Layer, _ width: Int, _ height: Int) {
    self.init()
    commit(root, display: PixelSize(width: width, height: height))
  }

  var rects: [PixelRect] { items.map(\.rect) }
}

extension SeededGenerator {
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(in: 0...elements.count - 1)]
  }

  /// Returns a random colour: opaque, transparent or between.
  mutating func color() -> PixelColor {
    func byte(_ generator: inout SeededGenerator) -> UInt8 { UInt8(generator.number(in: 0...255)) }
    let alpha = element(of: [255, 255, 0, 1, 128, byte(&self)])
    return PixelColor(red: byte(&self), green: byte(&self), blue: byte(&self), alpha: alpha)
  }

  /// Returns a layer at a random position, usually on the display, with random contents and
  /// sublayers.
  mutating func layer(on display: PixelSize, depth: Int) -> Layer {
    let sides = [1, 2, 7, 8, 9, 16, 33, 40]
    let layer = Layer(
      number(in: -12...display.width), number(in: -12...display.height), element(of: sides),
      element(of: sides), element(of: [nil, color()]), role: element(of: LayerRole.allCases))
    if number(in: 0...9) == 0 { layer.frame.width = 0 }
    layer.isHidden = number(in: 0...9) == 0
    if number(in: 0...1) == 0 {
      layer.contents = Bitmap(element(of: sides), element(of: sides)) { _, _ in
        color().premultiplied
      }
      layer.contentsOrigin = element(of: [(0, 0), (-3, -1), (1, 0), (0, 3), (5, 6)])
      layer.isOpaque = number(in: 0...2) == 0
      if number(in: 0...2) == 0 { stretchContents(of: layer) }
    }
    if number(in: 0...1) == 0 {
      layer.cornerRadius = number(in: 0...max(0, min(layer.frame.width, layer.frame.height) / 2))
      layer.roundedCorners = CornerSet(rawValue: UInt8(number(in: 0...15)))
      if layer.cornerRadius % 3 == 2 {
        layer.cornerCurve = .continuous
        layer.cornerRadius = CornerCurve.continuous.radius(
          atMost: layer.cornerRadius, fitting: min(layer.frame.width, layer.frame.height))
      }
    }
    layer.masksToBounds = number(in: 0...1) == 0
    if number(in: 0...2) == 0 { layer.opacity = element(of: [0, 1, 77, 128, 254]) }
    if number(in: 0...7) == 0 {
      layer.shadow = LayerShadow(color: color(), radius: element(of: [0, 1, 2, 3, 5]))
    }
    if number(in: 0...5) == 0 {
      let sides = [1, 7, 16, 40]
      let mask = Layer(
        number(in: -4...8), number(in: -4...8), element(of: sides), element(of: sides), color())
      mask.cornerRadius = number(in: 0...min(mask.frame.width, mask.frame.height) / 2)
      layer.mask = mask
    }
    if depth > 0 {
      for _ in 0..<number(in: 0...3) {
        layer.addSublayer(self.layer(on: display, depth: depth - 1))
      }
    }
    return layer
  }

  /// Stretches contents to their frame, with nine slices if these fit.
  private mutating func stretchContents(of layer: Layer) {
    layer.contentsGravity = .resize()
    guard let contents = layer.contents, number(in: 0...2) > 0 else { return }
    let (left, top) = (number(in: 0...contents.width - 1), number(in: 0...contents.height - 1))
    let center = PixelRect(
      x: left, y: top, width: number(in: 1...contents.width - left),
      height: number(in: 1...contents.height - top))
    let hasRoom =
      contents.width - center.width <= layer.frame.width
      && contents.height - center.height <= layer.frame.height
    if hasRoom { layer.contentsGravity = .resize(center: center) }
  }

  /// Returns an opaque backdrop of the size of a display, with random layers on it.
  mutating func tree(on display: PixelSize) -> Layer {
    let root = Layer(0, 0, display.width, display.height, PixelColor(rgb: 0xEFEFF4))
    for _ in 0..<number(in: 2...8) { root.addSublayer(layer(on: display, depth: 2)) }
    return root
  }
}

/// Calls `body` with trees that stretch one image each, of several sizes, to several frames:
/// opaque, blended and translucent.
func forEachStretchedTree(on display: PixelSize, _ body: (_ root: Layer, Comment) -> Void) {
  for (width, height) in [(1, 1), (1, 5), (3, 1), (2, 2), (7, 4), (16, 9), (40, 20)] {
    let contents = Bitmap(width, height) { x, y in
      ReferenceKernels.tint(UInt8(255 - 6 * x), with: 0xFF80_40F0 + UInt32(y))
    }
    for frame in [
      PixelRect(x: 2, y: 1, width: 16, height: 7), PixelRect(x: -30, y: -2, width: 61, height: 5),
      PixelRect(x: 1, y: 3, width: width, height: 20),
      PixelRect(x: 1, y: 3, width: 9, height: height),
      PixelRect(x: 1, y: 3, width: 997, height: height),
    ] {
      for (isOpaque, opacity) in [(true, UInt8(255)), (false, 255), (false, 90), (true, 90)] {
        let layer = Layer(frame.x, frame.y, frame.width, frame.height, showing: contents)
        layer.contentsGravity = .resize()
        layer.isOpaque = isOpaque
        layer.opacity = opacity
        let root = Layer(0, 0, display.width, display.height, PixelColor(rgb: 0x336699))
        body(root.holding(layer), "\(width) × \(height) px on \(frame)")
      }
    }
  }
}
