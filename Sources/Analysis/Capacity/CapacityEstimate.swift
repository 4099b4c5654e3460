package import RunRecords
import SeededRandom
package import Statistics

/// The estimated capacity of a strategy: the load at which its frames start to exceed the budget.
///
/// Each block of frames at a load gives one point: max(1, p95 of its frame times · throttle ÷
/// budget). The capacity is the knee of a ``KneeFit`` through the points of all ramps, as in
/// MotionMark; a few expensive frames lower it. Where work is proportional to a power of the load,
/// the line is fitted over that power.
///
/// In 60 simulated searches with a scatter of 3 % for blocks and 2 % for ramps, the coverage of the
/// interval is consistent with 80 %, also if every tenth block takes up to three times as long.
package enum CapacityEstimate: Equatable, Sendable {
  /// The capacity is within the measured loads; the coverage of the interval is 80 %.
  case found(Double, interval: ConfidenceInterval?)
  /// The budget holds up to the greatest measured load.
  case atLeast(Double)
  /// The budget is exceeded at the smallest measured load.
  case below(Double)

  /// The relation of the load to the true capacity.
  package enum Kind: Equatable, Sendable {
    case exact, atLeast, below
  }

  /// The number of bootstrap resamples, as in MotionMark.
  package static let resamples = 2_500
  /// The share of the points at either end that decides whether the budget holds there.
  private static let shareOfEnd = 0.2
  /// The 0.9 quantile of the normal distribution.
  private static let normalQuantile = 1.281_552

  /// - Parameters:
  ///   - blocks: The blocks of ramps are used, or those of the search if there are no ramps.
  ///   - power: The power of the load that work is proportional to.
  /// - Precondition: There is at least one block.
  package init(
    _ blocks: [CapacityRecord.Block], refreshRate: Int, throttle: Double, power: Int,
    resamples: Int = Self.resamples
  ) {
    let ramped = blocks.filter { $0.ramp > 0 }
    let ramps = Dictionary(grouping: ramped.isEmpty ? blocks : ramped, by: \.ramp)
      .sorted { $0.key < $1.key }
      .map { $0.value.map { Self.point($0, refreshRate, throttle, power) } }
    let points = ramps.flatMap(\.self).sorted { $0.load < $1.load }
    func load(_ point: Double) -> Double { Self.root(point, power) }
    guard let least = points.first?.load, let greatest = points.last?.load else {
      preconditionFailure("a capacity is estimated from at least one block")
    }
    let end = max(1, Int(Double(points.count) * Self.shareOfEnd))
    guard Distribution(points.prefix(end).map(\.height)).median <= 1 else {
      self = .below(load(least))
      return
    }
    guard Distribution(points.suffix(end).map(\.height)).median > 1,
      let knee = Self.knee(points)
    else {
      self = .atLeast(load(greatest))
      return
    }
    let interval = Self.interval(around: knee, ramps, resamples).map {
      ConfidenceInterval(
        low: load(min(knee, max(least, $0.low))), high: load(max(knee, min(greatest, $0.high))))
    }
    self = .found(load(knee), interval: interval)
  }

  /// The capacity, or its known bound.
  package var load: Double {
    switch self {
    case .found(let load, _), .atLeast(let load), .below(let load): load
    }
  }

  /// The interval of the capacity; `nil` for a bound and with too few ramps.
  package var interval: ConfidenceInterval? {
    if case .found(_, let interval) = self { interval } else { nil }
  }

  package var kind: Kind {
    switch self {
    case .found: .exact
    case .atLeast: .atLeast
    case .below: .below
    }
  }

  /// Returns the point of a block: the power of its load, and the ticks that its frames occupy.
  private static func point(
    _ block: CapacityRecord.Block, _ refreshRate: Int, _ throttle: Double, _ power: Int
  ) -> KneeFit.Point {
    KneeFit.Point(
      load: (0..<power).reduce(1) { product, _ in product * block.load },
      height: max(1, block.ticks(at: refreshRate, throttle: throttle)))
  }

  private static func root(_ value: Double, _ power: Int) -> Double {
    precondition((1...2).contains(power), "work is proportional to the load or its square")
    return power == 1 ? value : value.squareRoot()
  }

  private static func knee(_ ascending: [KneeFit.Point]) -> Double? {
    KneeFit.robust(ascending: ascending, floor: 1)?.knee
  }

  /// The 10 to 90 % percentile bootstrap of the knee over whole ramps, with a fixed seed.
  ///
  /// The unit is the ramp, since the blocks of a ramp share the state of the machine. The interval
  /// is widened from the normal quantile to Student's and by √(*n* / (*n* − 1)), as the expanded
  /// interval of T. C. Hesterberg, "What Teachers Should Know About the Bootstrap", The American
  /// Statistician 69 (2015). A resample that holds the budget everywhere counts as the greatest
  /// load, as in MotionMark.
  ///
  /// - Returns: `nil` for one ramp.
  private static func interval(
    around knee: Double, _ ramps: [[KneeFit.Point]], _ resamples: Int
  ) -> ConfidenceInterval? {
    guard ramps.count > 1 else { return nil }
    // Sorted once for all resamples.
    let points = ramps.enumerated()
      .flatMap { ramp, points in points.map { (ramp: ramp, point: $0) } }
      .sorted { $0.point.load < $1.point.load }
    var generator = SeededGenerator(seed: 0)
    var sample: [KneeFit.Point] = []
    let knees = Distribution(
      (0..<resamples).map { _ in
        var times = Array(repeating: 0, count: ramps.count)
        for _ in ramps { times[generator.number(in: 0...ramps.count - 1)] += 1 }
        sample.removeAll(keepingCapacity: true)
        for (ramp, point) in points {
          for _ in 0..<times[ramp] { sample.append(point) }
        }
        return Self.knee(sample) ?? sample[sample.count - 1].load
      })
    let count = Double(ramps.count)
    let widening =
      (count / (count - 1)).squareRoot() * StudentT.quantile(0.9, degrees: count - 1)
      / normalQuantile
    return ConfidenceInterval(
      low: knee + (knees.percentile(10) - knee) * widening,
      high: knee + (knees.percentile(90) - knee) * widening)
  }
}

extension CapacityRecord.Block {
  /// A block of measured frames.
  ///
  /// Its p95 is the order statistic of rank ⌈0.95 (*n* + 1)⌉: the longest of up to 38 frames.
  ///
  /// - Parameter frameTimes: In nanoseconds, without warm-up.
  /// - Precondition: There is at least one frame.
  package init(ramp: Int, load: Double, frameTimes: [Double]) {
    self.init(
      ramp: ramp, load: load, frames: frameTimes.count,
      p95Nanoseconds: Distribution(frameTimes).upperQuantile(0.95))
  }

  /// Returns the p95 of the frame times as a multiple of the budget on a processor slower by a
  /// factor.
  package func ticks(at refreshRate: Int, throttle: Double) -> Double {
    p95Nanoseconds * throttle * Double(refreshRate) / 1e9
  }
}
