import DeviceLogs
import FileTesting
import Files
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
    let figures = try DeviceLog(text: Self.summary(builds: "[6000, 5000, 9000]"))
      .figures(refreshRate: 60)
    #expect(figures["frames_over_budget"] == 1)
    #expect(figures["frame_p50_ms"] == 9)
    #expect(figures["raster_p50_ms"] == 8)
    #expect(figures["build_over_budget"] == 0)
    #expect(figures["late_frames"] == nil && figures["hitches"] == nil)
    #expect(figures["span_s"] == nil)
  }

  @Test("of a public report has one frame over the budget of 60 Hz, not that of 16 ms")
  func publicReport() throws {
    let path = Fixtures.folder.appending(path: "../flutter-timeline-summary.json").path
    let figures = try DeviceLog(at: path).figures(refreshRate: 60)
    #expect(figures["frames"] == 3)
    #expect(figures["raster_over_budget"] == 1)
    #expect(figures["frames_over_budget"] == 1)
    #expect(figures["span_s"] == 0.05)
  }

  @Test("with lists of different lengths has the stages by themselves, and is judged by the slower")
  func unpaired() throws {
    let log = try DeviceLog(text: Self.summary(rasters: "[21000, 8000]"))
    let figures = try log.figures(refreshRate: 60)
    #expect(figures["frames"] == 3)
    #expect(figures["rasterized"] == 2)
    #expect(figures["frame_p50_ms"] == nil)
    #expect(figures["build_p50_ms"] == 5)
    #expect(log.times == [21, 8])
    #expect(
      log.series[0].caveats == [
        "3 build times and 2 raster times: they are not paired, and the slower thread is judged alone"
      ])
    let slow = try DeviceLog(text: Self.summary(builds: "[60000]"))
    #expect(slow.times == [60])
    #expect(slow.series[0].definition == "the times of the slower thread alone, which is build")
    let builds = try DeviceLog(text: "{\"frame_build_times\": [6000, 5000]}")
    #expect(try builds.figures(refreshRate: 60)["rasterized"] == nil)
    #expect(builds.times == [6, 5])
  }

  @Test("has frames that take one thread no time, as the coarse clocks of browsers say")
  func coarseClock() throws {
    let log = try DeviceLog(text: Self.summary(builds: "[1000, 0, 0]", rasters: "[0, 2000, 0]"))
    #expect(
      log.frames == .work([.init("build", [1]), .init("raster", [2]), .init("frame", [1, 2])]))
    #expect(log.series[0].caveats == ["1 frame without a time that a frame can take left out"])
  }

  @Test("leaves out frames with impossible times, in both lists")
  func impossible() throws {
    let log = try DeviceLog(
      text: Self.summary(
        rasters: "[21000, 1e18, -8]", "\"average_frame_rasterizer_time_millis\": 21.0"))
    #expect(try log.figures(refreshRate: 60)["frames"] == 1)
    #expect(log.series[0].caveats == ["2 frames without a time that a frame can take left out"])
  }

  @Test("has its frames where the documentation's example lists 3 of 54")
  func shortened() throws {
    let log = try DeviceLog(
      text: Self.summary(
        builds: "[6874, 5019, 3638]", rasters: "[51955, 8468, 3129]",
        "\"average_frame_build_time_millis\": 4.2592592592592595",
        "\"average_frame_rasterizer_time_millis\": 5.518518518518518"))
    #expect(log.times == [51.955, 8.468, 3.638])
  }

  @Test("states the refresh rate of at least 90 % of the frames, or has a caveat")
  func refreshRates() throws {
    func series(_ rates: String...) throws -> LoggedSeries {
      try DeviceLog(text: Self.summary(rates.joined(separator: ", "))).series[0]
    }
    let steady = try series("\"60hz_frame_percentage\": 4.0", "\"120hz_frame_percentage\": 96.0")
    #expect(steady.refreshRate == 120)
    #expect(steady.caveats.isEmpty)
    let mixed = try series("\"60hz_frame_percentage\": 55.5", "\"120hz_frame_percentage\": 44.5")
    #expect(mixed.refreshRate == 60)
    #expect(
      mixed.caveats == [
        "the refresh rate varies: 55.5 % at 60 Hz and 44.5 % at 120 Hz of the frames"
      ])
    let even = try series("\"60hz_frame_percentage\": 45.0", "\"120hz_frame_percentage\": 44.0")
    #expect(even.refreshRate == nil)
    #expect(
      even.caveats == ["the refresh rate varies: 45 % at 60 Hz and 44 % at 120 Hz of the frames"])
    #expect(try series("\"60hz_frame_percentage\": 0.0").refreshRate == nil)
    #expect(try series("\"frame_count\": 3").refreshRate == nil)
  }

  @Test("of watchPerformance is a series per report, beside what is no report")
  func reports() throws {
    let response =
      "{\"screenshots\": [], \"fling\": \(Self.summary()), \"result\": \"true\","
      + " \"drag\": \(Self.summary(builds: "[1000, 1000, 1000]"))}"
    let log = try DeviceLog(text: response)
    #expect(log.kind == "Flutter, watchPerformance")
    #expect(log.series.map(\.name) == ["drag", "fling"])
    #expect(try log.figures(refreshRate: 60)["build_p50_ms"] == 1)
    let fling = try DeviceLog(text: response, LogChoice(column: "fling"))
    #expect(fling.series.map(\.name) == ["fling"])
    let fault = inputFault { try DeviceLog(text: response, LogChoice(column: "flin")) }
    #expect(fault.hasSuffix("log.csv has no report flin: it has drag and fling"), "\(fault)")
  }

  @Test("of DevTools is its frames, at the refresh rate of the display")
  func snapshot() throws {
    func snapshot(_ frames: String, rate: String = "120.0", app: String = "{}") -> String {
      "{\"devToolsSnapshot\": true, \"connectedApp\": \(app), \"traceEvents\": [],"
        + " \"performance\": {\"traceBinary\": [10, 255], \"displayRefreshRate\": \(rate),"
        + " \"selectedFrameId\": null, \"flutterFrames\": [\(frames)]}}"
    }
    let log = try DeviceLog(
      text: snapshot(
        [(5000, 3000), (9000, 10000)].map {
          "{\"number\": 1, \"startTime\": 10000, \"elapsed\": 20000, \"build\": \($0),"
            + " \"raster\": \($1), \"vsyncOverhead\": 12}"
        }.joined(separator: ", ")))
    #expect(log.kind == "Flutter, snapshot of DevTools")
    #expect(log.series[0].refreshRate == 120 && log.notes.isEmpty)
    #expect(log.times == [5, 10])
    let frame = "{\"build\": 5000, \"raster\": 3000}"
    #expect(try DeviceLog(text: snapshot(frame, rate: "1e300")).series[0].refreshRate == nil)
    #expect(try DeviceLog(text: snapshot("{\"build\": 5000}")).times == [5])
    for frames in ["", "{}"] {
      #expect(throws: InputError.self) { try DeviceLog(text: snapshot(frames)) }
    }
    let app = "{\"isProfileBuild\": false, \"operatingSystem\": \"android\"}"
    let debug = try DeviceLog(text: snapshot(frame, app: app))
    #expect(debug.conditions == ["build": "debug", "system": "android"])
    #expect(debug.caveats == ["the app is a debug build: its times do not show those of a release"])
    let profile = try DeviceLog(text: snapshot(frame, app: "{\"isProfileBuild\": true}"))
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
  func refused(_ text: String) {
    #expect(throws: InputError.self) { try DeviceLog(text: text) }
  }
}
