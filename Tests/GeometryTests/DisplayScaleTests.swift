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
}
