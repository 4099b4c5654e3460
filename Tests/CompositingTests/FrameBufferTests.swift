import Compositing
import Geometry
import Graphics
import Testing

@Suite("Frame buffers")
struct FrameBufferTests {
  /// Returns a buffer with a pattern that depends only on its size.
  private func buffer(_ width: Int, _ height: Int) -> FrameBuffer {
    let buffer = FrameBuffer(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { buffer.set(x: x, y: y, to: UInt32(x * 7 + y * 31)) }
    }
    return buffer
  }

  private static let sizes = [(0, 0), (1, 1), (3, 1), (1, 4), (5, 1), (3, 3), (8, 2), (9, 5)]

  @Test(
    "equal images have equal hashes of 16 digits, and any other bit of any pixel another",
    arguments: sizes)
  func hashes(width: Int, height: Int) {
    let buffer = buffer(width, height)
    let hash = buffer.hash
    #expect(hash.count == 16 && hash.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    for (index, pixel) in buffer.pixels.enumerated() {
      for bit in UInt32(0)..<32 {
        buffer.set(x: index % width, y: index / width, to: pixel ^ 1 << bit)
        #expect(buffer.hash != hash, "pixel \(index), bit \(bit)")
      }
      buffer.set(x: index % width, y: index / width, to: pixel)
    }
    #expect(buffer.hash == hash && self.buffer(width, height).hash == hash)
  }

  @Test("swapping two pixels changes the hash")
  func order() {
    let buffer = buffer(6, 3)
    let (hash, pixels) = (buffer.hash, buffer.pixels)
    for a in pixels.indices {
      for b in a + 1..<pixels.count where pixels[a] != pixels[b] {
        buffer.set(x: a % 6, y: a / 6, to: pixels[b])
        buffer.set(x: b % 6, y: b / 6, to: pixels[a])
        #expect(buffer.hash != hash, "pixels \(a) and \(b)")
        buffer.set(x: a % 6, y: a / 6, to: pixels[a])
        buffer.set(x: b % 6, y: b / 6, to: pixels[b])
      }
    }
  }

  @Test("a new buffer is page-aligned and transparent black")
  func new() {
    for (width, height) in Self.sizes {
      let buffer = FrameBuffer(size: PixelSize(width: width, height: height))
      #expect(buffer.pixels == [UInt32](repeating: 0, count: width * height))
      buffer.withAllPixels { pixels in
        pixels.withUnsafeBufferPointer {
          #expect(UInt(bitPattern: $0.baseAddress) % 4096 == 0)
        }
      }
    }
  }

  @Test("the buffers of a ring are used in rotation", arguments: 1...4)
  func ring(count: Int) {
    let size = PixelSize(width: 3, height: 2)
    var ring = BufferRing(count: count, size: size)
    let buffers = (0..<3 * count).map { _ in ring.next() }
    #expect(buffers.allSatisfy { $0.size == size })
    #expect(Set(buffers.map(ObjectIdentifier.init)).count == count)
    for index in count..<3 * count { #expect(buffers[index] === buffers[index - count]) }
  }
}

@Suite("The overdraw map")
struct OverdrawMapTests {
  private let glass = PixelColor(red: 0, green: 0, blue: 0, alpha: 10)

  @Test("each pixel counts the items that cover it, and is blended by a translucent one")
  func counts() {
    let root = Layer(0, 0, 5, 4, .white).holding(
      Layer(1, 1, 2, 2, .black), Layer(2, 0, 9, 2, glass), Layer(2, 1, 1, 1, glass),
      Layer(-3, 3, 4, 4, .white))
    let map = OverdrawMap(DisplayList(root, 5, 4))
    #expect(map.touches == [1, 1, 2, 2, 2, 1, 2, 4, 2, 2, 1, 2, 2, 1, 1, 2, 1, 1, 1, 1])
    #expect(map.isBlended.indices.filter { map.isBlended[$0] } == [2, 3, 4, 7, 8, 9])
  }

  /// A tree on 6 × 4 px in which column w has w writes and line b has b blends.
  private var steps: Layer {
    let root = Layer(0, 0, 0, 0)
    for w in 1..<6 { root.addSublayer(Layer(w, 0, 6 - w, 4, .white)) }
    for b in 1..<4 { root.addSublayer(Layer(0, b, 6, 4 - b, glass)) }
    return root
  }

  @Test("pixels get darker up to four touches, gray without a blend and red with one")
  func colors() {
    let greys: [UInt32] = [0xFFFF_FFFF, 0xFFD6_D6D6, 0xFFA8_A8A8, 0xFF74_7474, 0xFF3C_3C3C]
    let reds: [UInt32] = [0xFFFF_FFFF, 0xFFFF_CBCB, 0xFFFF_9191, 0xFFF0_5252, 0xFFC8_1616]
    let image = OverdrawMap(DisplayList(steps, 6, 4)).image
    for (index, pixel) in image.pixels.enumerated() {
      let (w, b) = (index % 6, index / 6)
      #expect(pixel == (b > 0 ? reds : greys)[min(4, w + b)], "\(w) writes, \(b) blends")
    }
  }

  @Test("overdraw is the total of touches per display pixel, also beyond those that are shown")
  func share() {
    let map = OverdrawMap(DisplayList(steps, 6, 4))
    // Columns with 0 to 5 writes, and lines with 0 to 3 blends.
    #expect(map.opaqueCount == 4 * 15 && map.blendedCount == 6 * 6)
    #expect(map.overdraw == 96.0 / 24 && map.blendedShare == 36.0 / 24)
    let root = Layer(0, 0, 0, 0)
    for _ in 0..<300 { root.addSublayer(Layer(0, 0, 1, 1, .white)) }
    let deep = OverdrawMap(DisplayList(root, 3, 1))
    #expect(deep.overdraw == 100 && deep.blendedShare == 0)
    let none = OverdrawMap(DisplayList(Layer(0, 0, 0, 4), 0, 4))
    #expect(none.overdraw == 0 && none.blendedShare == 0)
  }
}
