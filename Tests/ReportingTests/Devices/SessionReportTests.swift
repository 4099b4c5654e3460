import Analysis
import Reporting
import RunData
import Testing

@Suite("The report of old and new sessions")
struct SessionReportTests {
  @Test("has a test case for a series that is not in every log, an error where proof is demanded")
  func partialSeries() throws {
    func session(_ names: [String], _ ratio: Double) throws -> DeviceGroups.Session {
      let series = names.map { ($0, LoggedFrames.hitchRatio(ratio)) }
      return try ReportingTests.session(.sample(Dictionary(uniqueKeysWithValues: series)))
    }
    let (old, new) = ((0..<6).map { 9 + Double($0) }, (0..<6).map { 1 + Double($0) / 8 })
    let added = try DeviceGroups(
      old.map { try session(["scroll"], $0) }, new.map { try session(["scroll", "fling"], $0) },
      by: .comparison)
    // New logs lack a series.
    let missing = try DeviceGroups(
      old.map { try session(["scroll", "fling"], $0) }, new.map { try session(["scroll"], $0) },
      by: .comparison)
    for (groups, status, outcomes) in [
      (added, ExitStatus.held, #"errors="0" skipped="1""#),
      (added, .inconclusive, #"errors="1" skipped="0""#),
      (missing, .incomparable, #"errors="1" skipped="0""#),
    ] {
      let report = SessionReport(groups, status: status)
      let isNamed = report.text.contains(")\n  not shown to be no worse: fling\n\n")
      #expect(isNamed == (status == .inconclusive), "\(report.text)")
      let junit = report.junit
      #expect(junit.contains(#"<testcase classname="fling" name="is compared""#), "\(junit)")
      #expect(junit.contains(outcomes), "\(junit)")
    }
  }

  @Test("says first that a figure was not judged which a session lacks")
  func unknownFigure() throws {
    let ticks = Array(repeating: 16.667, count: 98) + [33.333, 16.7]
    func sessions(_ count: Int, _ last: [Double]) throws -> [DeviceGroups.Session] {
      try (0..<count).map { index in
        let times = index == count - 1 ? last : ticks.map { $0 + 0.001 * Double(index) }
        return try ReportingTests.session(.sample(["": .intervals(times)], refreshRate: 60))
      }
    }
    // Of intervals that fit no ticks no hitches are known.
    let groups = try DeviceGroups(
      sessions(6, ticks), sessions(6, (0..<100).map { 10 + 0.14 * Double($0 * 37 % 100) }),
      by: .gate)
    #expect(groups.obstacle(to: .worse) == Caveat.unknownFigure("hitch_ratio_ms_per_s"))
    // The worst frames are the only time, and all logs have them.
    #expect(groups.obstacle(to: .slower) == nil && !groups.isComplete)
    let status = ExitStatus.ofDeviceGate(groups, limits: [], demandsProof: false)
    let report = SessionReport(groups, status: status)
    #expect(
      report.text.hasPrefix("gate: incomparable; some figures not judged ("), "\(report.text)")
    #expect(report.junit.contains(#"errors="1" skipped="#), "\(report.junit)")
    let page = DevicePage(groups, command: [])
    #expect(page.markdown.contains(" not judged\n"), "\(page.markdown)")
  }

  @Test("with limits alone prints the caveats of the sessions")
  func caveatsOfLimits() throws {
    var log = DeviceLog.sample(["scroll": .hitchRatio(0)])
    log.series[0].caveats = ["the table is empty"]
    let limits = DeviceLimit(figure: "hitch_ratio_ms_per_s", most: 5)
      .results(in: [try ReportingTests.session(log)])
    let report = SessionReport(nil, limits: limits, status: .held)
    #expect(report.text.contains("note: scroll: the table is empty"), "\(report.text)")
    #expect(
      try String(decoding: report.json(), as: UTF8.self).contains("scroll: the table is empty"))
    #expect(report.text.hasPrefix("gate: held (1 pass)\n"))
  }
}
