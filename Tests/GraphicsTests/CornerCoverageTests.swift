import Graphics
import Testing

@Suite("The coverage of a corner")
struct CornerCoverageTests {
  @Test(
    "every pixel is within one level of the reference", arguments: [1, 2, 3, 7, 10, 20, 30, 45])
  func matchesReference(radius: Int) {
    let fast = CornerCoverage(radius: radius)
    for y in 0..<radius {
      for x in 0..<radius {
        let slow = ReferenceCornerCoverage.coverage(x: x, y: y, radius: radius)
        #expect(abs(Int(fast[x: x, y: y]) - Int(slow)) <= 1, "pixel \(x), \(y)")
      }
    }
  }

  @Test("the covered area is a quarter of the disc's", arguments: [4, 20, 45])
  func area(radius: Int) {
    let sum = CornerCoverage(radius: radius).bytes.reduce(0) { $0 + Double($1) } / 255
    let disc = Double.pi * Double(radius * radius) / 4
    #expect(abs(sum - disc) / disc < 0.001)
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
