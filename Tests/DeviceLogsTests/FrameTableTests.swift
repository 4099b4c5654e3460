import Analysis
import FileTesting
import Reporting
import SeededRandom
import Testing

@Suite("A log of frames from elsewhere")
struct FrameTableTests {
  @Test(
    "leaves out what C and .NET write for no number",
    arguments: ["inf", "-Infinity", "NaN", "-nan(ind)", "1.#INF00", "∞", "-", "n/a"])
  func noNumber(_ text: String) throws {
    let log = try log("fps,frametime\n60,16.6\n\(text),0\n60,\(text)\n")
    #expect(log.frames == .intervals([16.6]))
    #expect(log.notes == ["2 frames without a time that a frame can take left out"])
  }

  @Test(
    "of any CSV file takes the column that is named, in the unit that its name ends with",
    arguments: [
      ("frame_ms", 8.0, "8"), ("frame_us", 8, "8000"), ("frame_ns", 8, "8000000"),
      ("frame_time_s", 8_000, "8"), ("frametime", 8, "8"), ("FrameTime_ms", 8, "8e0"),
    ])
  func anyCSV(column: String, milliseconds: Double, field: String) throws {
    let text = "index,\(column)\r\n1,\(field)\r\n2,\r\n"
    let log = try log(text)
    #expect(log.format == "csv")
    #expect(abs(log.times[0] - milliseconds) < 1e-9)
    #expect(log.notes == ["1 frame without a time that a frame can take left out"])
    #expect(try DeviceLogsTests.log(text, column: column).times == log.times)
  }

  @Test(
    "of any CSV file takes no unit out of a word that happens to end like one",
    arguments: [
      ("durations", 1.0), ("status", 1), ("FRAMES", 1), ("TIMEUS", 1), ("items", 1), ("ns", 1e-6),
      ("frame ns", 1e-6), ("Frame Time (us)", 1e-3), ("frame time [µs]", 1e-3), ("frame.ms", 1),
      ("frameTimeNs", 1e-6), ("time (s)", 1_000), ("frameS", 1), ("frame time (frames)", 1),
    ])
  func units(column: String, milliseconds: Double) throws {
    let times = try log("index,\(column)\n1,8\n", column: column).times
    #expect(times.count == 1 && abs(times[0] - 8 * milliseconds) < 1e-12)
  }

  @Test(
    "of any CSV file takes the column of frame times, however its name is spelled",
    arguments: [
      "Frame index, Frame time (ms), Generated (ms)", "Frame;FrameTimeMs", "Frame, Frame Time [ms]",
      "Culling,Frame (ms), GT (ms)", "Frame, Delta (ms) , Memory (mb)", "round,delta_ms", "x,dt_ms",
      "frame,ms", "Time,DeltaTime",
    ])
  func names(header: String) throws {
    let isSemicolon = header.contains(";")
    let log = try log(header + (isSemicolon ? "\n1;8,5;\n2;8,25;\n" : "\n1, 8.5,\n2, 8.25,\n"))
    #expect(log.format == "csv" && log.times == [8.5, 8.25])
  }

  @Test("takes time stamps for those of frames beside the numbers of frames only")
  func frameNumbers() throws {
    let rows = "\n    1,     0.000\n    2,    16.500\n    3,    33.250\n"
    #expect(try log("Frame, Time (ms)" + rows).times == [16.5, 16.75])
    expectFault("no known name", "Frames, Time (ms)" + rows)
    expectFault("no known name", "Frame, Time" + rows)
  }

  @Test("of few numbers that grow and may be frame times has stamps only by their name")
  func fewStamps() throws {
    expectFault(
      "line 1, column Time (ms): fewer than eight numbers that grow may be time stamps or frame",
      "Frame,Time (ms)\n1,16.1\n2,16.5\n3,16.9\n")
    #expect(try log("timestamp_ms\n100\n116\n").times == [16])
  }

