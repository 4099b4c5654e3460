import DeviceLogs
import FileTesting
import RunData
import Testing

@Suite("Hitches of xctrace")
struct XctraceTests {
  /// The files of an export by the ends of their names.
  private typealias Export = [String: String]

  private static let columns = ["start", "duration", "process", "is-system", "display"]

  private static func table(
    _ rows: String..., schema: String = "hitches", columns: [String] = columns, run: Int = 1
  ) -> String {
    let columns = columns.map { "<col><mnemonic>\($0)</mnemonic><name>\($0)</name></col>" }.joined()
    let rows = rows.map { "<row>\($0)</row>\n" }.joined()
    return """
      <?xml version="1.0"?>
      <trace-query-result>
      <node xpath='//trace-toc[1]/run[\(run)]/data[1]/table[7]'><schema name="\(schema)">\(columns)</schema>\(rows)</node>
      </trace-query-result>
      """
  }

  /// A row whose values have ids of their own.
  private static func row(
    _ start: Int, _ milliseconds: Int, _ process: String = "Demo (42)", system: Int = 0
  ) -> String {
    """
    <start-time id="\(start)0" fmt="x">\(start)</start-time>\
    <duration id="\(start)1" fmt="x">\(milliseconds * 1_000_000)</duration>\
    <process id="\(start)2" fmt="\(process)"><pid id="\(start)3" fmt="9">9</pid></process>\
    <boolean id="\(start)4" fmt="x">\(system)</boolean><sentinel/>
    """
  }

  private static let contents = """
    <?xml version="1.0"?>
    <trace-toc><run number="1"><info>
    <target><device platform="iOS" model="iPhone" name='"Lab"' os-version="26.0"/><process name="Demo" pid="42"/></target>
    <summary><start-date>2025-01-01T12:00:00.250+01:00</start-date>
    <end-date>2025-01-01T12:00:02.750+01:00</end-date><duration>2.5</duration></summary></info>
    <processes><process name="kernel" pid="0"/><process name="Quiet" pid="7"/></processes></run>
    <run number="2"><info><summary><duration>5</duration></summary></info></run></trace-toc>
    """

  private func read(
    _ hitches: String, beside others: Export = ["1.toc.xml": contents],
    name: String = "1.hitches.xml", process: String? = nil
  ) throws -> DeviceLog {
    try withTestFolder { folder in
      for (name, text) in others { try put(text, at: "\(folder)/\(name)") }
      try put(hitches, at: "\(folder)/\(name)")
      return try DeviceLog(at: "\(folder)/\(name)", LogChoice(process: process))
    }
  }

  private func expectFault(
    _ sentence: String, _ hitches: String, beside others: Export = ["1.toc.xml": contents],
    process: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fault = inputFault { try read(hitches, beside: others, process: process) }
    #expect(fault.contains(sentence), sourceLocation: sourceLocation)
  }

