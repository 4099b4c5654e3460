import Analysis
import DeviceLogs
import RunData
import Testing

/// A dump of Android's gfxinfo with a section of rows below a header.
func gfxinfo(_ header: String, _ rows: String...) -> String {
  let mark = "---PROFILEDATA---\n"
  return mark + header + ",\n" + rows.map { $0 + ",\n" }.joined() + mark
}

/// A result of a Macrobenchmark, written by hand after its documentation.
func macrobenchmark(_ benchmarks: String...) -> String {
  """
   { "context": {"build": {"device": "oriole"}, "cpuCoreCount": 8},
     "benchmarks": [\(benchmarks.joined(separator: ","))] }
  """
}

/// A benchmark with the frames of each iteration by the names of the sampled metrics.
func benchmark(
  _ name: String, _ metrics: (String, String)..., params: String = "{}",
  package: String = "com.example"
) -> String {
  let sampled = metrics.map { "\"\($0)\": {\"P50\": 5.1, \"P99\": 9.0, \"runs\": \($1)}" }
  return """
    {"name": "\(name)", "className": "\(package).ScrollBenchmark", "params": \(params),
     "metrics": {"frameCount": {"minimum": 3.0, "runs": [3.0, 3.0]}},
     "sampledMetrics": {\(sampled.joined(separator: ","))},
     "warmupIterations": 0, "repeatIterations": 2}
    """
}

@Suite("A late frame of a log")
struct LatenessTests {
  private let work = "frameDurationCpuMs"
  private let overrun = "frameOverrunMs"

  private func expectWork(
    _ log: DeviceLog, _ sentence: String, refreshRate: Double = 60
  ) throws {
    let text = try log.text(at: refreshRate)
    #expect(text.contains(sentence), "\(text)")
    for word in ["hitch time", "ms/s", "fps", "1pct", "late by", " s\n"] {
      #expect(!text.contains(word), "\(word): \(text)")
    }
    #expect(try log.late(at: refreshRate) == nil)
  }

  @Test("with a deadline is one that ends after it, not one that works longer than a tick")
  func pipelined() throws {
    let log = try log(try deviceLog("gfxinfo-pipelined.txt"))
    #expect(log.times.allSatisfy { $0 > 16.7 })
    let late = try #require(try log.late(at: 60))
    #expect(late.frames == 8 && late.hitches.count == 0)
    let text = try log.text(at: 60)
    #expect(text.contains("8 frames · 0.14 s"), "\(text)")
    #expect(text.contains("0 of 8 frames (0 %)") && text.contains("0.0 ms/s: good"))
    #expect(text.split(separator: "\n").contains { $0.hasSuffix(" 60") && $0.contains("fps") })
    #expect(text.contains("by FrameDeadline: a frame is late unless GpuCompleted"))
    let markdown = try log.report(at: 60).markdown
    #expect(markdown.contains("- late: 0 of 8 frames (0 %)"), "\(markdown)")
    #expect(markdown.contains("- hitch time ratio: 0.0 ms/s: good"))
  }

