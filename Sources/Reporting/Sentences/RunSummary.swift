import Analysis
import Files
import Results
import RunRecords
import Statistics

/// The result of a run at its highest refresh rate: a headline, and facts of the form `label:
/// values`.
///
///     layer-grid is fastest here at 120 Hz
///     rounds: fastest in 6 of 6 on this CPU
///     median frame on this CPU: layer-grid 3.10 ms, image-slice 4.77 ms (1.54×)
///
/// A strategy *wins* only if it is the fastest in every round, in as many rounds as an interval
/// takes, and ahead in counters, which hold on any device.
struct RunSummary {
  private let rankings: [Ranking]
  private let record: RunRecord
  private let ranking: Ranking

  /// - Precondition: There is a ranking.
  init(rankings: [Ranking], record: RunRecord) {
    guard let highest = rankings.max(by: { $0.refreshRate < $1.refreshRate }) else {
      preconditionFailure("a run has a refresh rate")
    }
    self.rankings = rankings
    self.record = record
    ranking = highest
  }

  /// The result in a few words.
  var headline: String {
    guard !record.isLowerBound else { return "A lower bound at \(rate): nothing is ranked" }
    switch ranking.result {
    case .winner(let winner):
      let claim = isAheadInCounters ? needsMoreRounds ? "is ahead" : "wins" : "is fastest here"
      return "\(TextFormatting.name(winner.strategy)) \(claim) at \(rate)"
    case .tie(let leaders):
      let names = leaders.map { TextFormatting.name($0.strategy) }
      return "Too close to call at \(rate): \(TextFormatting.list(names))"
    case .single(let only):
      return "\(TextFormatting.name(only.strategy)) at \(rate), with nothing to compare"
    case .empty: return "No strategy can be ranked at \(rate)"
    }
  }

  /// The facts behind the headline.
  var facts: [String] {
    guard !record.isLowerBound else {
      let engine = TextFormatting.name(record.engine)
      return [Caveats.sentence(MachineCaveats.lowerBound(engine: engine))]
    }
    let facts: [String?] =
      switch ranking.result {
      case .empty: ["reason: \(exclusion)"]
      case .single(let only): ["reason: \(isolation)", timeInBudget(only), late, capRows]
      case .winner(let winner):
        ["rounds: fastest in \(rounds) of \(rounds) on this CPU" + roundsNeeded]
          + comparison(of: winner) + [late] + otherRates + [capRows]
      case .tie(let leaders):
        ["rounds: \(name(leaders[0])) is not the fastest in all \(rounds)"]
          + [medians(leaders), slower(than: leaders), late] + otherRates + [capRows]
      }
    return (facts + hitches + [counters, elsewhere, middleRows]).compactMap(\.self)
  }
}

// MARK: - Ranks

extension RunSummary {
  private var isAheadInCounters: Bool {
    guard case .winner(let winner) = ranking.result else { return false }
    return ranking.counters?.leader == winner
  }

  private var rounds: Int { ranking.ranked.first?.rounds ?? 0 }

  private var needsMoreRounds: Bool { rounds < ConfidenceInterval.fewestRounds }

  private var roundsNeeded: String {
    needsMoreRounds ? ", \(ConfidenceInterval.fewestRounds) needed to call it" : ""
  }

  /// The reason for which nothing is ranked.
  private var exclusion: String {
    if ranking.unranked.isEmpty { return "only a control was measured" }
    return excludesByPixels
      ? "pixels differ from the reference: \(names(ranking.unranked))"
      : "findings that were not predicted: \(names(ranking.unranked))"
  }

  /// The reason for which there is nothing to compare.
  private var isolation: String {
    if !ranking.unranked.isEmpty {
      return excludesByPixels
        ? "the only strategy that shows the right pixels"
        : "the only strategy without findings that were not predicted"
    }
    return ranking.controls.isEmpty
      ? "the only strategy measured" : "the only strategy measured besides a control"
  }

  /// A Boolean value that indicates whether all exclusions are due to wrong pixels.
  private var excludesByPixels: Bool {
    ranking.unranked.allSatisfy { summary in
      summary.faults.allSatisfy { $0.isPredicted || $0.kind == Fault.wrongImage }
    }
  }

  /// The outcomes at other refresh rates that differ.
  private var otherRates: [String?] {
    rankings.filter { $0.result.names != ranking.result.names }.reversed().map { other in
      switch other.result {
      case .winner(let winner): "at \(other.refreshRate) Hz on this CPU: \(name(winner)) is fastest"
      case .tie: "at \(other.refreshRate) Hz on this CPU: too close to call"
      case .empty, .single: nil
      }
    }
  }
}

