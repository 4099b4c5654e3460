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
}
