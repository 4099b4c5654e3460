import Glibc
import RunData
package import Statistics

/// The comparison of a series in old and new sessions of a device.
///
/// Each session is a unit, and its figure is the median (of medians) or the mean (of others) over
/// its iterations: iterations of one session resemble each other, so that they cannot show that the
/// builds differ rather than the sessions. With too few sessions, iterations are the units. Then
/// and if sessions did not alternate, a change must exceed what sessions of one build differ by.
package struct SessionComparison: Sendable {
  /// The sessions that are compared, or whose iterations are.
  package let sides: (old: [DeviceSession], new: [DeviceSession])
  /// Indicates whether sessions are the units, and not the iterations of too few sessions.
  package let unitsAreSessions: Bool
  package let rule: SessionRule
  package var figures: [Shift]
  /// The frames whose mean is the figure of the worst ones.
  package let worstFrames: Int
  /// The limits of the verdicts, one sentence each.
  package let caveats: [String]
  /// The figures that some iterations lack, and that were not judged, with their names.
  package let unknown: [(figure: JudgedFigure, name: String)]
  /// Those and the worst frames if the numbers of frames of the sides differ by more than 5 %.
  package let unjudged: [String]

  /// The order in which the sessions of both sides were recorded.
  package enum Order: Hashable, Sendable {
    case alternated, unknown
    /// Most sessions of one side precede those of the other, so that a drift would look like a
    /// change, or hide one.
    case apart
  }

  /// A change of a figure, in its unit, from the old to the new side.
  package struct Shift: Sendable {
    package let figure: JudgedFigure
    package let name: String
    /// The values of the units, in the order of the logs.
    package let units: (old: [Double], new: [Double])
    package var old: Double { units.old.median }
    package var new: Double { units.new.median }
    /// The Hodges–Lehmann shift.
    package let change: Double
    /// The bounds that hold with 95 % each; `nil` with too few units.
    package let interval: ConfidenceInterval?
    /// The one-sided p value for a worse new side, adjusted for all figures.
    package let pWorse: Double
    /// The change up to which the new side is not worse, and of a fall that up to which it is not
    /// better.
    package let margin: Double
    /// The change up to which the new side is held.
    package let held: Double
    /// The smallest change that would have been shown with this scatter; `nil` if none would have.
    package let shown: Double?
    package let verdict: Verdict
  }
}

extension SessionComparison {
  package var name: String { sides.old[0].series.name }
  /// The time that is judged; see ``LoggedSeries/definition``.
  package var definition: String { sides.old[0].series.definition }
  /// `nil` if the refresh rate is unknown.
  package var ticks: LogTicks? { (sides.old + sides.new).ticks }
  package var sessions: (old: Int, new: Int) { (sides.old.count, sides.new.count) }

  /// The verdict on the whole series: worse if a figure is, the weakest otherwise.
  package var verdict: Verdict.Kind {
    let kinds = Set(figures.map(\.verdict.kind))
    return Verdict.Kind.allCases.first(where: kinds.contains) ?? .incomparable
  }
}

/// A rule that decides whether new sessions of a device are worse than old ones.
package struct SessionRule: Sendable {
  /// The one-sided level of each test after Holm's adjustment for the figures of the family.
  package let alpha: Double
  package var order = SessionComparison.Order.alternated

  /// The rule of comparisons: 5 % from four sessions a side.
  package static let comparison = SessionRule(alpha: 0.05)
  /// The rule of gates: 1 % from six sessions a side, or from four of one side with more of the
  /// other, such as ten.
  package static let gate = SessionRule(alpha: 0.01)

  /// The fewest sessions of each side that are units: tests of all figures can reject.
  package var fewest: Int {
    DecisionRule(test: .rankSum, alpha: alpha).fewestUnits(tests: JudgedFigure.allCases.count)
  }
}

extension SessionRule {
  /// - Precondition: Each side has a session, and all are of one kind.
  package func compare(
    _ old: [DeviceSession], _ new: [DeviceSession], caveats: [String] = []
  ) -> SessionComparison {
    let iterations = [old, new].map { $0.flatMap(\.iterations) }
    let frames = iterations.map { side in side.map { Double($0.frames) }.median }
    let worst = max(1, Int((0.05 * frames[0]).rounded()))
    let isOtherLength = abs(frames[1] - frames[0]) > 0.05 * frames[0]
    // Only logs with deadlines can lack the elapsed time, and other logs do not need it.
    let isTimed = iterations.joined().allSatisfy {
      if case .deadlines(_, let lateness) = $0.display { lateness.ratio != nil } else { true }
    }
    let added = iterations.map { side in
      side.map { JudgedFigure.addedLateTime(in: $0, isTimed: isTimed) }.mean
    }
    let smallestP = RankSumTest.smallestP(old.count, new.count)
    let areUnits =
      min(old.count, new.count) >= DecisionRule.fewestIndependent
      && Double(JudgedFigure.allCases.count) * smallestP < alpha
    // By sides, sessions and iterations.
    let judged = [old, new].map { side in
      side.map { $0.iterations.map { $0.judged(worst: worst, isTimed: isTimed) } }
    }
    let all = JudgedFigure.allCases.compactMap { figure in
      judged.joined().joined().lazy.compactMap { $0[figure]?.name }.first.map { (figure, $0) }
    }
    // Of more frames, as many are worse ones.
    let family = all.filter { figure, _ in figure != .worst || !isOtherLength }
    let samples = family.compactMap { figure, name -> Sample? in
      let sides = judged.map { sessions -> [Double]? in
        let values = sessions.map { $0.map { $0[figure]?.value } }
        guard !values.joined().contains(nil) else { return nil }
        return values.map { $0.compactMap(\.self) }.flatMap { values in
          areUnits ? [figure == .median ? values.median : values.mean] : values
        }
      }
      guard let one = sides[0], let other = sides[1] else { return nil }
      let bounds = figure.bounds(
        of: name, work: old.work(figure, worst: worst), ticks: (old + new).ticks,
        added: (added[0], added[1]))
      return Sample(figure: figure, name: name, old: one, new: other, bounds: bounds)
    }
    let unjudged = all.map(\.1).filter { name in !samples.contains { $0.name == name } }
    let unknown = family.filter { unjudged.contains($0.1) }
    let usesAllowance = !areUnits || order == .apart
    let tests = samples.map { RankSumTest($0.old, $0.new) }
    let pWorse = tests.map(\.pGreater).holmAdjusted
    let pBetter = tests.map(\.pLess).holmAdjusted
    let shifts = samples.indices.map { index in
      shift(
        samples[index], pWorse: pWorse[index], pBetter: pBetter[index], tests: samples.count,
        usesAllowance: usesAllowance)
    }
    let limits: [[String]] = [
      isOtherLength ? [Caveat.frameCounts(frames[1], frames[0])] : [],
      unknown.map { Caveat.unknownFigure($0.1) },
      Self.unseen(shifts, iterations: iterations[1].count),
      order == .alternated
        ? [] : [order == .apart ? Caveat.apart() : Caveat.unknownOrder()],
      (old + new).caveats,
    ]
    return SessionComparison(
      sides: (old, new), unitsAreSessions: areUnits, rule: self, figures: shifts,
      worstFrames: worst, caveats: caveats + limits.joined(),
      unknown: unknown.map { ($0, $1) }, unjudged: unjudged)
  }

