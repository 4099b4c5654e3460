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
        "\(file.path) has no benchmark with \(Macrobenchmark.overrun) or \(Macrobenchmark.work)"
          + " among its sampledMetrics: the result of a MacrobenchmarkRule with FrameTimingMetric is"
          + " expected")
    }
    let chosen = known.filter { choice.column.map($0.names.contains) ?? true }
    guard Set(chosen.map { $0.names[0] }).count == chosen.count else {
      throw InputError(
        "\(file.path) has several benchmarks of the same class, name and parameters: keep one of"
          + " each")
    }
    guard !chosen.isEmpty else {
      throw InputError.missing(
        "benchmark \(MessageText.name(choice.column ?? "")) with frames", in: file.path,
        among: known.map { $0.names[0] })
    }
    let isAlone = results.benchmarks.count == 1 && known.count == 1
    let series = try chosen.map { frames throws(InputError) in
      // Classes of several packages can have one name.
      let isUnique = known.count { $0.names[1] == frames.names[1] } == 1
      return try frames.series(
        frames.names[isUnique ? 1 : 0], in: file.path, isAlone: isAlone)
    }
    return DeviceLog(
      format: macrobenchmark.name, kind: "Macrobenchmark", file: file.path,
      conditions: results.context?.conditions ?? [:], series: series)
  }
}

private struct Macrobenchmark: Decodable {
  let benchmarks: [Benchmark]
  let context: Context?

  static let work = "frameDurationCpuMs"
  static let overrun = "frameOverrunMs"

  struct Benchmark: Decodable {
    let name: String
    let className: String?
    let params: [String: String]?
    let sampledMetrics: [String: Metric]?
    let thermalThrottleSleepSeconds: Int?
    let totalRunTimeNs: Double?

    /// The names with the parameters, which newer versions write into the name, and without, each with
    /// the class, without its package, and alone: first `com.example.List.scroll[mode=COLD]`, then
    /// `List.scroll[mode=COLD]`, which has room in a table.
    var names: [String] {
      let pairs = (params ?? [:]).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      let hasAll = pairs.isEmpty || name.contains("[")
      let classes = [className, className?.split(separator: ".").last.map(String.init), nil]
      return [hasAll ? name : "\(name)[\(pairs.joined(separator: ","))]", name].flatMap { name in
        classes.map { ($0.map { $0 + "." } ?? "") + name }
      }
    }

    /// The frames of each process that has any.
    var frames: [Frames] {
      let runs = (sampledMetrics ?? [:]).compactMapValues(\.runs)
      let suffixes = runs.keys.compactMap { name in
        [overrun, work].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) }
      }
      return Set(suffixes).sorted().map { suffix in
        Frames(
          benchmark: self, suffix: suffix, overruns: runs[overrun + suffix],
          work: runs[work + suffix])
      }
    }
  }

  struct Metric: Decodable {
    /// The values of each iteration; `nil` for a metric that is not of frames, of any shape.
    let runs: [[Double]]?

    private enum Key: CodingKey { case runs }

    init(from decoder: any Decoder) throws {
      let name = decoder.codingPath.last?.stringValue ?? ""
      runs =
        [overrun, work].contains(where: name.hasPrefix)
        ? try decoder.container(keyedBy: Key.self).decodeIfPresent([[Double]].self, forKey: .runs)
        : nil
    }
  }

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

  /// The frames of one process in a benchmark.
  struct Frames {
    let benchmark: Benchmark
    /// The suffix of the process in the names of its metrics; mostly empty.
    let suffix: String
    let overruns: [[Double]]?
    let work: [[Double]]?

    /// The names by which they are chosen.
    var names: [String] { benchmark.names.map { suffix.isEmpty ? $0 : "\($0) \(suffix)" } }

    /// Leaves out frames with impossible times.
    ///
    /// - Parameter isAlone: Whether messages need not name the benchmark.
    func series(
      _ name: String, in file: String, isAlone: Bool
    ) throws(InputError) -> LoggedSeries {
      let place = isAlone ? file : "\(file), \(MessageText.oneLine(name))"
      let metrics = (work: Macrobenchmark.work + suffix, overrun: Macrobenchmark.overrun + suffix)
      let runs = overruns ?? work ?? []
      guard (work ?? runs).count == runs.count else {
        throw InputError(
          "\(place): \(metrics.work) and \(metrics.overrun) have different numbers of iterations")
      }
      var samples = LogSamples()
      if let sleep = benchmark.thermalThrottleSleepSeconds, sleep > 0 {
        samples.caveats.append("the device slept \(sleep) s to cool down")
      }
      // No frame takes longer than the whole benchmark.
      let longest = benchmark.totalRunTimeNs.map { $0 / 1e6 } ?? .infinity
      var iterations: [LoggedIteration] = []
      for (index, run) in runs.enumerated() {
        let (work, overruns) = (work?[index], overruns?[index])
        guard (work ?? run).count == run.count else {
          throw InputError(
            "\(place): iteration \(index + 1) has \((work ?? run).count) \(metrics.work) and"
              + " \(run.count) \(metrics.overrun), where both are of the same frames")
        }
        let kept = run.indices.filter { frame in
          (work.map { $0[frame] <= longest && LogSamples.time($0[frame]) != nil } ?? true)
            && (overruns.map { $0[frame] <= longest && LogSamples.overrun($0[frame]) != nil }
              ?? true)
        }
        samples.withoutTime += run.count - kept.count
        let cpu = work.map { work in LoggedFrames.Stage("cpu", kept.map { work[$0] }) }
        iterations.append(
          LoggedIteration(
            overruns.map { overruns in
              .deadlines(.init(overruns: kept.map { overruns[$0] }, work: cpu))
            } ?? .work([cpu].compactMap(\.self))))
      }
      return try samples.series(
        name, source: names[0], in: place,
        by: overruns == nil
          ? "\(metrics.work), the time from the UI thread's start to the render thread's end,"
            + " without the delay before it and without the GPU"
          : "\(metrics.overrun): late above 0, if the frame ends after its deadline",
        iterations)
    }
  }
}
