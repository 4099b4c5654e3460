import Analysis
import Files
import Statistics

extension DisplayLogReader {
  /// Reads the JSON file of Android's Macrobenchmark: `frameDurationCpuMs` among the sampled metrics
  /// of a benchmark, a list of frames per iteration.
  ///
  /// According to its documentation a frame takes from the UI thread's start to the render thread's
  /// end (developer.android.com, FrameTimingMetric).
  ///
  /// - Parameter name: The benchmark; `nil` for the only one with frames.
  static func macrobenchmark(
    _ file: String, _ bytes: [UInt8], benchmark name: String?
  ) throws(InputError) -> DisplayLog {
    let results = try JSONText.value(
      Macrobenchmark.self, from: Array(bytes.trimmingPrefix([0xEF, 0xBB, 0xBF])), name: file)
    let known = results.benchmarks.filter { $0.sampledMetrics?[metric]?.runs != nil }
    let chosen = known.filter { name == nil || $0.name == name || $0.fullName == name }
    guard chosen.count == 1, let runs = chosen[0].sampledMetrics?[metric]?.runs else {
      let isUnique = Set(known.map(\.name)).count == known.count
      let names = known.map { isUnique ? $0.name : $0.fullName }
      throw InputError(.malformed, "\(file) \(fault(chosen.isEmpty ? name : nil, names))")
    }
    var samples = LogSamples(application: chosen[0].name)
    for run in runs {
      for milliseconds in run { samples.add(frame: milliseconds) }
      samples.endRun()
    }
    return try samples.log(
      .macrobenchmark, "Macrobenchmark", file, hasShown: false, basis: .cpuWork)
  }

  private static let metric = "frameDurationCpuMs"

  private static func fault(_ name: String?, _ known: [String]) -> String {
    guard !known.isEmpty else {
      return "has no benchmark with \(metric) among its sampledMetrics: the result of a"
        + " MacrobenchmarkRule with FrameTimingMetric is expected"
    }
    let names = MessageText.names(known)
    guard let name else {
      return "has frames of \(known.count) benchmarks: choose one with --column: \(names)"
    }
    return "has no benchmark \(TextFormatting.name(name)) with frames: it has \(names)"
  }
}

/// The result file of a Macrobenchmark, as far as it is read.
private struct Macrobenchmark: Decodable {
  let benchmarks: [Benchmark]

  struct Benchmark: Decodable {
    let name: String
    let className: String?
    let sampledMetrics: [String: Metric]?

    /// The name with that of the class, `com.example.ScrollBenchmark.scroll`.
    var fullName: String { (className.map { $0 + "." } ?? "") + name }
  }

  struct Metric: Decodable {
    /// The frames of each iteration.
    let runs: [[Double]]?
  }
}