// MARK: - Times

extension RunSummary {
  private func timeInBudget(_ only: SeriesSummary) -> String {
    let (p50, p95) = (only.frameTime.p50 / only.budget, only.frameTime.p95 / only.budget)
    return
      "median frame on this CPU: \(time(only)), \(TextFormatting.percent(p50)) of the \(budget)"
      + " budget; p95 \(TextFormatting.percent(p95))"
  }

  /// The medians of the winner, the next and the slowest strategy, and the reason for the
  /// difference.
  private func comparison(of winner: SeriesSummary) -> [String?] {
    let rivals = ranking.ranked.dropFirst()
    guard let next = rivals.first, let slowest = rivals.last else { return [] }
    let compared = (next == slowest ? [next] : [next, slowest]).map { rival in
      guard winner.frameTime.p50 > 0 else { return time(rival) }
      let factor = rival.frameTime.p50 / winner.frameTime.p50
      return "\(time(rival)) (\(DecimalText.fixed(factor, places: factor < 1.1 ? 3 : 2))×)"
    }
    return [
      "median frame on this CPU: \(([time(winner)] + compared).joined(separator: ", "))",
      reason(for: winner, against: slowest),
    ]
  }

  private func medians(_ summaries: [SeriesSummary]) -> String {
    "median frame on this CPU: \(summaries.map(time).joined(separator: ", "))"
  }

  private func slower(than leaders: [SeriesSummary]) -> String? {
    let rest = ranking.ranked.dropFirst(leaders.count)
    return rest.isEmpty ? nil : "slower than these: \(rest.map(time).joined(separator: ", "))"
  }

  /// The strategies with late frames at the highest refresh rate; by number if more than three.
  private var late: String? {
    let late = ranking.ranked.filter { !$0.playback.hitches.isEmpty }
    guard !late.isEmpty else { return nil }
    let label = "late frames at \(rate) here"
    guard late.count <= 3 else {
      return "\(label): \(late.count) of \(ranking.ranked.count) strategies"
    }
    let frames = late.map {
      "\(name($0)) \(DecimalText.grouped($0.playback.hitches.count)) of"
        + " \(DecimalText.grouped($0.playback.frames))"
    }
    return "\(label): \(frames.joined(separator: ", "))"
  }

  /// The rating of all ranked strategies, and their headroom; of more than three the greatest and
  /// the least.
  private var hitches: [String?] {
    let good = ranking.byHeadroom.filter { $0.hitchRating == .good }.map(name)
    let others = ranking.byHeadroom.filter { $0.hitchRating != .good }.map {
      "\(name($0)) \(DecimalText.fixed($0.playback.hitchRatio, places: 1)) ms/s"
        + " (\($0.hitchRating.rawValue))"
    }
    let jumps = ranking.byHeadroom.filter { $0.lateJumps > 0 }.map {
      "\(name($0)) \(DecimalText.grouped($0.lateJumps))"
    }
    let factors = ranking.byHeadroom.compactMap { summary in
      summary.headroom.map { "\(name(summary)) \(TextFormatting.headroom($0.factor))" }
    }
    let shown = factors.count <= 3 ? factors : [factors[0], factors[factors.count - 1]]
    return [
      good.isEmpty ? nil : "hitches good at \(rate) here: \(good.joined(separator: ", "))",
      others.isEmpty ? nil : "hitches not good at \(rate) here: \(others.joined(separator: ", "))",
      shown.isEmpty ? nil : "headroom: \(shown.joined(separator: ", "))",
      jumps.isEmpty
        ? nil : "late first frames and jumps, not in headroom: \(jumps.joined(separator: ", "))",
    ]
  }
}

// MARK: - Counters

