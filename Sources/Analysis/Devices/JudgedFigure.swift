import Statistics

/// A figure by which sessions of a device are judged: its value in each iteration, less being better.
package enum JudgedFigure: String, CaseIterable, Sendable {
  /// The median of the overruns or of the work.
  case median
  /// The mean of the worst frames, as many as 5 % of a session's on the old side.
  case worst
  /// The late time or the time over the budget, per second or per 1,000 frames.
  case late

  /// The figures of a kind of log; fewer where they would mean little.
  ///
  /// - Parameter display: The display of an iteration.
  static func family(of display: LogAnalysis.Display) -> [JudgedFigure] {
    switch display {
    case .deadlines, .work: [.median, .worst, .late]
    // Their median is one tick, whatever the program does.
    case .intervals(.some, _): [.worst, .late]
    case .intervals(nil, _): [.worst]
    case .counts: [.late]
    }
  }

  /// The names of all judged figures, by which they are chosen.
  package static let names = [
    "overrun_p50_ms", "cpu_p50_ms", "frame_p50_ms", "duration_p50_ms", "overrun_worst_ms",
    "worst_ms", "late_ratio_ms_per_s", "late_ms_per_1000_frames", "hitch_ratio_ms_per_s",
    "over_budget_ms_per_1000_frames",
  ]

  /// Returns the name of the figure for a log.
  func name(in analysis: LogAnalysis) -> String {
    switch (self, analysis.display) {
    case (.median, .deadlines): "overrun_p50_ms"
    case (.median, _): (analysis.stages.last.map { $0.name + "_" } ?? "") + "p50_ms"
    case (.worst, .deadlines): "overrun_worst_ms"
    case (.worst, _): "worst_ms"
    case (.late, .work): "over_budget_ms_per_1000_frames"
    case (.late, .deadlines(_, let lateness)):
      lateness.clock == nil ? "late_ms_per_1000_frames" : "late_ratio_ms_per_s"
    case (.late, _): "hitch_ratio_ms_per_s"
    }
  }

  /// Returns the value of the figure in an iteration; `nil` if it is unknown.
  ///
  /// - Parameter worst: The number of the worst frames.
  func value(of analysis: LogAnalysis, worst: Int) -> Double? {
    switch (self, analysis.display) {
    case (.median, .deadlines(_, let lateness)): lateness.overruns.median
    case (.median, _): analysis.stages.last?.times.median
    case (.worst, .deadlines(_, let lateness)): lateness.overruns.worst(worst)
    case (.worst, .intervals): analysis.displayed?.worst(worst)
    case (.worst, _): analysis.stages.last?.times.worst(worst)
    case (.late, .intervals(let late, _)): late?.hitchRatio
    case (.late, .deadlines(_, let lateness)):
      lateness.ratio ?? 1_000 * lateness.total / Double(max(1, lateness.overruns.values.count))
    case (.late, .work):
      analysis.overBudgetMilliseconds.map { 1_000 * $0 / Double(max(1, analysis.frames)) }
    case (.late, .counts(let figures)):
      figures.first { $0.name == "hitch_ratio_ms_per_s" }?.value
    }
  }

  /// Returns the bounds for the figure on the old side.
  ///
  /// - Parameters:
  ///   - work: The figure of the work in milliseconds; `nil` if it is unknown.
  ///   - ticks: `nil` if the refresh rate is unknown.
  func bounds(work: Double?, ticks: LogTicks?, in analysis: LogAnalysis) -> Bounds {
    switch self {
    case .median, .worst:
      let margin = (ticks.map { 0.03 * $0.budget } ?? 0.25) * (self == .worst ? 2 : 1)
      let scale = work ?? ticks?.budget ?? 5
      return Bounds(margin: margin, held: max(margin, 0.05 * scale), allowance: 0.08 * scale)
    case .late:
      // Per 1,000 frames without a clock: ten times the bounds per second.
      let unit = name(in: analysis).hasSuffix("_per_s") ? 1.0 : 10
      return Bounds(margin: unit, held: 3 * unit, allowance: 5 * unit)
    }
  }

  /// Changes of a figure, in its unit.
  struct Bounds {
    /// The change up to which sides are the same.
    let margin: Double
    /// The change up to which the new side is held.
    let held: Double
    /// The change that two sessions of one build can differ by.
    let allowance: Double
  }
}

extension Distribution {
  /// Returns the mean of the largest values, of all if they are fewer.
  func worst(_ count: Int) -> Double { Array(values.suffix(max(1, count))).mean }
}
