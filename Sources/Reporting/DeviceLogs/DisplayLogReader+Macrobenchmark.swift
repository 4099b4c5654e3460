import Files
import RunData

extension DisplayLogReader {
  /// Reads the JSON file of Android's Macrobenchmark: `frameOverrunMs` and `frameDurationCpuMs` among
  /// the sampled metrics of a benchmark, lists of the same frames per iteration.
  ///
  /// According to its documentation a frame is late if its overrun is above 0. Before Android 12
  /// only its work is known, from the UI thread's start to the render thread's end
  /// (developer.android.com, FrameTimingMetric).
  ///
  /// - Parameter name: The benchmark; `nil` for the only one with frames.
  static func macrobenchmark(
    _ file: String, _ bytes: [UInt8], benchmark name: String?
  ) throws(InputError) -> DisplayLog {
    let results = try JSONText.value(Macrobenchmark.self, from: bytes, name: file)
    let known = results.benchmarks.filter { $0.overruns != nil || $0.work != nil }
    let chosen = known.filter { name.map($0.isNamed) ?? true }
    guard chosen.count == 1, let benchmark = chosen.first else {
      throw InputError(
        .malformed, "\(file) \(fault(chosen.isEmpty ? name : nil, chosen.isEmpty ? known : chosen))"
      )
    }
    var samples = LogSamples(application: benchmark.shortName, source: benchmark.fullName)
    let iterations = try benchmark.iterations(in: file, &samples)
    func frames(_ iterations: [MacrobenchmarkIteration]) -> LoggedFrames {
      let work = iterations.flatMap(\.work)
      guard benchmark.overruns != nil else { return .work(work) }
      return .deadlines(.init(overruns: iterations.flatMap(\.overruns), work: work))
    }
    return try samples.log(
      .macrobenchmark, "Macrobenchmark", file, frames(iterations),
      by: benchmark.overruns == nil
        ? "\(workMetric), the time from the UI thread's start to the render thread's end, without"
          + " the delay before it and without the GPU"
        : "\(overrunMetric): late above 0, if the frame ends after its deadline",
      runs: iterations.map { frames([$0]) })
  }

  fileprivate static let workMetric = "frameDurationCpuMs"
  fileprivate static let overrunMetric = "frameOverrunMs"

  private static func fault(_ name: String?, _ known: [Macrobenchmark.Benchmark]) -> String {
    guard !known.isEmpty else {
      return "has no benchmark with \(overrunMetric) or \(workMetric) among its sampledMetrics: the"
        + " result of a MacrobenchmarkRule with FrameTimingMetric is expected"
    }
    let spellings = [known.map(\.name), known.map(\.nameWithParameters), known.map(\.fullName)]
    guard let unique = spellings.first(where: { Set($0).count == known.count }) else {
      return "has frames of \(known.count) benchmarks, of which some have the same class, name and"
        + " parameters: keep one of each"
    }
    let names = LogSamples.choices(unique)
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
    let params: [String: String]?
    let sampledMetrics: [String: Metric]?

    var overruns: [[Double]]? { sampledMetrics?[DisplayLogReader.overrunMetric]?.runs }
    var work: [[Double]]? { sampledMetrics?[DisplayLogReader.workMetric]?.runs }
  }

  struct Metric: Decodable {
    /// The frames of each iteration.
    let runs: [[Double]]?
  }
}

/// The frames of an iteration, in milliseconds.
private struct MacrobenchmarkIteration {
  var work: [Double] = []
  var overruns: [Double] = []
}

extension Macrobenchmark.Benchmark {
  /// The name with the parameters, which newer versions write into the name: `scroll[mode=COLD]`.
  var nameWithParameters: String {
    guard let params, !params.isEmpty, !name.contains("[") else { return name }
    let pairs = params.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    return "\(name)[\(pairs.joined(separator: ","))]"
  }

  /// The name with the class and the parameters, `com.example.ScrollBenchmark.scroll[mode=COLD]`.
  var fullName: String { inClass(nameWithParameters) }

  /// The name without the package, which has room in a table.
  var shortName: String {
    let simpleClass = className?.split(separator: ".").last.map { $0 + "." }
    return (simpleClass ?? "") + nameWithParameters
  }

  private func inClass(_ name: String) -> String { (className.map { $0 + "." } ?? "") + name }

  /// Returns whether a name, with or without the class and the parameters, is that of the benchmark.
  func isNamed(_ text: String) -> Bool {
    [name, nameWithParameters, inClass(name), fullName].contains(text)
  }

  /// Returns the iterations with frames; counts frames with impossible times.
  ///
  /// - Throws: ``InputError`` if the lists of the metrics are not of the same frames.
  fileprivate func iterations(
    in file: String, _ samples: inout LogSamples
  ) throws(InputError) -> [MacrobenchmarkIteration] {
    let count = overruns?.count ?? work?.count ?? 0
    guard work == nil || work?.count == count else {
      throw InputError(
        .malformed,
        "\(file): \(DisplayLogReader.workMetric) and \(DisplayLogReader.overrunMetric) have different"
          + " numbers of iterations")
    }
    var iterations: [MacrobenchmarkIteration] = []
    for index in 0..<count {
      let (work, overruns) = (work?[index], overruns?[index])
      let frames = overruns?.count ?? work?.count ?? 0
      guard work == nil || work?.count == frames else {
        throw InputError(
          .malformed,
          "\(file): iteration \(index + 1) has \(work?.count ?? 0) \(DisplayLogReader.workMetric) and"
            + " \(frames) \(DisplayLogReader.overrunMetric), where both are of the same frames")
      }
      var iteration = MacrobenchmarkIteration()
      for frame in 0..<frames {
        let time = work?[frame]
        let overrun = overruns?[frame]
        guard time.map({ LogSamples.time($0) != nil }) ?? true,
          overrun.map({ LogSamples.overrun($0) != nil }) ?? true
        else {
          samples.withoutTime += 1
          continue
        }
        if let time { iteration.work.append(time) }
        if let overrun { iteration.overruns.append(overrun) }
      }
      if !(iteration.work.isEmpty && iteration.overruns.isEmpty) { iterations.append(iteration) }
    }
    return iterations
  }
}
