import Analysis
import Foundation
import Reporting
import RunData
import Statistics
import Testing

/// Analyses the series of a log.
func session(_ log: DeviceLog) throws -> DeviceGroups.Session {
  (log, try log.series.map { try DeviceSession($0, refreshRate: nil) })
}

@Suite("The page of sessions of a device")
struct DevicePageTests {
  /// Names that would be markup, also of those that make one character with a sign beside them.
  private static let hostile = "\u{600}<script>alert('x')</script>\"\u{301} onclick='alert(1)"

  /// The overruns of a session: 200 frames from −9 ms on, of which the last ones are late.
  private static func overruns(_ shift: Double, session: Int) -> LoggedFrames {
    .deadlines(
      LoggedFrames.Deadlines(
        overruns: (0..<200).map { (frame: Int) -> Double in
          -9 + 0.05 * Double(frame) + shift + 0.03 * Double(session)
        }, work: nil))
  }

  private static func session(
    _ name: String, _ frames: [LoggedFrames], refreshRate: Double? = 120
  ) throws -> DeviceGroups.Session {
    let series = LoggedSeries(
      name, by: "overrun: late above 0", refreshRate: refreshRate,
      iterations: frames.map { LoggedIteration($0) }, caveats: ["a note on <b>\(name)</b>"])
    return try ReportingTests.session(
      DeviceLog(format: "perfetto", kind: name, file: "\(name).csv", series: [series]))
  }

  private static func groups(
    shift: Double, sessions: Int = 6, named name: String = "app"
  ) throws -> DeviceGroups {
    try DeviceGroups(
      (0..<sessions).map { try session(name, [overruns(0, session: $0)]) },
      (0..<sessions).map { try session(name, [overruns(shift, session: $0)]) }, by: .comparison)
  }

  private static func text(_ page: DevicePage) throws -> String {
    String(decoding: try page.html(), as: UTF8.self)
  }

  private static func count(_ part: String, in page: String) -> Int {
    page.components(separatedBy: part).count - 1
  }

  @Test(
    "has the worst verdict, a dot per session and figure, a curve within its band, and late frames")
  func contents() throws {
    let page = try Self.text(DevicePage(Self.groups(shift: 2), command: ["a", "--", "b"]))
    #expect(page.contains("<h1>The new sessions are worse: "))
    for text in [
      "overrun: late above 0", "scrollbench report a -- b", "A note on &lt;b&gt;app",
      "class=\"curve s0\"", "class=\"band s0\"", "aria-label=\"Late frames over time, app\"",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(Self.count("class=\"unit s3\"", in: page) == 3 * 6)
    #expect(Self.count("class=\"unit s0\"", in: page) == 3 * 6)
    #expect(Self.count("class=\"late\"", in: page) == 12)
    #expect(!page.contains("{{"))
  }

  @Test(
    "says that lines part the iterations where it draws them",
    arguments: [(1, 0), (2, 1), (13, 12), (14, 0)])
  func iterations(count: Int, lines: Int) throws {
    let sides = try [0.0, 2].map { shift in
      try (0..<4).map { index in
        try Self.session("", Array(repeating: Self.overruns(shift, session: index), count: count))
      }
    }
    let groups = try DeviceGroups(sides[0], sides[1], by: .comparison)
    let page = try Self.text(DevicePage(groups, command: []))
    #expect(page.contains("thin lines") == (lines > 0))
    let parts = page.components(separatedBy: "class=\"chart lates\"")
    let image = try #require(parts.last).components(separatedBy: "<figcaption>")[0]
    #expect(Self.count("class=\"grid\"", in: image) == 8 * lines)
  }

  @Test("embeds the figures as they are printed")
  func data() throws {
    let groups = try Self.groups(shift: 2)
    let page = try Self.text(DevicePage(groups, command: []))
    let data = try #require(
      page.components(separatedBy: "id=\"data\">").last?.components(separatedBy: "</script>").first)
    let printed = try JSONSerialization.jsonObject(with: Data(SessionReport(groups).json()))
    let embedded = try JSONSerialization.jsonObject(with: Data(data.utf8))
    #expect(try #require(printed as? NSDictionary) == #require(embedded as? NSDictionary))
  }

