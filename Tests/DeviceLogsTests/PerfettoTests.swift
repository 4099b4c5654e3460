import DeviceLogs
import FileTesting
import Files
import RunData
import Testing

@Suite("A table of Perfetto's FrameTimeline")
struct PerfettoTests {
  /// A table of frames that begin every 10 ms, have 8 ms, and take 6 ms.
  ///
  /// - Parameter changes: Other values of frames by their columns.
  static func table(
    _ frames: Range<Int>, process: String = "app", columns: [String] = Self.columns,
    header: Bool = true, _ changes: [Int: [String: String]] = [:]
  ) -> String {
    let rows = frames.map { index in
      let start = 1_000_000_000 + index * 10_000_000
      let row = [
        "ts": "\(start)", "dur": "6000000", "expected_ts": "\(start)", "expected_dur": "8000000",
        "overrun": "-2000000", "surface_frame_token": "\(index)", "jank_type": "\"None\"",
        "present_type": "\"On-time Present\"", "layer_name": "\"main\"",
        "process": "\"\(process)\"",
      ].merging(changes[index] ?? [:]) { $1 }
      return columns.map { row[$0] ?? "\"[NULL]\"" }.joined(separator: ",") + "\n"
    }
    return (header ? columns.map { "\"\($0)\"" }.joined(separator: ",") + "\n" : "")
      + rows.joined()
  }

  static let columns = [
    "ts", "dur", "expected_ts", "expected_dur", "overrun", "surface_frame_token", "jank_type",
    "present_type", "layer_name", "process",
  ]

  @Test("states the refresh rate and the elapsed time")
  func clock() throws {
    let log = try DeviceLog(text: Self.table(0..<10))
    #expect(log.format == "perfetto")
    #expect(log.time == RecordingTime(.device, from: 1, to: 1.096))
    #expect(log.series[0].refreshRate == 100)
    let figures = try log.figures()
    #expect(figures["seconds"] == 0.096)
    #expect(figures["average_fps"] == 100)
    #expect(figures["late_frames"] == 0)
    #expect(figures["refresh_interval_ms"] == 10)
  }

  @Test("is read by the names of its columns, in any order and with a BOM and CRLF")
  func order() throws {
    let changes = [3: ["dur": "9500000", "overrun": "1500000"]]
    let usual = try DeviceLog(text: Self.table(0..<10, changes)).figures()
    let reversed = Self.table(0..<10, columns: Self.columns.reversed() + ["other"], changes)
    #expect(try DeviceLog(text: reversed).figures() == usual)
    let windows = "\u{FEFF}" + Self.table(0..<10, changes).replacing("\n", with: "\r\n")
    #expect(try DeviceLog(text: windows).figures() == usual)
    #expect(usual["late_ms"] == 1.5)
  }

  @Test("has the overruns of expected starts and durations if it has no others")
  func expectedDurations() throws {
    let columns = ["dur", "expected_dur", "ts", "expected_ts", "surface_frame_token"]
    let log = try DeviceLog(text: Self.table(0..<10, columns: columns, [3: ["dur": "9500000"]]))
    let figures = try log.figures()
    #expect(figures["late_frames"] == 1)
    #expect(figures["late_ms"] == 1.5)
    #expect(figures["dropped"] == nil && figures["app_jank"] == nil, "unknown, not 0")
  }

