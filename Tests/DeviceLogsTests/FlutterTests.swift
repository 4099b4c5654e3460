import RunData
import Testing

@Suite("A summary of Flutter")
struct FlutterTests {
  /// The summary of three frames.
  static func summary(
    builds: String = "[6000, 5000, 4000]", rasters: String = "[21000, 8000, 3000]",
    _ others: String...
  ) -> String {
    let members = ["\"frame_build_times\": \(builds)", "\"frame_rasterizer_times\": \(rasters)"]
    return "{\((members + others).joined(separator: ", "))}"
  }

  @Test("is judged by the longer one of both threads, without lateness")
  func paired() throws {
    try log(Self.summary(builds: "[6000, 5000, 9000]")).expect(
      [
        "frames_over_budget": 1, "frame_p50_ms": 9, "raster_p50_ms": 8, "build_over_budget": 0,
        "late_frames": nil, "hitches": nil, "span_s": nil,
      ], at: 60)
  }

  @Test("of a public report has one frame over the budget of 60 Hz, not that of 16 ms")
  func publicReport() throws {
    try log(try deviceLog("flutter-timeline-summary.json")).expect(
      ["frames": 3, "raster_over_budget": 1, "frames_over_budget": 1, "span_s": 0.05], at: 60)
  }

  @Test("with lists of different lengths has a series of each thread")
  func unpaired() throws {
    let apart = try log(Self.summary(rasters: "[21000, 8000]"))
    #expect(apart.series.map(\.name) == ["build", "raster"])
    #expect(
      apart.series.map(\.iterations[0].frames) == [
        .work([.init("build", [6, 5, 4])]), .work([.init("raster", [21, 8])]),
      ])
    #expect(
      Set(apart.notes) == [
        "3 build times and 2 raster times: they are not paired, and each thread is judged alone"
      ])
    let builds = try log("{\"frame_build_times\": [6000, 5000]}")
    try builds.expect(["rasterized": nil], at: 60)
    #expect(builds.times == [6, 5] && builds.series.map(\.name) == ["build"])
  }

  @Test("with a thread that has little to do is read, and refused in another unit")
  func lightThread() throws {
    let light = try log(Self.summary(builds: "[200, 200]"))
    #expect(try light.session(at: 60).figures.first { $0.name == "build_p50_ms" }?.value == 0.2)
    let milliseconds = try log(Self.summary(builds: "[5, 4]", rasters: "[9]"))
    #expect(throws: Refusal.self) { try milliseconds.session(at: 60) }
  }

  @Test("has frames that take one thread no time, as the coarse clocks of browsers say")
  func coarseClock() throws {
    let log = try log(Self.summary(builds: "[1000, 0, 0]", rasters: "[0, 2000, 0]"))
    #expect(
      log.frames == .work([.init("build", [1]), .init("raster", [2]), .init("frame", [1, 2])]))
    #expect(log.notes == ["1 frame without a time that a frame can take left out"])
  }

  @Test("leaves out frames with impossible times, in both lists")
  func impossible() throws {
    let log = try log(
      Self.summary(
        rasters: "[21000, 1e18, -8]", "\"average_frame_rasterizer_time_millis\": 21.0"))
    try log.expect(["frames": 1], at: 60)
    #expect(log.notes == ["2 frames without a time that a frame can take left out"])
  }

  @Test("has its frames where the documentation's example lists 3 of 54")
  func shortened() throws {
    let log = try log(
      Self.summary(
        builds: "[6874, 5019, 3638]", rasters: "[51955, 8468, 3129]",
        "\"average_frame_build_time_millis\": 4.2592592592592595",
        "\"average_frame_rasterizer_time_millis\": 5.518518518518518"))
    #expect(log.times == [51.955, 8.468, 3.638])
  }

  @Test(
    "states the refresh rate of at least 90 % of the frames, or has a caveat",
    arguments: [
      ([60: 4, 120: 96], 120, nil),
      ([60: 55.5, 120: 44.5], 60, "55.5 % at 60 Hz and 44.5 % at 120"),
      ([60: 45, 120: 44], nil, "45 % at 60 Hz and 44 % at 120"), ([60: 0], nil, nil),
      ([:], nil, nil),
    ] as [([Int: Double], Double?, String?)])
  func refreshRates(_ shares: [Int: Double], _ rate: Double?, _ mix: String?) throws {
    let members = shares.map { "\"\($0)hz_frame_percentage\": \($1)" }
    let log = try log(Self.summary((members + ["\"frame_count\": 3"]).joined(separator: ", ")))
    #expect(log.series[0].refreshRate == rate)
    #expect(log.notes == (mix.map { ["the refresh rate varies: \($0) Hz of the frames"] } ?? []))
  }

  @Test("of watchPerformance is a series per report, beside what is no report")
  func reports() throws {
    let response =
      "{\"screenshots\": [], \"fling\": \(Self.summary()), \"result\": \"true\","
      + " \"drag\": \(Self.summary(builds: "[1000, 1000, 1000]"))}"
    let both = try log(response)
    #expect(both.kind == "Flutter, watchPerformance")
    #expect(both.series.map(\.name) == ["drag", "fling"])
    try both.expect(["build_p50_ms": 1], at: 60)
    #expect(try log(response, column: "fling").series.map(\.name) == ["fling"])
    expectFault("log.csv has no report flin: it has drag and fling", response, column: "flin")
  }

  @Test("of DevTools is its frames, at the refresh rate of the display")
  func snapshot() throws {
    func snapshot(_ frames: String, rate: String = "120.0", app: String = "{}") -> String {
      "{\"devToolsSnapshot\": true, \"connectedApp\": \(app), \"traceEvents\": [],"
        + " \"performance\": {\"traceBinary\": [10, 255], \"displayRefreshRate\": \(rate),"
        + " \"selectedFrameId\": null, \"flutterFrames\": [\(frames)]}}"
    }
    let two = try log(
      snapshot(
        [(5000, 3000), (9000, 10000)].map {
          "{\"number\": 1, \"startTime\": 10000, \"elapsed\": 20000, \"build\": \($0),"
            + " \"raster\": \($1), \"vsyncOverhead\": 12}"
        }.joined(separator: ", ")))
    #expect(two.kind == "Flutter, snapshot of DevTools")
    #expect(two.series[0].refreshRate == 120 && two.notes.isEmpty && two.times == [5, 10])
    let frame = "{\"build\": 5000, \"raster\": 3000}"
    #expect(try log(snapshot(frame, rate: "1e300")).series[0].refreshRate == nil)
    #expect(try log(snapshot("{\"build\": 5000}")).times == [5])
    for frames in ["", "{}"] { expectFault("log.csv", snapshot(frames)) }
    let app = "{\"isProfileBuild\": false, \"operatingSystem\": \"android\"}"
    let debug = try log(snapshot(frame, app: app))
    #expect(debug.conditions == ["build": "debug", "system": "android"])
    #expect(debug.caveats == ["the app is a debug build: its times do not show those of a release"])
    let profile = try log(snapshot(frame, app: "{\"isProfileBuild\": true}"))
    #expect(profile.conditions == ["build": "profile"] && profile.caveats.isEmpty)
  }

  @Test("is expected in the place of the timeline that a driver writes by default")
  func timeline() {
    expectFault(
      "is a Chrome trace: the summary that Flutter's writeTimelineToFile writes",
      "{\"scrolling\": {\"type\": \"Timeline\", \"traceEvents\": [{\"name\": \"Frame\"}]}}")
  }

  @Test(
    "that cannot be judged is refused",
    arguments: [
      summary(builds: "[]", rasters: "[]"), summary(builds: "[0, 0, 0]", rasters: "[0]"),
      summary(builds: "[null]"),
      summary(builds: "5"), summary(builds: "[NaN]"), summary(builds: "[1e999, 1, 1]"),
      summary("\"average_frame_build_time_millis\": 5000"),
      summary("\"average_frame_rasterizer_time_millis\": 0.0107"),
      "[\(summary())]", "{\"report\": {\"frame_build_times\": {}}}", summary() + summary(),
      String(summary().dropLast(9)), "{\"frame_build_times\": [1], \"frame_build_times\": [2]}",
      "{\"reports\": [\(summary())]}",
    ])
  func refused(_ text: String) { expectFault("log.csv", text) }
}
