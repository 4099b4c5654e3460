import Analysis
import Foundation
import RunData
import SampleRuns
import Testing

@Suite("Groups of sessions of devices")
struct DeviceGroupsTests {
  private func log(
    _ ratios: [String: Double], file: String = "a.json", conditions: [String: String] = [:],
    by definition: String = "test"
  ) -> DeviceLog {
    .sample(
      ratios.mapValues(LoggedFrames.hitchRatio), file: file, conditions: conditions,
      by: definition)
  }

  private func log(_ frames: LoggedFrames, refreshRate: Double? = nil) -> DeviceLog {
    .sample(["": frames], refreshRate: refreshRate)
  }

  private func session(_ log: DeviceLog) throws -> DeviceGroups.Session {
    (log, try log.series.map { try DeviceSession($0, refreshRate: nil) })
  }

  private func groups(
    _ old: [DeviceLog], _ new: [DeviceLog], by rule: SessionRule = .comparison
  ) throws -> DeviceGroups {
    try DeviceGroups(old.map(session), new.map(session), by: rule)
  }

  private func ratios(_ values: [Double], conditions: [String: String] = [:]) -> [DeviceLog] {
    values.map { log(["scroll": $0], conditions: conditions) }
  }

  @Test("compares the series that all logs have, and names the others")
  func series() throws {
    let all = try groups(
      [log(["a": 1, "b": 2]), log(["a": 3, "b": 4])], [log(["b": 5, "c": 6])])
    #expect(all.series.map(\.name) == ["b"] && all.partial == ["a", "c"])
    let (old, new) = ((1...6).map { 90 + Double($0) }, (1...6).map(Double.init))
    for (other, status, isComplete) in [("b", ExitStatus.held, true), ("c", .inconclusive, false)] {
      let better = try groups(
        old.map { log(["a": $0, "b": $0]) }, new.map { log(["a": $0, other: $0]) })
      #expect(better.exitStatus(failsOn: .worse, demandsProof: true) == status)
      #expect(better.exitStatus(failsOn: .worse, demandsProof: false) == .held)
      // New logs lack a series of all old ones.
      let obstacle = isComplete ? nil : Caveat.missingSeries("b")
      #expect(better.obstacle(to: .worse) == obstacle && better.isComplete == isComplete)
      #expect(better.obstacle(to: .slower) == obstacle ?? Caveat.noTimes())
      let limit = DeviceLimit(figure: "hitch_ratio_ms_per_s", most: 100)
      for limits in try [[], limit.results(in: [session(log(["a": 1]))])] {
        #expect(
          ExitStatus.ofDeviceGate(better, limits: limits, demandsProof: false)
            == (isComplete ? .held : .incomparable))
      }
    }
    #expect(throws: Refusal(Refusal.Reason.nothingShared(["a", "b", "c"]))) {
      try groups([log(["a": 1, "b": 2])], [log(["c": 1])])
    }
  }

  @Test("compares each thread where the times of the threads are pairs in some logs only")
  func threads() throws {
    let threads: [LoggedFrames.Stage] = [.init("build", [0.02, 0.019]), .init("raster", [8, 9])]
    let paired = log(.work(threads + [.init("frame", [8, 9])]), refreshRate: 60)
    let apart = DeviceLog.sample(
      ["build": .work([.init("build", [0.03])]), "raster": .work([threads[1]])], refreshRate: 60)
    #expect(try groups([paired], [paired]).series.map(\.name) == [""])
    for (old, new) in [(paired, apart), (apart, paired), (apart, apart)] {
      let groups = try groups([old], [new])
      #expect(groups.series.map(\.name) == ["build", "raster"] && groups.partial.isEmpty)
    }
  }

  @Test("refuses frames that no display shows, with and without a refresh rate")
  func implausible() throws {
    func deadlines(_ time: Double) -> LoggedFrames {
      .deadlines(.init(overruns: [-1], work: .init("frame", [time])))
    }
    let wrong: [(Double, Double?)] = [(0.001, nil), (0.3, 60), (9_000, nil), (4_000, 60)]
    for (time, rate) in wrong {
      #expect(throws: Refusal.self) { try session(log(deadlines(time), refreshRate: rate)) }
    }
    #expect(try session(log(deadlines(0.3))).series.count == 1)
  }

  @Test("compares the only series of each log whatever its name")
  func names() throws {
    let one = try groups([log(["old": 1])], [log(["new": 2])])
    #expect(one.series.map(\.name) == ["old"] && one.partial.isEmpty)
    #expect(one.series[0].caveats.contains(Caveat.condition("series", "old", "new")))
    let unnamed = try groups([log(["": 1])], [log(["new": 2]), log(["other": 3])])
    #expect(unnamed.series[0].caveats.contains(Caveat.condition("series", "unnamed", "new, other")))
  }

  @Test("says that late means something else on the other side")
  func definitions() throws {
    let caveat = Caveat.condition("definition", "test", "deadline, test")
    let other = [log(["a": 2, "b": 3], by: "deadline"), log(["a": 3, "b": 4])]
    let all = try groups([log(["a": 1, "b": 2])], other)
    #expect(all.series.map { $0.caveats.contains(caveat) } == [true, true])
  }

  @Test("takes the refresh rate of any log that states one, and refuses others")
  func firstRate() throws {
    func logs(_ rates: [Double?]) -> [DeviceLog] {
      rates.enumerated().map { index, rate in
        let overruns = LoggedFrames.Deadlines(overruns: [-1, Double(index)], work: nil)
        return log(.deadlines(overruns), refreshRate: rate)
      }
    }
    for old in [[nil, 60, 60], [60, nil, 60]] as [[Double?]] {
      #expect(throws: Refusal(Refusal.Reason.refreshRates(60, 120))) {
        try groups(logs(old), logs([120, 120]))
      }
      let series = try groups(logs(old), logs([60])).series[0]
      #expect(
        series.ticks?.refreshRate == 60 && abs(series.figures[0].margin - 0.08 * 1_000 / 60) < 1e-9)
    }
  }

  @Test("counts logs with equal intervals as sessions, for smooth ones are alike")
  func smooth() throws {
    let smooth = log(.intervals(Array(repeating: 16.667, count: 50)), refreshRate: 60)
    let other = log(.intervals([16.667, 33.333]), refreshRate: 60)
    let series = try groups([smooth, smooth, other], [smooth, other, other]).series[0]
    #expect(series.sessions == (3, 2))
  }

  @Test("counts logs with the same frames once, also across the sides")
  func repeats() throws {
    let old = log(["scroll": 1])
    let copy = log(["scroll": 1], file: "b.json")
    let once = try groups([old, copy, log(["scroll": 2])], [log(["scroll": 3])])
    #expect(
      once.series[0].sessions == (2, 1)
        && !once.series[0].unitsAreSessions
        && once.series[0].caveats.contains(Caveat.repeatedLogs("1 log")))
    #expect(!once.series[0].caveats.contains(Caveat.sharedLogs("1 of 1")))
    let other = log(["scroll": 1], conditions: ["device": "b"])
    let both = try groups([old], [other]).series[0]
    #expect(both.sessions == (1, 1) && !both.caveats.contains(Caveat.repeatedLogs("1 log")))
    #expect(!both.caveats.contains(Caveat.sharedLogs("1 of 1")))
    let shared = try groups([old], [copy]).series[0]
    #expect(shared.caveats.contains(Caveat.sharedLogs("1 of 1")))
  }

  @Test(
    "takes figures without frames that are all 0 for no copies, and a given rate for no difference")
  func copies() throws {
    func session(_ ratio: Double, rate: Double? = nil) -> DeviceLog {
      .sample(["scroll": .hitchRatio(ratio)], refreshRate: rate)
    }
    #expect(!session(0).hasFrames(of: session(0)) && session(1).hasFrames(of: session(1)))
    #expect(session(1, rate: 60).hasFrames(of: session(1)))
    #expect(!session(1, rate: 60).hasFrames(of: session(1, rate: 120)))
  }

  @Test("names the conditions that differ, on each side alike too, or that some logs do not state")
  func conditions() throws {
    let mixed = ["a", "b"].map { log(["scroll": $0 == "a" ? 1 : 2], conditions: ["device": $0]) }
    let others = ["b", "a"].map { log(["scroll": $0 == "a" ? 3 : 4], conditions: ["device": $0]) }
    let caveats = try groups(mixed, others).series[0].caveats
    #expect(caveats.contains(Caveat.mixedCondition("device", "a, b")))
    #expect(!caveats.contains { $0.hasPrefix("the sides differ") })
    let old = ratios([1, 2], conditions: ["device": "a", "os": "14", "mode": "x"])
    let new = ratios([3, 4], conditions: ["device": "b", "os": "14"])
    #expect(
      try groups(old, new).series[0].caveats == [
        Caveat.condition("device", "a", "b"), Caveat.condition("mode", "x", "unknown"),
      ])
  }

  @Test("refuses mixed formats, kinds and stages, and refresh rates more than 2 % apart")
  func mismatches() throws {
    func work(_ stage: String = "frame", at refreshRate: Double = 60) -> DeviceLog {
      log(.work([.init(stage, [8, 9])]), refreshRate: refreshRate)
    }
    var format = work()
    format.format = "other"
    for (other, refusal) in [
      (format, Refusal.Reason.formats("test", "other")),
      (log(.hitchRatio(1)), Refusal.Reason.kinds("work without deadlines", "counts")),
      (work("build"), Refusal.Reason.stages("frame", "build")),
      (work(at: 120), Refusal.Reason.refreshRates(60, 120)),
    ] {
      #expect(throws: Refusal(refusal)) { try groups([work()], [work(), other]) }
    }
    #expect(try groups([work()], [work(at: 59.94)]).series.count == 1)
  }

  @Test("have the exit status of the finding that fails, or of a missing proof")
  func statuses() throws {
    let old = [1, 1.1, 1.2, 1.3]
    let same = try groups(ratios(old), ratios(old.map { $0 + 0.01 }))
    let worse = try groups(ratios(old), ratios(old.map { $0 + 9 }))
    let scattered = try groups(ratios(old), ratios([0, 3, 6, 9]))
    func status(
      _ groups: DeviceGroups, _ finding: SessionFinding?, _ demandsProof: Bool = false
    ) -> Analysis.ExitStatus {
      groups.exitStatus(failsOn: finding, demandsProof: demandsProof)
    }
    #expect(status(same, .worse, true) == .held && status(scattered, .worse) == .held)
    #expect(status(scattered, .worse, true) == .inconclusive)
    // Of other numbers of frames the worst ones are not judged.
    func work(_ count: Int) -> [DeviceLog] {
      old.map { time in
        log(
          .work([.init("frame", Array(repeating: 8 + time / 1_000, count: count))]), refreshRate: 60
        )
      }
    }
    let lengths = try [100, 110].map { try groups(work(100), work($0)) }
    #expect(lengths.map { status($0, nil, true) } == [.held, .inconclusive])
    #expect(lengths[1].unproved == ["worst_ms"])
    #expect(status(worse, .worse) == .regression && status(worse, nil) == .held)
    #expect(status(worse, nil, true) == .inconclusive)
    // Late time is no time of a frame.
    #expect(status(worse, .slower) == .held)
    let slow = [8.0, 9].map { time in
      (0..<4).map { index in
        log(.work([.init("frame", [time + 0.01 * Double(index)])]), refreshRate: 60)
      }
    }
    #expect(try status(groups(slow[0], slow[1]), .slower) == .regression)
  }

  @Test("are judged by stated limits: the median over the sessions of each series")
  func limits() throws {
    let sessions = try [log(["a": 1, "b": 5]), log(["a": 3, "b": 9])].map(session)
    let limit = DeviceLimit(figure: "hitch_ratio_ms_per_s", most: 5)
    let results = limit.results(in: sessions)
    #expect(results.map(\.value) == [2, 7] && results.map(\.isExceeded) == [false, true])
    #expect(results.map(\.series) == ["a", "b"])
    let equal = DeviceLimit(figure: "hitch_ratio_ms_per_s", most: 7).results(in: sessions)
    #expect(equal.map(\.isExceeded) == [false, false])
    let missing = DeviceLimit(figure: "p99_ms", most: 5).results(in: sessions)
    #expect(missing.allSatisfy { $0.value == nil && !$0.isExceeded })
    var counts = log(["a": 9])
    counts.series[0].iterations = [LoggedIteration(.counts([LogFigure("hitches", 1)]))]
    let partial = limit.results(in: try [log(["a": 1]), counts].map(session))
    #expect(partial.map(\.value) == [nil] && partial[0].known == [])
    var noted = log(["a": 1, "b": 5])
    noted.series[0].caveats = ["the table is empty"]
    let caveats = limit.results(in: try [noted, log(["a": 1])].map(session)).map(\.caveats)
    #expect(
      caveats == [["the table is empty (in 1 of 2 sessions)"], [Caveat.partialSeries("1 of 2")]])
    #expect(limit.results(in: [try session(noted)])[0].caveats == ["the table is empty"])

    func status(_ groups: DeviceGroups?, _ limits: [DeviceLimit.Result]) -> Analysis.ExitStatus {
      .ofDeviceGate(groups, limits: limits, demandsProof: false)
    }
    let worse = try groups(
      ratios([1, 1.1, 1.2, 1.3, 1.4, 1.5]), ratios([9, 9.1, 9.2, 9.3, 9.4, 9.5]), by: .gate)
    #expect(status(nil, []) == .held && status(nil, equal) == .held)
    #expect(status(nil, missing) == .incomparable && status(nil, results) == .regression)
    #expect(status(worse, equal) == .regression && status(worse, missing) == .regression)
    #expect(status(nil, results + missing) == .regression)
  }
}

