import Graphics
import Testing

@Suite("The coverage of a corner")
struct CornerCoverageTests {
  @Test(
    "every pixel is within one level of the reference", arguments: CornerCurve.allCases,
    [1, 2, 3, 7, 10, 20, 30, 45])
  func matchesReference(curve: CornerCurve, radius: Int) {
    // Sampling a larger smooth corner takes seconds in a debug build.
    let radius = curve == .circular ? radius : min(radius, 20)
    let fast = CornerCoverage(radius: radius, curve: curve)
    for y in 0..<fast.extent {
      for x in 0..<fast.extent {
        let slow = ReferenceCornerCoverage.coverage(x: x, y: y, radius: radius, curve: curve)
        #expect(abs(Int(fast[x: x, y: y]) - Int(slow)) <= 1, "pixel \(x), \(y)")
      }
    }
  }

  @Test(
    "the reference is the area of a pixel, rounded",
    arguments: [(1, 0, 0, 200.277), (5, 0, 4, 246.448), (30, 8, 8, 23.105)])
  func reference(radius: Int, x: Int, y: Int, area: Double) {
    let coverage = ReferenceCornerCoverage.coverage(x: x, y: y, radius: radius)
    #expect(coverage == UInt8(area.rounded()))
  }

  @Test("the covered area is a quarter of the disc's", arguments: [4, 20, 45])
  func area(radius: Int) {
    let sum = CornerCoverage(radius: radius).bytes.reduce(0) { $0 + Double($1) } / 255
    let disc = Double.pi * Double(radius * radius) / 4
    #expect(abs(sum - disc) / disc < 0.001)
  }

  @Test("the continuous curve leaves the edges at 1.53 radii and covers less than a circle's")
  func continuous() {
    let (circle, smooth) = (
      CornerCoverage(radius: 20), CornerCoverage(radius: 20, curve: .continuous)
    )
    #expect(smooth.extent == 31 && CornerCoverage(radius: 0, curve: .continuous).extent == 0)
    // On the diagonal both curves are as far from the corner, within a tenth of a pixel.
    func uncovered(_ coverage: CornerCoverage) -> Double {
      (0..<coverage.extent).reduce(0) { $0 + 1 - Double(coverage[x: $1, y: $1]) / 255 }
    }
    #expect(abs(uncovered(circle) - uncovered(smooth)) < 0.5)
    // The first line shows where the curve begins: 20 px from the corner, or 30.57.
    #expect(circle[x: 19, y: 0] > 250 && smooth[x: 19, y: 0] < 230)
    #expect(smooth[x: 30, y: 0] == 255)
    for y in 0..<31 {
      for x in 0..<31 { #expect(smooth[x: x, y: y] == smooth[x: y, y: x]) }
    }
  }

  @Test(
    "a radius is limited so that two corners fit along a side",
    arguments: [
      (CornerCurve.circular, 10, 20, 10), (.circular, 10, 19, 9), (.circular, 10, 0, 0),
      (.continuous, 10, 32, 10), (.continuous, 10, 31, 9), (.continuous, 3, 5, 1),
      (.continuous, 3, 3, 0), (.continuous, 3, 0, 0),
    ])
  func fits(curve: CornerCurve, radius: Int, side: Int, expected: Int) {
    #expect(curve.radius(atMost: radius, fitting: side) == expected)
  }

  @Test("coverage increases towards the disc's center along lines and columns")
  func monotonous() {
    let coverage = CornerCoverage(radius: 20)
    for y in 0..<20 {
      for x in 1..<20 {
        #expect(coverage[x: x, y: y] >= coverage[x: x - 1, y: y])
        #expect(coverage[x: x, y: y] == coverage[x: y, y: x])
      }
    }
    #expect(coverage[x: 0, y: 0] == 0)
    #expect(coverage[x: 19, y: 19] == 255)
  }
}
