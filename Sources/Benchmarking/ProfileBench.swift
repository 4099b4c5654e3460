package import Measurement
package import RunRecords
package import Text

/// Strategies that are set up once and then scrolled as often as a profiler asks for.
///
///     let bench = try ProfileBench(experiment, renderer: renderer)
///     let frames = bench.run(0) { phase in sampler.setTag(phase == .composite ? 0 : -1) }
///
/// Round 0 has been run when the bench is made; every pass after it draws the same frames.
package final class ProfileBench {
  /// The series: their strategies and refresh rates.
  package let series: [Series]

  /// What one series is.
  package struct Series {
    package let strategy: String
    /// In Hz.
    package let refreshRate: Int
    /// Of a pass.
    package let frames: Int
  }

  private var loop: FrameLoop
  private var running: [CaseRunner]
  private let yardstick: FillBandwidthProbe

  /// The functions that call the work of a frame: what is outside of them in a stack is the tool's.
  ///
  /// The loop of frames on the caller's thread, and on the others what lets them wait.
  package static let callers = ["FrameLoop.run(", "ThreadPool.runWorker("]

  /// - Parameter report: Called before each warm-up pass.
  /// - Throws: ``AllocationProbeError`` if bytes cannot be counted in this process.
  package init(
    _ experiment: Experiment, renderer: TextRenderer, report: (Series) -> Void = { _ in }
  ) throws(AllocationProbeError) {
    let race = experiment.race(looksForFaults: false)
    series = race.cases.map {
      Series(strategy: $0.strategy.id, refreshRate: $0.refreshRate, frames: $0.frames)
    }
    loop = try race.makeLoop()
    yardstick = race.makeYardstick()
    // A log holds round 0 and one pass.
    running = race.makeSeries(renderer: renderer, rounds: 1)
    for index in running.indices {
      report(series[index])
      running[index].runPass(0, in: &loop, yardstick: yardstick)
    }
  }

  /// Runs one pass of a series.
  ///
  /// - Parameter onBorder: Gets each phase when it begins, and `nil` between frames.
  /// - Returns: The frames, whose times are those of the profiler as well.
  @discardableResult
  package func run(_ index: Int, onBorder: @escaping (Phase?) -> Void) -> [FrameSample] {
    running[index].dropMeasuredRounds()
    loop.onBorder = onBorder
    defer { loop.onBorder = nil }
    running[index].runPass(1, in: &loop, yardstick: yardstick)
    return Array(running[index].frameSeries.steadyFrames)
  }

  /// Calls a body once on each thread that works on frames, one after the other.
  package func onEachThread(_ body: @Sendable () -> Void) {
    body()
    loop.engine.onEachWorker(body)
  }
}
