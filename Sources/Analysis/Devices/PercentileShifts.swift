package import Statistics

extension HodgesLehmannShift {
  /// Returns the change of each percentile of the frames, from 0 to 100, from old to new units, with
  /// bounds that hold with 95 % each.
  ///
  /// A comparison of medians alone hides a change in the tail, and one of tails alone a change of
  /// every frame; K. A. Doksum, "Empirical Probability Plots and Statistical Inference for Nonlinear
  /// Models in the Two-Sample Case", The Annals of Statistics 2 (1974).
  ///
  /// - Precondition: Each side has a unit.
  package static func ofPercentiles(_ old: [Distribution], _ new: [Distribution]) -> [Self] {
    (0...100).map { percent in
      let sides = [old, new].map { $0.map { $0.percentile(Double(percent)) } }
      return Self(sides[0], sides[1], tail: 0.05)
    }
  }
}

extension SessionComparison {
  /// The shifts of the percentiles of the overruns, or of the times where there are no deadlines;
  /// `nil` without frames.
  package var percentileShifts: [HodgesLehmannShift]? {
    let units = [sides.old, sides.new].map { side -> [Distribution] in
      let all = unitsAreSessions ? side.map(\.pooled) : side.flatMap(\.iterations)
      return all.compactMap(\.judgedTimes)
    }
    return units.contains(where: \.isEmpty)
      ? nil : HodgesLehmannShift.ofPercentiles(units[0], units[1])
  }
}

extension LogAnalysis {
  /// The overruns of frames with deadlines, the times of others; `nil` for counts.
  package var judgedTimes: Distribution? {
    switch display {
    case .deadlines(_, let lateness): lateness.overruns
    case .intervals, .work: stages.last?.times
    case .counts: nil
    }
  }
}

extension DeviceSession {
  /// The time by which each frame of an iteration is late, in the order of the log: after its
  /// deadline, in ticks without a new image, or, of work, over the budget; `nil` if it is unknown.
  package func lateTimes(_ iteration: Int) -> [Double]? {
    switch (series.iterations[iteration].frames, iterations[iteration].display) {
    case (.deadlines(let deadlines), _): return deadlines.overruns.map { max(0, $0) }
    case (.work(let stages), _):
      guard let budget = ticks?.budget, let times = stages.last?.times else { return nil }
      return times.map { max(0, $0 - budget) }
    case (let frames, .intervals(.some, _)):
      return ticks.map { ticks in
        frames.intervals.map { Double(ticks.slots($0) - 1) * ticks.budget }
      }
    default: return nil
    }
  }
}
