import ExactCounts
import Labels
import RunRecords
import ScrollHarness
import Testing

@Suite("Passes for a profiler", .enabled(if: jemallocCounts))
struct ProfileBenchTests {
  @Test("tell the borders of all phases of all frames, and nothing else")
  func borders() throws {
    var experiment = Experiment.tiny()
    experiment.framesPerPass = 3
    let bench = try ProfileBench(experiment, renderer: TextRenderer())
    #expect(
      bench.series.count == experiment.strategies.count * experiment.refreshRates.count)
    let frame = Phase.allCases.map(Optional.init) + [nil]
    for index in bench.series.indices {
      for _ in 0..<2 {
        var told: [Phase?] = []
        bench.run(index) { told.append($0) }
        #expect(told == frame + frame + frame)
      }
    }
  }
}
