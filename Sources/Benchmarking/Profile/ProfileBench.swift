package import Measurement
package import RunData
package import Text

/// Strategies that are set up once and then scrolled on request of a profiler.
///
///     let bench = try ProfileBench(experiment, renderer: renderer)
///     let frames = bench.run(0) { phase in sampler.setTag(phase == .composite ? 0 : -1) }
///
/// Round 0 runs during initialization; all further passes draw the same frames.
package final class ProfileBench {
  /// The series: their strategies and refresh rates.
  package let series: [WorkerAnswer.Series]

  private var display: MeasuredDisplay
  private var running: [CaseRunner]

  /// The functions that call the work of a frame; outer frames of a stack belong to the tool.
  ///
  /// The timed pass on the caller's thread, and the loop of worker threads.
  package static let callers = ["FramePipeline.run(", "ThreadPool.runWorker("]

  /// - Throws: ``UnmeasurableProcess`` if bytes cannot be counted or threads created.
  package init(
    _ experiment: Experiment, renderer: TextRenderer
  ) throws(UnmeasurableProcess) {
    let cases = experiment.cases
    series = cases.map(\.series)
    display = try experiment.makeDisplay()
    // The log has room for round 0 and one pass.
    running = experiment.makeRunners(of: cases, on: display, renderer: renderer, rounds: 1)
    for index in running.indices {
      running[index].runPass(0, on: &display)
    }
  }

  /// Runs one pass of a series.
  ///
  /// - Parameter onBorder: Receives each phase when it begins, and `nil` between frames.
  /// - Returns: The frames, whose times include the overhead of the profiler.
  @discardableResult
  package func run(_ index: Int, onBorder: @escaping (Phase?) -> Void) -> [FrameSample] {
    running[index].dropMeasuredRounds()
    display.onBorder = onBorder
    defer { display.onBorder = nil }
    running[index].runPass(1, on: &display)
    return Array(running[index].frameSeries.steadyFrames)
  }

  /// Calls a body once on each thread that works on frames, sequentially.
  package func onEachThread(_ body: @Sendable () -> Void) {
    body()
    display.engine.onEachWorker(body)
  }
}
