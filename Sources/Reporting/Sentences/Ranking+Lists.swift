import Analysis
import Files
import RunData

extension Ranking {
  private static let mostHitches = 3

  /// The frames that are late in most rounds, and their causes.
  ///
  ///     layer-grid, frame 212 (row 340): 14 cells configured after the jump; configure +9.12 ms; 6 of 6 rounds
  var recurringHitches: [String] {
    inOrder.flatMap { summary in
      let rest = summary.recurringHitches.count - Self.mostHitches
      return summary.recurringHitches.prefix(Self.mostHitches)
        .map { Self.text($0, of: summary.strategy) }
        + (rest > 0 ? [Fact.furtherHitches(summary.strategy, rest)] : [])
    }
  }

  private static func text(_ hitch: RecurringHitch, of strategy: String) -> String {
    let cause = [hitch.cause?.text ?? "no counter stands out", hitch.kind.text]
      .compactMap(\.self).joined(separator: " ")
    let phase =
      hitch.phase.map { "\($0.rawValue) +\(TextFormatting.milliseconds(hitch.growth)) ms" }
      ?? "no phase above its median"
    return Fact.hitch(
      strategy, hitch.frame, DecimalText.grouped(hitch.row), cause, phase, hitch.lateRounds,
      DecimalText.counted(hitch.rounds, "round"))
  }

  /// The times of the first frames, when all caches were empty: median and maximum over the rounds.
  var firstFrames: String {
    let strategies = inOrder.map { summary in
      let fine = summary.coldStart.maximum < 1
      let times = [summary.coldStart.median, summary.coldStart.maximum].map {
        TextFormatting.milliseconds($0, fine: fine) + " ms"
      }
      return "\(summary.strategy) \(times[0])"
        + (summary.coldStart.values.count == 1 ? "" : " (at most \(times[1]))")
    }
    let samples = inOrder.first?.coldStart.values.count ?? 0
    return Fact.firstFrames(
      refreshRate,
      samples == 1 ? "measured once each" : "median of \(samples) processes each",
      strategies.joined(separator: ", "))
  }
}

extension RecurringHitch.Cause {
  fileprivate var text: String {
    switch self {
    case .cellsConfigured(let count): "\(DecimalText.counted(count, "cell")) configured"
    case .cellsCreated(let count): "\(DecimalText.counted(count, "cell")) made"
    case .contentsChangedBytes(let bytes):
      "\(TextFormatting.bytes(Double(bytes))) of contents changed"
    case .allocatedBytes(let bytes): "\(TextFormatting.bytes(Double(bytes))) allocated"
    }
  }
}

extension RecurringHitch.FrameKind {
  fileprivate var text: String? {
    switch self {
    case .start: "at the start"
    case .jump: "after the jump"
    case .scroll: nil
    }
  }
}
