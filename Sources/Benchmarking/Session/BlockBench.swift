package import Measurement
package import RunData
package import Text

/// Cases that are set up once and then measured or profiled on request, pass by pass.
///
/// A warm-up pass of each case runs during initialization, unless the only case is cold or the first
/// pass is round 0. All later passes of a case draw the same frames.
package final class BlockBench {
  package let series: [WorkerAnswer.Series]
  private var display: MeasuredDisplay
  private var cases: [CaseRunner]
  private let plan: RunPlan
  /// The columns that the frames lack.
  private let absent: Set<String>

  /// The control loops per block: an odd number, for the median.
  private static let controls = 9

  /// - Parameters:
  ///   - cold: The index of the only case, which has empty caches and pools; `nil` for all cases,
  ///     warmed up.
  ///   - round: The round whose order the creation of the tables and the warm-ups have.
  ///   - warmsUp: `false` for cases whose first pass is round 0.
  /// - Throws: ``UnmeasurableProcess`` if bytes cannot be counted or threads created.
  package init(
    _ experiment: Experiment, renderer: TextRenderer, cold: Int? = nil, round: Int = 1,
    warmsUp: Bool = true
  ) throws(UnmeasurableProcess) {
    let all = experiment.cases
    let measured = cold.map { [all[$0]] } ?? all
    series = measured.map(\.series)
    display = try MeasuredDisplay(of: experiment)
    absent = experiment.absentColumns
    plan = RunPlan(frames: series.map(\.frames), seed: experiment.seed)
    let order = plan.order(ofRound: round)
    var runners: [Int: CaseRunner] = [:]
    for index in order {
      runners[index] = CaseRunner(
        measured[index], of: experiment, engine: display.engine, renderer: renderer)
    }
    cases = runners.sorted { $0.key < $1.key }.map(\.value)
    guard warmsUp, cold == nil else { return }
    for index in order { cases[index].warmUp(on: &display) }
  }

  /// Measures the control, then a pass of each case in the order of round 1.
  package func runBlock() -> Block {
    let controls = (0..<Self.controls).map { _ in ControlLoop.measure() }.sorted()
    var block = run(round: 1)
    block.facts.controlNanoseconds = controls[Self.controls / 2]
    return block
  }

  /// Runs a pass of each case, in the order of a round, 1 for the first.
  package func run(round: Int) -> Block {
    for index in cases.indices { cases[index].dropPasses() }
    var block = Block()
    let start = ConditionsProbe.threadTimes
    for part in plan.parts(ofRound: round) {
      cases[part.series].run(part.frame, ofRound: round, on: &display)
    }
    block.facts.threadTimes = ConditionsProbe.threadTimes - start
    block.series = cases.map(\.frameSeries)
    block.facts.metadata = cases.map(\.facts)
    block.facts.setUps = cases.map(\.setUp)
    block.absent = absent
    return block
  }

  /// Runs one pass of a case.
  ///
  /// - Parameter onBorder: Receives each phase when it begins, and `nil` between frames; the times of
  ///   the frames include what it takes.
  @discardableResult
  package func run(
    _ index: Int, ofRound round: Int = 1, onBorder: ((Phase?) -> Void)? = nil
  ) -> [FrameSample] {
    cases[index].dropPasses()
    display.onBorder = onBorder
    defer { display.onBorder = nil }
    cases[index].runPass(round, on: &display)
    return cases[index].frameSeries.frames
  }

  /// Calls a body once on each thread that works on frames, sequentially.
  package func onEachThread(_ body: @Sendable () -> Void) {
    body()
    display.engine.onEachWorker(body)
  }

  /// Scrolls the first case through a pass without compositing, and returns the memory of the
  /// process.
  package func memory(afterFrames frames: Int) -> SeriesMemory {
    cases[0].scroll(frames: frames, on: &display)
    return MemoryProbe.memory
  }
}

/// The measurements of one pass of each case.
package struct Block: Equatable, Sendable {
  /// The pass of each case, without a round 0.
  package var series: [FrameSeries] = []
  /// The columns that the frames lack: another build wrote them, or allocations are not counted.
  package var absent: Set<String> = []
  package var facts = Facts()

  package init() {}

  package struct Facts: Codable, Equatable, Sendable {
    /// The counts of the pass of each case.
    package var metadata: [SeriesFacts] = []
    /// The counts of each case before its first pass.
    package var setUps: [SetUp] = []
    /// The median time of the control, a loop in registers, in nanoseconds; 0 if it was not
    /// measured.
    package var controlNanoseconds: Int64 = 0
    /// The times of the measuring thread during the passes.
    package var threadTimes = ConditionsProbe.ThreadTimes()

    package init() {}
  }

  /// The counts of the creation of a table and its warm-up pass.
  package struct SetUp: Codable, Equatable, Sendable {
    package var heightQueries = 0
    package var heightMisses = 0
    package var proxyCells = 0

    package init() {}
  }
}