  @Test("without the tokens of frames has a frame in each row")
  func standardLibrary() throws {
    let log = try DeviceLog(
      text: Self.table(
        0..<10, columns: ["ts", "dur", "overrun"], [3: ["overrun": "9223372036854775807"]]))
    #expect(try log.figures()["frames"] == 9)
    #expect(log.series[0].refreshRate == nil)
    #expect(
      log.series[0].caveats.first
        == "no column names the process: all frames are taken for those of one")
  }

  @Test("has no name of a process where the tool writes a word or nothing for it")
  func unnamedProcess() throws {
    for word in ["[NULL]", "NULL", "null", ""] {
      let text = Self.table(0..<3, process: word).replacing("\"", with: "")
      #expect(try DeviceLog(text: text).series[0].source == "a process without a name", "\(word)")
    }
  }

  @Test("has quotes in names as the trace processor writes them, without escapes")
  func quotes() throws {
    let layers = ["Dialog \"a\"#1", "\"a\"", "\"", "a \"\"b\"\""].enumerated()
      .map { ($0.offset, ["layer_name": "\"\($0.element)\""]) }
    let names = Dictionary(uniqueKeysWithValues: layers)
    for name in ["app", "the \"app\""] {
      let log = try DeviceLog(text: Self.table(0..<10, process: name, names))
      #expect(try log.figures()["rows"] == 10)
      #expect(log.series[0].name == name)
    }
  }

  @Test("with rests between its frames has a caveat, for they count in ratios")
  func rests() throws {
    let later = Self.table(310..<320, header: false)
    #expect(
      try DeviceLog(text: Self.table(0..<10) + later).series[0].caveats == [
        "more than 90 % of the time has no frame, and ratios and rates include it"
      ])
  }

  @Test(
    "of another query is refused with the columns that are missing",
    arguments: [
      "frame_id,overrun\n1,2\n", "ts,dur,app_token,name\n1,2,3,app\n",
      "ts,dur,jank_type\n1,2,None\n", "frame_id,ts,dur,expected_frame_timeline_id\n1,2,3,4\n",
    ])
  func otherQueries(text: String) {
    expectFault("has no table of frames with deadlines: the columns ts, dur,", text)
  }

  @Test("joins the layers of a frame: the earliest start, the latest end, the largest overrun")
  func layers() throws {
    let popup = Self.table(
      3..<4, header: false,
      [3: ["ts": "1029000000", "dur": "10500000", "overrun": "1500000", "layer_name": "\"popup\""]])
    let figures = try DeviceLog(text: Self.table(0..<10) + popup).figures()
    #expect(figures["frames"] == 10)
    #expect(figures["rows"] == 11)
    #expect(figures["duration_max_ms"] == 10.5)
    #expect(figures["overrun_max_ms"] == 1.5)
  }

  @Test("of several processes with the same tokens is judged by the one with most frames")
  func processes() throws {
    let text = Self.table(0..<10) + Self.table(0..<4, process: "system", header: false)
    let log = try DeviceLog(text: text)
    #expect(log.series[0].name == "app")
    #expect(
      log.series[0].caveats == [
        "4 frames of system left out: the one with most frames is judged, --process chooses another"
      ])
    let other = try DeviceLog(text: text, LogChoice(process: "system"))
    #expect(try other.figures()["frames"] == 4)
    let fault = inputFault { try DeviceLog(text: text, LogChoice(process: "none")) }
    #expect(fault.hasSuffix("log.csv has no process none: it has app and system"), "\(fault)")
  }

  @Test("of two processes with one name tells them apart by their numbers")
  func processNumbers() throws {
    let columns = Self.columns + ["upid"]
    func table(_ upid: String, _ count: Int, header: Bool) -> String {
      Self.table(
        0..<count, columns: columns, header: header,
        Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, ["upid": upid]) }))
    }
    let text = table("7", 10, header: true) + table("8", 5, header: false)
    #expect(try DeviceLog(text: text).series[0].source == "app (process 7)")
    #expect(try DeviceLog(text: text, LogChoice(process: "8")).figures()["frames"] == 5)
  }

  @Test("that says a late frame was shown on time has a late frame, and no hitch")
  func stuffedBuffers() throws {
    func changes(_ present: String) -> [Int: [String: String]] {
      [3: ["dur": "20000000", "present_type": "\"\(present)\""]]
    }
    for (present, hitches) in [
      ("On-time Present", 0.0), ("Early Present", 0), ("Late Present", 1), ("[NULL]", 1),
    ] {
      let log = try DeviceLog(text: Self.table(0..<10, changes(present)))
      let figures = try log.figures()
      #expect(figures["late_frames"] == 1 && figures["overrun_max_ms"] == 12, "\(present)")
      #expect(figures["hitches"] == hitches, "\(present)")
      #expect(
        log.series[0].caveats
          == (hitches == 0
            ? ["1 frame late for the deadline and shown on time (present_type): no hitches"] : []))
    }
    let popup = Self.table(3..<4, header: false, changes("Late Present"))
    let joined = Self.table(0..<10, changes("On-time Present")) + popup
    #expect(try DeviceLog(text: joined).figures()["hitches"] == 1)
  }

  @Test("has no deadline where the trace does not close the expected slice")
  func openExpectation() throws {
    let columns = Self.columns.filter { $0 != "overrun" }
    let log = try DeviceLog(
      text: Self.table(0..<10, columns: columns, [3: ["expected_dur": "-1"]]))
    let figures = try log.figures()
    #expect(figures["late_frames"] == 0 && figures["without_deadline"] == 1)
  }

  @Test("leaves out what is no frame of a process, and counts it")
  func leftOut() throws {
    let log = try DeviceLog(
      text: Self.table(
        0..<20,
        [
          1: ["dur": "-1", "overrun": "-9000000"],
          2: ["jank_type": "\"Buffer Stuffing, Dropped Frame\""],
          3: ["present_type": "\"Dropped Frame\""],
          4: ["expected_ts": "\"[NULL]\"", "expected_dur": "\"[NULL]\"", "overrun": "\"[NULL]\""],
          5: ["surface_frame_token": "\"[NULL]\""],
          6: ["dur": "90000000000"],
          7: ["ts": "1000000000000000000", "expected_ts": "1000000000000000000"],
          8: ["jank_type": "\"App Deadline Missed, Prediction Error\""],
        ]))
    let figures = try log.figures()
    #expect(figures["frames"] == 14)
    #expect(figures["rows"] == 19)
    #expect(figures["unfinished"] == 1)
    #expect(figures["dropped"] == 2)
    #expect(figures["without_deadline"] == 1)
    #expect(figures["app_jank"] == 1)
    #expect(figures["seconds"] == 0.196)
    #expect(
      log.series[0].caveats == [
        "1 frame of the display, not of a process, left out",
        "1 frame without a deadline not judged",
        "2 frames without a time that a frame can take left out",
      ])
  }

  @Test("is the first one of several that has deadlines")
  func severalTables() throws {
    let others = "\"name\",\"value\"\n\"a\",1\n\n\"ts\",\"dur\",\"surface_frame_token\"\n1,2,3\n\n"
    let tables = others + Self.table(0..<10) + "\n" + Self.table(20..<50)
    let shell = tables.replacing("\n", with: "\r\r\n")
    for text in [
      tables, shell, shell.replacing("\"", with: ""), tables.replacing("\n\n", with: "\n \n"),
    ] {
      #expect(try DeviceLog(text: text).figures()["frames"] == 10)
    }
    let text = "\"name\"\n\"a\n\nts,dur,overrun\n1,2,3\n\"\n\n"
    #expect(try DeviceLog(text: text + Self.table(0..<10)).figures()["frames"] == 10)
  }

  @Test("at a rate that changes has a caveat")
  func mixedRates() throws {
    let text = Self.table(
      0..<20,
      Dictionary(
        uniqueKeysWithValues: (12..<20).map { index in
          let start = 1_120_000_000 + (index - 12) * 15_000_000
          return (index, ["ts": "\(start)", "expected_ts": "\(start)"])
        }))
    let log = try DeviceLog(text: text)
    #expect(log.series[0].refreshRate == 100)
    #expect(
      log.series[0].caveats == [
        "the refresh rate varies: 7 of 19 steps from frame to frame are no whole ticks of 10 ms,"
          + " their median"
      ])
  }

  @Test("whose last line lacks its end is refused if it may lack more")
  func lastLine() throws {
    let text = Self.table(0..<10)
    #expect(try DeviceLog(text: String(text.dropLast())).figures()["frames"] == 10)
    for missing in [3, 8, 40] {
      #expect(throws: InputError.self) { try DeviceLog(text: String(text.dropLast(missing))) }
    }
  }

  @Test(
    "that cannot be judged is refused",
    arguments: [
      table(0..<0), table(0..<3, [1: ["dur": "\"long\""]]), table(0..<3, [1: ["ts": "nan()"]]),
      table(0..<3, columns: ["ts", "dur", "surface_frame_token"]),
      table(0..<3, columns: columns + ["dur"]),
      table(0..<2, [0: ["dur": "-1"], 1: ["jank_type": "\"Dropped Frame\""]]),
      table(0..<3).replacing("000000,", with: ","),
      table(0..<3).replacing("000000,", with: "000,"),
      table(0..<3, columns: ["ts", "dur", "overrun"]).replacing("-2000000", with: "-2.000000"),
      table(0..<3) + "1,2,3\n",
    ])
  func refused(_ text: String) {
    #expect(throws: InputError.self) { try DeviceLog(text: text) }
  }
}
