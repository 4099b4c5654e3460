import Compositing
import Geometry
import Graphics
import RunData
import Testing

@Suite("Memory traffic")
struct TrafficTests {
  private func layer(_ rect: PixelRect, color: PixelColor? = nil, contents: Bitmap? = nil) -> Layer
  {
    let layer = Layer(role: .background)
    layer.frame = rect
    layer.backgroundColor = color
    layer.contents = contents
    return layer
  }

  private func root(_ layers: [Layer]) -> Layer {
    let root = layer(PixelRect(x: 0, y: 0, width: 10, height: 10), color: .white)
    for layer in layers { root.addSublayer(layer) }
    return root
  }

  private func traffic(_ root: Layer) -> Traffic {
    var list = DisplayList()
    list.commit(root, display: PixelSize(width: 10, height: 10))
    return FrameSample(paintingAll: list).traffic
  }

  @Test(
    "four bytes per pixel are written, read where a quad blends, and read from images"
  )
  func bytes() {
    let image = Bitmap(width: 3, height: 2)
    let blended = layer(PixelRect(x: 0, y: 0, width: 3, height: 2), contents: image)
    let copied = layer(PixelRect(x: 5, y: 5, width: 3, height: 2), contents: image)
    copied.isOpaque = true
    let glass = layer(
      PixelRect(x: 9, y: 9, width: 4, height: 4),
      color: PixelColor(red: 1, green: 2, blue: 3, alpha: 128))
    let traffic = traffic(root([blended, copied, glass]))
    #expect(traffic.quads == 4)
    #expect(traffic.destinationWriteBytes == 4 * (100 + 6 + 6 + 1))
    #expect(traffic.destinationReadBytes == 4 * (6 + 1))
    #expect(traffic.sourceReadBytes == 4 * 12)
    #expect(traffic.offscreenBytes == 0)
  }

  @Test(
    "an image switch is counted when the image is not the previous one, regardless of colors between"
  )
  func switches() {
    let (a, b) = (Bitmap(width: 1, height: 1), Bitmap(width: 1, height: 1))
    func quad(_ image: Bitmap?) -> Layer {
      layer(
        PixelRect(x: 0, y: 0, width: 1, height: 1), color: image == nil ? .black : nil,
        contents: image)
    }
    for (images, expected) in [
      ([a, a, a], 1), ([a, b, a], 3), ([a, nil, a], 1), ([nil, nil], 0), ([a, nil, b], 2),
    ] {
      #expect(traffic(root(images.map(quad))).imageSwitches == expected)
    }
  }

  @Test("contents count as changed once per change, regardless of the number of layers")
  func changes() {
    let image = Bitmap(width: 3, height: 2)
    let tree = root([
      layer(PixelRect(x: 0, y: 0, width: 3, height: 2), contents: image),
      layer(PixelRect(x: 4, y: 0, width: 3, height: 2), contents: image),
    ])
    #expect(traffic(tree).contentsChangedBytes == 24)
    #expect(traffic(tree).contentsChangedBytes == 0)
    image.withLine(0) { $0[0] = 1 }
    #expect(traffic(tree).contentsChangedBytes == 24)
    image.resize(width: 1, height: 1)
    #expect(traffic(tree).contentsChangedBytes == 4)
    #expect(traffic(tree).contentsChangedBytes == 0)
  }

  @Test("contents that change while hidden count when they are shown")
  func unseen() {
    let image = Bitmap(width: 2, height: 2)
    let hidden = layer(PixelRect(x: 0, y: 0, width: 2, height: 2), contents: image)
    hidden.isHidden = true
    let tree = root([hidden])
    #expect(traffic(tree).contentsChangedBytes == 0)
    hidden.isHidden = false
    #expect(traffic(tree).contentsChangedBytes == 16)
  }
}