extension RunSummary {
  /// The counter in which `winner` saves the greatest share.
  ///
  /// A difference that is too small to matter is not an explanation, whatever its ratio.
  private func reason(for winner: SeriesSummary, against rival: SeriesSummary) -> String {
    let pixels = Double(record.display.pixelCount) / 100
    let counters: [(verb: String, unit: String, count: (FrameSample) -> Int, least: Double)] = [
      ("blends", " px", \.blendedPixels, pixels), ("fills", " opaque px", \.opaquePixels, pixels),
      ("draws", " layers", \.layers, 1), ("allocates", "", \.allocatedBytes, 1_024),
    ]
    var best: (saving: Double, text: String)?
    for counter in counters {
      let own = winner.counts.mean(counter.count)
      let other = rival.counts.mean(counter.count)
      let saving = (other - own) / other
      guard other - own >= counter.least, saving >= 0.01, saving > best?.saving ?? 0 else {
        continue
      }
      let texts = [own, other].map {
        counter.unit.isEmpty ? TextFormatting.bytes($0) : TextFormatting.short($0)
      }
      best = (
        saving,
        "\(name(winner)) \(counter.verb) \(texts[0])\(counter.unit) per frame, \(name(rival)) \(texts[1])"
      )
    }
    return "reason: " + (best?.text ?? "the counters do not explain it")
  }

  private var counters: String? {
    guard let counters = ranking.counters else { return nil }
    let label = "counters on any device: "
    if let leader = counters.leader {
      let leads = counters.leads.filter { $0.strategy == leader.strategy }
      guard let best = leads.min(by: { $0.own / $0.next < $1.own / $1.next }) else { return nil }
      return "\(label)\(name(leader)) is ahead; \(best.verb) \(TextFormatting.bytes(best.own))"
        + "\(best.object) per frame, the next \(TextFormatting.bytes(best.next));"
        + " at most 1 % above a rival in any other"
    }
    let leads = counters.leads.map {
      "\(TextFormatting.oneLine($0.strategy)) \($0.verb) the fewest bytes\($0.object)"
    }
    return "\(label)no strategy is ahead; "
      + (leads.isEmpty
        ? "none has clearly the fewest bytes of any kind" : leads.joined(separator: ", "))
  }

  private var elsewhere: String? {
    guard case .winner = ranking.result, ranking.counters != nil, !isAheadInCounters else {
      return nil
    }
    return "other devices: another strategy may be fastest"
  }
}

// MARK: - Content

extension RunSummary {
  /// The share of rows that strategies draw differently.
  private var capRows: String? {
    ranking.ranked.first?.shareOfCapRows.map { share in
      share == 0
        ? "cap rows (with rounded corners): none on screen"
        : "cap rows (with rounded corners): \(TextFormatting.percent(share)) of the rows on screen"
    }
  }

  /// The share of frames without a rounded row above which a caveat is shown.
  private static let largestShareWithoutCaps = 0.1

  private var middleRows: String? {
    let shares = rankings.flatMap(\.inOrder)
    guard
      let worst = shares.max(by: { $0.shareOfFramesWithoutCaps < $1.shareOfFramesWithoutCaps }),
      worst.shareOfFramesWithoutCaps > Self.largestShareWithoutCaps
    else { return nil }
    let extent = worst.shareOfFramesWithoutCaps > 0.5 ? "middle rows only" : "mostly middle rows"
    let advice =
      worst.capFrameP50 == nil
      ? "no frame shows the \(SeriesSummary.capRowsOfCapFrame) caps that frame_p50_caps_ms takes"
      : "see frame_p50_caps_ms"
    return
      "caveat: no rounded row visible in \(TextFormatting.percent(worst.shareOfFramesWithoutCaps))"
      + " of the frames, the medians compare \(extent); \(advice)"
  }
}

// MARK: - Words

extension RunSummary {
  private var rate: String { "\(ranking.refreshRate) Hz" }

  private var budget: String {
    DecimalText.shortest(1_000 / Double(ranking.refreshRate), places: 2) + " ms"
  }

  private func name(_ summary: SeriesSummary) -> String { TextFormatting.oneLine(summary.strategy) }

  private func names(_ summaries: [SeriesSummary]) -> String {
    summaries.map(name).joined(separator: ", ")
  }

  /// A strategy with its median frame time.
  private func time(_ summary: SeriesSummary) -> String {
    let fine = ranking.ranked.contains { $0.frameTime.p50 < 1 }
    return "\(name(summary)) \(TextFormatting.milliseconds(summary.frameTime.p50, fine: fine)) ms"
  }
}

extension CounterRanking.Lead {
  fileprivate var verb: String { counter.movement?.verb ?? "counts" }
  fileprivate var object: String { counter.movement?.object ?? "" }
}

extension Ranking.Result {
  /// The strategies that an outcome names, sorted.
  fileprivate var names: [String] {
    switch self {
    case .empty: []
    case .single(let only): [only.strategy]
    case .winner(let winner): [winner.strategy]
    case .tie(let leaders): leaders.map(\.strategy).sorted()
    }
  }
}