  /// The caveat of held and same verdicts on late or worst frames, if new iterations are too few
  /// to contain, with 95 % probability, an event that occurs in a tenth of all iterations.
  private static func unseen(_ shifts: [SessionComparison.Shift], iterations: Int) -> [String] {
    let share = 1 - pow(0.05, 1 / Double(iterations))
    let claims = shifts.contains {
      $0.figure != .median && [.held, .same].contains($0.verdict.kind)
    }
    return claims && share > 0.1
      ? [
        Caveat.unseenEvents(
          Int((100 * share).rounded()),
          iterations == 1 ? "the only new one" : "all \(iterations) new ones")
      ] : []
  }

  /// `tests` is the number of figures that the p values are adjusted for.
  private func shift(
    _ sample: Sample, pWorse: Double, pBetter: Double, tests: Int, usesAllowance: Bool
  ) -> SessionComparison.Shift {
    let sides = HodgesLehmannShift(sample.old, sample.new, tail: 0.05)
    let bounds = sample.bounds
    let allowance = usesAllowance ? bounds.allowance : (rise: 0, fall: 0)
    let (margin, fall) = (
      max(bounds.margin, allowance.rise), max(bounds.margin, allowance.fall)
    )
    let verdict = sides.interval.map { interval in
      Verdict(
        of: sample.proved(interval, allowance: allowance), upper: bounds.margin,
        lower: -bounds.margin, held: bounds.held, testAllows: true,
        isWorse: pWorse < alpha && interval.low > margin,
        isBetter: pBetter < alpha && interval.high < -fall)
    }
    // A change is shown if `interval.low` exceeds the margin and the bound at Holm's smallest level
    // exceeds 0. Both bounds move by as much as the change.
    let strictest = HodgesLehmannShift(sample.old, sample.new, tail: alpha / Double(tests))
    let shown = sides.interval.flatMap { interval in
      strictest.interval.map { sides.estimate + max(margin - interval.low, -$0.low) }
    }
    return SessionComparison.Shift(
      figure: sample.figure, name: sample.name, units: (sample.old, sample.new),
      change: sides.estimate, interval: sides.interval, pWorse: pWorse,
      margin: sides.estimate < 0 ? fall : margin, held: bounds.held, shown: shown,
      verdict: verdict ?? .inconclusive(.tooFewRounds(needed: fewest)))
  }

  private struct Sample {
    let figure: JudgedFigure
    let name: String
    let old: [Double]
    let new: [Double]
    let bounds: JudgedFigure.Bounds

    /// Returns the changes that are not excluded.
    ///
    /// Two sessions of one build can differ by the allowance. A rare stutter, which few units have,
    /// does not move the shift, but the difference of the means.
    func proved(
      _ interval: ConfidenceInterval, allowance: (rise: Double, fall: Double)
    ) -> ConfidenceInterval {
      let means = figure == .median ? interval.low : new.mean - old.mean
      return ConfidenceInterval(
        low: min(interval.low, means) - allowance.fall,
        high: max(interval.high, means) + allowance.rise)
    }
  }
}

extension [DeviceSession] {
  /// Those of the first session that has a refresh rate; other rates are near it.
  var ticks: LogTicks? { lazy.compactMap(\.ticks).first }

  /// Those of all sessions, each with the number that have it.
  var caveats: [String] {
    flatMap(\.caveats).unique.map { caveat in
      let sharing = count { $0.caveats.contains(caveat) }
      let share = sharing == count ? "each" : "\(sharing)"
      return count == 1 ? caveat : "\(caveat) (in \(share) of \(count) sessions)"
    }
  }

  /// Returns the work that a figure of overruns or work belongs to, in milliseconds.
  fileprivate func work(_ figure: JudgedFigure, worst: Int) -> Double? {
    let values = flatMap(\.iterations).compactMap { iteration -> Double? in
      guard let stage = iteration.stages.last, !stage.name.isEmpty else { return nil }
      return figure == .median ? stage.times.median : stage.times.worst(worst)
    }
    return values.isEmpty ? nil : values.median
  }
}
