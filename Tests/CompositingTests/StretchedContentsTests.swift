import Compositing
import Geometry
import Graphics
import ReferenceRendering
import RunData
import Testing

@Suite("Stretched contents")
struct StretchedContentsTests {
  private func layer(_ frame: PixelRect, _ contents: Bitmap, center: PixelRect?) -> Layer {
    let layer = Layer(frame.x, frame.y, frame.width, frame.height, showing: contents)
    layer.contentsGravity = .resize(center: center)
    return layer
  }

  @Test("each position along a side shows the pixel that contains its center")
  func nearest() {
    for count in 1...9 {
      for side in 1...20 {
        let stretch = AxisStretch(from: 3..<3 + count, onto: 5..<5 + side)
        for place in 0..<side {
          let middle = (Double(place) + 0.5) * Double(count) / Double(side)
          #expect(stretch[5 + place] == 3 + Int(middle))
        }
        for first in 0..<side {
          for end in first + 1...side {
            let shown = Set((5 + first..<5 + end).map { stretch[$0] })
            #expect(stretch.shownCount(on: 5 + first..<5 + end) == shown.count)
          }
        }
      }
    }
  }

  @Test(
    "every size of image is stretched to every frame, opaque, blended and translucent",
    arguments: KernelSet.all.indices)
  func sizes(set: Int) {
    let display = PixelSize(width: 21, height: 9)
    let painter = Painter(kernels: KernelSet.all[set])
    forEachStretchedTree(on: display) { root, comment in
      let image = FrameBuffer(showing: root, display, with: painter)
      #expect(SlowImage(of: root, size: display).difference(from: image.pixels) == nil, comment)
    }
  }

  @Test("nine slices: corners keep their size, edges stretch in one direction, the center in both")
  func slices() {
    let contents = Bitmap(5, 4)
    let center = PixelRect(x: 2, y: 1, width: 1, height: 2)
    let list = DisplayList(
      layer(PixelRect(x: 3, y: 2, width: 10, height: 8), contents, center: center), 20, 20)
    let columns = [(3, 2), (5, 6), (11, 2)]
    let lines = [(2, 1), (3, 6), (9, 1)]
    #expect(
      list.rects
        == lines.flatMap { y, height in
          columns.map { PixelRect(x: $0.0, y: y, width: $0.1, height: height) }
        })
    for (index, item) in list.items.enumerated() {
      let isCorner = [0, 2, 6, 8].contains(index)
      if case .image = item.source { #expect(isCorner) } else { #expect(!isCorner) }
      #expect(!item.isOpaque)
    }
    // Each pixel of the image is read once.
    let traffic = Painter().work(of: list).traffic
    #expect(traffic.sourceReadBytes == 4 * 20)
    #expect(traffic.imageSwitches == 1 && traffic.quads == 9)
    // The corners keep their size: 4 of 2 × 1 pixels.
    #expect(traffic.resampledPixels == 10 * 8 - 8)
    #expect(traffic.wholeQuads == 1 && traffic.wholeQuadBlendedPixels == 10 * 8)
    // Without room for the middle column there are two slices a line.
    let narrow = layer(
      PixelRect(x: 0, y: 0, width: 2, height: 8), Bitmap(4, 4),
      center: PixelRect(x: 1, y: 1, width: 2, height: 2))
    #expect(DisplayList(narrow, 10, 10).items.count == 6)
  }

  @Test("a part of a stretched image is shown where its columns are the nearest ones")
  func positions() {
    for from in 1...6 {
      for onto in 1...14 {
        let axis = AxisStretch(from: 3..<3 + from, onto: -2..<onto - 2)
        for first in axis.from {
          for end in first + 1...axis.from.upperBound {
            let expected = axis.onto.filter { (first..<end).contains(axis[$0]) }
            #expect(Array(axis.positions(showing: first..<end)) == expected)
          }
        }
      }
    }
  }

  @Test("an image shown at its own size is not resampled")
  func ownSize() {
    for center in [nil, PixelRect(x: 1, y: 0, width: 2, height: 3)] {
      let items = DisplayList(
        layer(PixelRect(x: -1, y: 0, width: 4, height: 3), Bitmap(4, 3), center: center), 9, 9
      ).items
      let isUnscaled = items.allSatisfy {
        if case .image = $0.source { true } else { false }
      }
      #expect(isUnscaled && !items.isEmpty)
    }
  }
}
