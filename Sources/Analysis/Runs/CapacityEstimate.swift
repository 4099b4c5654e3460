package import RunRecords
import SeededRandom
package import Statistics

/// The capacity of a strategy: the load at which the fitted line of what a frame's display takes
/// leaves the tick.
///
/// A block of frames at a load gives one point: max(1, median frame time · throttle ÷ budget), the
/// ticks for which its frames stay on a display that shows a frame as soon as the tick is over and
/// the frame is ready. ``KneeFit`` through the points of all ramps has the capacity as its knee, as in
/// MotionMark. Points are medians, so that another program's moment does not count; at the capacity
/// itself every second frame is late.
///
/// Where work grows as a power of the load, the line is fitted over that power.
///
/// Of 60 simulated searches, whose blocks scatter by 3 % and ramps by 2 %, as many intervals hold the
/// true capacity as is in keeping with 80 of 100, also where every tenth block takes up to three times
/// as long.
package struct CapacityEstimate: Equatable, Sendable {
  /// What the ramps showed.
  package enum Finding: Equatable, Sendable {
    /// The capacity lies among the loads that were measured, in the interval in 80 of 100 runs.
    case found(Double, interval: ConfidenceInterval?)
    /// The budget held up to the greatest load that was measured.
    case atLeast(Double)
    /// The budget broke at the smallest load that was measured.
    case below(Double)

    /// Where the capacity lies; `nil` if only a bound is known, or there are too few ramps.
    package var interval: ConfidenceInterval? {
      if case .found(_, let interval) = self { interval } else { nil }
    }

    /// What its load says of the true capacity.
    package var kind: CapacitySummary.Kind {
      switch self {
      case .found: .exact
      case .atLeast: .atLeast
      case .below: .below
      }
    }
  }

  package let finding: Finding

  /// How often the bootstrap draws, as often as MotionMark's.
  package static let resamples = 2_500
  /// The share of blocks at either end of the loads that says whether a budget held there.
  private static let shareOfAnEnd = 0.2
  /// The quantile 0.9 of the normal distribution.
  private static let normalQuantile = 1.281_552

  /// - Parameters:
  ///   - blocks: Those of ramps count; those of the search before them do not, unless there are no
  ///     others.
  ///   - power: Work grows about as this power of the load.
  /// - Precondition: There is a block.
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
    let end = max(1, Int(Double(points.count) * Self.shareOfAnEnd))
    guard Distribution(points.prefix(end).map(\.height)).median <= 1 else {
      finding = .below(load(least))
      return
    }
    guard Distribution(points.suffix(end).map(\.height)).median > 1,
      let knee = Self.knee(points)
    else {
      finding = .atLeast(load(greatest))
      return
    }
    let interval = Self.interval(around: knee, ramps, resamples).map {
      ConfidenceInterval(
        low: load(min(knee, max(least, $0.low))), high: load(max(knee, min(greatest, $0.high))))
    }
    finding = .found(load(knee), interval: interval)
  }

  /// The capacity, or the bound that is known of it.
  package var load: Double {
    switch finding {
    case .found(let load, _), .atLeast(let load), .below(let load): load
    }
  }

  /// A block as a point: the power of its load, and the ticks that its frames take.
  private static func point(
    _ block: CapacityRecord.Block, _ refreshRate: Int, _ throttle: Double, _ power: Int
  ) -> KneeFit.Point {
    KneeFit.Point(
      load: (0..<power).reduce(1) { product, _ in product * block.load },
      height: max(1, block.ticks(at: refreshRate, throttle: throttle)))
  }

  private static func root(_ value: Double, _ power: Int) -> Double {
    precondition((1...2).contains(power), "work grows as a load or as its square")
    return power == 1 ? value : value.squareRoot()
  }

  private static func knee(_ ascending: [KneeFit.Point]) -> Double? {
    KneeFit.robust(ascending: ascending, floor: 1)?.knee
  }

  /// The percentile bootstrap of the knee over whole ramps, 10 to 90 %, with a fixed seed.
  ///
  /// A ramp is the unit: its blocks share what the machine did meanwhile. Few ramps know their spread
  /// only roughly, and the interval is widened from the normal quantile to Student's, and by
  /// √(*n* / (*n* − 1)), as the expanded interval of T. C. Hesterberg, "What Teachers Should Know About
  /// the Bootstrap", The American Statistician 69 (2015). A sample that holds the budget everywhere
  /// counts as the greatest load, as in MotionMark.
  ///
  /// - Returns: `nil` for one ramp.
  private static func interval(
    around knee: Double, _ ramps: [[KneeFit.Point]], _ resamples: Int
  ) -> ConfidenceInterval? {
    guard ramps.count > 1 else { return nil }
    // Sorted once: a ramp that is drawn twice has its points twice.
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
      (count / (count - 1)).squareRoot() * StudentT.quantile(0.9, degrees: ramps.count - 1)
      / normalQuantile
    return ConfidenceInterval(
      low: knee + (knees.percentile(10) - knee) * widening,
      high: knee + (knees.percentile(90) - knee) * widening)
  }
}

extension CapacityRecord.Block {
  /// The median frame time as a multiple of the budget on a processor so many times slower.
  package func ticks(at refreshRate: Int, throttle: Double) -> Double {
    medianNanoseconds * throttle * Double(refreshRate) / 1e9
  }
}
