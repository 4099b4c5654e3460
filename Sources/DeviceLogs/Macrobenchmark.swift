import Files
import RunData

extension LogFormat {
  /// The JSON file of Android's Macrobenchmark: `frameOverrunMs` and `frameDurationCpuMs` among the
  /// sampled metrics of each benchmark, lists of the same frames per iteration; both names may end with
  /// the suffix of a process.
  ///
  /// According to its documentation a frame is late if its overrun is above 0. Before Android 12
  /// only its work is known, from the UI thread's start to the render thread's end
  /// (developer.android.com, FrameTimingMetric).
  static let macrobenchmark: LogFormat = LogFormat(name: "macrobenchmark", choices: [.column]) {
    $0.hasKeys("benchmarks")
  } read: { file, choice throws(InputError) in
    // Other metrics, such as time stamps, may be of any size.
    let results = try file.value(Macrobenchmark.self, .all)
    let known = results.benchmarks.flatMap(\.frames)
    guard !known.isEmpty else {
      throw InputError(
        "\(file.path) has no benchmark with \(overrunMetric) or \(workMetric) among its"
          + " sampledMetrics: the result of a MacrobenchmarkRule with FrameTimingMetric is expected"
      )
    }
    let chosen = known.filter { choice.column.map($0.isNamed) ?? true }
    guard Set(chosen.map(\.fullName)).count == chosen.count else {
      throw InputError(
        "\(file.path) has several benchmarks of the same class, name and parameters: keep one of"
          + " each")
    }
    guard !chosen.isEmpty else {
      throw InputError(
        "\(file.path) has no benchmark \(MessageText.name(choice.column ?? "")) with frames: it has"
          + " \(LogSamples.choices(known.map(\.fullName)))")
    }
    var series: [LoggedSeries] = []
    let isAlone = results.benchmarks.count == 1 && known.count == 1
    for frames in chosen {
      series.append(try frames.series(in: file.path, isAlone: isAlone))
    }
    return DeviceLog(
      format: macrobenchmark.name, kind: "Macrobenchmark", file: file.path,
      conditions: results.context?.conditions ?? [:], series: series)
  }

  fileprivate static let workMetric = "frameDurationCpuMs"
  fileprivate static let overrunMetric = "frameOverrunMs"
}

/// The result file of a Macrobenchmark, as far as it is read.
private struct Macrobenchmark: Decodable {
  let benchmarks: [Benchmark]
  let context: Context?

  struct Benchmark: Decodable {
    let name: String
    let className: String?
    let params: [String: String]?
    let sampledMetrics: FrameMetrics?
    let thermalThrottleSleepSeconds: Int?
  }

  /// The metrics of frames, by their names; others may be of any shape.
  struct FrameMetrics: Decodable {
    let metrics: [String: Metric]

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Name.self)
      metrics = try members.allKeys.filter { name in
        [LogFormat.overrunMetric, LogFormat.workMetric]
          .contains(where: name.stringValue.hasPrefix)
      }.reduce(into: [:]) { $0[$1.stringValue] = try members.decode(Metric.self, forKey: $1) }
    }
  }

  /// The frames of one process in a benchmark.
  struct Frames {
    let benchmark: Benchmark
    /// The suffix of the process in the names of its metrics; mostly empty.
    let suffix: String

    var overruns: [[Double]]? { runs(LogFormat.overrunMetric) }
    var work: [[Double]]? { runs(LogFormat.workMetric) }

    private func runs(_ metric: String) -> [[Double]]? {
      benchmark.sampledMetrics?.metrics[metric + suffix]?.runs
    }
  }

  struct Metric: Decodable {
    /// The frames of each iteration.
    let runs: [[Double]]?
  }

  /// The device and its state.
  struct Context: Decodable {
    let build: Build?
    let cpuLocked: Bool?
    let compilationMode: String?

    struct Build: Decodable {
      let model: String?
      let device: String?
      let version: Version?
    }

    struct Version: Decodable {
      let sdk: Int?
    }

    var conditions: [String: String] {
      [
        "device": build?.model ?? build?.device, "system": build?.version?.sdk.map { "API \($0)" },
        "locked clocks": cpuLocked.map { $0 ? "yes" : "no" }, "compilation": compilationMode,
      ].compactMapValues(\.self)
    }
  }
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

  /// The names, with or without the class and the parameters.
  var names: [String] { [name, nameWithParameters, inClass(name), fullName, shortName] }

  /// The frames of each process that has any.
  fileprivate var frames: [Macrobenchmark.Frames] {
    let suffixes = (sampledMetrics?.metrics ?? [:]).keys.flatMap { key in
      [LogFormat.overrunMetric, LogFormat.workMetric].filter(key.hasPrefix)
        .map { String(key.dropFirst($0.count)) }
    }
    return Set(suffixes).sorted().map { Macrobenchmark.Frames(benchmark: self, suffix: $0) }
      .filter { $0.overruns != nil || $0.work != nil }
  }
}

extension Macrobenchmark.Frames {
  private func withSuffix(_ name: String) -> String { suffix.isEmpty ? name : "\(name) \(suffix)" }

  var fullName: String { withSuffix(benchmark.fullName) }

  var shortName: String { withSuffix(benchmark.shortName) }

  /// Returns whether a name, with the suffix, is that of the frames.
  func isNamed(_ text: String) -> Bool { benchmark.names.map(withSuffix).contains(text) }

  /// Returns the series of the frames, without frames with impossible times.
  ///
  /// - Parameter isAlone: Whether messages need not name the benchmark.
  /// - Throws: ``InputError`` if the lists of the metrics are not of the same frames.
  fileprivate func series(in file: String, isAlone: Bool) throws(InputError) -> LoggedSeries {
    let place = isAlone ? file : "\(file), \(MessageText.oneLine(shortName))"
    let (workMetric, overrunMetric) = (
      LogFormat.workMetric + suffix, LogFormat.overrunMetric + suffix
    )
    let count = overruns?.count ?? work?.count ?? 0
    guard work == nil || work?.count == count else {
      throw InputError(
        "\(place): \(workMetric) and \(overrunMetric) have different numbers of iterations")
    }
    var samples = LogSamples()
    if let sleep = benchmark.thermalThrottleSleepSeconds, sleep > 0 {
      samples.caveats.append("the device slept \(sleep) s to cool down")
    }
    var iterations: [LoggedIteration] = []
    for index in 0..<count {
      let (work, overruns) = (work?[index], overruns?[index])
      let frames = overruns?.count ?? work?.count ?? 0
      guard work == nil || work?.count == frames else {
        throw InputError(
          "\(place): iteration \(index + 1) has \(work?.count ?? 0) \(workMetric) and"
            + " \(frames) \(overrunMetric), where both are of the same frames")
      }
      let kept = (0..<frames).filter { frame in
        (work.map { LogSamples.time($0[frame]) != nil } ?? true)
          && (overruns.map { LogSamples.overrun($0[frame]) != nil } ?? true)
      }
      samples.withoutTime += frames - kept.count
      let cpu = work.map { work in LoggedFrames.Stage("cpu", kept.map { work[$0] }) }
      iterations.append(
        LoggedIteration(
          overruns.map { overruns in
            .deadlines(.init(overruns: kept.map { overruns[$0] }, work: cpu))
          } ?? .work([cpu].compactMap(\.self))))
    }
    return try samples.series(
      shortName, source: fullName, in: place,
      by: overruns == nil
        ? "\(workMetric), the time from the UI thread's start to the render thread's end,"
          + " without the delay before it and without the GPU"
        : "\(overrunMetric): late above 0, if the frame ends after its deadline",
      iterations)
  }
}