@Suite("A baseline of sessions of devices")
struct DeviceBaselineTests {
  private func log(_ ratio: Double, file: String = "a.json") -> DeviceLog {
    var log = DeviceLog.sample(
      [
        "scroll": .deadlines(
          .init(
            overruns: [-3.25, ratio], work: .init("frame", [8, 9]),
            clock: .init(seconds: 2, rate: 60)))
      ], refreshRate: 60, file: file, conditions: ["device": "a"])
    log.series[0].iterations[0].counts = [LogFigure("dropped", 1)]
    log.caveats = ["A caveat."]
    return log
  }

  private func decode(_ text: String) throws -> DeviceBaseline {
    try JSONDecoder().decode(DeviceBaseline.self, from: Data(text.utf8))
  }

  @Test("needs a refresh rate if any iteration does")
  func refreshRate() throws {
    var series = log(1).series[0]
    series.refreshRate = nil
    #expect(throws: Never.self) { try DeviceSession(series, refreshRate: nil) }
    series.iterations.append(LoggedIteration(.intervals([16.6])))
    #expect(throws: Refusal(Refusal.Reason.noRefreshRate())) {
      try DeviceSession(series, refreshRate: nil)
    }
  }

  @Test("keeps the 30 newest sessions, none of them twice")
  func newest() {
    var baseline = DeviceBaseline((0..<29).map { log(Double($0)) })
    baseline.add([log(3, file: "copy.json")])
    #expect(baseline.sessions.count == 29)
    baseline.add([log(29), log(30), log(31)])
    #expect(baseline.sessions == (2..<32).map { log(Double($0)) })
  }

  @Test("is read as it was written, and refused with other layouts, keys, or without frames")
  func coding() throws {
    let baseline = DeviceBaseline([log(1), log(2.5)])
    let text = String(decoding: try JSONEncoder().encode(baseline), as: UTF8.self)
    #expect(try decode(text) == baseline && baseline.sessions.count == 2)
    for (part, other) in [
      ("\"kind\":\"device-sessions\"", "\"kind\":\"runs\""),
      ("\"kind\":\"device-sessions\"", "\"kind\":\"device-sessions\",\"more\":1"),
      ("[8,9]", "[]"), ("[8,9]", "[0,9]"), ("\"refreshRate\":60", "\"refreshRate\":0"),
      ("\"overruns\":[-3.25,1]", "\"overruns\":[]"), ("[-3.25,1]", "[-3.25,null]"),
      ("\"iterations\":[", "\"iterations\":[{\"counts\":[],\"frames\":{\"presents\":[16.6]}},"),
    ] {
      #expect(text.contains(part), "\(part)")
      #expect(throws: (any Error).self, "\(other)") {
        try decode(text.replacingOccurrences(of: part, with: other))
      }
    }
    for text in [
      "", "[]", "{}", "{\"kind\": \"device-sessions\", \"schemaVersion\": 1, \"sessions\": []}",
    ] {
      #expect(throws: (any Error).self) { try decode(text) }
    }
  }
}
