import Compositing
import Geometry
import Graphics
import ReferenceRendering
import RunData
import Testing

@Suite("Off-screen passes")
struct OffscreenPassTests {
  private let row = PixelSize(width: 750, height: 88)

  private func work(_ root: Layer, _ size: PixelSize) -> FrameSample {
    Painter().work(of: DisplayList(root, size.width, size.height))
  }

  @Test("a clipped row of 375 × 44 points at 2× is drawn off screen and blended entirely")
  func cornerClip() {
    let area = 16500 * 4
    let content = Layer(0, 0, 750, 88, .white, role: .background)
    let cell = Layer(0, 0, 750, 88, role: .background).holding(content)
    cell.masksToBounds = true
    // A row in the middle of a section: a plain clip.
    #expect(work(cell, row).roles.background == RolePixels.Count(opaque: area))
    #expect(work(cell, row).offscreenPasses == 0)
    cell.cornerRadius = 20
    for corners in [CornerSet.top, .bottom, .all] {
      cell.roundedCorners = corners
      let counters = work(cell, row)
      #expect(counters.roles.background == RolePixels.Count(blended: area))
      #expect(counters.opaquePixels == 0 && counters.blendedPixels == area)
      #expect(counters.offscreenPasses == 1)
      #expect(counters.offscreenPixels == area)
      #expect(counters.layers == 2)
      var traffic = Traffic()
      (traffic.quads, traffic.wholeQuads, traffic.wholeQuadBlendedPixels) = (2, 2, area)
      traffic.imageSwitches = 1
      traffic.destinationReadBytes = 4 * area
      traffic.destinationWriteBytes = 4 * area
      // Written once and read once.
      traffic.offscreenBytes = 8 * area
      #expect(counters.traffic == traffic)
    }
    // Half of it is outside the display.
    cell.frame.y = -44
    let half = work(cell, row)
    #expect(half.roles.background == RolePixels.Count(blended: area / 2))
    #expect(half.offscreenPixels == area / 2)
  }

  @Test("a mask is a pass of its own, which a second pass is multiplied by")
  func mask() {
    let cell = Layer(0, 0, 750, 88, .white, role: .background)
    let shape = Layer(0, 0, 750, 88, .black, role: .background)
    (shape.cornerRadius, shape.roundedCorners) = (20, .top)
    cell.mask = shape
    let row = PixelSize(width: 750, height: 88)
    let area = 66_000
    let counters = work(cell, row)
    #expect(counters.roles.background == RolePixels.Count(blended: area))
    #expect(counters.offscreenPasses == 2)
    #expect(counters.offscreenPixels == 2 * area)
    #expect(counters.layers == 2)
    // Both are written, the corners of the mask are blended, and both are read.
    #expect(counters.traffic.offscreenBytes == 4 * (4 * area + 2 * 400))
    // A layer that draws nothing is not masked.
    cell.backgroundColor = nil
    #expect(work(cell, row).offscreenPasses == 0)
  }

  @Test("a radius needs a pass exactly if it clips more than a color")
  func clipRule() {
    for bits in 0..<64 {
      let has = (0..<6).map { bits >> $0 & 1 == 1 }
      let layer = Layer(1, 1, 8, 8, .white)
      layer.cornerRadius = has[0] ? 2 : 0
      layer.masksToBounds = has[1]
      layer.contents = has[2] ? Bitmap(8, 8) : nil
      layer.roundedCorners = has[5] ? .bottom : []
      if has[3] {
        let sublayer = Layer(0, 0, 4, 4, .black)
        sublayer.isHidden = has[4]
        layer.addSublayer(sublayer)
      }
      let isPass = has[0] && has[1] && has[5] && (has[2] || has[3] && !has[4])
      let counters = work(layer, PixelSize(width: 12, height: 12))
      #expect(counters.offscreenPasses == (isPass ? 1 : 0), "\(has)")
    }
  }