  @Test("of the program are chosen by its whole name, and by the number if that is known")
  func process() throws {
    let table = Self.table(
      Self.row(10, 1), Self.row(20, 2, "Demo Widget (43)"), Self.row(30, 4, "Dem (44)"),
      Self.row(40, 8, "Demo (45)"), Self.row(50, 16, system: 1),
      Self.row(60, 32).replacing(
        "<process id=\"602\" fmt=\"Demo (42)\"><pid id=\"603\" fmt=\"9\">9</pid></process>",
        with: "<sentinel/>"))
    for (process, milliseconds) in [
      (nil, 1.0), ("Demo", 1), ("45", 8), ("Demo Widget", 2), ("Quiet", 0),
    ] { try read(table, process: process).expect(["hitch_ms": milliseconds]) }
    expectFault("no process Other: it has hitches of Dem, Demo", table, process: "Other")
    let twice = Self.table(Self.row(10, 1, "Other (43)"), Self.row(20, 2, "Other (44)"))
    expectFault(
      "has several processes Other: Other (43) and Other (44), of which --process chooses one",
      twice, process: "Other")
    #expect(try read(twice, process: "Other (44)").figures()["hitch_ms"] == 2)
    let restarted = Self.table(Self.row(10, 1, "Demo (45)"))
    expectFault("has several processes Demo: Demo (42) and Demo (45), of which", restarted)
    #expect(try read(restarted, process: "45").figures()["hitch_ms"] == 1)
    #expect(try read(restarted, process: "42").figures()["hitches"] == 0)
    #expect(try read(table).series[0].name == "Demo")
    let numbered = ["1.toc.xml": Self.contents.replacing("name=\"Demo\" pid", with: "pid")]
    #expect(try read(table, beside: numbered).series[0].name == "Demo")
    #expect(try read(table, beside: numbered).figures()["hitch_ms"] == 1)
    #expect(try read(Self.table(), beside: numbered).figures()["hitches"] == 0)
    #expect(
      try read(table).time
        == RecordingTime(.calendar, from: 1_735_729_200.25, to: 1_735_729_202.75))
    #expect(
      try read(table).conditions == [
        "device": "iPhone", "device name": "\"Lab\"", "system": "iOS 26.0",
      ])
  }

  @Test("have values by reference, in other columns and inside cells")
  func references() throws {
    let table = Self.table(
      """
      <start-time id="3" fmt="1.00 ms">1000000</start-time><duration id="9" fmt="2">2000000</duration>\
      <process id="70" fmt="A &amp; B (42)"><pid id="1" fmt="42">42</pid><session ref="1"/></process>\
      <boolean id="2" fmt="No">0</boolean><display-name id="5" fmt="D">D<start-time ref="3"/></display-name>
      """,
      """
      <start-time ref="9"/><duration ref="3"/><process ref="70"/><boolean ref="2"/><sentinel/>
      """)
    let log = try read(table, process: "A & B")
    try log.expect(["hitches": 2, "hitch_ms": 3])
    expectFault("id that occurs twice", table.replacing("id=\"1\"", with: "id=\"3\""))
    for id in ["", "x", "6", "5000000000", "99999999999999999999"] {
      expectFault("line 4: a reference", table.replacing("ref=\"9\"", with: "ref=\"\(id)\""))
    }
    expectFault("line 3: a reference", table.replacing("id=\"1\"", with: "id=\"11\""))
  }

  @Test("of equal times count once, and those without a time not at all")
  func equalTimes() throws {
    let again = Self.row(10, 5).replacing("id=\"1", with: "id=\"7")
    let empty = "<sentinel/><sentinel/>" + Self.row(20, 5).split(separator: "</duration>")[1]
    let log = try read(Self.table(Self.row(10, 5), again, empty))
    try log.expect(["rows": 3, "hitches": 1, "hitch_ratio_ms_per_s": 2])
    #expect(log.series[0].caveats.count == 2)
  }

  @Test("are 0 in a table without rows, and have no worst one")
  func none() throws {
    let log = try read(Self.table())
    #expect(
      try log.figures() == [
        "rows": 0, "hitches": 0, "hitch_ms": 0, "seconds": 2.5, "hitch_ratio_ms_per_s": 0,
      ])
    #expect(log.series[0].caveats.contains { $0.hasPrefix("the table is empty") })
  }

  @Test("have the pace of the frames of each display beside them")
  func pace() throws {
    func frame(_ id: Int, _ end: Int, _ display: String) -> String {
      "<start-time id=\"\(id)\">0</start-time><duration id=\"\(id + 1)\">\(end)</duration>"
        + "<display-name id=\"\(id + 2)\" fmt=\"\(display)\"/>"
    }
    let frames = Self.table(
      frame(10, 0, "A"), frame(20, 5_000_000, "B"), frame(30, 16_000_000, "A"),
      frame(40, 35_000_000, "B"), schema: "hitches-frame-lifetimes",
      columns: ["start", "duration", "display"])
    let log = try read(
      Self.table(),
      beside: ["1.toc.xml": Self.contents, "1.hitches-frame-lifetimes.xml": frames])
    try log.expect(["frames": 4, "interval_p50_ms": 23])
    expectFault("has the table hitches-frame-lifetimes: the export of hitches", frames)
  }

  @Test("of a display have its refresh rate if there is one")
  func summary() throws {
    func row(_ id: Int, _ interval: Int) -> String {
      "<start-time id=\"\(id)\">\(id)</start-time><duration id=\"\(id + 1)\">1000000</duration>"
        + "<uint32 id=\"\(id + 2)\">\(interval)</uint32>"
    }
    func table(_ interval: Int) -> String {
      Self.table(
        row(10, 8_333_333), row(20, interval), schema: "hitches-summary",
        columns: ["start", "duration", "refresh-interval"])
    }
    let name = "hitches-summary.xml"
    let one = try read(table(8_333_334), beside: ["toc.xml": Self.contents], name: name)
    #expect(one.series[0].refreshRate == 120)
    #expect(one.series[0].caveats.count == 1)
    let two = try read(table(16_666_667), beside: ["toc.xml": Self.contents], name: name)
    #expect(two.series[0].refreshRate == nil)
    #expect(two.series[0].caveats.contains("the display refreshed at 60 and 120 Hz"))
  }

  @Test("are of the run that the table names")
  func run() throws {
    let second = Self.table(run: 2)
    expectFault("no process Demo: it has none", second, process: "Demo")
    expectFault("comes without the name of the recorded process: it has none", second)
    expectFault("has no run 3", Self.table(run: 3))
  }

  @Test("of a recording that keeps only its end have a caveat")
  func windowed() throws {
    for (mode, isShort) in [("Deferred", false), ("Windowed (1 minute, 30 seconds)", true)] {
      let contents = Self.contents.replacing(
        "<duration>2.5", with: "<recording-mode>\(mode)</recording-mode><duration>2.5")
      let log = try read(Self.table(Self.row(10, 5)), beside: ["1.toc.xml": contents])
      #expect(
        log.series[0].caveats.contains {
          $0.hasPrefix("the recording mode is \(mode): of a longer")
        }
          == isShort)
    }
  }

  @Test("without the length of the recording are refused with the command that writes it")
  func contentsMissing() {
    expectFault("xctrace export --input TRACE --toc --output", Self.table(), beside: [:])
    for duration in ["", "0", "-1", "nan", "inf", "1e18", "two"] {
      let contents = Self.contents.replacing("2.5", with: duration)
      expectFault("no length of run 1", Self.table(), beside: ["1.toc.xml": contents])
    }
    expectFault("no table of a trace but its trace-toc", Self.contents)
    expectFault("no table of contents", Self.table(), beside: ["1.toc.xml": Self.table()])
    expectFault("has a hitch of 2.501 s in a recording of 2.5 s", Self.table(Self.row(10, 2_501)))
    expectFault(
      "has a hitch that ends at 3.61 s in a recording of 2.5 s",
      Self.table(Self.row(3_600_000_000, 10)))
  }

  @Test(
    "with times that are no nanoseconds are refused",
    arguments: ["16.67", "-1", "nan", "1000000000000000000", "", "0x10"])
  func times(_ text: String) {
    let table = Self.table(Self.row(10, 5)).replacing(">5000000<", with: ">\(text)<")
    expectFault("line 3: duration \"\(text)\": a whole number of nanoseconds", table)
  }

  @Test("in tables without the columns or the times of hitches are refused")
  func columns() {
    expectFault(
      "line 3: the column start occurs twice", Self.table(columns: ["start", "duration", "start"]))
    let label = Self.row(20, 5).replacing(
      "<duration id=\"201\" fmt=\"x\">5000000</duration>", with: "<duration ref=\"102\"/>")
    expectFault("line 4: duration \"Demo (42)\": a whole", Self.table(Self.row(10, 5), label))
    expectFault("no column duration and process", Self.table(columns: ["start", "delay"]))
    expectFault(
      "no time in 1 row",
      Self.table(
        "<sentinel/><sentinel/>", schema: "hitches-summary", columns: ["start", "duration"]))
  }

  @Test("in files that are cut off or no XML are refused at any length")
  func cutOff() throws {
    let table = Self.table(Self.row(10, 5))
    for length in stride(from: 1, to: table.utf8.count, by: 7) {
      expectFault("1.hitches.xml", String(table.prefix(length)))
    }
    expectFault("a row of 6 cells", table.replacing("</row>", with: "<sentinel/></row>"))
    expectFault("an end tag", table.replacing("</row>", with: "</wor>"))
    expectFault("a row before", table.replacing("<schema", with: "<row></row><schema"))
    expectFault("an element where none", table + "<a/>")
    expectFault("none is expected", "<trace-query-result>" + String(repeating: "<a>", count: 100))
  }

  @Test("are the same in many rows, behind long comments, and in UTF-16")
  func encoding() throws {
    let rows = (1...200).map { Self.row(100 * $0, $0 % 2) }.joined(separator: "</row>\n<row>")
    let comment = "<!--" + String(repeating: "-\n", count: 1_000) + "-->"
    let table = Self.table(rows).replacing("<node", with: comment + "<node")
    let log = try read(table)
    try log.expect(["rows": 200, "hitch_ms": 100])
    expectFault(
      "line 1197: a reference to an id that does not occur",
      table.replacing("<pid id=\"195003\"", with: "<pid ref=\"7\""))
    try withTestFolder { folder in
      try put(Self.contents, at: "\(folder)/1.toc.xml")
      let bytes = "\u{FEFF}\(table)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      try put(bytes, at: "\(folder)/1.hitches.xml")
      #expect(try DeviceLog(at: "\(folder)/1.hitches.xml").series == log.series)
    }
  }

  @Test("in files that define entities are refused")
  func entities() {
    let laughs = "<!DOCTYPE a [<!ENTITY b \"bbbb\"><!ENTITY c \"&b;&b;&b;\">]>"
    expectFault(
      "line 2: a declaration",
      Self.table().replacing("<trace-query-result>", with: laughs + "<trace-query-result>"))
  }
}