  @Test("is read below lines of other things, up to empty lines behind the rows")
  func otherLines() throws {
    let log = try log(
      """
      # Max frame time (ms),33.1
      === FRAMES ===
      frame,dt_ms,timestamp_ms
      0,8.5,8.5
      1,8.25,16.75


      """)
    #expect(log.times == [8.5, 8.25] && log.notes.isEmpty)
    // A name in a row is none of a column.
    expectFault("line 1: no known name", "name,value\nframe_ms,8\nx,9\n")
  }

  @Test("is found below titles, and refused without names of columns")
  func titles() throws {
    #expect(try log("# frame times\nindex,frame_ms\n0,16.6\n").times == [16.6])
    #expect(try log("Frame times\nindex,frame_ms\n0,16.6\n").times == [16.6])
    let lines = (1...101).map { "\($0)\n" }.joined()
    expectFault("line 1: the names of columns are expected", "\n\(lines)x\n\n", column: "x")
    expectFault("line 1: the names of columns are expected", ",\n1\n")
    expectFault("no table below a header", "some text\nmore\n")
    // With as many columns as may be, each one that of times.
    let many = (1...2_000).map { "\($0) ms" }.joined(separator: ",")
    expectFault("no known name of a frame time column", many + "\n")
  }

  @Test("has no frames in the durations of anything, in samples, and in overruns")
  func noFrames() throws {
    expectFault("no known name", "event_name,duration_us\nscreen,5000\nscreen,6000\n")
    #expect(try log("Frame,Duration (us)\n1,5000\n2,6000\n").times == [5, 6])
    let seconds = (0..<20).map { "\($0),60\n" }.joined()
    expectFault("1000 ms apart (s, as given)", "Time,n\n" + seconds, column: "Time", unit: .s)
    expectFault("negative, as overruns are", "over_ms\n-3\n-4\n1\n", column: "over_ms")
  }

  @Test("has no interval beside a missing time stamp, and takes the unit from their differences")
  func stamps() throws {
    let rows = (0..<20).map { "\($0 == 5 ? "NA" : "\(30 + Double($0) / 64)"),64\n" }.joined()
    let log = try log("Time,FPS\n" + rows, column: "Time")
    #expect(log.times == Array(repeating: 1_000.0 / 64, count: 17))
    #expect(log.series[0].definition.contains("(s, as fps says)"))
    #expect(log.notes == ["2 frames without a time that a frame can take left out"])
  }

  @Test("has numbers in quotes, and lines that only look empty")
  func quoted() throws {
    let log = try log(
      "\"frame_time\",\"fps\"\n" + String(repeating: "\"16667\",\"60\"\n", count: 3))
    #expect(log.times.allSatisfy { abs($0 - 16.667) < 1e-9 })
    #expect(log.series[0].definition.contains("(us, as fps says)"))
    let shell = try DeviceLogsTests.log("frame_ms,fps\r\r\n16,60\r\r\n\r\r\n  \r\n17,60\r\r\n")
    #expect(shell.times == [16, 17] && shell.notes.isEmpty)
  }

  @Test("with a column named strategy is another tool's unless it has the scenario too")
  func strategies() throws {
    #expect(try log("strategy,frame_ms\na,16\na,17\n").times == [16, 17])
    expectFault("was written by scrollbench", "scenario,strategy,frame_ms\na,b,16\n", format: "csv")
  }

  @Test("of samples in any table says so, and not of frames")
  func samples() throws {
    func notes(_ step: Double) throws -> [String] {
      try log(
        "Timestamp,FrameTime,FPS\n"
          + (0..<20).map { "\(1 + Double($0) * step),8,n/a fps\n" }.joined()
      ).notes
    }
    #expect(try notes(0.008).isEmpty && notes(8).isEmpty)
    let samples =
      "the rows are samples, 500 ms apart by Timestamp, not all frames, or their times are"
    #expect(try notes(0.5) == [samples + " work: what lies between them is unknown"])
  }

