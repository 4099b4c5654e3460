import Benchmark

/// All questions; the plugin's own code asks for this name.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .allocatedBytes], warmupIterations: 3, maxDuration: .seconds(1),
    maxIterations: 10_000)
  askKernels()
  askLayout()
  askRecycling()
  askReuse()
  askFrames()
}
