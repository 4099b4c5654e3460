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
