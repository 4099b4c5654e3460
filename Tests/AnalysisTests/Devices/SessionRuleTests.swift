import Analysis
import RunData
import Testing

@Suite("The rule for sessions of devices")
struct SessionRuleTests {
  /// A session of frames whose work is the given times plus small steps, one iteration for each time.
  private func work(
    _ times: [Double], frames: Int = 100, refreshRate: Double? = 60
  ) throws -> DeviceSession {
    try session(
      times.map { time in
        .work([.init("frame", (0..<frames).map { time + 0.001 * Double($0) })])
      }, refreshRate: refreshRate)
  }

  /// A session of frames that all have one overrun, one iteration for each.
  private func deadlines(
    _ overruns: [Double], seconds: Double? = nil, refreshRate: Double? = nil
  ) throws -> DeviceSession {
    try session(
      overruns.map { overrun in
        .deadlines(
          .init(
            overruns: Array(repeating: overrun, count: 100), work: nil,
            clock: seconds.map { .init(seconds: $0, rate: 60) }))
      }, refreshRate: refreshRate)
  }

  private func counts(_ ratios: [Double]) throws -> DeviceSession {
    try session(
      ratios.map { .counts([LogFigure("hitch_ratio_ms_per_s", $0), LogFigure("hitches", 3)]) })
  }

  private func session(
    _ iterations: [LoggedFrames], refreshRate: Double? = nil
  ) throws -> DeviceSession {
    try DeviceSession(
      LoggedSeries(
        by: "test", refreshRate: refreshRate, iterations: iterations.map { LoggedIteration($0) }),
      refreshRate: nil)
  }

  /// Compares sessions of one iteration each, whose frames take given times.
  private func compareWork(
    _ old: [Double], _ new: [Double], by rule: SessionRule = .comparison
  ) throws -> SessionComparison {
    rule.compare(try old.map { try work([$0]) }, try new.map { try work([$0]) })
  }

  /// Compares sessions of one iteration each, of which only the hitch time ratios are known.
  private func compareCounts(
    _ old: [Double], _ new: [Double], by rule: SessionRule = .comparison
  ) throws -> SessionComparison {
    rule.compare(try old.map { try counts([$0]) }, try new.map { try counts([$0]) })
  }

  private func figure(
    _ figure: JudgedFigure, of comparison: SessionComparison
  ) throws -> SessionComparison.Shift {
    try #require(comparison.figures.first { $0.figure == figure })
  }

