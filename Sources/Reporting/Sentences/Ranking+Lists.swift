import Analysis
import Files
import RunData

extension Ranking {
  private static let mostHitches = 3

  /// The frames that are late in most rounds, and their causes.
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
