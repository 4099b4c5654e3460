import Analysis
import Files
import RunData
import Statistics

// MARK: - Comparisons

extension TextFormatting {
  /// A value of a metric: a time or ratio with three places, a count with up to four, instructions
  /// with none.
  static func value(_ value: Double, of metric: String) -> String {
    // A baseline edited by hand may hold a number that fixed notation cannot write.
    guard value.magnitude < CSVReader.largest else { return "\(value)" }
    guard metric.hasSuffix("_ms") || metric.contains("_x_") else {
      return DecimalText.shortest(value, places: !InstructionCounts.names.contains(metric) ? 4 : 0)
    }
    return DecimalText.fixed(value, places: value < 1_000 ? 3 : 0)
  }

  /// The effect of a comparison with its interval: `1.23× [1.16–1.25]`; `nil` without rounds.
  static func ratio(_ comparison: Comparison) -> String? {
    guard let effect = comparison.effect else { return nil }
    let ratio = ratio(effect, comparison.interval)
    return ratio.factor + (ratio.interval.map { " \($0)" } ?? "")
  }

  /// The parts of an effect: `1.23×` and `[1.16–1.25]`.
  static func ratio(
    _ effect: Double, _ interval: ConfidenceInterval?
  ) -> (factor: String, interval: String?) {
    let places = effect < 1.1 && effect > 0.9 ? 3 : 2
    return (
      DecimalText.fixed(effect, places: places) + "×",
      interval.map {
        "[\(DecimalText.fixed($0.low, places: places))–\(DecimalText.fixed($0.high, places: places))]"
      }
    )
  }

  /// An effect with its interval in a table: `1.530 [1.490, 1.580]`; empty without one.
  static func effect(
    _ effect: Double?, _ interval: ConfidenceInterval?, unit: String = ""
  ) -> String {
    guard let effect else { return "" }
    func text(_ value: Double) -> String { DecimalText.fixed(value, places: 3) }
    return text(effect) + unit + (interval.map { " [\(text($0.low)), \(text($0.high))]" } ?? "")
  }

  /// The reason for a verdict on a time where the figures do not show it; empty otherwise.
  static func reason(_ time: Comparison) -> String {
    switch time.verdict.reason {
    case .tooFewRounds(let needed):
      time.pairs.map { Fact.roundsNeeded(DecimalText.counted($0, "round"), needed) }
        ?? Fact.runsNeeded(needed)
    case .sequential: Fact.sequential()
    case .noFrames: Fact.noFrames()
    case .scattered:
      time.smallestEffect.map {
        Fact.power(DecimalText.fixed(($0 * 1_000).rounded(.up) / 1_000, places: 3))
      } ?? Fact.scattered(time.pairs == nil ? "runs" : "rounds")
    case .placeboDiffers: Fact.placeboDiffers()
    case .missing: Fact.missing()
    case nil where time.verdict == .held:
      Fact.held((EquivalenceMargin.standard.factor - 1) * 100)
    default: ""
    }
  }

  /// `machine (0123 and 4567), seed (1 and unknown)`.
  static func differences(_ differences: [RunDifference]) -> String {
    differences.map {
      let values = [$0.first, $0.second].map { $0.map { $0.isEmpty ? "none" : $0 } ?? "unknown" }
      return "\($0.fact.rawValue) (\(MessageText.pair(values[0], values[1])))"
    }.joined(separator: ", ")
  }

  /// The changes beside that of `metric`: of a phase, a counter and the worst frames.
  static func explanation(_ explanation: ChangeAttribution, of metric: String? = nil) -> [String] {
    let phase = explanation.phase.flatMap { phase -> String? in
      guard phase.milliseconds.magnitude >= 0.000_5 else { return nil }
      return Fact.phase(phase.phase.rawValue, signed(phase.milliseconds, places: 3))
    }
    let counter =
      explanation.counter.map { change in
        Fact.counter(
          change.metric.name, value(change.before, of: change.metric.name),
          value(change.after, of: change.metric.name))
      } ?? (explanation.comparesCounters ? Fact.noCounter() : nil)
    let frames = explanation.worstFrames.map {
      "\($0.frame) (row \($0.row), \(DecimalText.fixed($0.before, places: 3)) →"
        + " \(DecimalText.fixed($0.after, places: 3)) ms)"
    }
    return [
      phase, explanation.counter.map { $0.metric.name == metric } ?? false ? nil : counter,
      frames.isEmpty ? nil : Fact.worstFrames(frames.joined(separator: ", ")),
    ].compactMap(\.self)
  }
}

