import Files
import FrameStatistics
import Statistics

/// The figures of a device log as text.
///
/// Figures that tools define in different ways bear the names of their definitions.
package struct DisplayLogReport {
  private let log: DisplayLog
  private let frames: DisplayedFrames

  package init(_ log: DisplayLog, refreshRate: Int) {
    self.log = log
    frames = log.judged(refreshRate: refreshRate)
  }

  /// Plain text of at most 100 columns without colours that ends with a line feed.
  package var text: String {
    TextFormatting.paragraphs([
      head, TextFormatting.wrap(basis) + display.lines(),
      ["Frame times, and the rates that tools make of them:"] + times.lines(),
      log.caveats.flatMap { TextFormatting.wrap("note: \($0)", indent: "      ") },
    ])
  }

  private var head: [String] {
    TextFormatting.dotted(
      [
        TextFormatting.oneLine(log.file), log.kind, log.application.map(TextFormatting.name),
        "\(DecimalText.grouped(frames.frames)) \(frames.frames == 1 ? "frame" : "frames")",
        "\(DecimalText.fixed(frames.seconds, places: 1)) s",
      ].compactMap(\.self))
  }

  /// The definition of a late frame for this kind of log.
  private var basis: String {
    let basis =
      switch frames.basis {
      case .displayChanges: "the time between changes of the display, rounded to ticks"
      case .presents: "the time from frame to frame, rounded to ticks"
      case .work: "the time from the intended tick until a frame was done, ticks begun in full"
      case .cpuWork:
        "the time from the UI thread's start to the render thread's end, ticks begun in full, without"
          + " the delay before it and without the GPU"
      }
    return "At \(frames.refreshRate) Hz (\(budget) ms a frame), by \(basis):"
  }

  private var budget: String { TextFormatting.milliseconds(frames.budget) }

  private var display: Table {
    let playback = frames.playback
    let late = playback.hitches.count
    let share = TextFormatting.percent(Double(late) / Double(playback.frames))
    let rule = frames.basis.isWork ? "longer than \(budget) ms" : "longer than 1.5 ticks"
    var table = Table(rows: "", ["hitches", "hitch time", "hitch time ratio"])
    table.append(
      "", align: .left,
      [
        "\(DecimalText.grouped(late)) of "
          + "\(DecimalText.grouped(playback.frames)) frames (\(share)), \(rule)",
        "\(TextFormatting.milliseconds(playback.hitchMilliseconds)) ms, the worst "
          + "\(TextFormatting.milliseconds(playback.worstHitchMilliseconds)) ms",
        "\(DecimalText.fixed(playback.hitchRatio, places: 1)) ms/s: "
          + "\(playback.hitchRating.rawValue) (raw; good to 5, critical from 10)",
      ])
    return table
  }

  private var times: Table {
    let times = frames.frameTime
    let figures =
      [
        ("p50_ms", times.p50), ("p90_ms", times.p90), ("p95_ms", times.p95), ("p99_ms", times.p99),
        ("max_ms", times.maximum), ("average_fps", frames.averageRate),
      ] + frames.lows.named.map { ($0.name, $0.framesPerSecond) }
    var table = Table(rows: "", figures.map(\.0))
    table.append("", figures.map { DecimalText.fixed($0.1, places: 2) })
    return table
  }
}
