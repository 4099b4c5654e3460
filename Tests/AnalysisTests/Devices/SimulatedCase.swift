import Analysis

/// An experiment with a known answer: the row of a table.
struct SimulatedCase {
  let name: String
  let experiment: SimulatedExperiment
  let rule: SessionRule
  var kinds: [SimulatedDevice.Kind] = [.work, .clocked, .intervals, .counts]
  var outcome = Outcome.worse
  /// The range of the share of the outcome.
  let expected: ClosedRange<Double>
  /// The number of trials in a usual run of the tests; `nil` for none.
  var usual: Int?
  /// The factor by which a table has more trials than are asked for.
  var precision = 1

  enum Outcome {
    case worse
    /// A figure is held, the same or better.
    case held(JudgedFigure)
    case same(JudgedFigure)
  }
}

extension SimulatedCase {
  private typealias Noise = SimulatedDevice.Noise

  static let all = equal + changed + few + drifting + proved

  private static func experiment(
    _ old: Int, _ new: Int, iterations: Int = 3, _ noise: Noise,
    _ change: SimulatedDevice.Change = .init(), isOldFirst: Bool = false
  ) -> SimulatedExperiment {
    SimulatedExperiment(
      sessions: (old, new), iterations: iterations, noise: noise, change: change,
      isOldFirst: isOldFirst)
  }

  private static func text(_ noise: Noise) -> String {
    "\(Int(noise.base)) ms, sessions \(Int((100 * noise.session).rounded())) %"
  }

  private static var equal: [SimulatedCase] {
    let noises =
      [0, 0.01, 0.02, 0.03].map { Noise(session: $0) } + [Noise(session: 0.03, base: 12)]
    let gates = noises.flatMap { noise in
      [(6, 6), (10, 4)].filter { $0.0 == 6 || noise.session == 0.03 }.map { old, new in
        SimulatedCase(
          name: "gate: equal, \(old) + \(new) sessions, \(text(noise))",
          experiment: experiment(old, new, noise), rule: .gate, expected: 0...0.01,
          usual: noise.session == 0.03 && noise.base == 8 && old == 6 ? 40 : nil,
          // Of 300 trials, few would show a share of 1 %.
          precision: noise.base == 8 && old == 6 ? 10 : 1)
      }
    }
    let comparisons = [Noise(session: 0.03), Noise(session: 0.03, base: 12)].map { noise in
      SimulatedCase(
        name: "compare: equal, 4 + 4 sessions, \(text(noise))", experiment: experiment(4, 4, noise),
        rule: .comparison, expected: 0...0.05, usual: noise.base == 8 ? 40 : nil)
    }
    return gates + comparisons
  }

  /// Changes that are to be found.
  private static var changed: [SimulatedCase] {
    [Noise(session: 0.02, base: 12), Noise(session: 0.03, base: 12), Noise(session: 0.02)].map {
      noise in
      SimulatedCase(
        name: "gate: 10 % more work, 8 + 8 sessions, \(text(noise))",
        experiment: experiment(8, 8, noise, .init(factor: 1.1)), rule: .gate,
        kinds: [.work, .clocked],
        expected: (noise.session == 0.02 ? 0.95 : 0.8)...1,
        usual: noise.session == 0.02 ? 40 : nil)
    } + [
      SimulatedCase(
        name: "gate: a frame of 100 ms in 200, 8 + 8 sessions of 4 iterations, 8 ms, sessions 2 %",
        experiment: experiment(8, 8, iterations: 4, Noise(session: 0.02), .init(stutter: 100)),
        rule: .gate, expected: 0.9...1, usual: 40)
    ]
  }

  /// Equal sides of one session each.
  private static var few: [SimulatedCase] {
    [
      Noise(session: 0.02), Noise(session: 0.03), Noise(session: 0.02, base: 12),
      Noise(session: 0.03, base: 12),
    ]
    .map { noise in
      SimulatedCase(
        name: "compare: equal, 1 + 1 sessions of 10 iterations, \(text(noise))",
        experiment: experiment(1, 1, iterations: 10, noise), rule: .comparison, expected: 0...0.05,
        usual: noise.base == 12 && noise.session == 0.02 ? 40 : nil)
    }
  }

