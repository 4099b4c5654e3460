import Analysis
import Files
import RunData
import Statistics

/// The result of a run at its highest refresh rate: a headline, and facts of the form `label:
/// values`.
///
///     layer-grid is fastest at 120 Hz on this CPU
///     time relative to layer-grid over 6 rounds: image-slice 1.54× [1.50–1.58]
///     noise floor: layer-grid against itself 1.002× [0.995–1.009]
struct RunSummary {
  private let rankings: [Ranking]
  private let result: RunFacts
  private let ranking: Ranking

  /// - Precondition: There is a ranking.
  init(rankings: [Ranking], facts: RunFacts) {
    guard let highest = rankings.max(by: { $0.refreshRate < $1.refreshRate }) else {
      preconditionFailure("a run has a refresh rate")
    }
    self.rankings = rankings
    result = facts
    ranking = highest
  }

  /// The result in a few words.
  var headline: String {
    switch ranking.result {
    case .winner(let winner):
      return "\(TextFormatting.name(winner)) is fastest at \(rate) on this CPU"
    case .tie(let leaders):
      return "\(TextFormatting.list(leaders.map(TextFormatting.name))) lead at \(rate) on this CPU"
    case .tooFewRounds(let needed):
      return "No ranking at \(rate): \(TextFormatting.count(rounds, "round")), \(needed) needed"
    case .placeboDiffers:
      let strategy = ranking.noiseFloor.map { TextFormatting.name($0.strategy) } ?? ""
      return "No ranking at \(rate): \(strategy) differs from a second measurement of itself"
    case .single(let only):
      return "\(TextFormatting.name(only)) at \(rate), with nothing to compare"
    case .empty: return "No strategy can be ranked at \(rate)"
    }
  }

  /// The facts behind the headline.
  var facts: [String] {
    let facts: [String?] =
      switch ranking.result {
      case .empty: ["reason: \(exclusion)"]
      case .single: ["reason: \(isolation)", timeInBudget(ranking.ranked[0]), late, capRows]
      case .winner:
        [medians, comparisons, disagreement]
          + [saving ?? "reason: the counters do not explain it"]
          + [late] + otherRates + [capRows]
      case .tie, .tooFewRounds, .placeboDiffers:
        [medians, comparisons, disagreement, late] + otherRates + [capRows]
      }
    return (facts + [noiseFloor] + hitches + [counters, middleRows]).compactMap(\.self)
  }
}

// MARK: - In short

extension RunSummary {
  /// The share of interrupted frames from which counters do not explain a difference of times.
  private static let mostInterruptions = 0.1

  /// The facts that explain the ranking, as far as the run shows them.
  var reasons: [String] {
    let isQuiet = ranking.ranked.allSatisfy {
      $0.shareOfInterruptedFrames < Self.mostInterruptions
    }
    let facts: [String?] =
      switch ranking.result {
      case .empty: ["reason: \(exclusion)"]
      case .single: ["reason: \(isolation)"]
      case .winner: [isQuiet ? saving : nil]
      case .tie, .tooFewRounds, .placeboDiffers: []
      }
    return (facts + [disagreement, counters]).compactMap(\.self)
  }

  /// The facts that limit or extend the result: late and first frames, other refresh rates, the
  /// noise floor, and frames without a rounded row.
  var conditions: [String] {
    ([badHitches, slowFirstFrames] + otherRates + [noiseFloor, middleRows]).compactMap(\.self)
  }

  /// The strategies whose first frame takes longer than the budget; `nil` if there are none.
  var slowFirstFrames: String? {
    let slow = ranking.ranked.filter { $0.coldStart.firstFrame > $0.budget }.map {
      "\(name($0)) \(TextFormatting.milliseconds($0.coldStart.firstFrame)) ms"
    }
    return slow.isEmpty
      ? nil : "first frame over the budget of \(budget): \(slow.joined(separator: ", "))"
  }

  /// The strategies whose hitches are not rated good; `nil` if there are none.
  var badHitches: String? { hitches(areGood: false) }
}

// MARK: - Ranks

extension RunSummary {
  private var rounds: Int { ranking.ranked.first?.rounds ?? 0 }

