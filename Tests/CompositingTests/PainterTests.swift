import CLinux
import Compositing
import Geometry
import Graphics
import ReferenceRendering
import RunData
import SeededRandom
import Testing

@Suite("The painter")
struct PainterTests {
  private static let sets = KernelSet.all
  /// Widths near those of registers, heights near bands of 32 lines.
  private static let displays = [1, 2, 7, 8, 9, 33, 64].flatMap { width in
    [1, 5, 31, 32, 33, 65].map { PixelSize(width: width, height: $0) }
  }

  @Test("the work is that of the reference")
  func work() {
    forEachTree(on: Self.displays, from: 0, count: 12) { tree, display, comment in
      let slow = SlowImage(of: tree, size: display)
      let counters = Painter().work(of: DisplayList(tree, display.width, display.height))
      for role in LayerRole.allCases {
        #expect(counters[role].opaque == slow.written[role, default: 0], comment)
        #expect(counters[role].blended == slow.blended[role, default: 0], comment)
      }
      #expect(counters.opaquePixels == slow.written.values.reduce(0, +), comment)
      #expect(counters.blendedPixels == slow.blended.values.reduce(0, +), comment)
      #expect(counters.layers == slow.layers, comment)
      #expect(counters.offscreenPasses == slow.offscreenPasses, comment)
      #expect(counters.offscreenPixels == slow.offscreenPixels, comment)
    }
  }

  @Test("the random trees include passes, nested passes and trees without passes")
  func variety() {
    var counts: [Int: Int] = [:]
    var nested = 0
    forEachTree(on: Self.displays, from: 0, count: 12) { tree, display, _ in
      let list = DisplayList(tree, display.width, display.height)
      counts[min(list.passes.count, 2), default: 0] += 1
      let isNested = list.passItems.contains {
        if case .pass = $0.source { true } else { false }
      }
      nested += isNested ? 1 : 0
    }
    #expect(counts.values.reduce(0, +) >= 500)
    #expect((0...2).allSatisfy { counts[$0, default: 0] >= 50 }, "\(counts)")
    #expect(nested >= 20, "\(nested)")
  }

  @Test(
    "neither memory after the buffer nor a layer's image is written", arguments: sets.indices)
  func bounds(set: Int) {
    let painter = Painter(kernels: Self.sets[set])
    for display in Self.displays {
      var generator = SeededGenerator(seed: 7)
      let tree = generator.tree(on: display)
      let image = Bitmap(40, 70)
      tree.addSublayer(Layer(-1, -1, 40, 70).holding(Layer(1, 2, 33, 65)))
      tree.sublayers.last?.contents = image
      let buffer = FrameBuffer(size: display)
      let rest = Rest(of: buffer)
      rest.fill()
      painter.composite(DisplayList(tree, display.width, display.height), into: buffer)
      #expect(rest.isUntouched, "\(display)")
      let original = Bitmap(40, 70)
      for y in 0..<70 {
        let kept = image.withLine(y) { line in line.indices.map { line[$0] } }
        let isKept = original.withLine(y) { line in line.indices.map { line[$0] } } == kept
        #expect(isKept, "\(display), line \(y)")
      }
    }
  }
}

/// The unused bytes of the allocation after a buffer's last pixel.
private struct Rest {
  private let bytes: UnsafeMutableRawBufferPointer

  init(of buffer: FrameBuffer) {
    bytes = buffer.withAllPixels { pixels in
      pixels.withUnsafeBufferPointer {
        let start = UnsafeMutableRawPointer(mutating: $0.baseAddress!)
        let used = $0.count * MemoryLayout<UInt32>.stride
        return UnsafeMutableRawBufferPointer(
          start: start + used, count: malloc_usable_size(start) - used)
      }
    }
  }

  func fill() { for index in bytes.indices { bytes[index] = 0xA5 } }

  var isUntouched: Bool { bytes.allSatisfy { $0 == 0xA5 } }
}
