package import Benchmarking
import JudgingCLI

/// A line on a terminal with the progress of a command, written again and again.
///
/// Nothing is shown where standard error is no terminal, as in the log of a CI job.
package struct ProgressLine {
  /// The terminal that a line is shown on, and its clock.
  package typealias Screen = (
    columns: () -> Int, now: () -> ContinuousClock.Instant, write: (String) -> Void
  )

  /// Standard error; `nil` if it is no terminal.
  package static var standardError: Screen? {
    guard StandardError.isTerminal else { return nil }
    return ({ StandardError.columns }, { .now }, { StandardError.write($0) })
  }

  private let screen: Screen?
  private var start: ContinuousClock.Instant?
  private var shown = ""
  private var lastWritten: ContinuousClock.Instant?

  /// The shortest time that a line stays: nobody reads faster, and a pass may take less.
  private static let interval = Duration.milliseconds(50)

  /// - Parameter screen: `nil` to show nothing.
  package init(on screen: Screen? = standardError) {
    self.screen = screen
    start = screen?.now()
  }

  /// Shows the step of a session that is about to be done; the time left is that of its kind alone.
  package mutating func show(_ progress: Session.Progress) {
    switch progress {
    case .measuring(let parts, let fraction): show(parts, fraction: fraction)
    case .comparingPixels(let fraction):
      show(["comparing pixels"], fraction: fraction)
      guard fraction == 1 else { return }
      // Measuring is timed on its own.
      finish()
      start = screen?.now()
    }
  }

  /// Shows the share that is done, 0…1, and the next step, unless the last line is too recent.
  ///
  /// - Parameter parts: The next step, the less important parts later.
  package mutating func show(_ parts: [String], fraction: Double) {
    guard let screen, let start else { return }
    let now = screen.now()
    guard lastWritten.map({ now - $0 >= Self.interval }) ?? true else { return }
    let text = Self.text(parts, fraction: fraction, elapsed: now - start, columns: screen.columns())
    guard text != shown else { return }
    shown = text
    lastWritten = now
    screen.write("\r\(text)\u{1B}[K")
  }

  /// Clears the line, if there is one; the next one is shown at once.
  package mutating func finish() {
    guard !shown.isEmpty else { return }
    shown = ""
    lastWritten = nil
    screen?.write("\r\u{1B}[K")
  }
}

extension ProgressLine {
  /// Shows a line while code of strategies may run, whose `print` writes to standard error too.
  static func showing<Result, Failure: Error>(
    _ body: (inout ProgressLine) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var line = ProgressLine()
    defer { line.finish() }
    return try StandardOutput.diverting { () throws(Failure) in try body(&line) }
  }

  /// The line, such as `[######..........] 42 % · 58 s left · round 3 of 6 · layer-grid · 120 Hz`.
  ///
  /// It never wraps: a narrow terminal gets no bar, then fewer parts, then a cut percentage.
  ///
  /// - Parameter columns: The width of the terminal, whose last column stays empty.
  package static func text(
    _ parts: [String], fraction: Double, elapsed: Duration, columns: Int
  ) -> String {
    let width = max(0, columns - 1)
    let start = ["\(Int(fraction * 100)) %", timeLeft(fraction, elapsed)].compactMap(\.self)
    let full = (start + parts).joined(separator: " · ")
    if barWidth + 3 + full.count <= width { return "\(bar(fraction)) \(full)" }
    for count in stride(from: parts.count, through: 0, by: -1) {
      let text = (start + parts.prefix(count)).joined(separator: " · ")
      if text.count <= width { return text }
    }
    return String(start[0].prefix(width))
  }

  /// `nil` for a fraction too small to extrapolate.
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