  @Test("is refused with a row of words below rows of numbers, which is no frame")
  func summaryRow() throws {
    let frames = "frame,frame_ms\n0,16\n1,17\n"
    expectFault(
      "line 4: \"Average\" begins a row, and a number each row above", frames + "Average,16.5\n")
    #expect(try log(frames + "NA,16\n").times == [16, 17, 16])
    #expect(try log("name,frame_ms\na,16\n1,17\nb,16\n").times == [16, 17, 16])
  }

  @Test("of Unreal's FPSChart is below that of its percentiles")
  func percentilesAbove() throws {
    let chart = "Percentile,Frame (ms),GT (ms)\n50,16.6,9\n99,20,10\n\n"
    let log = try log(chart + "Time (sec),Frame (ms),GT (ms)\n0.016,16.6,9\n0.033,16.7,9\n")
    #expect(log.times == [16.6, 16.7])
  }

  @Test("reads every number as the standard library reads it")
  func numbers() throws {
    var generator = SeededGenerator(seed: 5)
    var texts = ["1e0", "1E+1", "2.5e-1", "0.1", ".5", "5.", "+3", "12345.123456789", "1e4"]
    for _ in 0..<500 {
      let whole = generator.number(in: 1...59_999)
      let fraction = String(generator.number(in: 0...999_999_999))
      texts.append("\(whole).\(fraction.prefix(generator.number(in: 1...9)))")
    }
    let log = try log("frame_ms\n" + texts.joined(separator: "\n") + "\n")
    #expect(log.times == texts.map { Double($0 == "5." ? "5.0" : $0) ?? -1 })
  }

  @Test("lacks a last line without a line feed that is shorter or lacks columns")
  func cutInTheLastNumber() throws {
    for rows in ["fps,frametime\n60,16.5\n60,16.6\n60,1", "fps,frametime\n60,16.5\n60,16.6\n60"] {
      let log = try log(rows)
      #expect(log.format == "csv" && log.times == [16.5, 16.6])
      #expect(log.notes == ["the last line is cut off and was left out"])
    }
  }

  @Test("of any CSV file takes a last line without a line feed unless it may lack a digit")
  func openEnd() throws {
    let cut = ["the last line is cut off and was left out"]
    let open = ["the last line does not end with a line feed, and was taken for whole"]
    let cases: [(String, [Double], [String])] = [
      ("frame_ms\n8.1\n8.2\n8", [8.1, 8.2], cut),
      ("frame_ms\n8.1\n8\n9", [8.1, 8, 9], open),
      ("frame_ms\n8.1\n8.25", [8.1, 8.25], open),
      ("frame_ms\n8", [8], open),
      ("frame_ms\n8\n9\n", [8, 9], []),
      // What is cut is of another column, or the comma behind the number is there.
      ("frame_ms,name\n8.1,abc\n9,a", [8.1, 9], []),
      ("frame_ms,\n8.1,\n9,", [8.1, 9], []),
      ("name,frame_ms\na,8.1\na,9", [8.1], cut),
      ("name,frame_ms\na,8.1\na", [8.1], cut),
    ]
    for (text, times, caveats) in cases {
      let log = try log(text)
      #expect(log.times == times && log.notes == caveats, "\(text): \(log)")
    }
  }

  @Test("leaves out times that no frame can take")
  func senseless() throws {
    let log = try log("frame_ms\n1e300\n1e-300\n-5\n8\n")
    #expect(log.times == [8])
    #expect(try !log.text(at: 60).isEmpty)
    let dump = try DeviceLogsTests.log(
      gfxinfo(
        "Flags,IntendedVsync,FrameCompleted", "0,-9000000000000000000,9000000000000000000",
        "0,0,8000000"))
    #expect(dump.times == [8])
  }

