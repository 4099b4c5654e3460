package import RunData
import Statistics

/// A series of one session: the figures of its iterations, at a refresh rate.
package struct DeviceSession: Sendable {
  package let series: LoggedSeries
  /// `nil` if the refresh rate is unknown.
  package let ticks: LogTicks?
  package let iterations: [LogAnalysis]
  /// The frames of all iterations as one.
  package let pooled: LogAnalysis
  package let caveats: [String]

  /// - Parameters:
  ///   - refreshRate: In Hz; `nil` for that of the log.
  ///   - isPart: `true` for a thread of an accepted session, whose times may be close to 0.
  /// - Throws: ``RunData/Refusal`` with the end of a sentence that begins with the name of the log.
  package init(
    _ series: LoggedSeries, refreshRate: Double?, isPart: Bool = false
  ) throws(Refusal) {
    self.series = series
    let ticks = (refreshRate ?? series.refreshRate).map { LogTicks(refreshRate: $0) }
    self.ticks = ticks
    if ticks == nil, series.iterations.contains(where: \.frames.needRefreshRate) {
      throw Refusal(Refusal.Reason.noRefreshRate())
    }
    let pooledFrames = series.iterations.map(\.frames).pooled
    iterations = series.iterations.map { LogAnalysis($0, ticks: ticks) }
    self.pooled =
      iterations.count == 1
      ? iterations[0] : LogAnalysis(LoggedIteration(pooledFrames), ticks: ticks)
    // Medians from 1/50 of a tick to 200 ticks are plausible; without a refresh rate, those from
    // 1/50 of a tick at 1,000 Hz to 200 ticks at 24 Hz.
    var plausible = ticks.map { 0.02 * $0.budget...200 * $0.budget } ?? 0.02...8_333
    // The times of one of two threads may be short.
    if LoggedFrames.Stage.threads.contains(self.pooled.stages.last?.name ?? "") {
      plausible = (isPart ? 0 : 0.02)...plausible.upperBound
    }
    var median = self.pooled.stages.last?.times.median
    // Of overruns alone only the magnitude tells the unit.
    if case .deadlines(let deadlines) = pooledFrames, deadlines.work == nil {
      median = max(plausible.lowerBound, deadlines.overruns.map(\.magnitude).median)
    }
    if let median, !plausible.contains(median) {
      let rate = ticks.map { " at \(Int($0.refreshRate.rounded())) Hz" }
      throw Refusal(Refusal.Reason.implausible(median, rate ?? ""))
    }
    caveats =
      series.caveats + Self.drift(of: iterations)
      + Self.caveats(of: self.pooled, pooledFrames, series, ticks)
  }

  /// The figures of the session, over its iterations: the median of medians, the mean of others.
  package var figures: [LogFigure] {
    let all = iterations.map(\.figures)
    return all[0].compactMap { figure in
      let values = all.compactMap { $0.first { $0.name == figure.name }?.value }
      return values.count == all.count
        ? LogFigure(figure.name, figure.isMedian ? values.median : values.mean) : nil
    }
  }

  /// The caveat of medians that only grow or only fall over six iterations or more, which happens by
  /// chance in two of 720 sessions.
  private static func drift(of iterations: [LogAnalysis]) -> [String] {
    let medians = iterations.compactMap { $0.judgedTimes?.median }
    guard medians.count >= 6, medians.count == iterations.count,
      [medians, medians.reversed()].contains(where: {
        zip($0, $0.dropFirst()).allSatisfy { $0 < $1 }
      })
    else { return [] }
    let (first, last) = (medians[0], medians[medians.count - 1])
    return [
      last > first
        ? Caveat.drift("grow", first, last, "warmed up")
        : Caveat.drift("fall", first, last, "settled")
    ]
  }

  private static func caveats(
    of pooled: LogAnalysis, _ frames: LoggedFrames, _ series: LoggedSeries, _ ticks: LogTicks?
  ) -> [String] {
    guard let ticks else { return [] }
    var caveats: [String] = []
    if let stated = series.refreshRate, !ticks.haveRate(stated) {
      caveats.append(Caveat.otherRate(stated, ticks.refreshRate))
    }
    guard case .intervals(let late, _) = pooled.display else { return caveats }
    guard late != nil else { return caveats + [Caveat.freeOfTicks(ticks.refreshRate)] }
    let slots = frames.intervals.map(ticks.slots)
    let least = slots.min() ?? 1
    if least > 1, slots.count > 4, slots.allSatisfy({ $0 % least == 0 }) {
      caveats.append(Caveat.slowerRate(ticks.refreshRate / Double(least)))
    }
    return caveats
  }
}

extension LogFigure {
  private static let rates: Set = [
    "average_fps", "frame_rate", "p1_fps", "1pct_low_average", "1pct_low_integral",
    "1pct_min_mangohud",
  ]
  /// Figures of the recording, such as its length, which are no costs.
  private static let facts: Set = [
    "frames", "rows", "rasterized", "unfinished", "without_deadline", "seconds", "duration_s",
    "span_s", "refresh_interval_ms",
  ]
  private static let units = [("_ms_per_s", "ms/s"), ("_ms", "ms"), ("_s", "s"), ("seconds", "s")]

  fileprivate var isMedian: Bool { name.contains("p50") }

  /// The unit and the polarity of the figure, as that of a session.
  package var metric: Metric {
    let isRate = Self.rates.contains(name)
    return Metric(
      name, unit: isRate ? "1/s" : Self.units.first { name.hasSuffix($0.0) }?.1 ?? "", .noisy,
      polarity: isRate ? .higherIsBetter : Self.facts.contains(name) ? .neither : .lowerIsBetter,
      "The \(isMedian ? "median" : "mean") over the iterations of a session.")
  }
}

extension LoggedFrames {
  /// The times that are compared with ticks; empty for frames without any.
  var intervals: [Double] {
    switch self {
    case .intervals(let times, let displayed): displayed ?? times
    case .deadlines, .work, .counts: []
    }
  }

  /// The stages of the work whose times are known.
  var stages: [Stage] {
    switch self {
    case .deadlines(let deadlines): deadlines.work.map { [$0] } ?? []
    case .work(let stages): stages
    case .intervals, .counts: []
    }
  }
}

extension [LoggedFrames] {
  /// The frames of iterations of one kind, one after the other; for counts, their means.
  var pooled: LoggedFrames {
    let stages = self[0].stages.enumerated().map { index, stage in
      LoggedFrames.Stage(stage.name, flatMap { $0.stages.dropFirst(index).first?.times ?? [] })
    }
    switch self[0] {
    case .intervals(_, let displayed):
      let presents = flatMap { frames -> [Double] in
        if case .intervals(let presents, _) = frames { presents } else { [] }
      }
      return .intervals(presents, displayed: displayed.map { _ in flatMap(\.intervals) })
    case .deadlines:
      var (overruns, onTime): ([Double], Set<Int>) = ([], [])
      for case .deadlines(let deadlines) in self {
        onTime.formUnion(deadlines.onTime.map { $0 + overruns.count })
        overruns += deadlines.overruns
      }
      return .deadlines(.init(overruns: overruns, work: stages.first, onTime: onTime))
    case .work: return .work(stages)
    case .counts(let first):
      return .counts(
        first.map { figure in
          LogFigure(
            figure.name,
            compactMap { frames -> Double? in
              guard case .counts(let figures) = frames else { return nil }
              return figures.first { $0.name == figure.name }?.value
            }.mean)
        })
    }
  }
}