// MARK: - Gates

extension TextFormatting {
  /// `frame_p50_ms 2.600 [2.590, 2.610] (limit 2.200, baseline 2.000)`, or why it is not settled.
  static func reason(_ finding: RuleResult) -> String {
    let metric = finding.metric
    guard let value = finding.value else {
      let isUndecided = finding.verdict.kind == .inconclusive
      return isUndecided ? Fact.noControl(metric) : Fact.missingInRun(metric)
    }
    let interval = finding.interval.map {
      " [\(Self.value($0.low, of: metric)), \(Self.value($0.high, of: metric))]"
    }
    let measured = "\(metric) \(Self.value(value, of: metric))\(interval ?? "")"
    let text = measured + bounds(of: finding)
    switch finding.verdict.kind {
    case .same, .held, .better, .worse: return text
    case .incomparable:
      return finding.verdict.reason == .missing
        ? Fact.missingInBaseline(measured)
        : Fact.incomparable(measured, differences(finding.differences))
    case .inconclusive:
      guard case .tooFewRounds(let needed) = finding.verdict.reason else {
        // A test of the rounds of both decides, not the interval and the limit.
        return finding.tier == .ratio && finding.baseline != nil && !finding.hasOwnLimit
          ? Fact.scatteredRatio(text) : Fact.unsettled(text)
      }
      return Fact.noInterval(text, needed, finding.tier == .time ? " and their frames" : "")
    }
  }

  /// ` (limit 100, baseline 100)`.
  private static func bounds(of finding: RuleResult) -> String {
    guard let limit = finding.limit else { return "" }
    let isBelow = finding.value.map { $0 <= limit } ?? false
    let bound =
      finding.verdict == .worse && isBelow
      ? "any change fails" : "limit \(value(limit, of: finding.metric))"
    let baseline = finding.baseline.map { ", baseline \(value($0, of: finding.metric))" }
    return " (\(bound)\(baseline ?? ""))"
  }

  static func reason(_ finding: PixelResult) -> String {
    let strategy = MessageText.name(finding.strategy)
    guard let proof = finding.proof else { return Fact.uncheckedPixels(strategy) }
    if proof.holds { return Fact.rightPixels(strategy) }
    let areRight =
      proof.isWithinAllowance && !proof.unexpected.contains { $0.kind == Fault.wrongImage }
    return areRight
      ? Fact.unpredictedFault(strategy, proof.firstFault)
      : Fact.otherPixels(strategy, proof.firstMismatch ?? proof.firstFault)
  }

  static func headline(_ fall: HitchRatingFall) -> String {
    let fallen = fall.fallen.count
    let strategies =
      fallen == 1
      ? MessageText.name(fall.fallen[0].strategy)
      : fall.isOfAll ? "all \(fallen) judged strategies that were good" : "\(fallen) strategies"
    let obstacle =
      switch fall.obstacle {
      case nil: ""
      case .conditions: ", under other conditions"
      case .fewRounds: ", in fewer than \(ConfidenceInterval.fewestRounds) rounds"
      }
    return Fact.hitchFall(fall.refreshRate, strategies, obstacle)
  }

  static func reason(_ fall: HitchRatingFall) -> String {
    let most = 4
    let named = fall.fallen.prefix(most).map {
      "\(MessageText.name($0.strategy)) \(hitchRatio($0.before)) to \(hitchRatio($0.now))"
    }
    let rest = fall.fallen.count - named.count
    return Fact.hitchRatios(
      fall.refreshRate, named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""),
      fall.isOfAll
        ? ": the machine, or code that the strategies share; scrollbench duel tells" : "")
  }

  /// A hitch time ratio with as many decimal places as show its rating.
  static func hitchRatio(_ value: Double) -> String {
    let rating = HitchRating(hitchRatio: value)
    let places = (1...5).first {
      HitchRating(hitchRatio: Double(DecimalText.fixed(value, places: $0)) ?? value) == rating
    }
    return DecimalText.fixed(value, places: places ?? 6)
  }
}
