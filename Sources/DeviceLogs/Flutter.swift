import Files
import RunData

extension LogFormat {
  /// Flutter's summary of a timeline, or the response file of `watchPerformance` with a summary per
  /// report, or a performance snapshot of DevTools: the times that the UI thread and the raster thread
  /// spent on each frame, in microseconds.
  ///
  /// Both threads work at the same time, so that the longer time keeps the pace. No deadline is known:
  /// the summary's counts of missed budgets take 16 ms on any display, and are not read
  /// (flutter_driver, timeline_summary.dart; flutter_test, frame_timing_summarizer.dart; DevTools,
  /// performance_model.dart).
  static let flutter: LogFormat = LogFormat(name: "flutter", choices: [.column]) {
    $0.hasKeys("frame_build_times") || $0.hasKeys("frame_build_times", depth: 1)
      || $0.hasKeys("flutterFrames", depth: 1)
  } read: { file, choice throws(InputError) in
    let isSnapshot = file.hasKeys("flutterFrames", depth: 1)
    if isSnapshot || file.hasKeys("frame_build_times") {
      guard choice.column == nil else {
        throw InputError("\(file.path) has one report: --column is for files of several")
      }
      guard isSnapshot else {
        let summary = try file.value(FlutterSummary.self, .all)
        return DeviceLog(
          format: flutter.name, kind: "Flutter, summary of a timeline", file: file.path,
          series: try summary.series(in: file.path))
      }
      let snapshot = try file.value(DevToolsSnapshot.self, .all)
      let isDebug = snapshot.connectedApp?.isProfileBuild == false
      return DeviceLog(
        format: flutter.name, kind: "Flutter, snapshot of DevTools", file: file.path,
        conditions: snapshot.connectedApp?.conditions ?? [:],
        series: try snapshot.summary.series(in: file.path),
        caveats: isDebug
          ? ["the app is a debug build: its times do not show those of a release"] : [])
    }
    let reports = try file.value([String: FlutterReport].self, .all)
      .compactMapValues(\.summary).sorted { $0.key < $1.key }
    guard !reports.isEmpty else {
      throw InputError(
        "\(file.path) has no frame_build_times: a summary of a timeline of Flutter, or a response"
          + " file of watchPerformance, is expected")
    }
    let chosen = reports.filter { $0.key == choice.column ?? $0.key }
    guard !chosen.isEmpty else {
      throw InputError.missing(
        "report \(MessageText.name(choice.column ?? ""))", in: file.path,
        among: reports.map(\.key))
    }
    let series = try chosen.map { name, summary throws(InputError) in
      try summary.series(name, in: "\(file.path), \(MessageText.oneLine(name))")
    }
    return DeviceLog(
      format: flutter.name, kind: "Flutter, watchPerformance", file: file.path,
      series: series.flatMap(\.self))
  }
}

/// A member of a response file; screenshots, for example, are no summary.
private struct FlutterReport: Decodable {
  let summary: FlutterSummary?

  init(from decoder: any Decoder) throws {
    let members = try? decoder.container(keyedBy: FlutterSummary.CodingKeys.self)
    let isSummary = members?.contains(.frameBuildTimes) ?? false
    summary = isSummary ? try FlutterSummary(from: decoder) : nil
  }
}

/// A snapshot of the performance page of DevTools, as far as it is read.
private struct DevToolsSnapshot: Decodable {
  let performance: Performance
  let connectedApp: App?

  struct App: Decodable {
    let isProfileBuild: Bool?
    let operatingSystem: String?

    var conditions: [String: String] {
      ["build": isProfileBuild.map { $0 ? "profile" : "debug" }, "system": operatingSystem]
        .compactMapValues(\.self)
    }
  }

  struct Performance: Decodable {
    let flutterFrames: [Frame]
    let displayRefreshRate: Double?
  }

  /// The times of a frame in microseconds, if it has them.
  struct Frame: Decodable {
    let build: Double?
    let raster: Double?
  }

  var summary: FlutterSummary {
    FlutterSummary(
      frameBuildTimes: performance.flutterFrames.map { $0.build ?? 0 },
      frameRasterizerTimes: performance.flutterFrames.map { $0.raster ?? 0 },
      displayRefreshRate: performance.displayRefreshRate)
  }
}

private struct FlutterSummary: Decodable {
  /// In microseconds, of each frame.
  let frameBuildTimes: [Double]
  var frameRasterizerTimes: [Double]?
  /// In microseconds since the first frame.
  var frameBeginTimes: [Double]?
  var averageFrameBuildTimeMillis: Double?
  var averageFrameRasterizerTimeMillis: Double?
  /// The percentages of frames at each refresh rate.
  var at30Hz: Double?
  var at60Hz: Double?
  var at80Hz: Double?
  var at90Hz: Double?
  var at120Hz: Double?
  /// In Hz, of the display; `nil` in summaries.
  var displayRefreshRate: Double?

