import Benchmark
import Measurement

/// Registers all benchmarks; the plugin's generated code requires this name.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .allocatedBytes], warmupIterations: 3, maxDuration: .seconds(1),
    maxIterations: 10_000)
  addKernelBenchmarks()
  addLayoutBenchmarks()
  addCellBenchmarks()
  addFrameBenchmarks()
}

extension BenchmarkMetric {
  /// Bytes that the work allocated, in the allocator's size classes, by ScrollBench's own probe.
  static var allocatedBytes: BenchmarkMetric { .custom("Allocated bytes") }
}

/// Operands that are created by the first iteration.
private final class LazyOperands<Work> {
  var work: Work?
}

/// Registers a benchmark.
///
/// - Parameters:
///   - factor: The number of repetitions between two readings of the clock. Results are per
///     repetition; with `--scale` they are for all.
///   - make: Creates the operands, untimed.
///   - body: Repeats the work the given number of times.
func addBenchmark<Work>(
  _ name: String, times factor: BenchmarkScalingFactor = .one,
  maxDuration: Duration = .seconds(1), of make: @escaping () throws -> Work,
  _ body: @escaping (inout Work, _ times: Int) -> Void
) {
  let operands = LazyOperands<Work>()
  var configuration = Benchmark.defaultConfiguration
  configuration.scalingFactor = factor
  configuration.maxDuration = maxDuration
  if factor != .one { configuration.timeUnits = .nanoseconds }
  Benchmark(name, configuration: configuration) { benchmark in
    // A probe counts the thread that creates it.
    let probe = try AllocationProbe()
    if operands.work == nil { operands.work = try make() }
    benchmark.startMeasurement()
    let before = probe.allocatedBytes
    body(&operands.work!, factor.rawValue)
    let allocated = Int(probe.allocatedBytes - before)
    benchmark.stopMeasurement()
    benchmark.measurement(.allocatedBytes, allocated)
  }
}
