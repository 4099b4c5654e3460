package import Measurement
package import RunRecords
package import Text

/// Strategies that are set up once and then measured block by block, whenever a block is asked for.
///
///     let bench = try BlockBench(experiment, renderer: renderer)
///     let block = bench.run()
///
/// A block is one pass of each series, in the order given. Round 0 has been run when the bench is
/// made. All blocks of a bench draw the same frames.
package final class BlockBench {
  /// What one block measured.
  package struct Block {
    /// One steady pass of each series, after its round 0.
    package var series: [FrameSeries]
    /// The median time of a memset of a separate buffer of the display's size, in nanoseconds.
    package var memsetNanoseconds: Int64
  }

  private var loop: FrameLoop
  private var series: [CaseRunner]
  private let yardstick: FillBandwidthProbe

  /// Times that the memset is measured for a block: an odd number, for the median.
  private static let memsets = 9

  /// - Throws: ``AllocationProbeError`` if bytes cannot be counted in this process.
  package init(_ experiment: Experiment, renderer: TextRenderer) throws(AllocationProbeError) {
    let race = experiment.race(looksForFaults: false)
    loop = try race.makeLoop()
    yardstick = race.makeYardstick()
    // A log holds round 0 and one block.
    series = race.makeSeries(renderer: renderer, rounds: 1)
    for index in series.indices { series[index].runPass(0, in: &loop, yardstick: yardstick) }
  }

  /// Runs a block.
  package func run() -> Block {
    let memsets = (0..<Self.memsets).map { _ in yardstick.measure() }.sorted()
    for index in series.indices {
      series[index].dropMeasuredRounds()
      series[index].runPass(1, in: &loop, yardstick: yardstick)
    }
    return Block(
      series: series.map(\.frameSeries), memsetNanoseconds: memsets[Self.memsets / 2])
  }
}
