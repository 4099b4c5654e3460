import Geometry
import Testing

@Suite("Rectangles of pixels")
struct PixelRectTests {
  /// All rectangles with an origin in a small square and sides up to 3.
  private var smallRects: [PixelRect] {
    let sides = 0...3
    return (-1...1).flatMap { x in
      (-1...1).flatMap { y in
        sides.flatMap { w in sides.map { PixelRect(x: x, y: y, width: w, height: $0) } }
      }
    }
  }

  @Test("an intersection contains exactly the common pixels")
  func intersection() {
    for a in smallRects {
      for b in smallRects {
        let both = a.intersection(b)
        for y in -2...5 {
          for x in -2...5 {
            let expected = a.contains(x: x, y: y) && b.contains(x: x, y: y)
            #expect(both.contains(x: x, y: y) == expected, "\(a) ∩ \(b) at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test("a rectangle with a negative side is empty")
  func negative() {
    let rect = PixelRect(x: 0, y: 0, width: -2, height: -3)
    #expect(rect.isEmpty)
    #expect(rect.area == 0)
  }
}
