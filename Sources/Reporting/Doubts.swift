import Analysis
import RunRecords
import Statistics

/// What a reader of the figures could get wrong, as far as the figures themselves tell.
struct Doubts {
  /// The share of disturbed frames from which on a reader is told.
  private static let worthANote = 0.01
  /// Series named in a note.
  private static let most = 4

  private let summaries: [SeriesSummary]

  init(_ summaries: [SeriesSummary]) {
    self.summaries = summaries
  }

  /// What the interval of the median is, and whether it can be trusted.
  var intervals: String {
    let fewest = ConfidenceInterval.fewestRounds
    switch summaries[0].rounds {
    case 1:
      return
        "One round gives no interval of the median; from \(fewest) rounds on there is one to trust."
    case 2..<fewest:
      return
        "± is the 95 % interval of the median; \(TextFormatting.number(summaries[0].rounds)) rounds are "
        + "too few to trust it, \(TextFormatting.number(fewest)) are not."
    default: return "± is the 95 % interval of the median, from how the rounds differ."
    }
  }

  /// The series of which the machine disturbed more than a few frames; `nil` if there are none.
  var disturbances: String? {
    let disturbed = summaries.filter { $0.raw.shareOfDisturbedFrames > Self.worthANote }
      .sorted { $0.raw.shareOfDisturbedFrames > $1.raw.shareOfDisturbedFrames }
    guard !disturbed.isEmpty else { return nil }
    let named = disturbed.prefix(Self.most).map {
      "\(TextFormatting.percent($0.raw.shareOfDisturbedFrames)) of \($0.strategy)'s at \($0.refreshRate) Hz"
    }
    let rest = disturbed.count - named.count
    let others = rest == 0 ? [] : ["fewer in \(rest) other series"]
    return
      "the machine disturbed measured frames: \(TextFormatting.list(named + others)); the tables "
      + "show medians over the rounds, the raw_ columns of summary.csv every frame as it was."
  }

  /// The strategies that are not ranked because of something found while they ran; `nil` if there
  /// are none.
  ///
  /// A proof that fails is a caveat of the run already.
  func unexplained(by proofs: [PixelEquivalence]) -> String? {
    let failed = Set(proofs.lazy.filter { !$0.holds }.map(\.strategy))
    let names = Set(summaries.lazy.filter(\.hasUnpredictedFault).map(\.strategy))
      .subtracting(failed).sorted()
    guard !names.isEmpty else { return nil }
    return
      "\(TextFormatting.list(names)) \(names.count == 1 ? "is" : "are") not ranked: a finding that "
      + "was not predicted came up in the run (see findings)."
  }

  /// What the first frames took, when all caches were empty.
  static func firstFrames(of ranking: Ranking) -> String {
    let strategies = ranking.inOrder.map { summary in
      let fine = summary.coldStart.maximum < 1
      let first = TextFormatting.milliseconds(summary.coldStart.firstFrame, fine: fine)
      let longest = TextFormatting.milliseconds(summary.coldStart.maximum, fine: fine)
      return "\(summary.strategy) \(first) ms (longest of its round \(longest) ms)"
    }
    return "First frame with empty caches at \(ranking.refreshRate) Hz, measured once each: "
      + TextFormatting.list(strategies) + "."
  }
}
