package import RunRecords

/// The judgement of one strategy at one refresh rate: one line of `summary.csv`.
///
/// Times are of the intrinsic series (``RunRecords/FrameSeries/intrinsicTimes(_:)``), in
/// milliseconds; counts are means over the frames of the measured rounds. Round 0 enters none of
/// them.
package struct SeriesSummary: Equatable, Sendable {
  /// Percentiles of the frame time, in milliseconds.
  package struct FrameTime: Equatable, Sendable {
    package let p50: Double
    package let p90: Double
    package let p95: Double
    package let p99: Double
    package let maximum: Double
  }

  /// The median of each phase, in milliseconds.
  ///
  /// Medians do not add up to the median frame time.
  package struct PhaseMedians: Equatable, Sendable {
    package let advance: Double
    package let turnover: Double
    package let configure: Double
    package let layout: Double
    package let commit: Double
    package let composite: Double
  }

  /// What a frame costs on average, over all frames of the measured rounds.
  package struct MeanWork: Equatable, Sendable {
    package let opaquePixels: Double
    package let blendedPixels: Double
    package let offscreenPasses: Double
    package let layers: Double
    package let allocatedBytes: Double
    package let visibleRows: Double
    package let capRows: Double
  }

  /// Visible cap rows from which on a frame counts as one with caps.
  package static let capsOfACapFrame = 4

  package let schemaVersion: Int
  package let scenario: String
  package let engine: String
  package let strategy: String
  package let reuse: String
  package let refreshRate: Int
  /// Measured rounds: all but round 0.
  package let rounds: Int
  /// Frames of one pass.
  package let frames: Int
  package let frameTime: FrameTime
  package let playback: Playback
  package let phases: PhaseMedians
  package let compositeP99: Double
  /// The median composite time in memsets of a buffer of the display's size; `nil` if none was
  /// timed.
  package let compositeInMemsets: Double?
  package let work: MeanWork
  /// Pixels touched per pixel of the display.
  package let overdraw: Double
  /// Rows that came on to the display in all measured rounds.
  package let rowsIn: Int
  /// Cells that were made for them; the others were reused.
  package let cellsCreated: Int
  /// Bytes of background images alive at the end.
  package let imageBytes: Int
  /// The median frame time over frames with `capsOfACapFrame` cap rows or more, in milliseconds.
  package let capFrameP50: Double?
  /// The share of frames without any cap row on the display, 0…1.
  package let shareOfFramesWithoutCaps: Double
  /// The median frame time of each measured round, in milliseconds.
  package let roundP50s: [Double]
}

extension SeriesSummary {
  /// The time between two ticks, in milliseconds.
  package var budget: Double { VsyncModel(refreshRate: refreshRate).budgetMilliseconds }
  package var cellsReused: Int { rowsIn - cellsCreated }
  package var hitchRating: HitchRating { HitchRating(hitchRatio: playback.hitchRatio) }
  /// The share of the rows on the display that had a rounded corner, 0…1; `nil` if there were no
  /// rows.
  package var shareOfCapRows: Double? {
    work.visibleRows > 0 ? work.capRows / work.visibleRows : nil
  }
}

extension SeriesSummary {
  /// Judges one series of a run.
  ///
  /// - Precondition: `facts` are those of `series`, and there is a measured round.
  /// - Complexity: O(*n* log *n*) in the number of frames.
  package init(of series: FrameSeries, facts: SeriesFacts, in record: RunRecord) {
    precondition(facts.describe(series), "the facts of a series are about its frames")
    let model = VsyncModel(refreshRate: series.refreshRate)
    let times = series.intrinsicTimes(\.total)
    let distribution = Distribution(times)
    let composite = Distribution(series.intrinsicTimes(\.composite))
    let work = MeanWork(of: series.steadyFrames)
    // Each round scrolls alike, so the rows of any pass are those of all.
    let caps = series.pass(1).map(\.capRows)
    let capFrames = zip(times, caps).filter { $0.1 >= Self.capsOfACapFrame }.map(\.0)

    schemaVersion = record.schemaVersion
    scenario = record.scenarioName
    engine = record.engine
    strategy = series.strategy
    reuse = record.reuse
    refreshRate = series.refreshRate
    rounds = series.rounds - 1
    frames = series.framesPerRound
    frameTime = FrameTime(
      p50: distribution.percentile(50) / 1e6, p90: distribution.percentile(90) / 1e6,
      p95: distribution.percentile(95) / 1e6, p99: distribution.percentile(99) / 1e6,
      maximum: distribution.maximum / 1e6)
    playback = model.play(times)
    phases = PhaseMedians(of: series, composite: composite.median / 1e6)
    compositeP99 = composite.percentile(99) / 1e6
    compositeInMemsets = facts.memsetMedian.map { composite.median / $0 }
    self.work = work
    overdraw = (work.opaquePixels + work.blendedPixels) / Double(record.display.pixelCount)
    rowsIn = series.steadyFrames.reduce(0) { $0 + $1.rowsIn }
    cellsCreated = series.steadyFrames.reduce(0) { $0 + $1.cellsCreated }
    imageBytes = facts.imageBytes
    capFrameP50 = capFrames.isEmpty ? nil : Distribution(capFrames).median / 1e6
    shareOfFramesWithoutCaps = Double(caps.count { $0 == 0 }) / Double(caps.count)
    roundP50s = series.roundMedians.map { $0 / 1e6 }
  }

  /// Judges every series of a run, in the run's order.
  package static func all(of run: RecordedRun) -> [SeriesSummary] {
    zip(run.series, run.record.series).map { series, facts in
      SeriesSummary(of: series, facts: facts, in: run.record)
    }
  }
}

extension SeriesSummary.PhaseMedians {
  fileprivate init(of series: FrameSeries, composite: Double) {
    func median(_ time: (PhaseTimes) -> Int64) -> Double {
      Distribution(series.intrinsicTimes(time)).median / 1e6
    }
    self.init(
      advance: median(\.advance), turnover: median(\.turnover), configure: median(\.configure),
      layout: median(\.layout), commit: median(\.commit), composite: composite)
  }
}

extension SeriesSummary.MeanWork {
  fileprivate init(of frames: ArraySlice<FrameSample>) {
    func mean(_ count: (FrameSample) -> Int) -> Double {
      Double(frames.reduce(0) { $0 + count($1) }) / Double(frames.count)
    }
    self.init(
      opaquePixels: mean(\.opaquePixels), blendedPixels: mean(\.blendedPixels),
      offscreenPasses: mean(\.offscreenPasses), layers: mean(\.layers),
      allocatedBytes: mean(\.allocatedBytes), visibleRows: mean(\.visibleRows),
      capRows: mean(\.capRows))
  }
}

extension SeriesFacts {
  /// The median of the memsets before all passes, in nanoseconds; `nil` if none took measurable
  /// time.
  fileprivate var memsetMedian: Double? {
    guard !memsetNanoseconds.isEmpty else { return nil }
    let median = Distribution(memsetNanoseconds.lazy.map(Double.init)).median
    return median > 0 ? median : nil
  }
}