  @Test("of a Macrobenchmark is of a class in its package, if another package has one of its name")
  func packages() throws {
    let frames = (overrun, "[[1, 2]]")
    let text = macrobenchmark(
      benchmark("scroll", frames, package: "a"), benchmark("scroll", frames, package: "b"),
      benchmark("fling", frames, package: "b"))
    #expect(
      try log(text).series.map(\.name)
        == ["a.ScrollBenchmark.scroll", "b.ScrollBenchmark.scroll", "ScrollBenchmark.fling"])
    let chosen = try log(text, column: "b.ScrollBenchmark.scroll")
    #expect(chosen.series.map(\.name) == ["b.ScrollBenchmark.scroll"])
  }

  @Test("of a Macrobenchmark has an overrun above 0, however little it works on the CPU")
  func overruns() throws {
    let log = try log(try deviceLog("macrobenchmark-overrun-late.json"))
    let late = try #require(try log.late(at: 60))
    #expect(
      late.hitches.count == 2 && late.missedTicks == 2 && late.hitches.map(\.missedTicks).max() == 1
    )
    #expect(abs(late.hitchRatio - 1_000 * 2.0 / 22) < 1e-9)
    let text = try log.text(at: 60)
    #expect(text.contains("2 of 20 frames (10 %)"), "\(text)")
    #expect(text.contains("12.00 ms, the worst 6.00 ms"), "\(text)")
    #expect(!text.contains("fps"))
    #expect(log.series[0].iterations.count == 2)
  }

  @Test("of a Macrobenchmark is known without the work, and counts the ticks begun")
  func overrunsAlone() throws {
    let log = try log(
      macrobenchmark(benchmark("scroll", (overrun, "[[-5, 0, 0.1], [16.6, 16.7, -1]]"))))
    let late = try #require(try log.late(at: 60))
    #expect(
      late.hitches.count == 3 && late.missedTicks == 4 && late.hitches.map(\.missedTicks).max() == 2
    )
    let text = try log.text(at: 60)
    #expect(text.contains("6 frames") && text.contains("overrun_p50_ms"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    // Without the refresh rate the lateness is known, and its ticks are not.
    let figures = try DeviceSession(log.series[0], refreshRate: nil).figures.map(\.name)
    #expect(figures.contains("late_ms") && !figures.contains("hitch_ms"))
  }

  @Test("of a Macrobenchmark is refused where the lists are not of the same iterations")
  func listsApart() {
    expectFault(
      "have different numbers of iterations",
      macrobenchmark(benchmark("scroll", (work, "[[1], [2]]"), (overrun, "[[1]]"))))
  }

  @Test("is unknown where a Macrobenchmark has only work: a run per iteration, without hitches")
  func cpuWork() throws {
    let text = macrobenchmark(
      benchmark("scroll", (work, "[[5.0, 6.5, 20.0], [7.0, -1.0, 8.0]]")),
      benchmark("start", ("frameCount", "[[1]]")))
    let log = try log(text)
    #expect(log.series[0].source == "com.example.ScrollBenchmark.scroll")
    let cpu = [[5, 6.5, 20], [7, 8]].map { LoggedFrames.work([.init("cpu", $0)]) }
    #expect(log.series[0].iterations.map(\.frames) == cpu)
    #expect(log.notes.contains { $0.hasPrefix("1 frame without a time") })
    try expectWork(log, "1 of 5 frames (20 %) over the budget of 16.67 ms")
    // The median of the medians of both iterations.
    #expect(try log.session(at: 60).figures.first { $0.name == "cpu_p50_ms" }?.value == 7)
    expectFault("is no JSON, or cut off", String(text.dropLast(3)))
  }

  @Test("of Android ends at the deadline or later on the GPU, and is unknown without a deadline")
  func deadlines() throws {
    let header = "Flags,IntendedVsync,FrameCompleted,GpuCompleted,FrameDeadline,FrameInterval"
    let log = try log(
      gfxinfo(
        header, "0,1000,9001000,13001000,13001000,16666667",
        "0,1000000000,1005000000,1019999999,1020000000,16666667",
        "0,2000000000,2005000000,2021000000,2020000000,16666667",
        "0,3000000000,3021000000,0,3020000000,16666667",
        "0,4000000000,4019000000,0,4020000000,-1",
        "0,5000000000,5900000000,0,\(Int.max),16666667"))
    guard case .deadlines(let deadlines) = log.frames else {
      Issue.record("\(log.frames)")
      return
    }
    #expect(deadlines.overruns.map { $0 > 0 } == [true, false, true, true, false])
    #expect(deadlines.work?.times.count == 6)
    #expect(
      log.notes == [
        "1 frame without a deadline not judged",
        "more than 50 % of the time has no frame, and ratios and rates include it",
      ])
    let rate = try log.text(at: 90)
    #expect(rate.contains("note: the log states 60 Hz, where 90 Hz is given"), "\(rate)")
    #expect(try !log.text(at: 60).contains("states"))
    let unknown = try DeviceLogsTests.log(
      gfxinfo(header, "0,1000,20001000,0,\(Int.max),-1", "0,30000000,32000000,0,-1,-1"))
    try expectWork(unknown, "1 of 2 frames (50 %) over the budget of 16.67 ms")
  }

  @Test("of Android has the interval where its column bears another's name, as in Android 12 to 15")
  func misnamedInterval() throws {
    let header = "Flags,IntendedVsync,FrameDeadline,FrameInterval,FrameStartTime,FrameCompleted"
    func row(_ start: Int, _ interval: Int, _ work: Int) -> String {
      "0,\(start),\(start + interval),\(start + 500_000),\(interval),\(start + work)"
    }
    let starts = (0..<8).map { 70_000_000_000 + $0 * 8_333_333 }
    let log = try log(
      gfxinfo(header, starts.map { row($0, 8_333_333, 6_000_000) }.joined(separator: ",\n")))
    #expect(try #require(log.series[0].refreshRate).rounded() == 120)
    #expect(log.notes.isEmpty)
    #expect(try log.late(at: 120)?.hitches.count == 0)
    let mixed = starts.map { row($0, $0 < starts[5] ? 8_333_333 : 16_666_667, 9_000_000) }
    #expect(
      try DeviceLogsTests.log(gfxinfo(header, mixed.joined(separator: ",\n"))).notes == [
        "the refresh rate varies: 3 frames with another interval than 8.333 ms, the median"
      ])
    let halves = starts.map { row($0, $0 < starts[4] ? 8_333_333 : 16_666_667, 9_000_000) }
    let rate = try DeviceLogsTests.log(gfxinfo(header, halves.joined(separator: ",\n")))
      .series[0].refreshRate
    #expect(rate?.rounded() == 120, "a rate that frames have")
    let unknown = try DeviceLogsTests.log(gfxinfo(header, row(70_000_000_000, -1, 6_000_000)))
    #expect(unknown.series[0].refreshRate == nil)
  }

  @Test("is none that takes longer than a frame can, which is left out with a note")
  func implausible() throws {
    let log = try log(try deviceLog("gfxinfo-implausible.txt"))
    #expect(log.notes == ["1 frame without a time that a frame can take left out"])
    let late = try #require(try log.late(at: 60))
    #expect(late.frames == 4 && late.hitches.count == 0)
    let benchmark = benchmark("a", (work, "[[1e15, 1]]"), (overrun, "[[1e15, -1e15]]"))
    expectFault("none with a time that a frame can take", macrobenchmark(benchmark))
  }

  @Test(
    "is unknown in a CSV column of work, whatever its tool",
    arguments: [
      "cpu_ms", "MsCPUBusy", "frame_duration_ms", "raster time (ms)", "dur",
    ])
  func columnsOfWork(column: String) throws {
    let text = "index,\(column)\n1,10\n2,20\n3,10\n"
    try expectWork(
      try log(text, column: column), "1 of 3 frames (33 %) over the budget of 16.67 ms")
    let interval = try log(text.replacing(column, with: "frame_ms"), column: "frame_ms")
    #expect(interval.frames == .intervals([10, 20, 10]))
  }
}