  @Test("opacity needs a pass if it applies to more than one color or image")
  func opacityRule() {
    let size = PixelSize(width: 12, height: 12)
    for opacity in [UInt8(0), 128, 254, 255] {
      for count in 0...3 {
        let group = Layer(1, 1, 8, 8)
        for index in 0..<count {
          group.addSublayer(Layer(index, 0, 4, 4, index == 1 ? nil : .black))
          if index == 1 { group.sublayers[1].contents = Bitmap(2, 2) }
        }
        // A layer outside the display draws nothing.
        group.addSublayer(Layer(20, 0, 4, 4, .black))
        group.opacity = opacity
        let counters = work(group, size)
        #expect(counters.offscreenPasses == (opacity < 255 && count > 1 ? 1 : 0))
        #expect((counters.opaquePixels == 0) == (opacity < 255 || count == 0))
      }
    }
  }

  @Test("opacity of a single item, nine slices or a rounded fill needs no pass")
  func onlyItem() {
    let size = PixelSize(width: 30, height: 30)
    let fill = Layer(3, 3, 20, 20, .white)
    fill.cornerRadius = 5
    let slices = Layer(3, 3, 20, 20, showing: Bitmap(5, 5))
    slices.contentsGravity = .resize(center: PixelRect(x: 2, y: 2, width: 1, height: 1))
    slices.isOpaque = true
    for layer in [fill, slices] {
      layer.opacity = 100
      let group = Layer(0, 0, 30, 30).holding(layer)
      group.opacity = 50
      let counters = work(group, size)
      #expect(counters.offscreenPasses == 0)
      #expect(counters.opaquePixels == 0 && counters.blendedPixels == 400)
    }
  }

  @Test("a pass covers the visible part of its layer and of overflowing content")
  func extent() {
    let group = Layer(2, 2, 4, 4).holding(
      Layer(1, 1, 2, 2, .black), Layer(0, 0, 2, 2, .white))
    group.opacity = 9
    let size = PixelSize(width: 10, height: 10)
    func rects() -> [PixelRect] { DisplayList(group, 10, 10).rects }
    #expect(rects() == [PixelRect(x: 2, y: 2, width: 4, height: 4)])
    group.sublayers[0].frame.x = 5
    #expect(rects() == [PixelRect(x: 2, y: 2, width: 7, height: 4)])
    group.sublayers[0].frame.x = 7
    #expect(rects() == [PixelRect(x: 2, y: 2, width: 8, height: 4)])
    group.masksToBounds = true
    group.addSublayer(Layer(0, 0, 1, 1, .white))
    #expect(rects() == [PixelRect(x: 2, y: 2, width: 4, height: 4)])
    #expect(work(group, size).offscreenPasses == 1)
  }

  @Test("an inner pass is drawn into the outer one, not on the display")
  func nesting() {
    let size = PixelSize(width: 20, height: 20)
    let inner = Layer(0, 0, 10, 10, role: .label).holding(
      Layer(0, 0, 10, 10, .black), Layer(0, 0, 5, 5, .white))
    inner.opacity = 128
    let outer = Layer(2, 2, 16, 16, .white, role: .background).holding(inner)
    outer.cornerRadius = 4
    outer.masksToBounds = true
    let counters = work(outer, size)
    #expect(counters.offscreenPasses == 2)
    #expect(counters.offscreenPixels == 100 + 25 + 256 + 100)
    #expect(counters.opaquePixels == 0 && counters.blendedPixels == 256)
    #expect(counters.roles.background == RolePixels.Count(blended: 256))
    #expect(counters.traffic.quads == 5)
    #expect(counters.traffic.imageSwitches == 2)
    // Both written, the destination read to blend the inner one, both read.
    #expect(counters.traffic.offscreenBytes == 4 * (100 + 25 + 256 + 100 + 100 + 100 + 256))
  }

