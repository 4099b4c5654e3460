import SampleRuns
import SeededRandom
import Statistics
import Testing

@Suite("A fitted knee")
struct KneeFitTests {
  private typealias Point = KneeFit.Point

  /// Returns the residual sum of squares of a line.
  private func rest(_ points: [Point], knee: Double, slope: Double) -> Double {
    points.reduce(0) {
      let off = $1.height - 1 - slope * max(0, $1.load - knee)
      return $0 + off * off
    }
  }

  /// The reference implementation: the least sum of squares over many knees with their best slopes.
  private func leastRest(_ points: [Point]) -> Double {
    let loads = points.map(\.load)
    let (least, greatest) = (loads.min()!, loads.max()!)
    return (0...400).map { step in
      let knee = least + (greatest - least) * Double(step) / 400
      let beyond = points.filter { $0.load > knee }
      let spread = beyond.reduce(0) { $0 + ($1.load - knee) * ($1.load - knee) }
      let common = beyond.reduce(0) { $0 + ($1.load - knee) * ($1.height - 1) }
      return rest(points, knee: knee, slope: spread > 0 ? max(0, common / spread) : 0)
    }.min()!
  }

  private func check(_ points: [Point], _ name: @autoclosure () -> String) {
    let slow = leastRest(points)
    let flat = rest(points, knee: 0, slope: 0)
    guard let fit = KneeFit(points, floor: 1) else {
      #expect(slow >= flat - 1e-9, "\(name())")
      return
    }
    let own = rest(points, knee: fit.knee, slope: fit.slope)
    #expect(
      own <= slow + 1e-9 && own < flat, "\(name()): \(fit) leaves \(own), the reference \(slow)")
    #expect(fit.slope > 0 && fit.knee >= points.map(\.load).min()!, "\(name())")
    #expect(fit.knee < points.map(\.load).max()!, "\(name())")
  }

  @Test("has the least sum of squares of many knees, for all heights of four points")
  func smallWorlds() {
    let heights = [1, 1.25, 2, 4]
    for loads in [[1.0, 2, 3, 5], [1, 1, 2, 3], [1, 2, 2, 2], [2, 2, 2, 2], [0, 1, 4, 4]] {
      for code in 0..<256 {
        let points = loads.enumerated().map { index, load in
          Point(load: load, height: heights[code >> (2 * index) & 3])
        }
        check(points, "loads \(loads), heights \(code)")
      }
    }
  }

  @Test("has the least sum of squares of many knees, for random points")
  func randomWorlds() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let count = random.number(in: 2...20)
      let points = (0..<count).map { _ in
        Point(load: Double(random.number(in: 10...40)), height: random.number(in: 1.0...3.0))
      }
      check(points, "seed \(seed)")
    }
  }

  @Test("is exact for points on a line with a knee")
  func exact() throws {
    for knee in [10, 12.5, 20, 29] as [Double] {
      let points = (10...30).reversed().map {
        Point(load: Double($0), height: 1 + 0.25 * max(0, Double($0) - knee))
      }
      let fit = try #require(KneeFit(points, floor: 1))
      #expect(abs(fit.knee - knee) < 1e-9 && abs(fit.slope - 0.25) < 1e-9)
      #expect(abs(fit.height(at: 31, floor: 1) - (1 + 0.25 * (31 - knee))) < 1e-9)
    }
  }

  @Test("is robust against outliers, and equals the plain fit without any")
  func robust() throws {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let line = (0..<40).map { index in
        let load = 10 + Double(index) / 2
        let noise = random.number(in: -0.02...0.02)
        return Point(load: load, height: max(1, 1 + 0.1 * max(0, load - 20) + noise))
      }
      let outliers = Set((0..<3).map { _ in random.number(in: 0...39) })
      let points = line.enumerated().map { index, point in
        outliers.contains(index) ? Point(load: point.load, height: point.height * 2) : point
      }
      let fit = try #require(KneeFit.robust(ascending: points, floor: 1))
      let plain = try #require(KneeFit(points, floor: 1))
      #expect(abs(fit.knee - 20) < 0.6, "seed \(seed): \(fit)")
      #expect(abs(fit.knee - 20) <= abs(plain.knee - 20) + 0.05, "seed \(seed): \(plain)")
    }
    let exact = (10...30).map {
      Point(load: Double($0), height: 1 + 0.25 * max(0, Double($0) - 12.5))
    }
    let fit = try #require(KneeFit.robust(ascending: exact, floor: 1))
    #expect(abs(fit.knee - 12.5) < 1e-9 && abs(fit.slope - 0.25) < 1e-9)
    #expect(KneeFit.robust(ascending: [Point(load: 1, height: 1)], floor: 1) == nil)
  }

  @Test("does not exist without a rise, for one load, and for no points")
  func none() {
    #expect(KneeFit((1...5).map { Point(load: Double($0), height: 1) }, floor: 1) == nil)
    #expect(KneeFit([Point(load: 1, height: 2), Point(load: 1, height: 3)], floor: 1) == nil)
    #expect(KneeFit([], floor: 1) == nil)
  }
}
