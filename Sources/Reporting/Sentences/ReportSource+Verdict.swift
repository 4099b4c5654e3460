import Analysis
import Files
import RunData
import Statistics

/// The result of the run alone at its highest refresh rate: a headline, and facts of the form
/// `label: values`.
///
///     layer-grid is fastest at 120 Hz on this CPU
///     time relative to layer-grid over 6 rounds: image-slice 1.54× [1.50–1.58]
///     noise floor: layer-grid against itself 1.002× [0.995–1.009]
extension ReportSource {
  /// The verdict in a few words.
  var verdict: String {
    switch first.result {
    case .winner(let winner):
      Fact.fastest(MessageText.name(winner), rate)
    case .tie(let leaders):
      Fact.leaders(MessageText.list(leaders.map(MessageText.name)), rate)
    case .tooFewRounds(let needed):
      Fact.fewRounds(rate, DecimalText.counted(rounds, "round"), needed)
    case .placeboDiffers:
      Fact.differentFromItself(rate, MessageText.name(facts.placebo ?? ""))
    case .single(let only): Fact.alone(MessageText.name(only), rate)
    case .empty: Fact.noneRanked(rate)
    }
  }

  /// All facts behind the verdict.
  var verdictFacts: [String] {
    let facts: [String?] =
      switch first.result {
      case .empty: [cause]
      case .single: [cause, timeInBudget(first.ranked[0]), late, capRows]
      case .winner:
        [medians, ratios, disagreement, cause ?? Fact.unexplained(), late] + otherRates
          + [capRows]
      case .tie, .tooFewRounds, .placeboDiffers:
        [medians, ratios, disagreement, late] + otherRates + [capRows]
      }
    return (facts + [noiseFloor] + hitches + [counters]).compactMap(\.self)
  }
}

// MARK: - In short

extension ReportSource {
  /// The share of interrupted frames from which counters do not explain a difference of times.
  private static let mostInterruptions = 0.1

  /// The facts that explain the ranking, as far as the run shows them.
  var reasons: [String] {
    var cause = cause
    if case .winner = first.result,
      first.ranked.contains(where: { $0.shareOfInterruptedFrames >= Self.mostInterruptions })
    {
      cause = nil
    }
    return [cause, disagreement, counters].compactMap(\.self)
  }

  /// The reason for which strategies are fastest or not ranked; `nil` if none is shown.
  private var cause: String? {
    switch first.result {
    case .empty: exclusion
    case .single: isolation
    case .winner: saving
    case .tie, .tooFewRounds, .placeboDiffers: nil
    }
  }

  /// The facts that extend the result: late and first frames, other refresh rates, the noise floor.
  var conditions: [String] {
    ([badHitches, slowFirstFrames] + otherRates + [noiseFloor]).compactMap(\.self)
  }

  /// The strategies whose first frame takes longer than the budget; `nil` if there are none.
  var slowFirstFrames: String? {
    let slow = first.ranked.filter { $0.coldStart.median > $0.budget }.map {
      "\(name($0)) \(TextFormatting.milliseconds($0.coldStart.median)) ms"
    }
    return slow.isEmpty ? nil : Fact.slowFirstFrames(budget, slow.joined(separator: ", "))
  }

  var badHitches: String? { hitches(areGood: false) }
}

// MARK: - Ranks

extension ReportSource {
  private var rounds: Int { first.ranked.first?.rounds ?? 0 }

  private var exclusion: String {
    guard !first.unranked.isEmpty else { return Fact.onlyControl() }
    let reason = excludesByPixels ? Fact.wrongPixels : .unpredicted
    return reason(names(first.unranked.map(\.strategy)))
  }

  private var isolation: String {
    let reason: Fact =
      !first.unranked.isEmpty
      ? excludesByPixels ? .onlyRight : .onlyPredicted
      : first.controls.isEmpty ? .onlyStrategy : .onlyBesideControl
    return reason()
  }

  private var excludesByPixels: Bool {
    first.unranked.allSatisfy { summary in
      summary.faults.allSatisfy { $0.isPredicted || $0.kind == Fault.wrongImage }
    }
  }

  private var otherRates: [String?] {
    let leaders = first.result.strategies.sorted()
    return rankings.filter { $0.result.strategies.sorted() != leaders }.reversed().map { other in
      let rate = "\(other.refreshRate) Hz"
      return switch other.result {
      case .winner(let winner): Fact.otherFastest(rate, winner)
      case .tie(let leaders): Fact.otherLeaders(rate, names(leaders))
      case .placeboDiffers: Fact.otherUnranked(rate)
      case .empty, .single, .tooFewRounds: nil
      }
    }
  }
}

// MARK: - Times

extension ReportSource {
  private func timeInBudget(_ only: SeriesSummary) -> String {
    let shares = [only.p50.value, only.p95.value].map {
      TextFormatting.percent($0 / only.budget)
    }
    return Fact.timeInBudget(time(only), shares[0], budget, shares[1])
  }

  private var medians: String { Fact.medians(first.ranked.map(time).joined(separator: ", ")) }

  /// The ratios to the fastest strategy with their intervals; ones that the rounds do not separate
  /// with the smallest ratio that they would have shown.
  private var ratios: String? {
    guard let fastest = first.ranked.first else { return nil }
    let texts = first.ranked.dropFirst().compactMap { rival -> String? in
      guard let comparison = first.comparisons[rival.strategy],
        let ratio = TextFormatting.ratio(comparison)
      else { return nil }
      let doubt = comparison.verdict == .worse ? "" : " \(doubt(comparison))"
      return "\(name(rival)) \(ratio)\(doubt)"
    }
    guard !texts.isEmpty else { return nil }
    return Fact.ratios(
      name(fastest), DecimalText.counted(rounds, "round"), texts.joined(separator: ", "))
  }

