public import Benchmarking
import Geometry
import Measurement
public import RowStrategies
import RunData
public import TableModel
public import TableViews

/// Counts the work of strategies in this process, and compares their images with the reference
/// renderer.
///
///     import ScrollBench
///     import Testing
///
///     @Test func myRowsBlendOnlyCorners() throws {
///       let myRows = StrategyDescriptor(id: "my-rows") { MyRows($0) }
///       let result = try ScrollBench.measure([.layerGrid, myRows], in: .settings)
///       #expect(
///         result["my-rows"].blendedPixelsPerFrame <= result["layer-grid"].blendedPixelsPerFrame)
///       #expect(result["my-rows"].imagesMatchReference)
///     }
///
/// Each strategy scrolls through the first frames of the scenario at 120 Hz twice: first with empty
/// caches and pools, then counted. Counters are exact, also in debug builds and beside other tests:
/// they equal those of `scrollbench run --rounds 1` with the same scenario and `--frames`. Only
/// allocated bytes differ between debug and release builds.
///
/// There are no times, because a test runner cannot measure them: tests run in debug builds, in
/// parallel and on busy machines. `scrollbench gate` compares the times of a run with a baseline,
/// and `scrollbench duel` those of two builds.
///
/// - Parameters:
///   - strategies: At least one, with distinct ids.
///   - scenario: The table and its scroll.
///   - frames: The number of frames to count, at least 1.
/// - Returns: The counters of each strategy.
/// - Throws: An error that names the packages to install if there are no fonts.
/// - Precondition: There is a strategy, no id is given twice, and `frames` is positive.
/// - Complexity: O(*n*) in the frames, the strategies and the pixels of the display, besides the
///   comparison of images, which takes seconds in a debug build: tests should share a result.
public func measure(
  _ strategies: [StrategyDescriptor], in scenario: ScenarioDescriptor = .settings, frames: Int = 60
) throws -> MeasuredCounters {
  let scenario = scenario.scenario
  return try measure(
    strategies, in: scenario, rows: scenario.cut(scenario.makeRows(seed: seed), seed: seed),
    frames: frames)
}

/// Counts the work of strategies with rows and cells of your own, as
/// ``measure(_:in:frames:)`` does with the rows of a scenario.
///
///     let bubble = CellContentDescriptor(id: "chat-bubble") { ChatBubble() }
///     let result = try ScrollBench.measure([.layerGrid], contents: [bubble]) {
///       for number in 1...100 { Message(body: "Message \(number)", isMine: number % 3 == 0) }
///     }
///     #expect(result["layer-grid"].faults.isEmpty)
///
/// The rows are in their own sections, and as high as their content unless the scenario pulls the
/// table past its ends or animates heights or widths.
///
/// - Parameters:
///   - strategies: At least one, with distinct ids.
///   - contents: The cell contents that rows name, besides those of the scenario.
///   - scenario: The table and its scroll. Its rows are not used.
///   - frames: The number of frames to count, at least 1.
///   - rows: The rows and sections, asked for once.
/// - Returns: The counters of each strategy.
/// - Throws: An error that names the packages to install if there are no fonts.
/// - Precondition: As without rows, and there is a row, no id of a content is given twice, and
///   the contents that rows name are given.
public func measure(
  _ strategies: [StrategyDescriptor], contents: [CellContentDescriptor] = [],
  in scenario: ScenarioDescriptor = .settings, frames: Int = 60,
  @TableBuilder rows: () -> [TableSection]
) throws -> MeasuredCounters {
  let rows = RowTable(declared: rows(), source: "declared")
  require(!rows.rows.isEmpty, "a table has at least one row")
  var scenario = scenario.scenario.adapted(toDeclared: rows)
  scenario.table.contents.add(contents)
  scenario.table.contents.checkContents(of: rows)
  return try measure(strategies, in: scenario, rows: rows, frames: frames)
}

private let seed: UInt64 = 1

private func measure(
  _ strategies: [StrategyDescriptor], in scenario: Scenario, rows: RowTable, frames: Int
) throws -> MeasuredCounters {
  require(!strategies.isEmpty, "at least one strategy is measured")
  require(frames > 0, "at least one frame is measured, not \(frames)")
  var ids: Set<String> = []
  for id in strategies.map(\.id) { require(ids.insert(id).inserted, "the id \(id) is given twice") }
  var spec = ExperimentSpec()
  (spec.rounds, spec.framesPerPass, spec.seed, spec.isInProcess) = (1, frames, seed, true)
  var experiment = Experiment(scenario, rows: rows, strategies: strategies, spec)
  experiment.countsAllocations = (try? AllocationProbe()) != nil
  var options = Session.Options()
  // A quarter of the pixels, for debug builds; the scroll is compared at its own scale.
  options.smallScale = 1
  let run = try Session(options).run(experiment)
  return MeasuredCounters(
    strategies: zip(run.series, run.facts.series).map { series, facts in
      StrategyCounters(series, facts, of: run)
    })
}
