import FrameStatistics
import SampleRuns
import SeededRandom
import Testing

@Suite("A fitted knee")
struct KneeFitTests {
  private typealias Point = KneeFit.Point

  /// The sum of squares that a line leaves.
  private func rest(_ points: [Point], knee: Double, slope: Double) -> Double {
    points.reduce(0) {
      let off = $1.height - 1 - slope * max(0, $1.load - knee)
      return $0 + off * off
    }
  }

  /// The least sum of squares over many knees, each with its own best slope: the slow twin.
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
    #expect(own <= slow + 1e-9 && own < flat, "\(name()): \(fit) leaves \(own), the twin \(slow)")
    #expect(fit.slope > 0 && fit.knee >= points.map(\.load).min()!, "\(name())")
    #expect(fit.knee < points.map(\.load).max()!, "\(name())")
  }

  @Test("leaves no more than any of many knees does, over all heights of four points")
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

  @Test("leaves no more than any of many knees does, over random points")
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

  @Test("is where the line bends, if the points lie on such a line")
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

  @Test("is none where nothing rises above the floor, of one load, and of no points")
  func none() {
    #expect(KneeFit((1...5).map { Point(load: Double($0), height: 1) }, floor: 1) == nil)
    #expect(KneeFit([Point(load: 1, height: 2), Point(load: 1, height: 3)], floor: 1) == nil)
    #expect(KneeFit([], floor: 1) == nil)
  }
}
