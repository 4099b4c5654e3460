package import RunData
package import Statistics

/// The figures of the frames of an iteration in a log of a device.
package struct LogAnalysis: Sendable {
  /// `nil` if the refresh rate is unknown.
  package let ticks: LogTicks?
  /// Frames of which something is known; 0 if they were counted by another tool alone.
  package let frames: Int
  package let stages: [StageTimes]
  /// The times between changes of the display, or from frame to frame if only those are known, in
  /// milliseconds; `nil` for logs that have neither.
  let displayed: Distribution?
  package let display: Display
  /// The counts that the format has besides.
  package let counts: [LogFigure]

  /// The times of a stage, in milliseconds; the name is empty for those from frame to frame.
  package typealias StageTimes = (name: String, times: Distribution)

  /// The display of the frames, as far as it is known.
  package enum Display: Sendable {
    /// Intervals compared with the ticks; the playback is `nil` if they are not near whole ticks.
    case intervals(Playback?, FrameRates)
    /// Frames with deadlines: a late frame misses each tick that begins from its deadline to its end,
    /// unless the log says that it was shown on time.
    case deadlines(Playback?, Lateness)
    /// Work without a deadline: only the frames that take longer than a tick are known.
    case work
    /// The figures that another tool counted.
    case counts([LogFigure])

    package var hasDeadlines: Bool { if case .deadlines = self { true } else { false } }
    package var isWork: Bool { if case .work = self { true } else { false } }
  }

  /// - Precondition: There is a frame or a count. Intervals and work need a refresh rate.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(_ iteration: LoggedIteration, ticks: LogTicks?) {
    self.ticks = ticks
    frames = iteration.frames.count
    counts = iteration.counts
    let shown = iteration.frames.intervals
    let displayed = shown.isEmpty ? nil : Distribution(shown)
    self.displayed = displayed
    var stages = iteration.frames.stages.filter { !$0.times.isEmpty }.map {
      (name: $0.name, times: Distribution($0.times))
    }
    switch iteration.frames {
    case .intervals(let times, let changes):
      guard let ticks else { preconditionFailure("intervals are judged at a refresh rate") }
      let sorted = changes == nil ? displayed ?? Distribution(times) : Distribution(times)
      stages = [(name: "", times: sorted)]
      let missed = ticks.fit(shown) ? shown.map { ticks.slots($0) - 1 } : nil
      display = .intervals(
        missed.map { Playback(refreshRate: ticks.refreshRate, missed: $0) }, FrameRates(sorted))
    case .deadlines(let deadlines):
      display = .deadlines(
        ticks.map { ticks in
          let missed = deadlines.overruns.enumerated().map { frame, overrun in
            deadlines.onTime.contains(frame) ? 0 : ticks.missed(by: overrun)
          }
          // Frames that overlap miss more ticks than the clock has.
          let shown = Double(missed.count + missed.reduce(0, +)) / ticks.refreshRate
          return Playback(
            refreshRate: ticks.refreshRate, missed: missed,
            elapsed: deadlines.clock.map { max($0.seconds, shown) })
        }, Lateness(deadlines))
    case .work:
      precondition(ticks != nil, "work is judged at a refresh rate")
      display = .work
    case .counts(let figures):
      display = .counts(figures)
    }
    self.stages = stages
  }

  /// `nil` without a refresh rate.
  package func overBudget(_ stage: StageTimes) -> Int? {
    ticks.map { ticks in stage.times.values.count { $0 > ticks.budget } }
  }
}

extension LogAnalysis {
  /// All figures, by the names that they have in files and in rules.
  package var figures: [LogFigure] {
    var figures: [LogFigure] = frames > 0 ? [LogFigure("frames", Double(frames))] : []
    func add(_ name: String, _ value: Double?) {
      if let value { figures.append(LogFigure(name, value)) }
    }
    func addHitches(of late: Playback?) {
      add("hitches", late.map { Double($0.hitches.count) })
      add("hitch_ms", late?.hitchMilliseconds)
      add("hitch_ratio_ms_per_s", late?.hitchRatio)
    }
    switch display {
    case .intervals(let late, let rates):
      add("seconds", rates.seconds)
      addHitches(of: late)
      add("average_fps", rates.average)
      figures += rates.lows
      if let displayed, displayed != stages.first?.times {
        add("displayed_p99_ms", displayed.percentile(99))
        add("displayed_max_ms", displayed.maximum)
      }
    case .deadlines(let late, let lateness):
      add("seconds", lateness.clock?.seconds)
      add("late_frames", Double(lateness.frames))
      add("late_ms", lateness.total)
      add("late_ratio_ms_per_s", lateness.ratio)
      addHitches(of: late)
      for percent in [50.0, 95, 99] {
        add("overrun_p\(Int(percent))_ms", lateness.overruns.percentile(percent))
      }
      add("overrun_max_ms", lateness.overruns.maximum)
      add("average_fps", lateness.clock?.rate)
    case .work: break
    case .counts(let counted): figures += counted
    }
    for stage in stages {
      let prefix = stage.name.isEmpty ? "" : stage.name + "_"
      for percent in [50.0, 90, 95, 99] {
        add("\(prefix)p\(Int(percent))_ms", stage.times.percentile(percent))
      }
      add("\(prefix)max_ms", stage.times.maximum)
      guard !stage.name.isEmpty else { continue }
      let isFrame = stage.name == LoggedFrames.Stage.frame
      add("\(isFrame ? "frames" : stage.name)_over_budget", overBudget(stage).map(Double.init))
    }
    if display.isWork { add("over_budget_ms", overBudgetMilliseconds) }
    return figures + counts
  }

  /// The time by which the work of frames without deadlines exceeds a tick, in milliseconds.
  var overBudgetMilliseconds: Double? {
    guard let ticks, let stage = stages.last else { return nil }
    return stage.times.values.reduce(0) { $0 + max(0, $1 - ticks.budget) }
  }
}

/// The times by which frames missed their deadlines, not rounded to ticks.
package struct Lateness: Sendable {
  /// The overruns in milliseconds, negative for frames that were done before the deadline.
  package let overruns: Distribution
  /// The sum of the overruns of the late frames, in milliseconds.
  package let total: Double
  /// The elapsed time; `nil` without a clock in the log.
  package let clock: LoggedFrames.Clock?

  init(_ deadlines: LoggedFrames.Deadlines) {
    overruns = Distribution(deadlines.overruns)
    total = deadlines.overruns.reduce(0) { $0 + max(0, $1) }
    clock = deadlines.clock
  }

  /// The number of late frames.
  package var frames: Int { overruns.values.count { $0 > 0 } }

  /// The largest overrun of a late frame, in milliseconds; 0 if none is late.
  package var worst: Double { max(0, overruns.maximum) }

  /// The late milliseconds per second; `nil` without a clock.
  package var ratio: Double? { clock.flatMap { $0.seconds > 0 ? total / $0.seconds : nil } }
}
