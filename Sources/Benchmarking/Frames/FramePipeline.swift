package import Compositing
package import Geometry
import Measurement
package import RowStrategies
package import RunData
package import TableModel
package import TableViews
package import Text

/// The sequence of phases that produces the frames of one table, with or without timing and
/// compositing.
package final class FramePipeline {
  package let table: TableView
  /// The items of the last single frame, back to front; empty after a pass, whether timed or not.
  package private(set) var displayList = DisplayList()
  private let engine: (any Engine)?
  private let scenario: Scenario
  private let seed: UInt64
  /// The scroll of single frames.
  private lazy var script = ScrollScript(scenario, seed: seed)
  /// The next tick of single frames.
  private var nextTick = 0
  /// The time of the last frame of a scroll, in seconds.
  private var time = 0.0

  /// - Parameter engine: `nil` for frames that end with the commit.
  init(_ scenario: Scenario, _ table: TableView, engine: (any Engine)?, seed: UInt64) {
    self.scenario = scenario
    self.table = table
    self.engine = engine
    self.seed = seed
  }

  /// - Parameter engine: `nil` for frames that end with the commit.
  package convenience init(
    _ scenario: Scenario, rows: RowTable, strategy: StrategyDescriptor, engine: EngineDescriptor?,
    renderer: TextRenderer, seed: UInt64 = 1
  ) {
    let table = TableView(
      TableState(scenario, rows: rows, renderer: renderer, seed: seed), strategy: strategy,
      policy: .pool, pen: LabelPen(renderer: renderer, kernels: engine?.kernels ?? .widest))
    self.init(scenario, table, engine: engine?.make(), seed: seed)
  }

  /// The size of the display, which events may turn.
  package var display: PixelSize { table.geometry.display }

  /// The overdraw of the last frame.
  package var overdraw: OverdrawMap { OverdrawMap(displayList) }

  /// Returns the scroll of a new pass, which begins without bitmaps of rasterized cells.
  private func startPass() -> ScrollScript {
    displayList.releaseRasters()
    return ScrollScript(scenario, seed: seed)
  }

  /// The size of all background images and of the bitmaps of rasterized cells, in bytes.
  package var imageBytes: Int { table.imageBytes + displayList.rasterBytes }
}

// The steps of a frame

extension FramePipeline {
  /// Phases `advance` and `recycle` at a time of the scroll, in seconds.
  @inline(__always)
  private func recycle(
    _ script: inout ScrollScript, at time: Double, _ meter: inout FrameMeter
  ) {
    self.time = time
    script.advance(table, to: time)
    meter.finish(.advance)
    script.performEvents(table)
    table.update()
    meter.finish(.recycle)
  }

  /// Phases `configure` and `layout`.
  @inline(__always)
  private func layOut(_ meter: inout FrameMeter, addedAllocations: Int = 0) {
    table.configure()
    meter.finish(.configure)
    table.layout()
    for _ in 0..<addedAllocations { AllocationProbe.allocateForInjection() }
    meter.finish(.layout)
  }

  /// Phase `commit` without the preparation by the engine.
  @inline(__always)
  package func commit() {
    displayList.commit(table.root, display: display, at: time)
  }

  /// Phases `advance` to `commit` at a time of the scroll, in seconds.
  @inline(__always)
  private func makeDisplayList(
    _ script: inout ScrollScript, at time: Double, _ meter: inout FrameMeter,
    addedAllocations: Int = 0
  ) {
    recycle(&script, at: time, &meter)
    layOut(&meter, addedAllocations: addedAllocations)
    commit()
    meter.finish(.commit)
  }
}

// Single frames

extension FramePipeline {
  /// Composites the table at a scroll offset in pixels, reusing cells of the previous offset.
  @discardableResult
  package func paint(at top: Int, into buffer: FrameBuffer) -> FrameSample {
    layOut(at: top)
    commit()
    return composite(into: buffer)
  }

  /// Phases `advance` to `layout` at a scroll offset in pixels.
  package func layOut(at top: Int) {
    var meter = FrameMeter(.idle())
    table.advance(to: top)
    table.update()
    layOut(&meter)
  }

  @discardableResult
  private func composite(into buffer: FrameBuffer) -> FrameSample {
    guard let engine else { preconditionFailure("frames without an engine have no image") }
    engine.composite(displayList, into: buffer)
    return engine.work(of: displayList)
  }

  /// Composites the frame of a tick of the scenario's scroll, after all ticks before it.
  ///
  /// - Precondition: The tick comes after those of earlier calls, which had the same refresh rate.
  package func frame(_ tick: Int, refreshRate: Int) -> FrameBuffer {
    precondition(tick >= nextTick, "a scroll does not run backwards: tick \(tick) is over")
    // Skipped ticks reuse cells and edit or measure rows as in a run.
    for tick in nextTick...tick {
      var meter = FrameMeter(.idle())
      makeDisplayList(&script, at: Double(tick) / Double(refreshRate), &meter)
    }
    nextTick = tick + 1
    let buffer = FrameBuffer(size: display)
    composite(into: buffer)
    return buffer
  }

