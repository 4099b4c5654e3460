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
    let log = try log(Self.table(0..<10))
    #expect(log.format == "perfetto")
    #expect(log.time == RecordingTime(.device, from: 1, to: 1.096))
    #expect(log.series[0].refreshRate == 100)
    try log.expect([
      "seconds": 0.096, "average_fps": 100, "late_frames": 0, "refresh_interval_ms": 10,
    ])
  }

  @Test("is read by the names of its columns, in any order and with a BOM and CRLF")
  func order() throws {
    let changes = [3: ["dur": "9500000", "overrun": "1500000"]]
    let usual = try log(Self.table(0..<10, changes)).figures()
    let reversed = Self.table(0..<10, columns: Self.columns.reversed() + ["other"], changes)
    let windows = "\u{FEFF}" + Self.table(0..<10, changes).replacing("\n", with: "\r\n")
    for text in [reversed, windows] { #expect(try log(text).figures() == usual) }
    #expect(usual["late_ms"] == 1.5)
  }

  @Test("has the overruns of expected starts and durations if it has no others")
  func expectedDurations() throws {
    let columns = ["dur", "expected_dur", "ts", "expected_ts", "surface_frame_token"]
    try log(Self.table(0..<10, columns: columns, [3: ["dur": "9500000"]])).expect([
      "late_frames": 1, "late_ms": 1.5, "dropped": nil, "app_jank": nil,
    ])
  }

  @Test("without the tokens of frames has a frame in each row")
  func standardLibrary() throws {
    let log = try log(
      Self.table(0..<10, columns: ["ts", "dur", "overrun"], [3: ["overrun": "\(Int.max)"]]))
    try log.expect(["frames": 9])
    #expect(log.series[0].refreshRate == nil)
    #expect(
      log.notes.first == "no column names the process: all frames are taken for those of one")
  }

  @Test("has no name of a process where the tool writes a word or nothing for it")
  func unnamedProcess() throws {
    for word in ["[NULL]", "NULL", "null", ""] {
      let text = Self.table(0..<3, process: word).replacing("\"", with: "")
      #expect(try log(text).series[0].source == "a process without a name", "\(word)")
    }
  }

  @Test("has quotes in names as the trace processor writes them, without escapes")
  func quotes() throws {
    let layers = ["Dialog \"a\"#1", "\"a\"", "\"", "a \"\"b\"\""].enumerated()
      .map { ($0.offset, ["layer_name": "\"\($0.element)\""]) }
    let names = Dictionary(uniqueKeysWithValues: layers)
    for name in ["app", "the \"app\""] {
      let log = try log(Self.table(0..<10, process: name, names))
      try log.expect(["rows": 10])
      #expect(log.series[0].name == name)
    }
  }

  @Test("with rests between its frames has a caveat, for they count in ratios")
  func rests() throws {
    #expect(
      try log(Self.table(0..<10) + Self.table(310..<320, header: false)).notes == [
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
    try log(Self.table(0..<10) + popup).expect([
      "frames": 10, "rows": 11, "duration_max_ms": 10.5, "overrun_max_ms": 1.5,
    ])
  }

  @Test("of several processes with the same tokens is judged by the one with most frames")
  func processes() throws {
    let text = Self.table(0..<10) + Self.table(0..<4, process: "system", header: false)
    let most = try log(text)
    #expect(most.series[0].name == "app")
    #expect(
      most.notes == [
        "4 frames of system left out: the one with most frames is judged, --process chooses another"
      ])
    try log(text, process: "system").expect(["frames": 4])
    expectFault("log.csv has no process none: it has app and system", text, process: "none")
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
    #expect(try log(text).series[0].source == "app (process 7)")
    try log(text, process: "8").expect(["frames": 5])
  }

  @Test("that says a late frame was shown on time has a late frame, and no hitch")
  func stuffedBuffers() throws {
    func changes(_ present: String) -> [Int: [String: String]] {
      [3: ["dur": "20000000", "present_type": "\"\(present)\""]]
    }
    for (present, hitches) in [
      ("On-time Present", 0.0), ("Early Present", 0), ("Late Present", 1), ("[NULL]", 1),
    ] {
      let log = try log(Self.table(0..<10, changes(present)))
      try log.expect(["late_frames": 1, "overrun_max_ms": 12, "hitches": hitches])
      #expect(
        log.notes
          == (hitches == 0
            ? ["1 frame late for the deadline and shown on time (present_type): no hitches"] : []))
    }
    let popup = Self.table(3..<4, header: false, changes("Late Present"))
    let joined = Self.table(0..<10, changes("On-time Present")) + popup
    try log(joined).expect(["hitches": 1])
  }

  @Test("has no deadline where the trace does not close the expected slice")
  func openExpectation() throws {
    let columns = Self.columns.filter { $0 != "overrun" }
    try log(Self.table(0..<10, columns: columns, [3: ["expected_dur": "-1"]])).expect([
      "late_frames": 0, "without_deadline": 1,
    ])
  }

  @Test("leaves out what is no frame of a process, and counts it")
  func leftOut() throws {
    let log = try log(
      Self.table(
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
    try log.expect([
      "frames": 14, "rows": 19, "unfinished": 1, "dropped": 2, "without_deadline": 1,
      "app_jank": 1, "seconds": 0.196,
    ])
    #expect(
      log.notes == [
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
      "\"name\"\n\"a\n\nts,dur,overrun\n1,2,3\n\"\n\n" + Self.table(0..<10),
    ] { try log(text).expect(["frames": 10]) }
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
    let log = try log(text)
    #expect(log.series[0].refreshRate == 100)
    #expect(
      log.notes == [
        "the refresh rate varies: 7 of 19 steps from frame to frame are no whole ticks of 10 ms,"
          + " the shortest frequent ones"
      ])
  }

  @Test("has the rate of its display where most frames take longer than a tick")
  func skippedTicks() throws {
    var time = 1_000_000_000
    let starts = (0..<20).map { index in
      time += index % 5 == 0 ? 10_000_000 : 20_000_000
      return (index, ["ts": "\(time)", "expected_ts": "\(time)"])
    }
    let log = try log(Self.table(0..<20, Dictionary(uniqueKeysWithValues: starts)))
    #expect(log.series[0].refreshRate == 100)
    #expect(log.notes == [])
  }

  @Test("whose last line lacks its end is refused if it may lack more")
  func lastLine() throws {
    let text = Self.table(0..<10)
    try log(String(text.dropLast())).expect(["frames": 10])
    for missing in [3, 8, 40] { expectFault("log.csv", String(text.dropLast(missing))) }
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
  func refused(_ text: String) { expectFault("log.csv", text) }
}
