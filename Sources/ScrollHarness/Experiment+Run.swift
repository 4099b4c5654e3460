import Compositing
import Geometry
package import Labels
package import Measurement
import RowStrategies
import RunRecords
import TableContent

extension Experiment {
  /// Runs all passes and returns what they measured.
  ///
  /// - Parameter report: Called before each pass, outside of what is timed.
  /// - Throws: ``AllocationProbeError`` if bytes cannot be counted in this process.
  package func run(
    renderer: TextRenderer, report: (ExperimentProgress) -> Void
  ) throws(AllocationProbeError) -> Measurements {
    let probe = try AllocationProbe()
    let geometry = TableGeometry(scenario, rowCounts: rows.sections.map(\.rows.count))
    let look = TableLook(scenario, geometry: geometry, renderer: renderer)
    let pen = LabelPen(renderer: renderer)
    var loop = FrameLoop(
      trace: geometry.trace(scenario, seed: seed), geometry: geometry, engine: engine.make(),
      ring: BufferRing(count: buffers, size: geometry.display))
    let yardstick = MemsetYardstick(byteCount: geometry.display.area * 4)
    var series = makeSeries(geometry, look, pen)
    let plan = RunPlan(series: series.count, rounds: rounds, seed: seed)
    var done = 0
    for pass in plan.passes {
      let current = series[pass.series]
      report(
        ExperimentProgress(
          strategy: current.strategy.id, refreshRate: current.refreshRate, round: pass.round,
          lastRound: rounds, fraction: Double(done) / Double(totalFrames)))
      series[pass.series].memset.append(yardstick.measure())
      series[pass.series].imageBytes = loop.run(
        current.stage, round: pass.round, refreshRate: current.refreshRate, frames: current.frames,
        into: current.log, probe: probe)
      done += current.frames
    }
    return Measurements(
      series: series.map(\.frameSeries), facts: series.map(\.facts))
  }

  /// One series per refresh rate and strategy, each with a table, caches and pools of its own.
  private func makeSeries(
    _ geometry: TableGeometry, _ look: TableLook, _ pen: LabelPen
  ) -> [RunningSeries] {
    refreshRates.flatMap { refreshRate in
      strategies.map { strategy in
        let frames = frames(at: refreshRate)
        return RunningSeries(
          strategy: strategy, refreshRate: refreshRate, frames: frames,
          stage: TableStage(
            rows: rows, geometry: geometry, look: look, strategy: strategy.make(look.rowStyle),
            policy: reuse, pen: pen),
          log: FrameLog(capacity: frames * (rounds + 1)))
      }
    }
  }
}

/// A strategy at a refresh rate while it is being measured.
private struct RunningSeries {
  let strategy: StrategyDescriptor
  let refreshRate: Int
  let frames: Int
  let stage: TableStage
  let log: FrameLog
  var memset: [Int64] = []
  var imageBytes = 0

  var frameSeries: FrameSeries {
    FrameSeries(
      strategy: strategy.id, refreshRate: refreshRate, framesPerRound: frames, frames: log.samples)
  }

  var facts: SeriesFacts {
    SeriesFacts(
      strategy: strategy.id, refreshRate: refreshRate, framesPerRound: frames,
      imageBytes: imageBytes, memsetNanoseconds: memset)
  }
}