  /// The strategies of which other renderers contradict the verdict against the fastest.
  private var disagreement: String? {
    guard let fastest = first.ranked.first else { return nil }
    let rivals = first.ranked.dropFirst().filter {
      let (table, rival) = (RendererTable.bundled, $0.strategy)
      return switch first.comparisons[rival]?.verdict {
      case .worse: table.contradicts(fastest.strategy, fasterThan: rival)
      case .same: table.separates(fastest.strategy, from: rival)
      default: false
      }
    }
    return rivals.isEmpty
      ? nil : Fact.renderersDisagree(name(fastest), names(rivals.map(\.strategy)))
  }

  private func doubt(_ comparison: Comparison) -> String {
    guard comparison.verdict != .same else { return "(same)" }
    let reason = TextFormatting.reason(comparison)
    return reason.isEmpty ? "(not separated)" : "(not separated; \(reason))"
  }

  var noiseFloor: String? {
    first.noiseFloor.flatMap(TextFormatting.ratio).map {
      Fact.noiseFloor(MessageText.name(facts.placebo ?? ""), $0)
    }
  }

  /// The strategies with late frames at the highest refresh rate; by number if more than three.
  private var late: String? {
    let late = first.ranked.filter { !$0.playback.hitches.isEmpty }
    guard !late.isEmpty else { return nil }
    let frames = late.map {
      "\(name($0)) \(DecimalText.grouped($0.playback.hitches.count)) of"
        + " \(DecimalText.grouped($0.playback.frames))"
    }
    return Fact.lateFrames(
      rate,
      late.count <= 3
        ? frames.joined(separator: ", ") : "\(late.count) of \(first.ranked.count) strategies")
  }

  /// The rating of all ranked strategies, and their headroom; of more than three the greatest and
  /// the least.
  private var hitches: [String?] {
    let jumps = first.byHeadroom.filter { $0.lateJumps > 0 }.map {
      "\(name($0)) \(DecimalText.grouped($0.lateJumps))"
    }
    let factors = first.byHeadroom.compactMap { summary in
      summary.headroom.map { "\(name(summary)) \(TextFormatting.headroom($0))" }
    }
    let shown = factors.count <= 3 ? factors : [factors[0], factors[factors.count - 1]]
    return [
      hitches(areGood: true), hitches(areGood: false),
      shown.isEmpty ? nil : Fact.headroom(shown.joined(separator: ", ")),
      jumps.isEmpty ? nil : Fact.lateJumps(jumps.joined(separator: ", ")),
    ]
  }

  private func hitches(areGood: Bool) -> String? {
    let strategies = first.byHeadroom.filter { ($0.hitchRating == .good) == areGood }.map {
      areGood
        ? name($0)
        : "\(name($0)) \(DecimalText.fixed($0.playback.hitchRatio, places: 1)) ms/s"
          + " (\($0.hitchRating.rawValue))"
    }
    guard !strategies.isEmpty else { return nil }
    return (areGood ? Fact.goodHitches : .badHitches)(rate, strategies.joined(separator: ", "))
  }
}

// MARK: - Counters

extension ReportSource {
  /// The counter in which the fastest strategy saves the greatest share against the slowest.
  ///
  /// A difference that is too small to matter is not an explanation, whatever its ratio.
  private var saving: String? {
    guard let winner = first.ranked.first, let rival = first.ranked.last else { return nil }
    let pixels = Double(facts.run.scroll.display.pixelCount) / 100
    let counters: [(verb: String, unit: String, count: (FrameSample) -> Int, least: Double)] = [
      ("blends", " px", \.blendedPixels, pixels), ("fills", " opaque px", \.opaquePixels, pixels),
      ("draws", " layers", \.layers, 1), ("allocates", "", \.allocatedBytes, 1_024),
    ]
    var best: (saving: Double, sentence: String)?
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
        Fact.saving(
          name(winner), "\(counter.verb) \(texts[0])\(counter.unit)", name(rival), texts[1])
      )
    }
    return best?.sentence
  }

  /// The strategy that leads by counters, or two counters that disagree.
  private var counters: String? {
    guard let counters = first.counters else { return nil }
    if let leader = counters.leader { return Fact.counterLeader(leader) }
    return counters.disagreement.map {
      Fact.countersDisagree(
        $0.rival, $0.more.workName ?? $0.more.name, $0.strategy, $0.less.workName ?? $0.less.name)
    }
  }
}

// MARK: - Content

extension ReportSource {
  private var capRows: String? {
    first.ranked.first?.shareOfCapRows.map {
      Fact.capRows($0 == 0 ? "none" : "\(TextFormatting.percent($0)) of the rows")
    }
  }
}

// MARK: - Words

extension ReportSource {
  private var rate: String { "\(first.refreshRate) Hz" }

  private var budget: String {
    DecimalText.shortest(1_000 / Double(first.refreshRate), places: 2) + " ms"
  }

  private func name(_ summary: SeriesSummary) -> String { MessageText.oneLine(summary.strategy) }

  private func names(_ strategies: [String]) -> String {
    strategies.map(MessageText.oneLine).joined(separator: ", ")
  }

  private func time(_ summary: SeriesSummary) -> String {
    let fine = first.ranked.contains { $0.p50.value < 1 }
    return "\(name(summary)) \(TextFormatting.milliseconds(summary.p50.value, fine: fine)) ms"
  }
}