  @Test("without a column of times is refused with its columns and the accepted flag")
  func faults() {
    expectFault("is empty", "")
    expectFault("no known name of a frame time column among a and b", "a,b\n1,2\n")
    expectFault("there is no column c; the columns are a and b", "a,b\n1,2\n", column: "c")
    expectFault("line 2, column a: \"x\": a number, or NA, is expected", "a\nx\n", column: "a")
    expectFault(
      "line 3: 1 field, where the header has 2 columns", "a,b\n1,2\n1\n1,2\n", column: "a")
    expectFault("none with a time that a frame can take", "a\n0\nNA\n", column: "a")
    expectFault("line 1: numbers without the names of their columns", "1.5,60\n2.5,60\n")
    expectFault(
      "which samples its sensors and has no frames",
      "00, 01-02-2023 04:05:06, Hardware monitoring log v1.6 \n80, 01-02-2023 04:05:06, 60.000\n")
    expectFault(
      "is a log of MSI Afterburner", "0, 1, Hardware monitoring log v1.6 ,,\n80, 1, 60,,\n")
    expectFault(
      "is a log of Unreal's CSV profiler",
      "EVENTS,FrameTime,GPUTime\n,8.5,6\nA,9.5,7,1\nEVENTS,FrameTime,GPUTime,B\n[HasHeaderRowAtEnd],1,[c],d\n"
    )
    expectFault("was written by scrollbench", "schema_version,frame_ns\n1,2\n")
    expectFault("not a PresentMon log", "a,b\n1,2\n", format: "presentmon")
  }

  @Test("rounds intervals to ticks, so that jitter is no hitch and a half tick is none either")
  func slots() {
    let model = LogTicks(refreshRate: 100)
    for (interval, slots) in [
      (0.1, 1), (9, 1), (10, 1), (14.9, 1), (15, 1), (15.1, 2), (20, 2), (25, 2), (25.1, 3),
      (100, 10),
    ] {
      #expect(model.slots(interval) == slots, "\(interval)")
    }
    #expect(model.fit([10, 20, 10.4, 9.7]) && !model.fit([3, 7, 12, 5]))
    // Far below a tick: of a program that does not wait for the display.
    #expect(!model.fit([0.4, 0.5, 0.4]) && model.fit([10, 0.4, 10, 10]))
  }

  @Test(
    "says what the chosen column is",
    arguments: [
      ("MsBetweenPresents", "MsBetweenPresents, taken for the time from frame to frame (ms"),
      ("DisplayLatency", "DisplayLatency, a time within each frame by its name (ms"),
      ("MsUntilDisplayed", "MsUntilDisplayed, a time within each frame by its name (ms"),
      ("GPU (ms)", "GPU (ms), a time within each frame by its name (ms"),
    ])
  func chosenColumn(_ column: String, _ sentence: String) throws {
    let log = try log("Application,\(column)\na,8\na,7\n", format: "csv", column: column)
    #expect(log.series[0].definition.hasPrefix(sentence), "\(log.series[0].definition)")
  }

  @Test("has the name of its column escaped in Markdown")
  func markup() throws {
    let log = try log("x,<b>_ms\n1,8\n2,9\n", column: "<b>_ms")
    let markdown = try log.report(at: 60).markdown
    #expect(markdown.contains("\\<b\\>") && !markdown.contains("<b>"), "\(markdown)")
  }

  @Test("has the four lows under their names, and the figures of its frames")
  func report() throws {
    let rows = Array(repeating: "10", count: 99) + ["30"]
    let log = try log("frame_ms\n" + rows.joined(separator: "\n") + "\n")
    let late = try #require(try log.late(at: 100))
    #expect(late.hitchMilliseconds == 20 && late.worstHitchMilliseconds == 20)
    // 20 ms late in 1.02 s.
    #expect(abs(late.hitchRatio - 20 / 1.02) < 1e-9)
    let text = try log.text(at: 100)
    for name in [
      "p1_fps", "1pct_low_average", "1pct_low_integral", "1pct_min_mangohud", "average_fps",
    ] {
      #expect(text.split(separator: "\n").count { $0.contains(name) } == 1, "\(name)")
    }
    #expect(text.contains("1 of 100 frames (1 %), longer than 1.5 ticks"))
    #expect(text.contains("19.6 ms/s: critical"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }
}
