import Compositing
import Graphics
import RunData
import Testing

@Suite("Memory traffic")
struct TrafficTests {
  private func root(_ layers: [Layer]) -> Layer {
    let root = Layer(0, 0, 10, 10, .white)
    for layer in layers { root.addSublayer(layer) }
    return root
  }

  private func traffic(_ root: Layer) -> Traffic {
    FrameSample(paintingAll: DisplayList(root, 10, 10)).traffic
  }

  @Test(
    "four bytes per pixel are written, read where a quad blends, and read from images"
  )
  func bytes() {
    let image = Bitmap(width: 3, height: 2)
    let blended = Layer(0, 0, 3, 2, showing: image)
    let copied = Layer(5, 5, 3, 2, showing: image)
    copied.isOpaque = true
    let glass = Layer(9, 9, 4, 4, PixelColor(red: 1, green: 2, blue: 3, alpha: 128))
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
      Layer(0, 0, 1, 1, image == nil ? .black : nil, showing: image)
    }
    for (images, expected) in [
      ([a, a, a], 1), ([a, b, a], 3), ([a, nil, a], 1), ([nil, nil], 0), ([a, nil, b], 2),
    ] {
      #expect(traffic(root(images.map(quad))).imageSwitches == expected)
    }
  }

  @Test("contents count as changed once per change, when shown, regardless of the number of layers")
  func changes() {
    let image = Bitmap(width: 3, height: 2)
    let layers = [Layer(0, 0, 3, 2, showing: image), Layer(4, 0, 3, 2, showing: image)]
    let tree = root(layers)
    for (change, bytes) in [
      ({ for layer in layers { layer.isHidden = true } }, 0),
      ({ for layer in layers { layer.isHidden = false } }, 24), ({}, 0),
      ({ image.withLine(0) { $0[0] = 1 } }, 24), ({ image.resize(width: 1, height: 1) }, 4),
      ({}, 0),
    ] as [(() -> Void, Int)] {
      change()
      #expect(traffic(tree).contentsChangedBytes == bytes)
    }
  }
}
