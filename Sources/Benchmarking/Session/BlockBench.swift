package import Measurement
package import RunRecords
package import Text

/// Strategies that are set up once and then measured in blocks on request.
///
///     let bench = try BlockBench(experiment, renderer: renderer)
///     let block = bench.run()
///
/// A block is one pass of each series, in order. Round 0 runs during initialization. All blocks
/// draw the same frames.
package final class BlockBench {
  /// The measurements of one block.
  package struct Block {
    /// One steady pass of each series, after its round 0.
    package var series: [FrameSeries]
    /// The median time of the control, a loop in registers, in nanoseconds.
    package var controlNanoseconds: Int64
  }

  private var display: MeasuredDisplay
  private var series: [CaseRunner]
  private let fillProbe: FillBandwidthProbe

  /// The control loops per block: an odd number, for the median.
  private static let controls = 9

  /// - Throws: ``AllocationProbeError`` if bytes cannot be counted in this process.
  package init(_ experiment: Experiment, renderer: TextRenderer) throws(AllocationProbeError) {
    let run = experiment.interleavedRun(detectsFaults: false)
    display = try run.makeDisplay()
    fillProbe = run.makeFillProbe()
    // The log has room for round 0 and one block.
    series = run.makeSeries(on: display, renderer: renderer, rounds: 1)
    for index in series.indices { series[index].runPass(0, on: &display, fillProbe: fillProbe) }
  }

  /// Runs a block.
  package func run() -> Block {
    let controls = (0..<Self.controls).map { _ in ControlLoop.measure() }.sorted()
    for index in series.indices {
      series[index].dropMeasuredRounds()
      series[index].runPass(1, on: &display, fillProbe: fillProbe)
    }
    return Block(
      series: series.map(\.frameSeries), controlNanoseconds: controls[Self.controls / 2])
  }
}