  @Test("judges p50, the worst frames and the time over budget, adjusted for the three")
  func family() throws {
    let (old, new) = ([8, 8.01, 8.02, 8.03], [9, 9.01, 9.02, 9.03])
    let comparison = try compareWork(old, new)
    #expect(comparison.unitsAreSessions && comparison.sessions == (4, 4))
    #expect(
      comparison.figures.map(\.name)
        == ["frame_p50_ms", "worst_ms", "over_budget_ms_per_1000_frames"])
    // The first two differ throughout: 3/70 and 2/70, of which the second is no less than the first.
    let p = comparison.figures.compactMap(\.pWorse)
    #expect(abs(p[0] - 3.0 / 70) < 1e-12 && abs(p[1] - 3.0 / 70) < 1e-12 && p[2] == 1)
    #expect(comparison.figures.map(\.verdict) == [.worse, .worse, .same])
    let median = try figure(.median, of: comparison)
    // 3 % of the work, which is less than 3 % of a tick.
    #expect(abs(median.change - 1) < 1e-9 && abs(median.margin - 0.03 * median.old) < 0.01)
    #expect(comparison.verdict == .worse)
    #expect(try compareWork(new, old).figures[0].verdict == .better)
  }

  @Test("takes the median of the iterations for p50 and the mean for others")
  func iterations() throws {
    let old = try (0..<4).map { try work([8, 8.1, 11 + 0.01 * Double($0)], frames: 1) }
    let comparison = SessionRule.comparison.compare(old, old)
    #expect(try figure(.median, of: comparison).old == 8.1)
    #expect(abs(try figure(.worst, of: comparison).old - (27.1 + 0.015) / 3) < 1e-9)
  }

  @Test("calls equal sessions the same, and ties no difference")
  func ties() throws {
    let equal = Array(repeating: 8.0, count: 6)
    let comparison = try compareWork(equal, equal, by: .gate)
    #expect(
      comparison.figures.allSatisfy { $0.verdict == .same && $0.pWorse == 1 && $0.change == 0 })
    // Two values on either side, each three times: a sum of ranks as high as 6 · 6½ has half of all.
    let mixed: [Double] = [8, 8, 8, 10, 10, 10]
    let median = try figure(.median, of: compareWork(mixed, mixed.reversed(), by: .gate))
    #expect(median.change == 0 && median.verdict == .inconclusive(.scattered))
  }

  @Test(
    "takes sessions as units from 4 + 4, in gates from as many as can be rejected at 1 %",
    arguments: [
      (3, 4, false, false), (4, 4, true, false), (5, 5, true, false), (6, 6, true, true),
      (9, 3, false, false), (6, 4, true, false), (10, 4, true, true), (4, 10, true, true),
    ])
  func units(old: Int, new: Int, compared: Bool, gated: Bool) throws {
    let sides = try [old, new].map { count in try (0..<count).map { _ in try work([8, 8]) } }
    #expect(SessionRule.comparison.compare(sides[0], sides[1]).unitsAreSessions == compared)
    #expect(SessionRule.gate.compare(sides[0], sides[1]).unitsAreSessions == gated)
  }

  @Test("between two sessions a change must exceed the allowance, and nothing is the same")
  func allowance() throws {
    func median(_ time: Double) throws -> SessionComparison.Shift {
      try figure(
        .median,
        of: SessionRule.comparison.compare(
          [try work(Array(repeating: 8, count: 8))], [try work(Array(repeating: time, count: 8))]))
    }
    // 8 % of 8.05 ms, which is more than the margin of 0.5 ms.
    #expect(abs(try median(8).margin - 0.08 * 8.0495) < 1e-9)
    for (time, verdict): (Double, Verdict) in [
      (8, .inconclusive(.scattered)), (8.6, .inconclusive(.scattered)), (8.7, .worse),
      (7.3, .better),
    ] { #expect(try median(time).verdict == verdict, "\(time)") }
    let single = try compareWork([8], [20])
    #expect(single.figures.allSatisfy { $0.verdict == .inconclusive(.tooFewRounds(needed: 4)) })
    #expect(single.figures.allSatisfy { $0.interval == nil && $0.shown == nil })
  }

  @Test("applies the allowance to old sessions before new ones, and states the order")
  func order() throws {
    for (order, verdict, caveats): (SessionComparison.Order, Verdict, [String]) in [
      (.alternated, .worse, []), (.unknown, .worse, [Caveat.unknownOrder()]),
      (.apart, .inconclusive(.scattered), [Caveat.apart()]),
    ] {
      var rule = SessionRule.gate
      rule.order = order
      let comparison = try compareWork(
        (0..<6).map { 8 + 0.01 * Double($0) }, (0..<6).map { 8.6 + 0.01 * Double($0) }, by: rule)
      #expect(
        try figure(.median, of: comparison).verdict == verdict
          && comparison.caveats.filter { !$0.hasPrefix("same and held: ") } == caveats)
    }
  }

  @Test("holds a fall of late time to what the new sessions can differ by, a rise to the old ones'")
  func falls() throws {
    var rule = SessionRule.gate
    rule.order = .apart
    func judge(_ old: Double, _ new: Double) throws -> SessionComparison.Shift {
      let sides = [old, new].map { ratio in (0..<6).map { ratio + 0.01 * Double($0) } }
      return try figure(.late, of: compareCounts(sides[0], sides[1], by: rule))
    }
    // Twice the new ratio is below the old one, and twice the old ratio below the new one.
    for (old, new, verdict, margin): (Double, Double, Verdict, Double) in [
      (28, 0, .better, 5), (28, 13, .better, 13.025), (28, 15, .inconclusive(.scattered), 15.025),
      (13, 28, .worse, 13.025), (15, 28, .inconclusive(.scattered), 15.025),
    ] {
      let shift = try judge(old, new)
      #expect(shift.verdict == verdict && abs(shift.margin - margin) < 1e-9, "\(old) \(new)")
    }
  }

  @Test("does not judge the worst frames of scrolls whose frame counts are more than 5 % apart")
  func lengths() throws {
    func compare(_ frames: Int) throws -> SessionComparison {
      SessionRule.comparison.compare(
        try (0..<4).map { _ in try work([8]) },
        try (0..<4).map { _ in try work([8], frames: frames) })
    }
    let near = try compare(105)
    #expect(near.figures.count == 3)
    #expect(near.caveats.allSatisfy { $0.hasPrefix("same and held: ") })
    for frames in [106, 94] {
      let comparison = try compare(frames)
      #expect(comparison.figures.map(\.figure) == [.median, .late])
      #expect(comparison.unknown.isEmpty && comparison.unjudged == ["worst_ms"])
      #expect(comparison.caveats.first == Caveat.frameCounts(frames, 100))
      #expect(comparison.caveats.dropFirst().filter { !$0.hasPrefix("same and held: ") }.isEmpty)
    }
  }

  @Test(
    "takes 5 % of the old side's median frame count as the worst frames, at least one",
    arguments: [(100, 5), (200, 10), (9, 1), (1, 1), (50, 3)])
  func worst(frames: Int, count: Int) throws {
    let old = try (0..<4).map { _ in try work([8], frames: frames) }
    let comparison = SessionRule.comparison.compare(old, old)
    #expect(comparison.worstFrames == count)
    let last = Double(frames - 1) - 0.5 * Double(count - 1)
    #expect(abs(try figure(.worst, of: comparison).new - (8 + 0.001 * last)) < 1e-9)
  }

  @Test("has margins in parts of the work, of a tick if that is less, or else fixed ones")
  func margins() throws {
    func margins(_ session: DeviceSession) -> [Double] {
      SessionRule.comparison.compare(
        Array(repeating: session, count: 4), Array(repeating: session, count: 4)
      ).figures.map { (1_000 * $0.margin).rounded() / 1_000 }
    }
    for (session, expected) in [
      (try work([20]), [0.5, 1, 10]), (try work([20], refreshRate: 120), [0.25, 0.5, 10]),
      (try deadlines([-3]), [0.25, 0.5, 10]), (try counts([3]), [1]),
      (try deadlines([-3], seconds: 2, refreshRate: 60), [0.5, 1, 1]),
    ] { #expect(margins(session) == expected) }
    #expect(try abs((margins(work([4])).first ?? 0) - 0.03 * 4.05) < 0.001)
  }

  @Test("holds changes up to 5 % of the work, and 3 ms/s of late time")
  func held() throws {
    // 3 % of the work are 0.48 ms, and 5 % are 0.8 ms; then of short work.
    for (old, new, verdict): (Double, [Double], Verdict.Kind) in [
      (16, [16.4, 16.4, 16.4, 16.4], .same), (16, [16, 16.3, 16.6, 16.7], .held),
      (16, [16, 16.3, 16.6, 16.9], .inconclusive), (4, [4.1, 4.1, 4.1, 4.1], .same),
      (4, [4, 4.1, 4.15, 4.18], .held), (4, [4, 4.1, 4.2, 4.25], .inconclusive),
      (4, [4.4, 4.4, 4.4, 4.4], .worse),
    ] {
      let median = try figure(.median, of: compareWork(Array(repeating: old, count: 4), new))
      #expect(median.verdict.kind == verdict, "\(old) \(new)")
    }
    for (new, verdict): ([Double], Verdict.Kind) in [
      ([6, 6, 6, 6], .same), ([5, 6, 7, 8], .held), ([5, 6, 8, 9], .inconclusive),
      ([7, 7.1, 7.2, 7.3], .worse),
    ] {
      let old = verdict == .same ? [5, 5, 5, 5] : [5, 5.1, 5.2, 5.3]
      #expect(try compareCounts(old, new).verdict == verdict, "\(new)")
    }
  }

  @Test("says which events too few iterations cannot show, where it claims that none grew")
  func unseen() throws {
    func caveats(_ old: [Double], _ new: [Double]) throws -> [String] {
      try compareCounts(old, new).caveats
    }
    let four = [0.0, 0, 0, 0]
    // An event of half of all iterations is absent from four of them in 1 of 16 cases, above 5 %.
    #expect(try caveats(four, four).first == Caveat.unseenEvents(53, "all 4 new ones"))
    #expect(try caveats(four, [20, 21, 22, 23]).isEmpty)
    let many = Array(repeating: 0.0, count: 29)
    #expect(try caveats(four, many).isEmpty)
    #expect(try !caveats(four, many.dropLast()).isEmpty)
  }

  @Test("does not call sides the same if a mean shows a rare stutter that the shift hides")
  func rareStutters() throws {
    let still = Array(repeating: 0.0, count: 7)
    let late = try figure(.late, of: compareCounts(still + [0], [40] + still, by: .gate))
    #expect(late.interval == .init(low: 0, high: 0) && late.verdict == .inconclusive(.scattered))
  }

  @Test("states a change that would have been shown: it is, and a smaller one is not")
  func shown() throws {
    let scatter = [0, 0.31, 0.11, 0.47, 0.23, 0.05]
    for rule in [SessionRule.comparison, .gate] {
      func median(_ change: Double) throws -> SessionComparison.Shift {
        try figure(
          .median,
          of: compareWork(
            scatter.map { 8 + $0 }, scatter.reversed().map { 8 + $0 + change }, by: rule))
      }
      let equal = try median(0)
      let shown = try #require(equal.shown) - equal.change
      #expect(
        try median(shown + 0.001).verdict == .worse && median(shown - 0.001).verdict != .worse)
    }
  }

  @Test("judges displayed intervals by their changes of the display, and no hitches without ticks")
  func intervals() throws {
    func figures(_ displayed: [Double]) throws -> [SessionComparison.Shift] {
      let sessions = try (0..<4).map { _ in
        try session(
          [.intervals(Array(repeating: 10, count: displayed.count), displayed: displayed)],
          refreshRate: 60)
      }
      return SessionRule.comparison.compare(sessions, sessions).figures
    }
    let tick = 1_000.0 / 60
    let late = try figures(Array(repeating: tick, count: 19) + [3 * tick])
    #expect(late.map(\.name) == ["worst_ms", "hitch_ratio_ms_per_s"])
    #expect(abs(late[0].old - 50) < 1e-9 && abs(late[1].old - 1_000 * 2 / 22) < 1e-9)
    let free = try figures((0..<20).map { 17 + Double($0) })
    #expect(free.map(\.name) == ["worst_ms"] && free[0].old == 36)
  }

  @Test("judges late time per second only if all sessions have elapsed times")
  func clocks() throws {
    let timed = try (0..<4).map { _ in try deadlines([1], seconds: 2) }
    let untimed = try (0..<4).map { _ in try deadlines([1]) }
    func late(_ old: [DeviceSession], _ new: [DeviceSession]) throws -> SessionComparison.Shift {
      try figure(.late, of: SessionRule.comparison.compare(old, new))
    }
    #expect(try late(timed, timed).name == "late_ratio_ms_per_s" && late(timed, timed).old == 50)
    for (old, new) in [(timed, untimed), (untimed, timed), (untimed, untimed)] {
      let figure = try late(old, new)
      #expect(
        figure.name == "late_ms_per_1000_frames" && figure.old == 1_000 && figure.new == 1_000)
    }
  }

  @Test("has nothing to judge in counts without the hitch ratio")
  func otherCounts() throws {
    let sessions = try (0..<4).map { _ in try session([.counts([LogFigure("hitches", 1)])]) }
    let comparison = SessionRule.comparison.compare(sessions, sessions)
    #expect(comparison.figures.isEmpty && comparison.verdict == .incomparable)
    #expect(
      comparison.caveats.first
        == "hitch_ratio_ms_per_s is not judged: some iterations do not have it")
  }
}
