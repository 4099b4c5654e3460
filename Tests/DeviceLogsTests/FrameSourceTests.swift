import RunData
import Testing

@Suite("The source of the frames of a log")
struct FrameSourceTests {
  private let metric = "frameDurationCpuMs"

  @Test("is a swap chain of one process, whatever the names and addresses of others")
  func twoProcesses() throws {
    let text = try deviceLog("presentmon-two-processes.csv")
    let first = try log(text)
    #expect(
      first.series[0].source == "list.exe (process 100)" && first.series[0].name == "list.exe")
    #expect(first.frames.count == 4)
    #expect(
      first.notes == [
        "4 frames of list.exe (process 200) left out: the one with most frames is judged, --process"
          + " chooses another"
      ])
    #expect(try first.late(at: 60)?.hitches.count == 0)
    let second = try log(text, process: "200")
    #expect(second.series[0].source == "list.exe (process 200)")
    #expect(second.notes == ["4 frames of list.exe (process 100) left out"])
    #expect(try second.late(at: 60)?.hitchRatio == 500)
  }

  @Test("is a process that an option chooses, and the desktop only then or alone")
  func chosenProcess() throws {
    let text = try deviceLog("presentmon-choose.csv")
    let unchosen = try log(text)
    #expect(unchosen.series[0].name == "list.exe")
    #expect(
      unchosen.notes == [
        "6 frames of the desktop, dwm.exe, left out: it shows what other programs draw; --process"
          + " chooses it"
      ])
    #expect(try log(text, process: "DWM.exe").frames.count == 6)
    let alone = text.split(separator: "\n").prefix(7).joined(separator: "\n") + "\n"
    let desktop = try log(alone)
    #expect(desktop.series[0].name == "dwm.exe" && desktop.notes.isEmpty)
    for process in ["list.exe", "List.EXE", "200"] {
      let log = try log(text, process: process)
      let late = try #require(try log.late(at: 60))
      #expect(late.hitches.count == 4 && late.missedTicks == 8)
      #expect(abs(late.hitchRatio - 666.7) < 0.1)
      #expect(log.notes == ["6 frames of dwm.exe (process 100) left out"])
    }
    expectFault(
      "has no process x: it has dwm.exe (process 100) and list.exe (process 200)", text,
      process: "x")
  }

  @Test("is not chosen by an option that its format does not have")
  func uselessChoices() throws {
    expectFault(
      "is a log of csv: --process is for logs of xctrace, perfetto, gfxinfo and presentmon",
      "frame_ms\n8\n", process: "x")
    expectFault(
      "is a log of xctest: --column is for logs of macrobenchmark, flutter, gfxinfo and csv", "[]",
      column: "x")
    expectFault("is a log of xctest: --unit is for logs of csv", "[]", unit: .ms)
    expectFault(
      "has one report: --column is for files of several", #"{"frame_build_times": [8]}"#,
      column: "x")
  }

  @Test("is one of several swap chains of a process, named by its address")
  func chains() throws {
    let log = try log(
      """
      Application,ProcessID,SwapChainAddress,FrameTime
      a.exe,1,0x1,8
      a.exe,1,0x2,9
      a.exe,1,0x2,9

      """)
    #expect(log.series[0].source == "a.exe (process 1, swap chain 0x2)" && log.times == [9, 9])
    #expect(log.notes[0].hasPrefix("1 frame of a.exe (process 1, swap chain 0x1) left out"))
  }

  @Test("is one window of a dump, which is named and chosen")
  func windows() throws {
    let text = try deviceLog("gfxinfo-windows.txt")
    let main = "com.example.app/com.example.app.Main"
    for choice in [nil, main] {
      let log = try log(text, column: choice)
      #expect(log.series[0].source == main + " (process 41)" && log.series[0].name == main)
      #expect(log.notes[0].hasPrefix("4 frames of PopupWindow:1 (process 41) left out"))
      let late = try #require(try log.late(at: 60))
      #expect(late.frames == 4 && late.hitches.count == 0)
    }
    let other = try log(text, column: "PopupWindow:1", process: "com.example.app")
    #expect(try other.late(at: 60)?.hitches.count == 4)
    expectFault(
      "has no window x of process 7: it has \(main) (process 41) and PopupWindow:1", text,
      column: "x", process: "7")
  }

  @Test("is a window of one process and of one root, if several bear its name")
  func rootsAndProcesses() throws {
    let begun = gfxinfo("Flags,IntendedVsync,FrameCompleted", "0,1000,0")
    let section = gfxinfo("Flags,IntendedVsync,FrameCompleted", "0,1000,8001000")
    let completed = try DeviceLogsTests.log(begun + section)
    #expect(completed.times == [8] && !completed.notes.contains { $0.contains("without a time") })
    let longer = gfxinfo("Flags,IntendedVsync,FrameCompleted", "0,1,9000001", "0,2,9000002")
    let text = """
      ** Graphics info for pid 1 [a.b] **
      \ta.b/.Main/android.view.ViewRootImpl@1f (visibility=0)
      \(section)
      \ta.b/.Main/android.view.ViewRootImpl@2e (visibility=8)
      \(section)
      ** Graphics info for pid 2 [a.b:remote] **
      Window: a.b/.Main
      \(longer)
      """
    #expect(try log(text).series[0].source == "a.b/.Main (process 2)")
    let root = "a.b/.Main/android.view.ViewRootImpl@2e"
    let log = try log(text, column: root)
    #expect(log.series[0].source == root + " (process 1)" && log.times == [8])
    #expect(log.time == RecordingTime(.device, from: 1e-6, to: 0.008001))
    #expect(try DeviceLogsTests.log(text, process: "a.b:remote").frames.count == 2)
    #expect(try DeviceLogsTests.log(text, column: "a.b/.Main", process: "1").frames.count == 1)
  }

  @Test("is that of the earliest rows among equals; a section without rows is of none")
  func emptySections() throws {
    let header = "Flags,IntendedVsync,FrameCompleted"
    let empty = "Window: a\n" + gfxinfo(header)
    let text = empty + "\nWindow: b\n" + gfxinfo(header, "0,1,9000001") + "\n"
    #expect(try log(text).series[0].name == "b")
    #expect(try log(text + "Window: a\n" + gfxinfo(header, "0,1,8000001")).series[0].name == "b")
    expectFault("has no window a: it has b", text, column: "a")
    expectFault("holds no frame: nothing", empty)
    expectFault("line 2: the section that begins here is never closed", "x\n---PROFILEDATA---")
  }

  @Test("is one window where no section names any, and a frame of two dumps counts once")
  func unnamedSections() throws {
    let old = "Flags,IntendedVsync,Vsync,FrameCompleted,\n"
    let new =
      "Flags,FrameTimelineVsyncId,IntendedVsync,Vsync,InputEventId,FrameCompleted,GpuCompleted,\n"
    let log = try log(
      """
      Applications Graphics Acceleration Info:
      Uptime: 1 Realtime: 1

      ** Graphics info for pid 1 [a.b.c] **
      Total frames rendered: 5
      ---PROFILEDATA---
      \(old)0,1000000,1000000,11000000,
      1,1000000,1000000,99000000,
      0,20000000,20000000,45000000,
      0,50000000,50000000,0,
      ---PROFILEDATA---

      View hierarchy:
      ---PROFILEDATA---
      \(new)0,7,100000000,100000000,3,108000000,0,
      ---PROFILEDATA---
      ---PROFILEDATA---
      \(old)0,20000000,20000000,45000000,
      ---PROFILEDATA---

      """)
    #expect(log.format == "gfxinfo" && log.times == [10, 25, 8])
    #expect(log.series[0].name == "a.b.c")
    #expect(
      log.notes == [
        "1 frame with flags left out, as Android's documentation says",
        "1 frame that an earlier dump shows counted once",
        "3 sections that name no window are taken for one window",
        "1 frame without a time that a frame can take left out",
      ])
    expectFault("never closed", "---PROFILEDATA---\n\(old)0,1,1,2,\n")
    expectFault(
      "lacks FrameCompleted", "---PROFILEDATA---\nFlags,IntendedVsync\n0,1\n---PROFILEDATA---\n")
    expectFault(
      "line 3, column IntendedVsync: \"x\"",
      "---PROFILEDATA---\n\(old)0,x,1,2,\n---PROFILEDATA---\n")
    expectFault("no ---PROFILEDATA--- section", "a\n", format: "gfxinfo")
  }

  @Test("has a gap between dumps that do not overlap, by their totals or if they are full")
  func gaps() throws {
    func dump(from frame: Int, _ count: Int = 120, total: Int?, window: String = "") -> String {
      let rows = (frame..<frame + count).map { "0,\($0)0000000,\($0)8000000" }
      return "** Graphics info for pid 1 [a.b] **\n"
        + (total.map { "Total frames rendered: \($0)\n" } ?? "")
        + window + gfxinfo("Flags,IntendedVsync,FrameCompleted", rows.joined(separator: ",\n"))
    }
    func gap(_ totals: Int?...) throws -> [String] {
      let dumps = totals.enumerated().map { dump(from: 100 + 200 * $0.offset, total: $0.element) }
      return try log(dumps.joined()).notes.filter { $0.contains("of the dump before") }
        .compactMap { $0.split(separator: ": ").last.map(String.init) }
    }
    let unknown = "frames between them are unknown, and count as none"
    #expect(try gap(120, 240).isEmpty)
    let known = "frames between them (80 by their totals) are unknown, and count as none"
    #expect(try gap(130, 330) == [known])
    #expect(try gap(130, nil) == [unknown] && gap(nil, 300) == [unknown])
    #expect(try gap(330, 130) == [unknown] && gap(130, 330, 100) == [unknown])
    // A total of all windows of the process says nothing of one of them.
    let windows = try log(
      [(100, 130), (300, 330)].map { dump(from: $0, total: $1, window: "Window: main\n") }.joined())
    #expect(windows.notes.contains { $0.hasSuffix(unknown) })
    // Of a device that keeps 10 frames; up to 4 are in flight.
    for (total, lost) in [(23, nil), (24, nil), (25, "(5 by their totals)")] {
      let notes = try log(dump(from: 1, 10, total: 10) + dump(from: 20, 10, total: total)).notes
      let gap = notes.first { $0.contains("of the dump before") }
      #expect(lost.map { gap?.contains($0) == true } ?? (gap == nil), "\(total)")
    }
    let overlap = try log(dump(from: 100, total: 120) + dump(from: 219, total: 900))
    #expect(!overlap.notes.contains { $0.contains("of the dump before") })
  }

  @Test(
    "is a column that occurs once",
    arguments: [
      ("Application,MsBetweenPresents,msbetweenpresents", "a,1,2"),
      ("fps,frametime,frametime", "1,2,3"),
      ("frame_ms,FRAME_MS", "1,2"),
    ])
  func doubleColumns(header: String, row: String) throws {
    expectFault("line 1: the column ", "\(header)\n\(row)\n")
    expectFault("occurs twice", "\(header)\n\(row)\n")
    expectFault("the column frame_ms occurs twice", try deviceLog("duplicate-column.csv"))
    expectFault(
      "line 2: the column Flags occurs twice",
      gfxinfo("Flags,Flags,IntendedVsync,FrameCompleted", "0,0,1,2"))
    // The name as it is written tells them apart, and other columns do not matter.
    let log = try log("x,x,frame_ms,FRAME_MS\n1,2,3,4\n", column: "FRAME_MS")
    #expect(log.frames == .intervals([4]))
  }

  @Test("is each benchmark, told apart by name, parameters and class, and chosen by any name")
  func benchmarks() throws {
    let two = macrobenchmark(
      benchmark("a", (metric, "[[1]]")), benchmark("b", (metric, "[[2], [3]]")))
    let both = try log(two)
    #expect(both.series.map(\.name) == ["ScrollBenchmark.a", "ScrollBenchmark.b"])
    #expect(both.series.map(\.iterations.count) == [1, 2])
    #expect(try log(two, column: "b").series.map(\.name) == ["ScrollBenchmark.b"])
    expectFault(
      "has no benchmark c with frames: it has com.example.ScrollBenchmark.a and com.example", two,
      column: "c")
    let same = macrobenchmark(
      benchmark("a", (metric, "[[1]]")),
      benchmark("a", (metric, "[[2]]")).replacing("com.example.", with: "org.example."))
    #expect(try log(same, column: "a").series.count == 2)
    #expect(try log("\u{FEFF}" + same, column: "org.example.ScrollBenchmark.a").times == [2])
    expectFault(
      "has no benchmark with frameOverrunMs or frameDurationCpuMs",
      macrobenchmark(benchmark("a", ("frameCount", "[[1]]"))))
    expectFault(
      "none with a time that a frame can take",
      macrobenchmark(benchmark("a", (metric, "[[], [0]]"))))
    expectFault("runs", macrobenchmark(benchmark("a", (metric, "[1, 2]"))))
  }

  @Test("is a benchmark with its parameters")
  func parameters() throws {
    let text = try deviceLog("macrobenchmark-params.json")
    for column in [nil, "scroll", "com.example.ListBenchmark.scroll"] {
      let names = try log(text, column: column).series.map(\.name)
      #expect(names == ["COLD", "WARM"].map { "ListBenchmark.scroll[mode=\($0)]" })
    }
    for column in ["scroll[mode=WARM]", "com.example.ListBenchmark.scroll[mode=WARM]"] {
      let log = try log(text, column: column)
      #expect(log.series[0].source == "com.example.ListBenchmark.scroll[mode=WARM]")
      #expect(log.times == [20, 20, 20, 20])
    }
    let named = benchmark("s[b=1,a=2]", (metric, "[[1]]"), params: #"{"b": "1", "a": "2"}"#)
    #expect(try log(macrobenchmark(named)).series[0].name == "ScrollBenchmark.s[b=1,a=2]")
    expectFault(
      "several benchmarks of the same class, name and parameters", macrobenchmark(named, named))
  }

  @Test("is each process of a benchmark, by the suffix of its metrics")
  func processes() throws {
    let text = macrobenchmark(
      benchmark(
        "scroll", (metric, "[[1, 2]]"), (metric + "App", "[[3]]"), ("frameOverrunMsApp", "[[-7]]")))
    let both = try log(text)
    #expect(both.series.map(\.name) == ["scroll", "scroll App"].map { "ScrollBenchmark.\($0)" })
    #expect(try log(text, column: "scroll").times == [1, 2])
    let app = try log(text, column: "com.example.ScrollBenchmark.scroll App")
    #expect(app.frames == .deadlines(.init(overruns: [-7], work: .init("cpu", [3]))))
    #expect(try app.text(at: 60).contains("by frameOverrunMsApp: late above 0"))
    let apart = benchmark("a", (metric + "App", "[[1, 2]]"), ("frameOverrunMsApp", "[[1]]"))
    expectFault(
      "iteration 1 has 2 frameDurationCpuMsApp and 1 frameOverrunMsApp", macrobenchmark(apart))
  }

  @Test("does not depend on other metrics of a benchmark, such as a time stamp")
  func otherMetrics() throws {
    for others in ["[[1.7e18]]", "[1, 2]", "[[null]]", "null"] {
      let both = benchmark("a", (metric, "[[5]]"), ("firstFrameNs", others))
      #expect(try log(macrobenchmark(both)).times == [5], "\(others)")
    }
  }

  @Test("names the iterations of a benchmark that have no frame")
  func emptyIteration() throws {
    let log = try log(try deviceLog("macrobenchmark-empty-iteration.json"))
    #expect(log.series[0].iterations.count == 2)
    #expect(log.notes == ["iteration 1 of 3 has no frame"])
  }

  @Test("of SurfaceFlinger has the ticks and the times of frames shown, over dumps that overlap")
  func surfaceFlinger() throws {
    func dump(_ frames: Range<Int>) -> String {
      "10000000\n0\t0\t0\n"
        + frames.map { "\($0)5000000\t\($0 < 9 ? "\($0)7000000" : "\(Int.max)")\t\($0)6000000\n" }
        .joined()
        + "\n"
    }
    let log = try log(dump(1..<4) + dump(3..<6) + dump(7..<10))
    #expect(log.format == "surfaceflinger" && log.notes.isEmpty)
    #expect(log.series[0].refreshRate == 100)
    #expect(
      log.series[0].iterations.map(\.frames) == [.intervals([10, 10, 10, 10]), .intervals([10])])
    for empty in ["16666666\n\n", "16666666\n\n16666666\n\n16666666\n"] {
      expectFault("the name of a layer in dumpsys SurfaceFlinger --list is expected", empty)
    }
    // A device repeats the last frame.
    let repeated = "16666666\n5\t20000000\t7\n6\t40000000\t8\n6\t400000000\t8\n9\t60000000\t10\n"
    #expect(try DeviceLogsTests.log(repeated).times == [20, 20])
    expectFault("line 4: the nanoseconds of a tick, or below them", "16666666\n1 2 3\n\n1 2\n")
    let modes = try DeviceLogsTests.log(dump(1..<4) + "8333333\n0 91000000 0\n0 99000000 0\n")
    #expect(modes.series[0].refreshRate == nil && modes.frames == .intervals([10, 10]))
    #expect(modes.notes == ["the dumps have ticks of 8,333,333 and 10,000,000 ns"])
    expectFault(
      "line 2: the nanoseconds of a tick", "10000000\n1\n1 2 3\n", format: "surfaceflinger")
    expectFault("line 8: a frame that was shown before the one above", dump(5..<7) + dump(1..<3))
    let rest = try DeviceLogsTests.log(dump(1..<3) + "0\t7000000000000\t0\n")
    #expect(rest.series[0].iterations.map(\.frames) == [.intervals([10])])
    #expect(rest.notes == ["1 frame without a time that a frame can take left out"])
    let idle = try DeviceLogsTests.log(dump(1..<3) + "0\t1000000000\t0\n")
    #expect(
      idle.notes == [
        "more than 90 % of the time has no frame, and hitches, ratios and rates include it"
      ])
    // The time between dumps that do not overlap is in no interval.
    let apart = try DeviceLogsTests.log(
      dump(1..<3) + "10000000\n0\t1000000000\t0\n0\t1010000000\t0\n")
    #expect(apart.notes.isEmpty)
    let sample = try DeviceLogsTests.log(try deviceLog("surfaceflinger.txt"))
    #expect(sample.frames == .intervals([10, 20, 10]) && sample.notes.isEmpty)
    // Times without a name are none.
    expectFault("numbers without the names", "16666666\n16700000\n")
  }
}
