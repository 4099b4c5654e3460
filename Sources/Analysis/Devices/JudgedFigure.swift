import Statistics

/// A figure by which sessions of a device are judged: its value in each iteration, less being better.
package enum JudgedFigure: String, CaseIterable, Sendable {
  /// The median of the overruns or of the work.
  case median
  /// The mean of the worst frames of an iteration: as many as 5 % of the median number of frames in
  /// an old one.
  case worst
  /// The late time or the time over the budget, per second or per 1,000 frames.
  case late

  /// The names of all judged figures, by which they are chosen.
  package static let names = [
    "overrun_p50_ms", "cpu_p50_ms", "frame_p50_ms", "duration_p50_ms", "build_p50_ms",
    "raster_p50_ms", "overrun_worst_ms",
    "worst_ms", "late_ratio_ms_per_s", "late_ms_per_1000_frames", "hitch_ratio_ms_per_s",
    "over_budget_ms_per_1000_frames",
  ]

  /// The part of its work by which a session of one build can differ from another one.
  private static let sessionShare = 0.08

  /// The work of a frame that is assumed if neither work nor refresh rate is known, in
  /// milliseconds.
  private static let assumedWork = 5.0

  /// Returns the late time that 8 % more work (`sessionShare`) would add to an iteration, in the
  /// unit of ``late``.
  ///
  /// Near the deadline this is far more than a fixed time. Deadlines without work are taken to leave
  /// a tick for it. For intervals and counts it is the late time itself: with a fifth of the frames
  /// late and a deviation of the work of 15 %, 8 % more work doubles the late frames.
  ///
  /// - Parameter isTimed: Whether all iterations of the comparison have an elapsed time.
  static func addedLateTime(in analysis: LogAnalysis, isTimed: Bool) -> Double {
    switch analysis.display {
    case .deadlines(_, let lateness):
      let typical = analysis.stages.last?.times.median ?? analysis.ticks?.budget ?? assumedWork
      let added = lateness.overruns.values.reduce(0) {
        $0 + max(0, $1 + sessionShare * typical) - max(0, $1)
      }
      let seconds = isTimed ? lateness.clock?.seconds : nil
      return added / (seconds ?? Double(lateness.overruns.values.count) / 1_000)
    case .work:
      guard let ticks = analysis.ticks, let stage = analysis.stages.last else { return 0 }
      let added = stage.times.values.reduce(0) {
        $0 + max(0, (1 + sessionShare) * $1 - ticks.budget) - max(0, $1 - ticks.budget)
      }
      return 1_000 * added / Double(max(1, analysis.frames))
    case .intervals, .counts: return analysis.judged(worst: 1, isTimed: isTimed)[.late]?.value ?? 0
    }
  }

  /// Returns the bounds of changes from one side to the other.
  ///
  /// - Parameters:
  ///   - work: The same figure of the work, in milliseconds; `nil` if it is unknown.
  ///   - added: The mean of ``addedLateTime(in:isTimed:)`` of each side.
  func bounds(
    of name: String, work: Double?, ticks: LogTicks?, added: (old: Double, new: Double)
  ) -> Bounds {
    switch self {
    case .median, .worst:
      let scale = work ?? ticks?.budget ?? Self.assumedWork
      let ofTick = ticks.map { 0.03 * $0.budget } ?? 0.25
      let margin = work.map { min(ofTick, 0.03 * $0) } ?? ofTick
      let allowance = Self.sessionShare * scale
      return Bounds(
        margin: self == .worst ? 2 * margin : margin, held: 0.05 * scale,
        allowance: (allowance, allowance))
    case .late:
      // Per 1,000 frames without a clock: ten times the bounds per second.
      let unit = name.hasSuffix("_per_s") ? 1.0 : 10
      return Bounds(
        margin: unit, held: 3 * unit,
        allowance: (max(5 * unit, added.old), max(5 * unit, added.new)))
    }
  }

  /// Changes of a figure, in its unit.
  struct Bounds {
    /// The change up to which sides are the same.
    let margin: Double
    /// The change up to which the new side is held.
    let held: Double
    /// The rise from the old side and that from the new one, which is a fall from the old, that two
    /// sessions of one build can differ by.
    let allowance: (rise: Double, fall: Double)
  }
}

extension Distribution {
  /// Returns the mean of the largest values, of all if they are fewer.
  func worst(_ count: Int) -> Double { values.suffix(max(1, count)).mean }
}

extension LogAnalysis {
  /// Returns the figures by which the iteration is judged, fewer where they would mean little;
  /// their values are `nil` if they are unknown.
  func judged(worst count: Int, isTimed: Bool) -> [JudgedFigure: (name: String, value: Double?)] {
    switch display {
    case .deadlines(_, let lateness):
      [
        .median: ("overrun_p50_ms", lateness.overruns.median),
        .worst: ("overrun_worst_ms", lateness.overruns.worst(count)),
        .late: isTimed
          ? ("late_ratio_ms_per_s", lateness.ratio)
          : (
            "late_ms_per_1000_frames",
            1_000 * lateness.total / Double(lateness.overruns.values.count)
          ),
      ]
    case .work:
      [
        .median: ((stages.last.map { $0.name + "_" } ?? "") + "p50_ms", stages.last?.times.median),
        .worst: ("worst_ms", stages.last?.times.worst(count)),
        .late: (
          "over_budget_ms_per_1000_frames",
          overBudgetMilliseconds.map { 1_000 * $0 / Double(max(1, frames)) }
        ),
      ]
    // The median is one tick, whatever the program does, or the pace that the program chose.
    case .intervals(let late?, _):
      [
        .worst: ("worst_ms", displayed?.worst(count)),
        .late: ("hitch_ratio_ms_per_s", late.hitchRatio),
      ]
    case .intervals(nil, _): [.worst: ("worst_ms", displayed?.worst(count))]
    case .counts(let figures):
      [
        .late: (
          "hitch_ratio_ms_per_s", figures.first { $0.name == "hitch_ratio_ms_per_s" }?.value
        )
      ]
    }
  }
}
