import Analysis
import DeviceLogs
import RunData
import Testing

@Suite("A case after a public report")
struct CaseTests {
  private func near(_ value: Double?, _ wanted: Double, _ tolerance: Double) -> Bool {
    value.map { abs($0 - wanted) <= tolerance } ?? false
  }

  @Test("has microseconds where the rates of the frames say so")
  func microsecondsByRates() throws {
    let log = try log(try deviceLog("mangohud-microseconds.csv"))
    let late = try #require(try log.late(at: 60))
    #expect(late.hitches.count == 1 && late.frames == 4 && near(late.hitchRatio, 200, 0.01))
    let figures = try log.session(at: 60).figures
    #expect(near(figures.first { $0.name == "seconds" }?.value, 0.0833, 0.0001))
    #expect(log.series[0].definition.contains("(us, as fps says)"))
    // The same in nanoseconds.
    let nanoseconds = try DeviceLogsTests.log(
      "fps,frametime\n60,16666667\n30,33333333\n60,16666667\n")
    #expect(try nanoseconds.late(at: 60)?.missedTicks == 1)
  }

  @Test(
    "has the unit of its name, or the one that is given, and says which",
    arguments: [
      ("frame_time_micros", nil, "us, by its name"), ("took", TimeUnit.us, "us, as given"),
      ("frame nanos", .us, "us, as given"),
    ])
  func units(_ column: String, _ unit: TimeUnit?, _ reason: String) throws {
    let text = try deviceLog("units-microseconds.csv").replacing("frame_time_micros", with: column)
    let log = try log(text, column: column, unit: unit)
    #expect(near(try log.session(at: 60).pooled.stages[0].times.median, 16.667, 1e-9))
    #expect(try log.late(at: 60)?.hitches.count == 1)
    #expect(log.series[0].definition.contains(reason), "\(log.series[0].definition)")
  }

  @Test("of an implausible unit is refused rather than judged")
  func implausible() throws {
    let log = try log(try deviceLog("units-microseconds.csv").replacing("_micros", with: "_ms"))
    #expect(throws: Refusal(Refusal.Reason.implausible(16_667, " at 60 Hz"))) {
      try log.session(at: 60)
    }
    #expect(throws: Refusal(Refusal.Reason.noRefreshRate())) {
      try DeviceSession(log.series[0], refreshRate: nil)
    }
  }

  @Test("of rates has no times")
  func rates() throws {
    expectFault("rates are no times", try deviceLog("units-rate.csv"), column: "fps")
    let rows = String(repeating: "59\n60\n", count: 10)
    for title in ["FrameRate", "frame_rate", "RefreshRate"] {
      expectFault(
        "line 2, column \(title): rates are no times", "a title\n\(title)\n\(rows)", column: title)
    }
  }

  @Test("of time stamps has the differences as intervals")
  func timeStamps() throws {
    let log = try log(try deviceLog("timestamps-fraps.csv"), column: "Time (ms)")
    let late = try #require(try log.late(at: 60))
    #expect(late.frames == 11 && late.hitches.count == 1 && late.missedTicks == 2)
    #expect(near(late.hitchRatio, 153.8, 0.05))
    // A few durations that grow are durations.
    let growing = try DeviceLogsTests.log("frame_ms\n16.6\n16.7\n33.4\n")
    #expect(growing.times == [16.6, 16.7, 33.4])
    for column in ["Timestamp (ms)", "time_ms", "elapsed_ms"] {
      let few = try DeviceLogsTests.log("frame,\(column)\n1,1000\n2,1016.5\n3,1050\n")
      #expect(few.times == [16.5, 33.5], "\(column)")
    }
  }

  @Test("of time stamps that step back once is refused with the line")
  func stepBack() throws {
    var stamps = (0..<40).map { Double($0) * 16.7 }
    stamps[30] = stamps[29]
    expectFault(
      "line 32, column frame_ms: a time stamp that is not later",
      "frame_ms\n" + stamps.map { "\($0)\n" }.joined())
    // The title tells of fewer.
    expectFault(
      "line 9, column timestamp_ms: a time stamp that is not later",
      "timestamp_ms\n" + stamps[23..<35].map { "\($0)\n" }.joined())
    // Durations fall about as often as they grow.
    let durations = (0..<40).map { 10 + Double($0 * 7 % 11) }
    let log = try DeviceLogsTests.log("frame_ms\n" + durations.map { "\($0)\n" }.joined())
    #expect(log.times == durations)
  }

  @Test("of samples says that they are no frames")
  func samples() throws {
    let log = try log(try deviceLog("mangohud-sampled.csv"))
    #expect(log.notes.contains { $0.hasPrefix("the rows are samples, 100 ms apart") })
    #expect(log.frames.kind == "work without deadlines")
    let whole = try DeviceLogsTests.log(try deviceLog("mangohud-microseconds.csv"))
    #expect(whole.notes.isEmpty)
  }

  @Test("of a variable refresh rate has no hitches, and of a lower rate says so")
  func refreshRates() throws {
    let variable = try log(try deviceLog("hz-variable.csv")).session(at: 144)
    #expect(variable.caveats == [Caveat.freeOfTicks(144)])
    #expect(variable.pooled.lateTicks == nil)
    let slower = try log(try deviceLog("hz-60-in-a-120-log.csv")).session(at: 120)
    #expect(slower.caveats == [Caveat.slowerRate(60)])
    #expect(slower.pooled.lateTicks?.hitches.count == 10)
    let broadcast = try log(try deviceLog("gate-own-log.csv")).session(at: 59.94)
    #expect(broadcast.pooled.lateTicks?.hitches.count == 1 && broadcast.caveats.isEmpty)
    #expect(near(broadcast.pooled.lateTicks?.hitchMilliseconds, 16.683, 0.001))
  }

  @Test("of iterations that only grow may be of a device that warms up")
  func drift() throws {
    func session(_ medians: [Int]) throws -> DeviceSession {
      let runs = medians.map { "[\($0), \($0), \($0)]" }.joined(separator: ", ")
      let text = macrobenchmark(benchmark("scroll", ("frameDurationCpuMs", "[\(runs)]")))
      return try log(text).session(at: 60)
    }
    #expect(try session([5, 6, 7, 8, 9, 10]).caveats == [Caveat.drift("grow", 5, 10, "warmed up")])
    #expect(try session([5, 6, 7, 9, 8, 10]).caveats.isEmpty)
    #expect(try session([5, 6, 7, 8, 9]).caveats.isEmpty)
  }

  @Test("keeps a whole last line, and names a dump without frames")
  func ends() throws {
    #expect(try log(try deviceLog("last-line-whole.csv")).times.count == 2)
    for text in ["{\"a\": 1}", "<a/>", "[1]"] {
      expectFault("is no log of a format that is read: macrobenchmark, flutter", text)
    }
    expectFault("run dumpsys gfxinfo PACKAGE framestats", try deviceLog("gfxinfo-summary-only.txt"))
    for text in ["Total frames rendered: 7\n", "No process found for: a.b\n\n"] {
      expectFault("run dumpsys gfxinfo PACKAGE framestats while the app runs", text)
    }
    expectFault("is a part of a gfxinfo dump", "Flags,IntendedVsync,FrameCompleted,\n0,1,2,\n")
  }
}
