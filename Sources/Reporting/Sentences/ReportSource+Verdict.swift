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
  var verdict: String { verdict(of: first) }

  private func verdict(of ranking: Ranking) -> String {
    let rate = "\(ranking.refreshRate) Hz"
    return switch ranking.result {
    case .winner(let winner): Fact.fastest(MessageText.name(winner), rate)
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

  /// All facts behind the verdict, with those that tables show too.
  var verdictFacts: [String] {
    [ratios].compactMap(\.self) + reasons + conditions + [lateJumps].compactMap(\.self)
  }
}

// MARK: - In short

extension ReportSource {
  /// The share of interrupted frames from which counters do not explain a difference of times.
  private static let mostInterruptions = 0.1

  var reasons: [String] { [cause, disagreement, counters].compactMap(\.self) + otherRates }

  /// The reason for which strategies are fastest or not ranked; `nil` if none is shown.
  private var cause: String? {
    switch first.result {
    case .empty, .single: exclusion
    case .winner:
      first.ranked.contains { $0.shareOfInterruptedFrames >= Self.mostInterruptions } ? nil : saving
    case .tie, .tooFewRounds, .placeboDiffers: nil
    }
  }

  /// The facts that extend the result: late and first frames, the noise floor.
  var conditions: [String] { badHitches + [slowFirstFrames, noiseFloor].compactMap(\.self) }

  var slowFirstFrames: String? {
    let slow = first.ranked.filter { $0.coldStart.median > $0.budget }.map {
      "\($0.strategy) \(TextFormatting.milliseconds($0.coldStart.median)) ms"
    }
    let budget = TextFormatting.milliseconds(1_000 / Double(first.refreshRate))
    return slow.isEmpty ? nil : Fact.slowFirstFrames("\(budget) ms", slow.joined(separator: ", "))
  }
}

// MARK: - Ranks

extension ReportSource {
  private var rounds: Int { first.ranked.first?.rounds ?? 0 }

  /// The reason for which one strategy is ranked, or none; `nil` if no other was measured.
  private var exclusion: String? {
    guard !first.unranked.isEmpty else { return first.ranked.isEmpty ? Fact.onlyControl() : nil }
    let areWrongImages = first.unranked.allSatisfy { summary in
      summary.faults.allSatisfy { $0.isPredicted || $0.kind == Fault.wrongImage }
    }
    let reason = areWrongImages ? Fact.wrongPixels : .unpredicted
    return reason(first.unranked.map(\.strategy))
  }

  private var otherRates: [String] {
    let leaders = first.result.strategies.sorted()
    return rankings.filter { $0.result.strategies.sorted() != leaders }.reversed().map(verdict)
  }
}

// MARK: - Times

extension ReportSource {
  /// The ratios to the fastest strategy with their intervals; ones that the rounds do not separate
  /// with the smallest ratio that they would have shown.
  private var ratios: String? {
    guard let fastest = first.ranked.first else { return nil }
    let texts = first.ranked.dropFirst().compactMap { rival -> String? in
      guard let comparison = first.comparisons[rival.strategy],
        let ratio = TextFormatting.ratio(comparison)
      else { return nil }
      let doubt = comparison.verdict == .worse ? "" : " \(doubt(comparison))"
      return "\(rival.strategy) \(ratio)\(doubt)"
    }
    guard !texts.isEmpty else { return nil }
    return Fact.ratios(
      fastest.strategy, DecimalText.counted(rounds, "round"), texts.joined(separator: ", "))
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
      ? nil : Fact.renderersDisagree(fastest.strategy, rivals.map(\.strategy))
  }

  private func doubt(_ comparison: Comparison) -> String {
    guard comparison.verdict != .same else { return "(same)" }
    guard !comparison.verdict.isDifference else { return "(\(comparison.word))" }
    let reason = TextFormatting.reason(comparison)
    return reason.isEmpty ? "(not separated)" : "(not separated; \(reason))"
  }

  var noiseFloor: String? {
    first.noiseFloor.flatMap(TextFormatting.ratio).map {
      Fact.noiseFloor(MessageText.name(facts.placebo ?? ""), $0)
    }
  }

  /// The strategies whose hitches are not good, a sentence for each refresh rate that has any.
  var badHitches: [String] {
    rankings.compactMap { ranking in
      let strategies = ranking.ranked.filter { $0.hitchRating != .good }.map {
        "\($0.strategy) \(TextFormatting.hitchRatio($0.playback.hitchRatio)) ms/s"
          + " (\($0.hitchRating.rawValue))"
      }
      return strategies.isEmpty
        ? nil
        : Fact.badHitches("\(ranking.refreshRate) Hz", strategies.joined(separator: ", "))
    }
  }

  var lateJumps: String? {
    let jumps = first.ranked.filter { $0.lateJumps > 0 }.map {
      "\($0.strategy) \(DecimalText.grouped($0.lateJumps))"
    }
    return jumps.isEmpty ? nil : Fact.lateJumps(jumps.joined(separator: ", "))
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
    let savings = counters.compactMap { counter -> (share: Double, sentence: String)? in
      let own = winner.counts.mean(counter.count)
      let other = rival.counts.mean(counter.count)
      guard other - own >= counter.least, (other - own) / other >= 0.01 else { return nil }
      let texts = [own, other].map {
        counter.unit.isEmpty ? TextFormatting.bytes($0) : TextFormatting.short($0)
      }
      let work = "\(counter.verb) \(texts[0])\(counter.unit)"
      return ((other - own) / other, Fact.saving(winner.strategy, work, rival.strategy, texts[1]))
    }
    return savings.max { $0.share < $1.share }?.sentence
  }

  private var counters: String? {
    guard let counters = first.counters else { return nil }
    if let leader = counters.leader { return Fact.counterLeader(leader) }
    return counters.disagreement.map {
      Fact.countersDisagree(
        $0.more.workName ?? $0.more.name, $0.rival, $0.strategy, $0.less.workName ?? $0.less.name)
    }
  }
}
