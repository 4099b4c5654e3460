import Analysis
import Files
import Results
import Statistics

extension TextFormatting {
  /// A value of a metric: a time with three places, a count with as many as it takes.
  static func value(_ value: Double, of metric: String) -> String {
    // What a hand wrote into a baseline need not be of a size that reports are made for.
    guard value.magnitude < CSVReader.largest else { return "\(value)" }
    guard metric.hasSuffix("_ms") || metric.contains("_x_") else {
      return DecimalText.shortest(value, places: 4)
    }
    return DecimalText.fixed(value, places: value < 1_000 ? 3 : 0)
  }

  /// The reason for which a time is inconclusive; empty for other verdicts.
  ///
  /// - Parameter primary: The metric that was judged first.
  static func reason(_ time: TimeComparison, after primary: String) -> String {
    switch time.verdict.reason {
    case .tooFewRounds(let needed): "\(time.rounds) rounds are too few, \(needed) are needed"
    case .sequential:
      "measured one after the other, so that a change of the machine looks alike; scrollbench duel tells"
    case .noFrames: "there are no frames to pair"
    case .primaryShowsNothing:
      "\(primary) shows no difference, so that this is not tested"
    case .scattered:
      time.smallestEffect.map {
        "rounds this scattered show no effect below \(DecimalText.fixed(($0 * 1_000).rounded(.up) / 1_000, places: 3))×"
      } ?? "the rounds scatter too much"
    default: ""
    }
  }

  /// `machine (0123 and 4567), seed (1 and unknown)`.
  static func differences(_ differences: [RunDifference]) -> String {
    list(
      differences.map {
        "\($0.fact.rawValue) (\(name($0.first ?? "unknown")) and \(name($0.second ?? "unknown")))"
      })
  }

  /// Why times are not compared.
  static func refusals(_ refusals: [SeriesComparison.Refusal]) -> String {
    list(
      refusals.map { refusal in
        switch refusal {
        case .run(let difference): differences([difference])
        case .refreshRate(let first, let second): "refresh rate (\(first) and \(second) Hz)"
        case .frames(let first, let second): "frames of a pass (\(first) and \(second))"
        }
      })
  }

  /// What moved with a change.
  ///
  /// - Parameter metric: What changed, of which nothing is said once more.
  static func explanation(_ explanation: ChangeAttribution, of metric: String? = nil) -> [String] {
    var sentences: [String] = []
    if let phase = explanation.phase, phase.milliseconds.magnitude >= 0.000_5 {
      let change = DecimalText.fixed(phase.milliseconds.magnitude, places: 3)
      sentences.append(
        "\(phase.phase.rawValue) took \(change) ms \(phase.milliseconds < 0 ? "less" : "more")")
    }
    if let counter = explanation.counter {
      guard counter.metric != metric else { return sentences + worst(explanation) }
      sentences.append(
        "\(counter.metric) went from \(value(counter.before, of: counter.metric)) to"
          + " \(value(counter.after, of: counter.metric))")
    } else {
      sentences.append("no count moved with it: noise or the layout of the code may be the cause")
    }
    return sentences + worst(explanation)
  }

  private static func worst(_ explanation: ChangeAttribution) -> [String] {
    guard !explanation.worstFrames.isEmpty else { return [] }
    let frames = explanation.worstFrames.map {
      "\($0.frame) (row \($0.row), \(DecimalText.fixed($0.before, places: 3)) →"
        + " \(DecimalText.fixed($0.after, places: 3)) ms)"
    }
    let rival = explanation.rival.map { " against \(name($0))" } ?? ""
    return ["worst frames\(rival): " + list(frames)]
  }
}
