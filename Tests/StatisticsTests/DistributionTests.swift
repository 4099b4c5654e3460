import SeededRandom
import Statistics
import Testing

@Suite("A percentile")
struct DistributionTests {
  @Test(
    "is interpolated linearly between closest ranks",
    arguments: [
      // Computed by hand: rank (n − 1) · p / 100.
      (values: [7.0], percent: 95.0, expected: 7.0),
      ([1, 2], 50, 1.5),
      ([1, 2], 25, 1.25),
      ([4, 1, 3, 2], 50, 2.5),
      ([4, 1, 3, 2], 75, 3.25),
      ([15, 20, 35, 40, 50], 40, 29),
      ([15, 20, 35, 40, 50], 0, 15),
      ([15, 20, 35, 40, 50], 100, 50),
      ([10, 20, 30, 40, 50, 60], 50, 35),
      // Exact for integers.
      ([8_333_333, 8_333_334], 50, 8_333_333.5),
    ])
  func byHand(values: [Double], percent: Double, expected: Double) {
    #expect(Distribution(values).percentile(percent) == expected)
  }

  @Test("of 101 values at an integer rank is that value, without rounding errors")
  func wholeRanks() {
    let distribution = Distribution((0...100).reversed().map { Double($0) * 1.1 })
    for percent in 0...100 {
      #expect(distribution.percentile(Double(percent)) == Double(percent) * 1.1)
    }
  }

  @Test("increases monotonically with its percentage, between the extremes")
  func monotonic() {
    var generator = SeededGenerator(seed: 7)
    for count in 1...40 {
      let values = (0..<count).map { _ in Double.random(in: -1e9...1e9, using: &generator) }
      let distribution = Distribution(values)
      let percentiles = (0...100).map { distribution.percentile(Double($0)) }
      #expect(zip(percentiles, percentiles.dropFirst()).allSatisfy(<=), "\(count) values")
      #expect(percentiles.first == values.min())
      #expect(percentiles.last == values.max())
      #expect(distribution.maximum == values.max())
    }
  }

  @Test("the median without sorting is that of the sorted values, for all short sequences")
  func shortMedians() {
    for count in 1...6 {
      var digits = [Int](repeating: 0, count: count)
      while let place = digits.firstIndex(where: { $0 < 3 }) {
        for index in 0..<place { digits[index] = 0 }
        digits[place] += 1
        let values = digits.map(Double.init)
        #expect(values.median == Distribution(values).median, "\(values)")
      }
    }
  }

  @Test("a median or a rank without sorting is that of the sorted values, for long sequences")
  func longMedians() {
    var generator = SeededGenerator(seed: 11)
    for count in 7...400 {
      let values = (0..<count).map { _ in Double(Int.random(in: 0...300, using: &generator)) / 7 }
      // Partitioned one value at a time, until the sort takes over.
      let organPipe = (0..<count).map { Double(min($0, count - 1 - $0)) }
      for order in [values, values.sorted(), values.sorted(by: >), organPipe] {
        #expect(order.median == Distribution(order).median, "\(order)")
        let rank = generator.number(in: 0...count - 1)
        #expect(Distribution.value(ofRank: rank, in: order) == order.sorted()[rank], "\(order)")
      }
    }
  }
}
