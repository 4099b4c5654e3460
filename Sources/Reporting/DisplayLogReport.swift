import Analysis
import Files
import Statistics

/// What a log of frames comes to, for people.
///
/// Plain text of at most 100 columns, without colours. Every figure that tools define in different
/// ways stands under the name of its definition.
package struct DisplayLogReport {
  private let log: DisplayLog
  private let frames: DisplayedFrames

  package init(_ log: DisplayLog, refreshRate: Int) {
    self.log = log
    frames = log.judged(refreshRate: refreshRate)
  }

  /// All of it, a line feed at the end.
  package var text: String {
    let notes = log.caveats.flatMap { TextFormatting.wrap("note: \($0)", indent: "      ") }
    return TextFormatting.paragraphs([head, display, times, notes])
  }

  private var head: [String] {
    TextFormatting.dotted(
      [
        TextFormatting.oneLine(log.file), log.kind, log.application.map(TextFormatting.name),
        "\(DecimalText.grouped(frames.frames)) \(frames.frames == 1 ? "frame" : "frames")",
        "\(DecimalText.fixed(frames.seconds, places: 1)) s",
      ].compactMap(\.self))
  }

  private var display: [String] {
    let budget = TextFormatting.milliseconds(frames.budget)
    let share = TextFormatting.percent(Double(frames.framesOverBudget) / Double(frames.intervals))
    let basis =
      switch frames.basis {
      case .displayChanges: "the time between changes of the display, rounded to ticks"
      case .presents: "the time from frame to frame, rounded to ticks"
      case .work: "the time from the intended tick until a frame was done, ticks begun in full"
      }
    let heading = "At \(frames.refreshRate) Hz (\(budget) ms a frame), by \(basis):"
    let rule = frames.basis == .work ? "longer than \(budget) ms" : "longer than 1.5 ticks"
    return TextFormatting.wrap(heading) + [
      "  over budget       \(DecimalText.grouped(frames.framesOverBudget)) of "
        + "\(DecimalText.grouped(frames.intervals)) frames (\(share)), \(rule)",
      "  hitch time        \(TextFormatting.milliseconds(frames.hitchMilliseconds)) ms, the worst "
        + "\(TextFormatting.milliseconds(frames.worstHitchMilliseconds)) ms",
      "  hitch time ratio  \(DecimalText.fixed(frames.hitchRatio, places: 1)) ms/s: "
        + "\(frames.hitchRating.rawValue) (raw; good to 5, critical from 10)",
    ]
  }

  private var times: [String] {
    let times = frames.frameTime
    let figures =
      [
        ("p50_ms", times.p50), ("p90_ms", times.p90), ("p95_ms", times.p95), ("p99_ms", times.p99),
        ("max_ms", times.maximum), ("average_fps", frames.averageRate),
      ] + frames.lows.named.map { ($0.name, $0.framesPerSecond) }
    let width = figures.map(\.0.count).max() ?? 0
    return ["Frame times, and the rates that tools make of them:"]
      + figures.map { name, value in
        "  " + name + String(repeating: " ", count: width - name.count + 2)
          + DecimalText.fixed(value, places: 2)
      }
  }
}
