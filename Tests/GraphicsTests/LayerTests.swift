import Graphics
import Testing

@Suite("The layer tree")
struct LayerTests {
  private func names(_ layer: Layer) -> [Int] { layer.sublayers.map(\.frame.x) }

  private func layer(_ x: Int) -> Layer {
    let layer = Layer(role: .decoration)
    layer.frame.x = x
    return layer
  }

  @Test("sublayers are in insertion order, from back to front")
  func order() {
    let root = layer(0)
    for x in 1...3 { root.addSublayer(layer(x)) }
    root.insertSublayer(layer(4), at: 0)
    #expect(names(root) == [4, 1, 2, 3])
    root.addSublayer(root.sublayers[1])
    #expect(names(root) == [4, 2, 3, 1])
  }

  @Test("a layer is in one tree at a time")
  func moves() {
    let (first, second, child) = (layer(1), layer(2), layer(3))
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers.isEmpty)
    #expect(child.superlayer === second)
    child.removeFromSuperlayer()
    #expect(second.sublayers.isEmpty)
    #expect(child.superlayer == nil)
  }
}

@Suite("Bitmaps")
struct BitmapTests {
  @Test("a line is written at its position and nowhere else")
  func lines() {
    let bitmap = Bitmap(width: 3, height: 2)
    bitmap.withLine(1) { line in
      for x in 0..<3 { line[x] = UInt32(10 + x) }
    }
    let read = (0..<2).map { y in
      bitmap.withLine(y) { line in line.indices.map { line[$0] } }
    }
    #expect(read == [[0, 0, 0], [10, 11, 12]])
  }

  @Test("storage grows to a power of two and is reused", arguments: [1, 2, 3, 63, 64, 65])
  func resizing(width: Int) {
    let bitmap = Bitmap(width: 0, height: 0)
    bitmap.resize(width: width, height: 1)
    let bytes = bitmap.byteCount
    #expect(bytes >= width * 4 && bytes < width * 8)
    #expect((bytes / 4).nonzeroBitCount == 1)
    bitmap.resize(width: 1, height: 1)
    #expect(bitmap.byteCount == bytes)
    #expect((bitmap.width, bitmap.height) == (1, 1))
  }

  @Test("generations differ between bitmaps and change with every write")
  func generations() {
    var known: [Bitmap.Generation] = []
    for _ in 0..<20 {
      // Probably allocated at the address of the previous one.
      let bitmap = Bitmap(width: 4, height: 2)
      known.append(bitmap.generation)
      #expect(bitmap.generation == known.last)
      bitmap.withLine(1) { $0[0] = 1 }
      known.append(bitmap.generation)
      _ = bitmap.takeChangedBytes()
      #expect(bitmap.generation == known.last)
      bitmap.resize(width: 2, height: 2)
      known.append(bitmap.generation)
    }
    for (index, generation) in known.enumerated() {
      #expect(known.firstIndex(of: generation) == index)
    }
  }
}