  /// The reason for which nothing is ranked.
  private var exclusion: String {
    if ranking.unranked.isEmpty { return "only a control was measured" }
    return excludesByPixels
      ? "pixels differ from the reference: \(names(ranking.unranked.map(\.strategy)))"
      : "findings that were not predicted: \(names(ranking.unranked.map(\.strategy)))"
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
    let leaders = ranking.result.strategies.sorted()
    return rankings.filter { $0.result.strategies.sorted() != leaders }.reversed().map { other in
      switch other.result {
      case .winner(let winner):
        "at \(other.refreshRate) Hz on this CPU: \(TextFormatting.oneLine(winner)) is fastest"
      case .tie(let leaders): "at \(other.refreshRate) Hz on this CPU: \(names(leaders)) lead"
      case .placeboDiffers: "at \(other.refreshRate) Hz on this CPU: no ranking"
      case .empty, .single, .tooFewRounds: nil
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

  private var medians: String {
    "median frame on this CPU: \(ranking.ranked.map(time).joined(separator: ", "))"
  }

  /// The ratios to the fastest strategy with their intervals; ones that the rounds do not separate
  /// with the smallest ratio that they would have shown.
  private var comparisons: String? {
    guard let fastest = ranking.ranked.first else { return nil }
    let texts = ranking.ranked.dropFirst().compactMap { rival -> String? in
      guard let comparison = ranking.comparisons[rival.strategy],
        let ratio = TextFormatting.ratio(comparison)
      else { return nil }
      let doubt = comparison.verdict == .worse ? "" : " \(doubt(comparison))"
      return "\(name(rival)) \(ratio)\(doubt)"
    }
    guard !texts.isEmpty else { return nil }
    return "time relative to \(name(fastest)) over \(TextFormatting.count(rounds, "round")): "
      + texts.joined(separator: ", ")
  }

  /// The strategies of which other renderers contradict the verdict against the fastest.
  private var disagreement: String? {
    guard let fastest = ranking.ranked.first else { return nil }
    let rivals = ranking.ranked.dropFirst().filter {
      let (table, rival) = (RendererTable.bundled, $0.strategy)
      return switch ranking.comparisons[rival]?.verdict {
      case .worse: table.contradicts(fastest.strategy, fasterThan: rival)
      case .same: table.separates(fastest.strategy, from: rival)
      default: false
      }
    }
    guard !rivals.isEmpty else { return nil }
    return
      "renderers disagree (docs/validity.md): \(name(fastest)) against \(names(rivals.map(\.strategy)))"
  }

  private func doubt(_ comparison: Comparison) -> String {
    guard comparison.verdict != .same else { return "(same)" }
    let reason = TextFormatting.reason(comparison)
    return reason.isEmpty ? "(not separated)" : "(not separated; \(reason))"
  }

  private var noiseFloor: String? {
    guard let floor = ranking.noiseFloor, let ratio = TextFormatting.ratio(floor.comparison) else {
      return nil
    }
    return "noise floor: \(TextFormatting.oneLine(floor.strategy)) against itself \(ratio)"
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
    let jumps = ranking.byHeadroom.filter { $0.lateJumps > 0 }.map {
      "\(name($0)) \(DecimalText.grouped($0.lateJumps))"
    }
    let factors = ranking.byHeadroom.compactMap { summary in
      summary.headroom.map { "\(name(summary)) \(TextFormatting.headroom($0.lowerBound))" }
    }
    let shown = factors.count <= 3 ? factors : [factors[0], factors[factors.count - 1]]
    return [
      hitches(areGood: true), hitches(areGood: false),
      shown.isEmpty ? nil : "headroom: \(shown.joined(separator: ", "))",
      jumps.isEmpty
        ? nil : "late first frames and jumps, not in headroom: \(jumps.joined(separator: ", "))",
    ]
  }

  private func hitches(areGood: Bool) -> String? {
    let strategies = ranking.byHeadroom.filter { ($0.hitchRating == .good) == areGood }.map {
      areGood
        ? name($0)
        : "\(name($0)) \(DecimalText.fixed($0.playback.hitchRatio, places: 1)) ms/s"
          + " (\($0.hitchRating.rawValue))"
    }
    guard !strategies.isEmpty else { return nil }
    return "hitches \(areGood ? "" : "not ")good at \(rate) here: "
      + strategies.joined(separator: ", ")
  }
}

// MARK: - Counters

extension RunSummary {
  /// The counter in which the fastest strategy saves the greatest share against the slowest.
  ///
  /// A difference that is too small to matter is not an explanation, whatever its ratio.
  private var saving: String? {
    guard let winner = ranking.ranked.first, let rival = ranking.ranked.last else { return nil }
    let pixels = Double(result.run.scroll.display.pixelCount) / 100
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
    return best.map { "reason: \($0.text)" }
  }

  /// The strategy that leads by counters, or two counters that disagree.
  private var counters: String? {
    guard let counters = ranking.counters else { return nil }
    if let leader = counters.leader {
      return
        "counters: \(TextFormatting.oneLine(leader)) needs no more than any rival in every counter of work"
    }
    return counters.disagreement.map {
      let (strategy, rival) = (
        TextFormatting.oneLine($0.strategy), TextFormatting.oneLine($0.rival)
      )
      let (more, less) = ($0.more.label ?? $0.more.name, $0.less.label ?? $0.less.name)
      return "counters disagree: \(rival) leads in \(more), \(strategy) in \(less)"
    }
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

  private func names(_ strategies: [String]) -> String {
    strategies.map(TextFormatting.oneLine).joined(separator: ", ")
  }

  /// A strategy with its median frame time.
  private func time(_ summary: SeriesSummary) -> String {
    let fine = ranking.ranked.contains { $0.frameTime.p50 < 1 }
    return "\(name(summary)) \(TextFormatting.milliseconds(summary.frameTime.p50, fine: fine)) ms"
  }
}
