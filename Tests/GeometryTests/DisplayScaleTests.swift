import Geometry
import Testing

@Suite("The rounding rule")
struct DisplayScaleTests {
  @Test("halves round up, on either side of zero")
  func halves() {
    let one = DisplayScale(1)
    #expect([-1.5, -0.5, 0.5, 1.5, 2.5].map(one.pixels) == [-1, 0, 1, 2, 3])
    #expect([-1.51, -0.51, 0.49, 1.49].map(one.pixels) == [-2, -1, 0, 1])
  }

  @Test("rows that meet in points meet in pixels", arguments: [1, 1.5, 2, 3])
  func rowsMeet(factor: Double) {
    let scale = DisplayScale(factor)
    for height in [44, 44.3, 0.4, 100.0 / 3] {
      var total = 0
      for row in 0..<20 {
        let top = scale.pixels(Double(row) * height)
        let bottom = scale.pixels(Double(row + 1) * height)
        #expect(top == total)
        total += bottom - top
      }
    }
  }
}