  @Test("escapes names, also in the page of one session")
  func hostileNames() throws {
    let groups = try Self.groups(shift: 0.02, named: Self.hostile)
    let session = try Self.session(Self.hostile, [Self.overruns(0, session: 0)])
    for page in [
      DevicePage(groups, command: [Self.hostile]),
      DevicePage(session.log, session.series, command: [Self.hostile]),
    ] {
      let text = try Self.text(page)
      #expect(
        !text.unicodeScalars.map(String.init).joined(separator: " ").contains("< s c r i p t > a"))
      #expect(Self.count("<script", in: text) == 2)
      #expect(!text.contains("\" onclick"))
      #expect(text.contains("&lt;script&gt;"))
    }
  }

  @Test("has dots and no curve of counts, which have no frames")
  func counts() throws {
    func session(_ ratio: Double) throws -> DeviceGroups.Session {
      try Self.session("test", [.hitchRatio(ratio)], refreshRate: nil)
    }
    let groups = try DeviceGroups(
      (0..<5).map { try session(5 + Double($0) / 10) },
      (0..<5).map { try session(20 + Double($0) / 10) }, by: .comparison)
    #expect(groups.series[0].percentileShifts == nil)
    let page = try Self.text(DevicePage(groups, command: []))
    #expect(Self.count("class=\"unit", in: page) == 10)
    #expect(!page.contains("svg class=\"chart quantiles\""))
    #expect(!page.contains("over time"))
  }

  @Test("folds further series and draws only the worst, so that it stays small")
  func manySeries() throws {
    func session(_ shift: Double, _ index: Int) throws -> DeviceGroups.Session {
      let series = (0..<40).map { number in
        ("benchmark \(number)", Self.overruns(number == 39 ? shift : 0, session: index))
      }
      return try ReportingTests.session(
        .sample(Dictionary(uniqueKeysWithValues: series), refreshRate: 120))
    }
    let groups = try DeviceGroups(
      (0..<6).map { try session(0, $0) }, (0..<6).map { try session(2, $0) }, by: .comparison)
    let page = try Self.text(DevicePage(groups, command: []))
    #expect(page.contains("<h1>benchmark 39 is worse: "))
    #expect(Self.count("class=\"chart quantiles\"", in: page) == 6)
    #expect(Self.count("<details>", in: page) == 38)
    #expect(page.utf8.count < 400_000)
  }

  @Test("shows late frames and percentiles of one session, and only work over the budget")
  func oneSession() throws {
    let late = try Self.session(
      "app", [Self.overruns(0, session: 0), Self.overruns(0.5, session: 1)])
    let page = try Self.text(DevicePage(late.log, late.series, command: []))
    #expect(page.contains("<h1>49 of 400 frames are late</h1>"))
    #expect(Self.count("class=\"late\"", in: page) == 2)
    #expect(page.contains("class=\"curve s0\""))

    let work = try Self.session("app", [.work([.init("frame", [5, 6, 12, 7])])])
    let other = try Self.text(DevicePage(work.log, work.series, command: []))
    #expect(other.contains("<h1>1 of 4 frames is over the budget</h1>"))
    #expect(other.contains("Frames over the budget over time"))
    #expect(!other.contains("Late frames"))
  }

  @Test("prints as Markdown with the headline, the table and the command")
  func markdown() throws {
    let text = DevicePage(try Self.groups(shift: 2), command: ["a", "--", "b"]).markdown
    #expect(text.hasPrefix("<!-- scrollbench report -->\n## The new sessions are worse: "))
    #expect(text.contains("| overrun\\_p50\\_ms |"))
    #expect(text.hasSuffix("```sh\nscrollbench report a -- b\n```\n"))
  }
}

@Suite("The sessions that would decide")
struct FurtherSessionsTests {
  @Test("follow from the distance of the bound by the normal approximation")
  func byHand() {
    // Bounds 1.645 deviations from the estimate: one deviation of a mean of 8 and 8 is 1.
    func needed(_ distance: Double, power: Double = 0.5) -> Double {
      HodgesLehmannShift.neededCount(
        distance: distance, halfWidth: 1.6448536, counts: (8, 8), level: 0.05, power: power)
    }
    // 8 · 1.645² / distance².
    #expect(needed(1) == 22)
    #expect(needed(2) == 6)
    // With 0.8416 more: 8 · 2.486².
    #expect(needed(1, power: 0.8) == 50)
    #expect(needed(0) == .infinity)
    #expect(needed(-1) == .infinity)
  }

  private func groups(_ old: [Double], _ new: [Double]) throws -> SessionComparison {
    func sessions(_ values: [Double]) throws -> [DeviceGroups.Session] {
      try values.map { try session(.sample(["": .hitchRatio($0)])) }
    }
    return try DeviceGroups(sessions(old), sessions(new), by: .comparison).series[0]
  }

  @Test("are none for a decided figure, and those that builds take for too few sessions")
  func kinds() throws {
    let worse = try groups([1, 2, 3, 4, 5, 6], [21, 22, 23, 24, 25, 26])
    #expect(worse.furtherSessions(worse.figures[0]) == nil)

    let few = try groups([1, 9], [2, 14])
    #expect(few.furtherSessions(few.figures[0]) == .fewest(2))

    // Medians 10 and 14, with a scatter that leaves the lower bound below the margin of 1.
    let scattered = try groups([4, 7, 10, 13, 16], [8, 11, 14, 17, 20])
    guard case .likely(let more) = scattered.furtherSessions(scattered.figures[0]) else {
      Issue.record("no number of sessions")
      return
    }
    // The change of 4 is 3 above the margin.
    let interval = try #require(scattered.figures[0].interval)
    let deviation = (interval.high - interval.low) / 2 / 1.6448536
    let wanted = (5 * pow(deviation * (1.6448536 + 0.8416212) / 3, 2)).rounded(.up)
    #expect(Double(more) == wanted - 5)

    // A change at the bound for held figures, 3, with a scatter of hundreds.
    let near = try groups([0, 400, 800, 1_200, 1_600], [3, 403, 803, 1_203, 1_603])
    #expect(near.furtherSessions(near.figures[0]) == .tooMany)
  }
}

@Suite("The change of percentiles")
struct PercentileShiftTests {
  @Test("is that of a shift, within its bounds")
  func shift() throws {
    let sessions = (0..<6).map { session in
      Distribution(
        (0..<100).map { (index: Int) -> Double in
          Double(index * index) / 100 + Double(session) / 10
        })
    }
    let moved = sessions.map { Distribution($0.values.map { $0 + 2 }) }
    let shifts = HodgesLehmannShift.ofPercentiles(sessions, moved)
    #expect(shifts.count == 101)
    for shift in shifts {
      let interval = try #require(shift.interval)
      #expect(abs(shift.estimate - 2) < 1e-9)
      #expect(interval.low <= shift.estimate && shift.estimate <= interval.high && interval.low > 1)
    }
  }

  @Test("has no bounds with too few sessions")
  func few() {
    let one = [Distribution([1, 2, 3])]
    #expect(HodgesLehmannShift.ofPercentiles(one, one).allSatisfy { $0.interval == nil })
  }
}
