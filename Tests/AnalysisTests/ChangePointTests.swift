import Analysis
import SampleRuns
import SeededRandom
import Statistics
import Testing

/// The greatest split by the formula alone: every split, every end, every pair.
private func slowSplit(of values: [Double]) -> EnergySplit? {
  func mean(_ first: ArraySlice<Double>, _ second: ArraySlice<Double>) -> Double {
    let sum = first.flatMap { x in second.map { (x - $0).magnitude } }.reduce(0, +)
    return sum / Double(first.count * second.count)
  }
  /// The mean over pairs of two different places.
  func within(_ part: ArraySlice<Double>) -> Double {
    mean(part, part) * Double(part.count) / Double(part.count - 1)
  }
  var best: EnergySplit?
  for index in values.indices.dropFirst(2) {
    for end in values.indices.map({ $0 + 1 }) where end >= index + 2 {
      let (left, right) = (values[..<index], values[index..<end])
      let weight = Double(left.count * right.count) / Double(left.count + right.count)
      let divergence = weight * (2 * mean(left, right) - within(left) - within(right))
      if divergence > (best?.divergence ?? -.infinity) + 1e-9 {
        best = EnergySplit(index: index, end: end, divergence: divergence)
      }
    }
  }
  return best
}

/// Values around levels, each for so many values, with relative noise.
private func series(
  _ levels: [(value: Double, count: Int)], noise: Double, seed: UInt64
) -> [Double] {
  var normal = NormalNoise(seed: seed)
  return levels.flatMap { level in
    (0..<level.count).map { _ in level.value * (1 + noise * normal.next()) }
  }
}

@Suite("Change points")
struct ChangePointTests {
  @Test("the greatest split is the one that its formula gives, in every series of small numbers")
  func everySmallSeries() throws {
    for count in 0...6 {
      for code in 0..<(0..<count).reduce(1, { product, _ in product * 3 }) {
        var rest = code
        let values = (0..<count).map { _ -> Double in
          defer { rest /= 3 }
          return [0, 1, 5][rest % 3]
        }
        try compare(values)
      }
    }
  }

  @Test("the greatest split is the one that its formula gives, in seeded series", arguments: 1...20)
  func seededSeries(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let values = (0..<generator.number(in: 7...24)).map { _ in generator.number(in: -5...100.0) }
    try compare(values)
  }

  private func compare(_ values: [Double]) throws {
    let slow = slowSplit(of: values)
    let fast = EnergySplit.greatest(of: values)
    guard let slow else {
      #expect(fast == nil)
      return
    }
    let found = try #require(fast)
    // Several splits may be equal but for their last digits.
    #expect(abs(found.divergence - slow.divergence) < 1e-9, "\(values)")
    let part = Array(values[..<found.end])
    #expect(
      abs(EnergySplit.divergence(of: part, at: found.index) - slow.divergence) < 1e-9, "\(values)")
  }

  @Test("a step of 5 % at 1 % noise is found within one value of its place", arguments: 1...10)
  func step(seed: Int) throws {
    let values = series([(10, 20), (10.5, 14)], noise: 0.01, seed: UInt64(seed))
    let points = ChangePointSearch().changePoints(in: values)
    #expect(points.count == 1)
    let point = try #require(points.first)
    #expect((19...21).contains(point.index), "\(point)")
    #expect(abs(try #require(point.factor) - 1.05) < 0.02)
    #expect(try #require(point.p) < 0.001)
  }

  @Test("a step up and one down, further apart than a window, are both found")
  func longSeries() {
    let values = series([(4, 70), (5, 60), (4, 40)], noise: 0.01, seed: 3)
    let points = ChangePointSearch().changePoints(in: values)
    #expect(points.map { ($0.index + 5) / 10 } == [7, 13], "\(points)")
    #expect(points.map { $0.after > $0.before } == [true, false])
  }

  @Test("a change that is sure and smaller than what matters is none")
  func small() {
    let values = series([(10, 25), (10.1, 25)], noise: 0.001, seed: 1)
    #expect(ChangePointSearch().changePoints(in: values).isEmpty)
    var keen = ChangePointSearch()
    keen.smallestChange = 0.005
    #expect(keen.changePoints(in: values).count == 1)
  }

  @Test("noise alone gives hardly an alarm: at a level of 1 in 1,000 no more than 3 of 300 series")
  func noise() {
    // 4 or more of 300 have a chance below 1 in 3,000.
    let alarms = (1...300).count { seed in
      let values = series([(10, 40)], noise: 0.02, seed: UInt64(seed))
      return !ChangePointSearch().changePoints(in: values).isEmpty
    }
    #expect(alarms <= 3)
  }

  @Test("series that are short, flat or have one outlier have no change point")
  func none() {
    let search = ChangePointSearch()
    for count in 0...12 {
      #expect(search.changePoints(in: (0..<count).map { $0 < count / 2 ? 1 : 2 }).isEmpty)
    }
    #expect(search.changePoints(in: Array(repeating: 3, count: 120)).isEmpty)
    var values = Array(repeating: 3.0, count: 40)
    values[39] = 30
    #expect(search.changePoints(in: values).isEmpty)
  }

  @Test("of an exact value every change is one")
  func exact() {
    let points = ChangePointSearch.everyChange(in: [5, 5, 6, 6, 5])
    #expect(points.map(\.index) == [2, 4])
    #expect(points.map(\.before) == [5, 6] && points.map(\.after) == [6, 5])
    #expect(points.allSatisfy { $0.p == nil })
    #expect(ChangePointSearch.everyChange(in: []).isEmpty)
    #expect(ChangePoint(index: 1, before: 0, after: 2, p: nil).factor == nil)
  }
}
