import Analysis
import Files
import RunData
import Statistics

/// The limits of a run's figures, as far as the figures themselves show them.
struct Caveats {
  /// The share of interrupted frames above which a series is named.
  static let largestShareOfInterruptedFrames = 0.01
  /// The number of series named in one caveat.
  private static let most = 4

  private let summaries: [SeriesSummary]

  init(_ summaries: [SeriesSummary]) {
    self.summaries = summaries
  }

  /// The meaning of the interval of the median, or the rounds that it and the headroom need.
  var intervals: String {
    let (rounds, needed) = (summaries[0].rounds, ConfidenceInterval.fewestRounds)
    return rounds < needed
      ? "No intervals and no headroom: \(TextFormatting.count(rounds, "round")), \(needed) needed."
      : "± is the 95 % interval of the median, from how the rounds differ."
  }

  /// The definition of the headroom; `nil` if no series has one.
  var headroom: String? {
    summaries.contains { $0.headroom != nil }
      ? "Headroom: the factor for all times up to which hitches stay good; 90 % lower bound of"
        + " \(summaries[0].rounds) rounds." : nil
  }

  /// The series with frames that the machine interrupted; `nil` if there are none.
  var interruptions: String? {
    let interrupted = summaries.filter {
      $0.shareOfInterruptedFrames > Self.largestShareOfInterruptedFrames
    }.sorted { $0.shareOfInterruptedFrames > $1.shareOfInterruptedFrames }
    guard !interrupted.isEmpty else { return nil }
    let named = interrupted.prefix(Self.most).map {
      "\($0.strategy) at \($0.refreshRate) Hz \(TextFormatting.percent($0.shareOfInterruptedFrames))"
    }
    let rest = interrupted.count - named.count
    let others = rest == 0 ? [] : ["\(rest) other series less"]
    return
      "frames with a context switch or steal time: \((named + others).joined(separator: ", "))"
      + "; hitches and headroom include them"
  }

  /// The stalls that are not due to one strategy; `nil` if there are none.
  var stalls: String? {
    let stalled = summaries.filter { $0.stalls > 0 && !$0.causesStalls }
      .sorted { $0.stalls > $1.stalls }
    guard !stalled.isEmpty else { return nil }
    let named = stalled.prefix(Self.most).map {
      "\($0.strategy) at \($0.refreshRate) Hz \($0.stalls) of \($0.rounds * $0.frames)"
    }
    let rest = stalled.count - named.count
    return "frames that stall, which take much longer than in the other rounds: "
      + (named + (rest == 0 ? [] : ["\(rest) other series fewer"])).joined(separator: ", ")
      + "; not attributed to a strategy"
  }

  /// The strategies that a finding keeps out of the ranking, with its kind; `nil` if there are none.
  ///
  /// Strategies whose pixels differ are left out: the run has a caveat for them already.
  func unpredictedFindings(besides proofs: [PixelEquivalence]) -> String? {
    let failed = Set(proofs.lazy.filter { !$0.holds }.map(\.strategy))
    var kinds: [String: Set<String>] = [:]
    for summary in summaries where !failed.contains(summary.strategy) {
      for fault in summary.faults where !fault.isPredicted {
        kinds[summary.strategy, default: []].insert(fault.kind)
      }
    }
    let names = kinds.sorted { $0.key < $1.key }
      .map { "\($0) (\($1.sorted().joined(separator: ", ")))" }
    return names.isEmpty
      ? nil : "not ranked for a finding that was not predicted: \(names.joined(separator: ", "))"
  }

  /// The share of a frame taken by the simulated table apart from content and drawing, and the time
  /// taken by measuring.
  ///
  /// - Parameter measuring: Nanoseconds per frame; 0 if unknown.
  func overhead(measuring: Int) -> [String] {
    let shares = summaries.filter { $0.frameTime.p50 > 0 }.map(\.shareOfOverhead)
    let range = [shares.min() ?? 0, shares.max() ?? 0].map {
      DecimalText.fixed($0 * 100, places: 1)
    }
    let text = range[0] == range[1] ? range[0] : range.joined(separator: "–")
    return [
      shares.max() ?? 0 > 0
        ? "Overhead: advance, recycle, layout and commit take \(text) % of a frame." : nil,
      measuring > 0 ? "Overhead: measuring takes \(measuring) ns of each frame." : nil,
    ].compactMap(\.self)
  }

  /// The times of the first frames, when all caches were empty: median and maximum over the rounds.
  static func firstFrames(of ranking: Ranking) -> String {
    let strategies = ranking.inOrder.map { summary in
      let fine = summary.coldStart.maximum < 1
      let first = TextFormatting.milliseconds(summary.coldStart.firstFrame, fine: fine)
      let longest = TextFormatting.milliseconds(summary.coldStart.maximum, fine: fine)
      return summary.coldStart.samples == 1
        ? "\(summary.strategy) \(first) ms"
        : "\(summary.strategy) \(first) ms (at most \(longest) ms)"
    }
    let samples = ranking.inOrder.first?.coldStart.samples ?? 0
    let count = samples == 1 ? "measured once each" : "median of \(samples) processes each"
    return "First frame at \(ranking.refreshRate) Hz with empty caches, \(count): "
      + strategies.joined(separator: ", ")
  }

  /// Returns a caveat with a capital letter, to stand alone.
  static func sentence(_ caveat: String) -> String {
    caveat.prefix(1).uppercased() + caveat.dropFirst()
  }
}

extension SeriesSummary {
  /// The medians of the phases that neither show content nor draw, as a share of the median frame
  /// time.
  fileprivate var shareOfOverhead: Double {
    (phases.advance + phases.recycle + phases.layout + phases.commit) / frameTime.p50
  }
}
