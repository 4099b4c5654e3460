import Benchmark
import Measurement

extension BenchmarkMetric {
  /// Bytes that the work allocated, in the allocator's size classes, by ScrollBench's own probe.
  static var allocatedBytes: BenchmarkMetric { .custom("Allocated bytes") }
}

/// What a question works on, made when it is first asked.
private final class Workplace<Work> {
  var work: Work?
}

/// Adds a benchmark: a question, what it works on, and the work.
///
/// - Parameter factor: How many times the work is done between two readings of the clock. The answer
///   is that of one time; with `--scale` it is that of all.
/// - Parameter make: Makes what is worked on, untimed.
/// - Parameter work: Does the work as often as it is told.
func ask<Work>(
  _ question: String, times factor: BenchmarkScalingFactor = .one,
  maxDuration: Duration = .seconds(1), of make: @escaping () throws -> Work,
  _ work: @escaping (inout Work, _ times: Int) -> Void
) {
  let place = Workplace<Work>()
  var configuration = Benchmark.defaultConfiguration
  configuration.scalingFactor = factor
  configuration.maxDuration = maxDuration
  if factor != .one { configuration.timeUnits = .nanoseconds }
  Benchmark(question, configuration: configuration) { benchmark in
    // A probe counts the thread that makes it.
    let probe = try AllocationProbe()
    if place.work == nil { place.work = try make() }
    benchmark.startMeasurement()
    let before = probe.allocatedBytes
    work(&place.work!, factor.rawValue)
    let allocated = Int(probe.allocatedBytes - before)
    benchmark.stopMeasurement()
    benchmark.measurement(.allocatedBytes, allocated)
  }
}
