package import Benchmarking

/// Shows on a terminal how far a command has come: one line that is written again and again.
///
/// Where standard error is no terminal nothing is shown: a log of a CI job is read afterwards.
package struct ProgressLine {
  private var start = ContinuousClock.now
  private let isTerminal: Bool
  private var shown = ""
  private var lastWritten: ContinuousClock.Instant?

  /// How long a line stays at least: nobody reads faster, and a pass may take less.
  private static let interval = Duration.milliseconds(50)

  init(isTerminal: Bool = StandardError.isTerminal) {
    self.isTerminal = isTerminal
  }

  /// Shows the step of a session that is about to be done; the time left is that of its kind alone.
  mutating func show(_ progress: Session.Progress) {
    switch progress {
    case .comparingPixels(let fraction):
      show(["comparing pixels"], fraction: fraction)
      // Measuring is timed on its own.
      if fraction == 1 {
        finish()
        start = .now
      }
    case .measuring(let progress):
      show(Self.parts(of: progress), fraction: progress.fraction)
    case .searching(let progress):
      show(
        [progress.step, progress.strategy, "\(progress.refreshRate) Hz"],
        fraction: progress.fraction)
    }
  }

  /// Shows how much is done, and what is next.
  ///
  /// - Parameters:
  ///   - parts: What is next, the less important the later.
  ///   - fraction: The share that is done, 0…1.
  mutating func show(_ parts: [String], fraction: Double) {
    let now = ContinuousClock.now
    guard isTerminal, lastWritten.map({ now - $0 >= Self.interval }) ?? true else { return }
    let text = Self.text(
      parts, fraction: fraction, elapsed: now - start, columns: StandardError.columns)
    guard text != shown else { return }
    shown = text
    lastWritten = now
    StandardError.write("\r\(text)\u{1B}[K")
  }

  /// Clears the line, if there is one.
  mutating func finish() {
    guard !shown.isEmpty else { return }
    shown = ""
    StandardError.write("\r\u{1B}[K")
  }
}

extension ProgressLine {
  /// Runs a body with a line that is cleared at its end.
  static func showing<Result, Failure: Error>(
    _ body: (inout ProgressLine) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var line = ProgressLine()
    defer { line.finish() }
    return try body(&line)
  }

  /// The line, such as `[######..........] 42 % · 58 s left · round 3 of 6 · layer-grid · 120 Hz`.
  ///
  /// It never wraps: in a narrow terminal the bar goes first, then what is next from its end; what is
  /// still too long is cut.
  ///
  /// - Parameter columns: The width of the terminal, whose last column stays empty.
  package static func text(
    _ parts: [String], fraction: Double, elapsed: Duration, columns: Int
  ) -> String {
    let room = max(0, columns - 1)
    let start = ["\(Int(fraction * 100)) %", timeLeft(fraction, elapsed)].compactMap(\.self)
    let full = (start + parts).joined(separator: " · ")
    if barWidth + 3 + full.count <= room { return "\(bar(fraction)) \(full)" }
    for count in stride(from: parts.count, through: 0, by: -1) {
      let text = (start + parts.prefix(count)).joined(separator: " · ")
      if text.count <= room { return text }
    }
    return String(start[0].prefix(room))
  }

  /// The same for a run.
  package static func text(
    _ progress: ExperimentProgress, elapsed: Duration, columns: Int
  ) -> String {
    text(parts(of: progress), fraction: progress.fraction, elapsed: elapsed, columns: columns)
  }

  private static func parts(of progress: ExperimentProgress) -> [String] {
    let round =
      progress.round == 0 ? "warm-up round" : "round \(progress.round) of \(progress.lastRound)"
    return [round, progress.strategy, "\(progress.refreshRate) Hz"]
  }

  /// `nil` as long as too little has been seen to tell.
  private static func timeLeft(_ fraction: Double, _ elapsed: Duration) -> String? {
    guard fraction > 0.02 else { return nil }
    let seconds = elapsed / .seconds(1)
    let left = max(0, seconds / fraction - seconds)
    return left > 600
      ? "\(Int((left / 60).rounded(.up))) min left" : "\(Int(left.rounded(.up))) s left"
  }

  private static let barWidth = 16

  private static func bar(_ fraction: Double) -> String {
    let full = max(0, min(barWidth, Int(fraction * Double(barWidth))))
    return "[" + String(repeating: "#", count: full)
      + String(repeating: ".", count: barWidth - full) + "]"
  }
}
