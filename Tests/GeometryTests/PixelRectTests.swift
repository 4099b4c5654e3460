import Geometry
import Testing

@Suite("Rectangles of pixels")
struct PixelRectTests {
  /// Every rectangle with its origin in a small square and sides up to 3.
  private var smallWorld: [PixelRect] {
    let sides = 0...3
    return (-1...1).flatMap { x in
      (-1...1).flatMap { y in
        sides.flatMap { w in sides.map { PixelRect(x: x, y: y, width: w, height: $0) } }
      }
    }
  }

  @Test("an intersection holds exactly the pixels of both")
  func intersection() {
    for a in smallWorld {
      for b in smallWorld {
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

  @Test("a negative side leaves a rectangle empty")
  func negative() {
    let rect = PixelRect(x: 0, y: 0, width: -2, height: -3)
    #expect(rect.isEmpty)
    #expect(rect.area == 0)
  }
}
