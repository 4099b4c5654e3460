import Analysis
import Files
import RunRecords
import Statistics

/// The hitches of one refresh rate that are the program's: where they happen, and what happens
/// there.
struct BlameLines {
  /// Frames named per strategy.
  private static let most = 3

  private let strategies: [SeriesSummary]
  private let width: Int

  init(_ ranking: Ranking, width: Int = TextFormatting.width) {
    self.width = width
    strategies = ranking.inOrder
  }

  /// Empty if no frame is late in half of the rounds.
  var lines: [String] {
    let lines = strategies.flatMap { summary in
      summary.recurringHitches.prefix(Self.most).flatMap {
        TextFormatting.wrap("· \(summary.strategy), \(text($0))", indent: "  ", width: width)
      }
        + (summary.recurringHitches.count > Self.most
          ? ["· \(summary.strategy): and \(summary.recurringHitches.count - Self.most) more"] : [])
    }
    return lines.isEmpty
      ? []
      : TextFormatting.wrap(
        "late in at least half of the rounds, so the program's doing and not the machine's",
        indent: "  ", width: width) + lines
  }

  /// One frame, its cause and its phase.
  ///
  ///     frame 212 (row 340): 14 cells configured after the jump; configure +9.12 ms; 6 of 6 rounds
  private func text(_ blame: RecurringHitch) -> String {
    let phase =
      blame.phase.map { "\($0.rawValue) +\(TextFormatting.milliseconds(blame.growth)) ms" }
      ?? "no phase above its median"
    let cause = [blame.cause?.words ?? "no counter stands out", blame.moment.words]
      .compactMap(\.self).joined(separator: " ")
    return "frame \(blame.frame) (row \(DecimalText.grouped(blame.row))): \(cause); \(phase); "
      + "\(blame.lateRounds) of \(blame.rounds) \(blame.rounds == 1 ? "round" : "rounds")"
  }
}

extension RecurringHitch.Cause {
  fileprivate var words: String {
    switch self {
    case .cellsConfigured(let count): Self.cells(count) + " configured"
    case .cellsCreated(let count): Self.cells(count) + " made"
    case .contentsChangedBytes(let bytes):
      TextFormatting.bytes(Double(bytes)) + " of contents changed"
    case .allocatedBytes(let bytes): TextFormatting.bytes(Double(bytes)) + " allocated"
    }
  }

  private static func cells(_ count: Int) -> String {
    "\(DecimalText.grouped(count)) \(count == 1 ? "cell" : "cells")"
  }
}

extension RecurringHitch.Moment {
  fileprivate var words: String? {
    switch self {
    case .start: "at the start"
    case .jump: "after the jump"
    case .scroll: nil
    }
  }
}