  /// Equal sides on a device that becomes slower by 0.5 % from session to session.
  private static var drifting: [SimulatedCase] {
    var apart = SessionRule.gate
    apart.order = .apart
    return [8.0, 12].flatMap { base in
      let noise = Noise(session: 0.02, drift: 0.005, base: base)
      return [
        SimulatedCase(
          name: "gate: equal, 6 + 6 sessions with a drift of 0.5 %, old ones first, \(text(noise))",
          experiment: experiment(6, 6, noise, isOldFirst: true), rule: apart, expected: 0...0.01),
        SimulatedCase(
          name: "gate: equal, 6 + 6 sessions with a drift of 0.5 %, alternated, \(text(noise))",
          experiment: experiment(6, 6, noise), rule: .gate, expected: 0...0.01),
      ]
    }
  }

  /// Changes as large as the bounds that are claimed, or larger.
  private static var proved: [SimulatedCase] {
    proved(4, .comparison) + proved(8, .gate) + [
      SimulatedCase(
        name:
          "compare: p50 held, 5 % more work, 1 + 1 sessions of 10 iterations, 12 ms, sessions 2 %",
        experiment: experiment(
          1, 1, iterations: 10, Noise(session: 0.02, base: 12), .init(factor: 1.05)),
        rule: .comparison, kinds: [.work], outcome: .held(.median), expected: 0...0.05, usual: 40)
    ]
  }

  private static func proved(_ count: Int, _ rule: SessionRule) -> [SimulatedCase] {
    let command = count == 4 ? "compare" : "gate"
    let sides = "\(count) + \(count) sessions"
    let held = SimulatedCase(
      name: "\(command): p50 held, 5 % more work, \(sides), 12 ms, sessions 2 %",
      experiment: experiment(count, count, Noise(session: 0.02, base: 12), .init(factor: 1.05)),
      rule: rule, kinds: [.work], outcome: .held(.median), expected: 0...0.05,
      usual: count == 4 ? 40 : nil)
    let same = SimulatedCase(
      name: "\(command): p50 same, 0.24 ms more work, \(sides), 8 ms, sessions 2 %",
      experiment: experiment(count, count, Noise(session: 0.02), .init(shift: 0.24)),
      rule: rule, kinds: [.work], outcome: .same(.median), expected: 0...0.05,
      usual: count == 4 ? 40 : nil)
    // No iteration has one with a probability of 0.9 to the number of iterations: 28 % or 8 %.
    let rare = SimulatedCase(
      name: "\(command): late time held, a frame of 500 ms in 10 % of iterations, \(sides), calm",
      experiment: experiment(
        count, count, Noise(session: 0.02, isCalm: true), .init(stutter: 500, share: 0.1)),
      rule: rule, kinds: [.work, .intervals], outcome: .held(.late),
      expected: 0...(count == 4 ? 0.32 : 0.12))
    return [held, same, rare]
  }

  /// Returns the number of trials with the outcome by each judge that can judge this kind.
  func outcomes(
    as kind: SimulatedDevice.Kind, trials: Int, judges: [SimulatedExperiment.Judge]
  ) throws -> [SimulatedExperiment.Judge: Int] {
    var counts: [SimulatedExperiment.Judge: Int] = [:]
    for trial in 0..<UInt64(trials) {
      let recording = try experiment.record(
        as: kind, seed: 7_919 * trial + 1, splits: judges.contains(.iterations))
      for judge in judges {
        guard let has = has(outcome, recording, judge) else { continue }
        counts[judge, default: 0] += has ? 1 : 0
      }
    }
    return counts
  }

  private func has(
    _ outcome: Outcome, _ recording: SimulatedExperiment.Recording,
    _ judge: SimulatedExperiment.Judge
  ) -> Bool? {
    func kind(of figure: JudgedFigure) -> Verdict.Kind? {
      recording.comparison(by: judge, rule)?.figures.first { $0.figure == figure }?.verdict.kind
    }
    return switch outcome {
    case .worse: recording.isWorse(by: judge, rule)
    case .held(let figure): kind(of: figure).map { [.held, .same, .better].contains($0) }
    case .same(let figure): kind(of: figure).map { $0 == .same }
    }
  }
}
