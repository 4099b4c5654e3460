import Benchmarking
import ExactCounts
import Foundation
import Measurement
import RunData
import Synchronization
import Testing
import Text

@Suite("Passes for a profiler", .enabled(if: jemallocCounts))
struct ProfiledPassTests {
  @Test("report the borders of all phases of all frames only")
  func borders() throws {
    var experiment = Experiment.tiny()
    experiment.framesPerPass = 3
    let bench = try BlockBench(experiment, renderer: TextRenderer())
    #expect(bench.series.count == experiment.strategies.count * experiment.refreshRates.count)
    let frame = Phase.allCases.map(Optional.init) + [nil]
    for index in bench.series.indices {
      for _ in 0..<2 {
        var told: [Phase?] = []
        bench.run(index) { told.append($0) }
        #expect(told == frame + frame + frame)
      }
    }
  }

  @Test(
    "have all work below the declared callers, on every thread",
    .enabled(if: Symbolizer.namesFunctions))
  func callers() throws {
    var experiment = Experiment.tiny()
    experiment.framesPerPass = 2
    experiment.engine.threads = 2
    let bench = try BlockBench(experiment, renderer: TextRenderer())
    var inPhases: [UInt] = []
    bench.run(0) { phase in
      if phase == .composite { inPhases = Thread.callStackReturnAddresses.map(\.uintValue) }
    }
    let onThreads = Mutex<[[UInt]]>([])
    bench.onEachThread {
      let addresses = Thread.callStackReturnAddresses.map(\.uintValue)
      onThreads.withLock { $0.append(addresses) }
    }
    let threads = onThreads.withLock { $0 }
    try #require(threads.count == 2)
    let symbolizer = Symbolizer()
    for (stack, caller) in zip([inPhases, threads[1]], BlockBench.callers) {
      let names = symbolizer.frames(stack, startsWithReturn: true).map(\.name)
      #expect(names.contains { $0.hasPrefix(caller) }, "\(caller): \(names)")
    }
  }
}
