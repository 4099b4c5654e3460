import Benchmarking
import RowStrategies
import RunRecords
import Testing

@Suite("An experiment with closed-loop passes")
struct ClosedLoopRunTests {
  /// The counts of the measured frames; bytes depend on what ran before in this process.
  private func counts(_ series: FrameSeries) -> [FrameSample] {
    series.steadyFrames.map { frame in
      var counts = frame.repeatable
      counts.phaseBytes = PhaseBytes()
      return counts
    }
  }

  @Test("has as many of them per round as factors, and the open-loop frames that it had without")
  func experiment() throws {
    var experiment = Experiment.tiny(
      strategies: [.builtIn("layer-grid"), .builtIn("square")], refreshRates: [60])
    experiment.hasPlacebo = true
    let open = try experiment.measured()
    #expect(open.metadata.allSatisfy { $0.closedScrolls == nil })
    experiment.closedLoop = ClosedLoopPlan(pipeline: .serial, throttles: [1e-6, 1, 1e6, 1e-6])
    let closed = try experiment.measured()
    for (before, after) in zip(open.series, closed.series) {
      #expect(counts(before) == counts(after), "\(before.strategy)")
    }
    for metadata in closed.metadata.prefix(2) {
      let scrolls = try #require(metadata.closedScrolls)
      #expect(scrolls.map(\.factor) == [1, 1e-6, 1e6, 1, 1e-6, 1e6])
      for scroll in scrolls where scroll.factor == 1e-6 {
        #expect(scroll.frames == metadata.framesPerRound && scroll.hitches.isEmpty)
        #expect(try #require(scroll.headroom) > 1_000)
      }
      // The first frame takes longer than the scroll.
      for scroll in scrolls where scroll.factor == 1e6 {
        #expect(scroll.frames == 1 && scroll.hitches.map(\.frame) == [0])
        #expect(scroll.lateJumps == 1 && scroll.headroom == nil)
      }
    }
    #expect(closed.metadata[2].strategy == RunRecord.placeboID)
    #expect(closed.metadata[2].closedScrolls == nil)
  }
}
