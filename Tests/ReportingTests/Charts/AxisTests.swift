import Reporting
import SeededRandom
import Testing

@Suite("An axis")
struct AxisTests {
  @Test("has its ticks at round numbers")
  func ticks() {
    #expect(Axis(showing: 8.4).ticks == [0, 2.5, 5, 7.5])
    #expect(Axis(showing: 8).ticks == [0, 2, 4, 6, 8])
    #expect(Axis(showing: 1).ticks == [0, 0.25, 0.5, 0.75, 1])
    let axis = Axis(showing: 8.4)
    #expect(axis.ticks.map(axis.text) == ["0", "2.5", "5", "7.5"])
    #expect(Axis(showing: 0).maximum == 1)
  }

  @Test("has 2 to 5 ticks, equally far apart, none beyond its end, all written as they are")
  func anySize() {
    var random = SeededGenerator(seed: 3)
    for exponent in -4...6 {
      for _ in 0..<200 {
        var value = random.number(in: 1.0...10)
        for _ in 0..<exponent.magnitude { value *= exponent < 0 ? 0.1 : 10 }
        let axis = Axis(showing: value)
        #expect((2...5).contains(axis.ticks.count), "\(value)")
        #expect(axis.ticks.allSatisfy { $0 <= value * 1.000001 }, "\(value)")
        let step = axis.ticks[1]
        for (index, tick) in axis.ticks.enumerated() {
          #expect((tick - Double(index) * step).magnitude < 1e-9 * value, "\(value)")
        }
        #expect(Set(axis.ticks.map(axis.text)).count == axis.ticks.count, "\(value)")
        for tick in axis.ticks {
          let written = Double(axis.text(tick)) ?? .nan
          #expect((tick - written).magnitude < 1e-9 * value, "\(value)")
        }
      }
    }
  }

  @Test("has a tick around any value, also where it is the only one", arguments: [[], [0]])
  func around(_ others: [Double]) {
    for value in [0, 0.3, -0.3, 7.4, -125.37, 1_234.5, -98_765.4, 1e9] {
      let axis = Axis(around: [value] + others)
      #expect(!axis.ticks.isEmpty, "\(value)")
      #expect((0.05...0.95).contains(axis.share(of: value)), "\(value)")
    }
  }

  @Test("places values between its ends, and what lies beyond at the nearer end")
  func shares() {
    let axis = Axis(showing: 8)
    #expect([0, 2, 8, 9, -1].map(axis.share) == [0, 0.25, 1, 1, 0])
  }
}