  /// Phases `advance` and `recycle` of all ticks of a pass.
  ///
  /// - Parameter onEvent: Called for each event with what it changed, or with `nil` if it could
  ///   not be applied.
  /// - Returns: The events that come after the last tick.
  @discardableResult
  package func recycleAll(
    frames: Int, refreshRate: Int,
    onEvent: ((EventQueue.Entry, TableState.Changes?) -> Void)? = nil, _ body: (TableView) -> Void
  ) -> ArraySlice<EventQueue.Entry> {
    var script = ScrollScript(scenario, seed: seed)
    script.onEvent = onEvent
    var meter = FrameMeter(.idle())
    for frame in 0..<frames {
      recycle(&script, at: Double(frame) / Double(refreshRate), &meter)
      body(table)
    }
    return script.events.remaining
  }
}

// Passes that are not timed

extension FramePipeline {
  /// Runs one pass of `frames` ticks, which leaves pools, caches and reserved memory as a timed
  /// pass does.
  ///
  /// - Parameters:
  ///   - composited: The number of frames, the last ones of the pass, that are drawn in any case.
  ///     Earlier ones are drawn only if the engine cannot reserve memory otherwise.
  ///   - inspect: Called for every frame that was drawn with its buffer, for others without.
  func warmUp(
    refreshRate: Int, frames: Int, composited: Int, on display: inout MeasuredDisplay,
    inspect: (TableView, FrameBuffer?, _ frame: Int) -> Void = { _, _, _ in }
  ) {
    guard let engine else { preconditionFailure("warm-up passes are composited") }
    var script = startPass()
    for frame in 0..<frames {
      // The probe of timed passes: its first use allocates metadata of types in debug builds.
      var meter = FrameMeter(display.probe)
      makeDisplayList(&script, at: Double(frame) / Double(refreshRate), &meter)
      var buffer: FrameBuffer?
      if frame >= frames - composited || !engine.reserve(for: displayList) {
        let next = display.buffers.next(of: self.display)
        engine.composite(displayList, into: next)
        meter.finish(.composite)
        buffer = next
      }
      displayList.clear()
      inspect(table, buffer, frame)
    }
  }
}

// Timed passes

extension FramePipeline {
  /// A timed pass that is run frame by frame.
  struct TimedPass {
    fileprivate let round: Int
    fileprivate let refreshRate: Int
    /// The frames with the synthetic stall of the run.
    fileprivate let stalled: Set<Int>
    fileprivate var script: ScrollScript
  }

  func makePass(round: Int, refreshRate: Int, frames: Int) -> TimedPass {
    TimedPass(
      round: round, refreshRate: refreshRate, stalled: SyntheticLoad.stalledFrames(of: frames),
      script: startPass())
  }

  /// Draws the next frame of a pass and times its phases.
  ///
  /// Recording does not allocate, so that allocated bytes are those of the work. Never inlined, so
  /// that profiled stacks contain the function.
  @inline(never)
  func run(
    _ frame: Int, of pass: inout TimedPass, on display: inout MeasuredDisplay, into log: FrameLog
  ) {
    guard let engine else { preconditionFailure("timed frames are composited") }
    let lookups = table.textLookups
    let allocatedByWorkers = display.workers.allocatedBytes
    let delays = pass.stalled.contains(frame) ? display.stalledDelays : display.delays
    var meter = FrameMeter(display.probe, delays: delays, onBorder: display.onBorder)
    makeDisplayList(
      &pass.script, at: Double(frame) / Double(pass.refreshRate), &meter,
      addedAllocations: display.addedAllocations)
    engine.composite(displayList, into: display.buffers.next(of: self.display))
    meter.finish(.composite)

    let allocated = display.workers.allocatedBytes - allocatedByWorkers
    let interference = display.interference.sinceLastCall()
    var sample = engine.work(of: displayList)
    (sample.phases, sample.phaseBytes) = (meter.times, meter.bytes)
    sample.phaseBytes.composite += Int(allocated)
    (sample.involuntarySwitches, sample.stealTicks) = interference
    sample.round = pass.round
    sample.frame = frame
    sample.labelHits = table.textLookups.hits - lookups.hits
    sample.labelMisses = table.textLookups.misses - lookups.misses
    sample.offset = table.geometry.scale.points(table.top)
    sample.visibleRows = table.visibleRows
    sample.firstRow = table.firstRow
    sample.capRows = table.visibleCaps
    sample.rowsIn = table.rowsIn
    sample.rowsOut = table.rowsOut
    sample.cellsCreated = table.cellsCreated
    log.append(sample)
    displayList.clear()
  }
}

extension TableState {
  /// The table of a scenario before any event.
  init(_ scenario: Scenario, rows: RowTable, renderer: TextRenderer, seed: UInt64) {
    self.init(
      scenario.table, rows: rows, renderer: renderer, seed: seed, expectsEdits: scenario.hasEdits)
  }
}
