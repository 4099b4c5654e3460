import Compositing
import Geometry
import Graphics
import RunData
import Testing

@Suite("The culling engine")
struct CullingEngineTests {
  private static let displays = [1, 2, 15, 16, 17, 64].flatMap { width in
    [1, 31, 32, 33, 65].map { PixelSize(width: width, height: $0) }
  }

  @Test("each pixel is opaque for the topmost opaque layer and blended for the layers above it")
  func work() {
    forEachTree(on: Self.displays, from: 5000) { tree, display, comment in
      let list = DisplayList(tree, display.width, display.height)
      var expected: [LayerRole: RolePixels.Count] = [:]
      for y in 0..<display.height {
        for x in 0..<display.width {
          let items = list.items.filter { $0.rect.contains(x: x, y: y) }
          let last = items.lastIndex { $0.isOpaque }!
          expected[items[last].role, default: .init()].opaque += 1
          for item in items[(last + 1)...] { expected[item.role, default: .init()].blended += 1 }
        }
      }
      let counters = CullingEngine().work(of: list)
      for role in LayerRole.allCases {
        #expect(counters[role] == expected[role, default: .init()], comment)
      }
      #expect(counters.opaquePixels == display.area, comment)
      #expect(counters.traffic.destinationWriteBytes == 4 * display.area, comment)
      #expect(counters.traffic.destinationReadBytes == 0, comment)
      #expect(counters.layers == list.layerCount, comment)
      let declared = FrameSample(paintingAll: list)
      #expect(counters.offscreenPasses == declared.offscreenPasses, comment)
      #expect(counters.offscreenPixels == declared.offscreenPixels, comment)
    }
  }

  @Test("an image is read only where no opaque layer hides it")
  func sources() {
    let image = Layer(0, 0, 9, 9, showing: Bitmap(9, 9))
    let root = Layer(0, 0, 9, 9, .white).holding(image, Layer(2, 3, 5, 4, .black))
    let traffic = CullingEngine().work(of: DisplayList(root, 9, 9)).traffic
    #expect(traffic.sourceReadBytes == 4 * (81 - 20))
    #expect(traffic.imageSwitches == 1)
    // The painter reads all 81 pixels of one image.
    #expect(Painter().work(of: DisplayList(root, 9, 9)).traffic.sourceReadBytes == 4 * 81)
  }

  @Test("items without an opaque item beneath are blended over transparent black")
  func bare() {
    let glass = PixelColor(red: 200, green: 100, blue: 0, alpha: 100)
    let buffer = FrameBuffer(size: PixelSize(width: 5, height: 1))
    for x in 0..<5 { buffer.set(x: x, y: 0, to: 0xFFFF_FFFF) }
    CullingEngine().composite(DisplayList(Layer(1, 0, 3, 1, glass), 5, 1), into: buffer)
    let pixel = glass.premultiplied
    #expect(buffer.pixels == [0, pixel, pixel, pixel, 0])
  }
}
