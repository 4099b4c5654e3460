package import ScrollHarness

/// Shows on standard error how far a run has come: a bar on a terminal, a line now and then
/// elsewhere.
package struct ProgressLine {
  private let start = ContinuousClock.now
  private let isTerminal: Bool
  private var lastLine: ContinuousClock.Instant?

  /// How often a line is printed where there is no terminal.
  private static let interval = Duration.seconds(15)

  init(isTerminal: Bool = StandardError.isTerminal) {
    self.isTerminal = isTerminal
  }

  /// Shows what is about to be measured.
  mutating func show(_ progress: ExperimentProgress) {
    show(Self.parts(of: progress), fraction: progress.fraction)
  }

  /// Shows how much is done, and what is next.
  ///
  /// - Parameter fraction: The share that is done, 0…1.
  mutating func show(_ parts: [String], fraction: Double) {
    let text = Self.text(parts, fraction: fraction, elapsed: ContinuousClock.now - start)
    if isTerminal {
      let bar = Self.bar(fraction)
      StandardError.write("\r\u{1B}[K\(bar) \(text)")
    } else if lastLine.map({ ContinuousClock.now - $0 >= Self.interval }) ?? true {
      lastLine = ContinuousClock.now
      StandardError.write(text + "\n")
    }
  }

  /// Clears the bar.
  func finish() {
    if isTerminal { StandardError.write("\r\u{1B}[K") }
  }

  /// The line without its bar, such as `42 % · round 3 of 6 · layer-grid · 120 Hz · 38 s left`.
  package static func text(_ progress: ExperimentProgress, elapsed: Duration) -> String {
    text(parts(of: progress), fraction: progress.fraction, elapsed: elapsed)
  }

  private static func parts(of progress: ExperimentProgress) -> [String] {
    let round =
      progress.round == 0 ? "warm-up round" : "round \(progress.round) of \(progress.lastRound)"
    return [round, progress.strategy, "\(progress.refreshRate) Hz"]
  }

  private static func text(_ parts: [String], fraction: Double, elapsed: Duration) -> String {
    var parts = ["\(Int(fraction * 100)) %"] + parts
    // Too little has been seen at first to tell how long it will take.
    if fraction > 0.02 {
      let seconds = elapsed / .seconds(1)
      let left = seconds / fraction - seconds
      parts.append("\(Int(left.rounded(.up))) s left")
    }
    return parts.joined(separator: " · ")
  }

  private static func bar(_ fraction: Double) -> String {
    let width = 16
    let full = Int(fraction * Double(width))
    return "[" + String(repeating: "#", count: full)
      + String(repeating: ".", count: width - full) + "]"
  }
}
