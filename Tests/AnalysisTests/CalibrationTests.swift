import Analysis
import Glibc
import SampleRuns
import Statistics
import Testing

@Suite("A calibration")
struct CalibrationTests {
  private let settings = Calibration.Settings(
    machineID: "m", machine: [:], commit: "c", build: "release", runArguments: [], pairs: 20)

  /// A batch of 20 pairs that scatter by 0.2 % around a factor.
  private func batch(_ factor: Double, control: Double = 1) -> DuelBatch {
    DuelBatch(
      pairs: (0..<20).map { index in
        let noise = (index % 2 == 0 ? 0.002 : -0.002) * (0.5 + Double(index) / 20)
        return DuelPair(logRatios: ["a": log(factor) + noise], control: log(control) - noise)
      })
  }

  private func duel(_ kind: CalibrationKind, _ factors: Double...) -> CalibrationDuel {
    CalibrationDuel(kind, batches: factors.map { batch($0) })
  }

  private func calibration(_ duels: [CalibrationDuel]) -> Calibration {
    var rules = DuelRules()
    rules.resamples = 100
    return Calibration(duels, strategies: ["a"], rules: rules, settings: settings, seconds: 1)
  }

  @Test("counts false positives in both directions separately from differences that did not recur")
  func alarms() {
    let calibration = calibration([
      duel(.identical, 1), duel(.identical, 1), duel(.identical, 1.05, 1.05),
      duel(.identical, 0.95, 0.95), duel(.identical, 1.05, 1),
    ])
    // The floor is beyond what these batches differ by. By the floor of the others, 5 % of several
    // is no alarm either, but the one that is further off than all of them is.
    #expect(
      calibration.margin.factor == calibration.batches.p95 && calibration.margin.factor > 1.04)
    #expect(calibration.identical.count == 1 && calibration.identical.duels == 5)
    // Many quiet batches leave the floor where it was.
    let quiet = Array(repeating: duel(.identical, 1), count: 200)
    let rare = self.calibration(
      quiet + [
        duel(.identical, 1.05, 1.05), duel(.identical, 0.95, 0.95), duel(.identical, 1.05, 1),
      ])
    #expect(rare.margin.factor == 1.02 && rare.batches.batches == 206)
    #expect(rare.identical.count == 2 && rare.identical.unproven == 1)
    #expect(rare.identical.duels == 203)
    #expect(rare.identical.interval == BinomialInterval(successes: 2, trials: 203))
  }

  @Test("judges each duel of identical builds by the margin of the others")
  func leaveOneOut() {
    // By a floor that it made itself a duel could not alarm.
    let alone = calibration([duel(.identical, 1.05, 1.05)])
    #expect(alone.margin.factor > 1.04 && alone.identical.count == 1)
    let odd = calibration([duel(.identical, 1), duel(.identical, 1.05, 1.05)])
    #expect(odd.margin.factor > 1.04 && odd.identical.count == 1 && odd.identical.duels == 2)
    // Two that are as rough excuse each other.
    let rough = calibration([duel(.identical, 1.05, 1.05), duel(.identical, 1.05, 1.05)])
    #expect(rough.identical.count == 0)
    #expect(!odd.isTooNoisy && calibration([duel(.identical, 1.15)]).isTooNoisy)
  }

  @Test("has a floor that bounds the next batch in 95 of 100 calibrations of 20 batches")
  func coverageOfTheFloor() {
    // The largest of 20: 20 / 21. The interpolated percentile would bound 90.7 %.
    var noise = NormalNoise(seed: 6)
    func batch() -> DuelBatch {
      let ratios = ["a": 0.02 * noise.next()]
      return DuelBatch(pairs: (0..<6).map { _ in DuelPair(logRatios: ratios, control: 0) })
    }
    var rules = DuelRules()
    rules.resamples = 1
    let trials = 400
    let bounded = (0..<trials).count { _ in
      let duels = (0..<20).map { _ in CalibrationDuel(.identical, batches: [batch()]) }
      let calibration = Calibration(
        duels, strategies: ["a"], rules: rules, settings: settings, seconds: 1)
      let next = batch().pairs[0].logRatios["a"] ?? 0
      return exp(next.magnitude) <= calibration.batches.p95
    }
    #expect((0.93...0.975).contains(Double(bounded) / Double(trials)), "\(bounded)")
  }

  @Test("uses the scatter of identical builds as margin if it exceeds 2 %")
  func floor() {
    #expect(calibration([duel(.identical, 1.01)]).margin.factor == 1.02)
    let rough = calibration([duel(.identical, 1.03)])
    #expect((rough.margin.factor - 1.03).magnitude < 0.001)
    // A batch whose control moved tells nothing, unless there is no other.
    let moved = CalibrationDuel(.identical, batches: [batch(1.1, control: 1.1)])
    #expect(calibration([moved, duel(.identical, 1.03)]).margin.factor == rough.margin.factor)
    #expect(calibration([moved]).margin.factor > 1.09)
    // A difference of a batch counts either way.
    #expect(
      (calibration([duel(.identical, 1 / 1.03)]).margin.factor - rough.margin.factor).magnitude
        < 0.001)
  }

  @Test("counts detections by times or counts for each synthetic load")
  func catches() {
    let calibration = calibration([
      duel(.identical, 1), duel(.injected("composite=5%"), 1.05, 1.05),
      duel(.injected("composite=5%"), 1.05, 1), duel(.injected("composite=1%"), 1.01),
      // Faster is not what was added.
      duel(.injected("composite=1%"), 0.95, 0.95),
      CalibrationDuel(.injected("layer"), batches: [], failsExactly: true),
      CalibrationDuel(.injected("allocation"), batches: [batch(1)], failsExactly: true),
    ])
    #expect(
      calibration.injections.mapValues { "\($0.count)/\($0.duels)" } == [
        "composite=5%": "1/2", "composite=1%": "0/2", "layer": "1/1", "allocation": "1/1",
      ])
    #expect(calibration.injections["composite=5%"]?.unproven == 1)
    #expect(calibration.injections["layer"]?.effect == nil)
    #expect((calibration.injections["composite=5%"]?.effect ?? 0) > 1.03)
  }

  @Test("has the scatter of pairs and the minimum detectable effect of a batch for each metric")
  func metrics() throws {
    var first = duel(.identical, 1)
    first.logRatios = ["a/frame_p50_ms": [0.01, -0.01], "memset": [0, 0]]
    var second = first
    second.logRatios = ["a/frame_p50_ms": [0.01, -0.01]]
    var slow = duel(.injected("layer"), 1.5)
    slow.logRatios = ["a/frame_p50_ms": [0.4]]
    let calibration = calibration([first, second, slow])
    let scatter = try #require(calibration.metrics["a/frame_p50_ms"])
    #expect(scatter.pairs == 4)
    let deviation = (4 * 0.0001 / 3.0).squareRoot()
    #expect((scatter.deviation - deviation).magnitude < 1e-6)
    #expect((scatter.p95 - exp(0.01)).magnitude < 1e-6)
    let detectable = try #require(
      DetectableEffect.ofDeviation(deviation, count: 20, alpha: 0.01, margin: log(1.02)))
    #expect((try #require(scatter.detectable) - exp(detectable)).magnitude < 1e-6)
    #expect(calibration.smallestEffect(of: ["a"]) == scatter.detectable)
    #expect(calibration.smallestEffect(of: ["b"]) == nil)
    #expect(calibration.metrics["memset"]?.detectable == 1.02)
  }

  // MARK: - The order of its duels

  @Test("runs each kind once, then as many identical builds as all others together")
  func schedule() {
    var schedule = CalibrationSchedule()
    var ran: [CalibrationKind] = []
    #expect(schedule.missing == CalibrationKind.all)
    for _ in 0..<60 {
      guard let kind = schedule.next else { break }
      schedule.ran(kind)
      ran.append(kind)
    }
    #expect(Array(ran.prefix(6)) == CalibrationKind.all)
    #expect(schedule.missing.isEmpty)
    #expect(ran.count { $0 == .identical } == 30)
    for kind in CalibrationKind.all.dropFirst() { #expect(ran.count { $0 == kind } == 6) }
  }

  @Test("ends after the requested number of duels of each kind", arguments: 1...4)
  func most(_ most: Int) {
    var schedule = CalibrationSchedule(most: most)
    var count = 0
    while let kind = schedule.next, count < 100 {
      schedule.ran(kind)
      count += 1
    }
    #expect(count == most * CalibrationKind.all.count)
  }
}
