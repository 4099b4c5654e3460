import Analysis
import Files
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
      head, TextFormatting.wrap(rule) + display, times,
      caveats.flatMap { TextFormatting.wrap("note: \($0)", indent: "      ") },
    ])
  }

  private var head: [String] {
    let seconds: Double? =
      switch frames.display {
      case .intervals(_, let rates): rates.seconds
      case .deadlines(_, let lateness): lateness.clock?.seconds
      case .work: nil
      }
    return TextFormatting.dotted(
      [
        TextFormatting.oneLine(log.file), log.kind, log.source.map(TextFormatting.oneLine),
        TextFormatting.count(frames.frames, "frame"),
        seconds.map { "\(DecimalText.fixed($0, places: $0 < 1 ? 2 : 1)) s" },
      ].compactMap(\.self))
  }

  /// The rule for this log, with the source's own definition of a late frame.
  private var rule: String {
    "At \(frames.refreshRate) Hz (\(budget) ms a frame), by \(log.definition):"
  }

  private var budget: String { TextFormatting.milliseconds(frames.budget) }

  private var display: [String] {
    switch frames.display {
    case .intervals(let playback, _):
      return table([
        ("hitches", "\(share(playback.hitches.count, of: playback.frames)), longer than 1.5 ticks"),
        ("hitch time", hitchTime(playback)), ("hitch time ratio", ratio(playback)),
      ])
    case .deadlines(let playback, let lateness):
      return table([
        ("late", share(playback.hitches.count, of: playback.frames)),
        (
          "late by",
          "\(TextFormatting.milliseconds(lateness.total)) ms, the worst "
            + "\(TextFormatting.milliseconds(lateness.worst)) ms"
        ),
        ("hitch time", hitchTime(playback) + ", in ticks begun after the deadline"),
        ("hitch time ratio", ratio(playback)),
      ])
    case .work(let overBudget):
      return ["  \(share(overBudget, of: frames.frames)) over the budget of \(budget) ms"]
        + TextFormatting.wrap(
          "Work without a deadline: it is unknown which frames were shown late, so that no hitches are"
            + " counted.")
    }
  }

  private func table(_ rows: [(String, String)]) -> [String] {
    var table = Table(rows: "", rows.map(\.0))
    table.append("", align: .left, rows.map(\.1))
    return table.lines()
  }

  private func share(_ count: Int, of frames: Int) -> String {
    "\(DecimalText.grouped(count)) of \(TextFormatting.count(frames, "frame"))"
      + " (\(TextFormatting.percent(Double(count) / Double(frames))))"
  }

  private func hitchTime(_ playback: Playback) -> String {
    "\(TextFormatting.milliseconds(playback.hitchMilliseconds)) ms, the worst "
      + "\(TextFormatting.milliseconds(playback.worstHitchMilliseconds)) ms"
  }

  private func ratio(_ playback: Playback) -> String {
    "\(DecimalText.fixed(playback.hitchRatio, places: 1)) ms/s: "
      + "\(playback.hitchRating.rawValue) (raw; good to 5, critical from 10)"
  }

  /// The percentiles of times and overruns, and the rates where frames follow each other.
  private var times: [String] {
    var figures: [(String, Double)] = []
    if let times = frames.frameTime {
      figures = [
        ("p50_ms", times.p50), ("p90_ms", times.p90), ("p95_ms", times.p95),
        ("p99_ms", times.p99), ("max_ms", times.maximum),
      ]
    }
    let heading: String
    switch frames.display {
    case .intervals(_, let rates):
      heading = "Frame times, and the rates that tools make of them:"
      figures.append(("average_fps", rates.average))
      figures += rates.lows.named.map { ($0.name, $0.framesPerSecond) }
    case .deadlines(_, let lateness):
      heading =
        "\(frames.frameTime == nil ? "Overruns" : "Work of the frames, and overruns") (time from the"
        + " deadline to the end, negative if before it):"
      figures += [50.0, 95, 99].map {
        ("overrun_p\(Int($0))_ms", lateness.overruns.percentile($0))
      }
      figures.append(("overrun_max_ms", lateness.overruns.maximum))
      if let rate = lateness.clock?.rate { figures.append(("average_fps", rate)) }
    case .work:
      heading = "Work of the frames:"
    }
    var table = Table(rows: "", figures.map(\.0))
    table.append("", figures.map { DecimalText.fixed($0.1, places: 2) })
    return TextFormatting.wrap(heading) + table.lines()
  }

  private var caveats: [String] {
    guard let stated = log.statedRate, abs(stated / Double(frames.refreshRate) - 1) > 0.02 else {
      return log.caveats
    }
    let rate = DecimalText.shortest(stated, places: 1)
    return log.caveats + ["the log states \(rate) Hz, where \(frames.refreshRate) Hz is given"]
  }
}
