import Compositing
import Geometry
import Graphics
import ReferenceRendering
import RunData
import Testing

@Suite("Shadows of layers")
struct ShadowTests {
  private let size = PixelSize(width: 40, height: 30)
  private let dark = PixelColor(red: 0, green: 0, blue: 0, alpha: 128)

  private func list(_ layers: Layer...) -> DisplayList {
    let root = Layer(0, 0, 40, 30, PixelColor(rgb: 0xEFEFF4))
    for layer in layers { root.addSublayer(layer) }
    return DisplayList(root, 40, 30)
  }

  @Test("are a pass of the layer and what the blur reaches, beneath the layer")
  func pass() {
    let layer = Layer(10, 8, 12, 9, .white, role: .background)
    layer.shadow = LayerShadow(color: dark, radius: 3)
    let list = list(layer)
    let area = 18 * 15
    #expect(
      list.rects.dropFirst() == [
        PixelRect(x: 7, y: 5, width: 18, height: 15), PixelRect(x: 10, y: 8, width: 12, height: 9),
      ])
    let counters = Painter().work(of: list)
    #expect(counters.offscreenPasses == 1)
    #expect(counters.layers == 2)
    #expect(counters.roles.background == RolePixels.Count(opaque: 12 * 9, blended: area))
    // Drawn, then written by each of the two steps of the blur.
    #expect(counters.offscreenPixels == 12 * 9 + 2 * area)
    // Each step reads the pass, too, and it is shown.
    #expect(counters.traffic.offscreenBytes == 4 * (12 * 9 + 4 * area + area))
    // Nothing is drawn that could cast a shadow.
    layer.backgroundColor = nil
    #expect(Painter().work(of: self.list(layer)).offscreenPasses == 0)
  }

  @Test("are blurred from pixels beyond the clip that cuts them off")
  func clip() {
    for (x, y) in [(-5, -4), (0, 0), (31, 24), (-11, 3), (39, 29)] {
      let layer = Layer(0, -6, 12, 20, .white)
      layer.shadow = LayerShadow(color: dark, radius: 4)
      let host = Layer(x, y, 12, 8).holding(layer)
      host.masksToBounds = true
      let list = list(host)
      let visible = PixelRect(x: x, y: y, width: 12, height: 8).intersection(PixelRect(size))
      #expect(list.rects[1] == visible, "\(x), \(y)")
      let pass = PixelRect(x: x - 4, y: y - 4, width: 20, height: 16)
      #expect(list.passes[0].rect == pass.intersection(visible.expanded(by: 4)), "\(x), \(y)")
      let root = Layer(0, 0, 40, 30, .white).holding(host)
      let difference = SlowImage(of: root, size: size)
        .difference(from: FrameBuffer(showing: root, size).pixels)
      #expect(difference == nil, "\(x), \(y)")
    }
  }

  @Test("fade with their layer and are cut off by its mask and its bounds")
  func groups() {
    for bits in 0..<32 {
      let has = (0..<5).map { bits >> $0 & 1 == 1 }
      let layer = Layer(8, 6, 14, 12, has[0] ? nil : .white).holding(
        Layer(3, 2, 9, 14, PixelColor(red: 9, green: 90, blue: 20, alpha: 100)))
      layer.shadow = LayerShadow(color: PixelColor(rgb: 0x600000), radius: 3)
      layer.cornerRadius = 4
      layer.masksToBounds = has[1]
      layer.opacity = has[2] ? 100 : 255
      layer.mask = has[3] ? Layer(-2, 1, 20, 8, .black) : nil
      if has[4] { layer.sublayers[0].shadow = LayerShadow(color: dark, radius: 2) }
      let root = Layer(0, 0, 40, 30, PixelColor(rgb: 0x8090A0)).holding(layer)
      let slow = SlowImage(of: root, size: size)
      #expect(slow.difference(from: FrameBuffer(showing: root, size).pixels) == nil, "\(has)")
      let work = Painter().work(of: DisplayList(root, 40, 30))
      #expect(work.offscreenPasses == slow.offscreenPasses, "\(has)")
      #expect(work.offscreenPixels == slow.offscreenPixels, "\(has)")
      #expect(work.layers == slow.layers, "\(has)")
    }
  }

  @Test("do not draw into the bitmaps of rasterized sublayers")
  func rasterized() {
    let sublayer = Layer(3, 2, 9, 7, PixelColor(red: 9, green: 90, blue: 20, alpha: 100)).holding(
      Layer(2, 1, 5, 4, .black))
    sublayer.opacity = 200
    sublayer.shouldRasterize = true
    let layer = Layer(8, 6, 14, 12).holding(sublayer)
    layer.shadow = LayerShadow(color: dark, radius: 3)
    let root = Layer(0, 0, 40, 30, .white).holding(layer)
    let passes = DisplayList(root, 40, 30).passes
    // The group of the shadow, the shadow, and the bitmap.
    #expect(passes.map { $0.target == nil } == [true, true, false])
    let slow = SlowImage(of: root, size: size)
    #expect(slow.difference(from: FrameBuffer(showing: root, size).pixels) == nil)
  }

  @Test("of layers larger than the display have the same pixels on several threads")
  func threads() {
    let wide = Layer(-20, 4, 90, 15, .white)
    wide.shadow = LayerShadow(color: dark, radius: 20)
    let tall = Layer(6, -90, 9, 200, PixelColor(red: 0, green: 80, blue: 0, alpha: 90))
    tall.shadow = LayerShadow(color: dark, radius: 7)
    tall.opacity = 200
    let root = Layer(0, 0, 40, 30, .white).holding(wide, tall)
    let slow = SlowImage(of: root, size: size)
    for threads in 1...3 {
      for kernels in KernelSet.all {
        let painter = Painter(kernels: kernels, threads: threads)
        for _ in 0..<3 {
          let shown = FrameBuffer(showing: root, size, with: painter).pixels
          #expect(slow.difference(from: shown) == nil, "\(threads), \(kernels.name)")
        }
      }
    }
  }
}