  @Test("a clip without a radius clips sublayers without a pass")
  func scissor() {
    let child = Layer(-5, 2, 30, 3, .black)
    let parent = Layer(4, 4, 10, 10).holding(child)
    #expect(DisplayList(parent, 40, 20).rects == [PixelRect(x: 0, y: 6, width: 29, height: 3)])
    parent.masksToBounds = true
    #expect(DisplayList(parent, 40, 20).rects == [PixelRect(x: 4, y: 6, width: 10, height: 3)])
    // A visible sublayer of a sublayer outside the clip is clipped too, and not lost.
    child.frame.y = 11
    child.addSublayer(Layer(8, -3, 4, 5, .white))
    #expect(DisplayList(parent, 40, 20).rects == [PixelRect(x: 7, y: 12, width: 4, height: 2)])
    parent.frame.x = 50
    #expect(DisplayList(parent, 40, 20).items.isEmpty)
    #expect(work(parent, PixelSize(width: 40, height: 20)).offscreenPasses == 0)
  }

  @Test("opacity has the same result for a single color, a group of parts and a clipped pass")
  func routesOfFading() {
    let size = PixelSize(width: 24, height: 24)
    let radius = 3
    for color in [PixelColor(rgb: 0xD9D9D9), PixelColor(rgb: 0x102A43), .white] {
      for opacity in UInt8(0)...255 {
        let whole = Layer(2, 2, 20, 20, color)
        whole.cornerRadius = radius
        let group = Layer(2, 2, 20, 20).holding(
          Layer(3, 0, 14, 3, color), Layer(0, 3, 20, 14, color), Layer(3, 17, 14, 3, color))
        let square = Layer(2, 2, 20, 20).holding(Layer(0, 0, 20, 20, color))
        square.addSublayer(Layer(0, 0, 20, 20, color))
        square.cornerRadius = radius
        square.masksToBounds = true
        let images = [whole, group, square].map { layer in
          layer.opacity = opacity
          let root = Layer(0, 0, 24, 24, PixelColor(rgb: 0xFEFEFE)).holding(layer)
          return FrameBuffer(showing: root, size).pixels
        }
        for index in 0..<size.area {
          let (x, y) = (index % 24 - 2, index / 24 - 2)
          // The parts do not cover the corner squares.
          let isCorner = min(x, 19 - x) < radius && min(y, 19 - y) < radius
          if images[0][index] != images[2][index]
            || !isCorner && images[0][index] != images[1][index]
          {
            Issue.record("opacity \(opacity), pixel \(x), \(y)")
          }
        }
      }
    }
  }

  @Test("every small tree of two layers matches the reference")
  func smallTrees() {
    let size = PixelSize(width: 9, height: 7)
    let glass = PixelColor(red: 20, green: 200, blue: 90, alpha: 120)
    for bits in 0..<1 << 9 {
      let has = (0..<9).map { bits >> $0 & 1 == 1 }
      let child = Layer(has[0] ? -2 : 1, 1, 6, 5, has[1] ? glass : .black)
      child.contents = has[2] ? Bitmap(3, 9) : nil
      child.opacity = has[3] ? 200 : 255
      child.cornerRadius = has[8] ? 2 : 0
      let parent = Layer(has[4] ? -1 : 2, 1, 6, 5, has[5] ? .white : nil).holding(child)
      parent.opacity = has[6] ? 100 : 255
      for masks in [false, true] {
        parent.masksToBounds = masks
        parent.cornerRadius = has[7] ? 2 : 0
        parent.roundedCorners = has[5] ? .all : [.topRight, .bottomLeft]
        let root = Layer(0, 0, 9, 7, PixelColor(rgb: 0xEFEFF4)).holding(parent)
        let difference = SlowImage(of: root, size: size)
          .difference(from: FrameBuffer(showing: root, size).pixels)
        #expect(difference == nil, "\(has), \(masks)")
        parent.removeFromSuperlayer()
      }
    }
  }

  @Test("on the overdraw map a pass counts as one quad")
  func overdraw() {
    let group = Layer(1, 0, 2, 2).holding(Layer(0, 0, 1, 1, .black), Layer(0, 0, 1, 1, .black))
    group.opacity = 10
    let root = Layer(0, 0, 4, 2, .white).holding(group)
    let map = OverdrawMap(DisplayList(root, 4, 2))
    #expect(map.touches == [1, 2, 2, 1, 1, 2, 2, 1])
    #expect(map.isBlended == [false, true, true, false, false, true, true, false])
  }
}