  enum CodingKeys: String, CodingKey {
    case frameBuildTimes = "frame_build_times"
    case frameRasterizerTimes = "frame_rasterizer_times"
    case frameBeginTimes = "frame_begin_times"
    case averageFrameBuildTimeMillis = "average_frame_build_time_millis"
    case averageFrameRasterizerTimeMillis = "average_frame_rasterizer_time_millis"
    case at30Hz = "30hz_frame_percentage"
    case at60Hz = "60hz_frame_percentage"
    case at80Hz = "80hz_frame_percentage"
    case at90Hz = "90hz_frame_percentage"
    case at120Hz = "120hz_frame_percentage"
  }

  /// Returns the frames, a pair of times each, or where the lists differ in length a series of each
  /// thread.
  func series(_ name: String? = nil, in place: String) throws(InputError) -> [LoggedSeries] {
    let (builds, rasters) = (frameBuildTimes, frameRasterizerTimes ?? [])
    try requireMicroseconds(
      builds, average: averageFrameBuildTimeMillis, "frame_build_times", in: place)
    try requireMicroseconds(
      rasters, average: averageFrameRasterizerTimeMillis, "frame_rasterizer_times", in: place)
    var samples = LogSamples()
    let refreshRate =
      displayRefreshRate.flatMap { (1...1_000).contains($0) ? $0 : nil } ?? refreshRate(&samples)
    let isPaired = builds.count == rasters.count
    if !isPaired, !builds.isEmpty, !rasters.isEmpty {
      samples.caveats.append(
        "\(builds.count) build times and \(rasters.count) raster times: they are not paired, and"
          + " each thread is judged alone")
    }
    let begins = frameBeginTimes ?? []
    let span = begins.first.map { (begins[begins.count - 1] - $0) / 1e6 }
    let counts = [
      frameRasterizerTimes.map { LogFigure("rasterized", Double($0.count)) },
      span.flatMap { (0...86_400).contains($0) ? LogFigure("span_s", $0) : nil },
    ]
    let stages = stages(arePaired: isPaired, &samples)
    let series = try samples.series(
      name, in: place,
      by: "max(build, raster), the longer time of the UI thread and the raster thread, which work"
        + " side by side",
      refreshRate: refreshRate,
      [LoggedIteration(.work(stages), counts: counts.compactMap(\.self))])
    return isPaired ? [series] : series.threads
  }

  /// Returns the times of each thread in milliseconds, and of pairs then the longer one.
  ///
  /// A thread has no time if it did nothing for a frame, or less than the clock can tell: in browsers
  /// up to a millisecond.
  private func stages(
    arePaired: Bool, _ samples: inout LogSamples
  ) -> [LoggedFrames.Stage] {
    func isPossible(_ time: Double) -> Bool { time == 0 || LogSamples.time(time) != nil }
    var times = [frameBuildTimes, frameRasterizerTimes ?? []].map { $0.map { $0 / 1_000 } }
    if arePaired {
      let known = times[0].indices.filter { frame in
        times.allSatisfy { isPossible($0[frame]) } && times.contains { $0[frame] > 0 }
      }
      samples.withoutTime += times[0].count - known.count
      times = times.map { times in known.map { times[$0] } }
      times.append(zip(times[0], times[1]).map(max))
    } else {
      samples.withoutTime += times.joined().count { !isPossible($0) }
      times = times.map { $0.filter(isPossible) }
    }
    return zip(LoggedFrames.Stage.threads + [LoggedFrames.Stage.frame], times)
      .map { LoggedFrames.Stage($0, $1.filter { $0 > 0 }) }.filter { !$0.times.isEmpty }
  }

  /// Refuses an average, in milliseconds, that is not that of the times in microseconds.
  private func requireMicroseconds(
    _ times: [Double], average: Double?, _ key: String, in place: String
  ) throws(InputError) {
    guard let average, average > 0, !times.isEmpty else { return }
    // The average may include a time that is impossible and left out. Units differ by a factor of 1,000,
    // and lists that were shortened by less.
    let possible = times.filter { LogSamples.time($0 / 1_000) != nil }
    let means = [times, possible].map { $0.reduce(0, +) / Double(max($0.count, 1)) }
    guard means.contains(where: { (0.1...10).contains($0 / 1_000 / average) }) else {
      throw InputError(
        "\(place): the mean of \(key) is \(DecimalText.shortest(means[1], places: 3)) beside an average"
          + " of \(DecimalText.shortest(average, places: 3)) ms: microseconds are expected")
    }
  }

  /// Returns the refresh rate of at least half of the frames in Hz; `nil` if none is stated.
  private func refreshRate(_ samples: inout LogSamples) -> Double? {
    let shares = [(30, at30Hz), (60, at60Hz), (80, at80Hz), (90, at90Hz), (120, at120Hz)]
      .compactMap { rate, share in share.map { (rate: rate, share: $0) } }.filter { $0.share > 0 }
    guard let most = shares.max(by: { $0.share < $1.share }) else { return nil }
    if most.share < 90 {
      let mix = shares.map { "\(DecimalText.shortest($0.share, places: 1)) % at \($0.rate) Hz" }
      samples.caveats.append("the refresh rate varies: \(MessageText.list(mix)) of the frames")
    }
    return most.share >= 50 ? Double(most.rate) : nil
  }
}
