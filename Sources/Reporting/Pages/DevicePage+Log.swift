package import Analysis
import Files
package import RunData
import Statistics

extension DevicePage {
  /// The log has a series; `command` is the words after `scrollbench report`.
  package init(_ log: DeviceLog, _ sessions: [DeviceSession], command: [String]) {
    let report = DeviceLogReport(log, sessions)
    let worst =
      sessions.max { Self.shareOfLateFrames($0) < Self.shareOfLateFrames($1) } ?? sessions[0]
    self.init(
      kicker: "a session from a log of \(MessageText.name(log.kind))",
      headline: Self.headline(worst, isOne: sessions.count == 1), tiles: Self.tiles(worst),
      parts: sessions.enumerated().map { index, session in
        let title = Self.title(session.series.source)
        return Self.part(
          index, sessions.count == 1 ? "Figures" : title, note: report.rule(session),
          table: report.table(session),
          charts: [
            Self.iterations(session, title), Self.late(session, title),
            Self.quantiles(session, title),
          ])
      }, caveats: report.caveats.map(TextFormatting.sentence), command: command,
      dataCommand: "analyze --format json", report: report)
  }

  static func title(_ name: String) -> String { name.isEmpty ? "frames" : MessageText.name(name) }

  /// The late frames, or those over the budget, of all that are known; `nil` for counts.
  private static func late(_ analysis: LogAnalysis) -> (frames: Int, of: Int, word: String)? {
    switch analysis.display {
    case .intervals(let late, _): late.map { ($0.hitches.count, $0.frames, "late") }
    case .deadlines(_, let lateness):
      (lateness.frames, lateness.overruns.values.count, "late")
    case .work:
      analysis.stages.last.flatMap { stage in
        analysis.overBudget(stage).map { ($0, stage.times.values.count, "over the budget") }
      }
    case .counts: nil
    }
  }

  private static func shareOfLateFrames(_ session: DeviceSession) -> Double {
    late(session.pooled).map { Double($0.frames) / Double(max(1, $0.of)) } ?? 0
  }

  private static func headline(_ session: DeviceSession, isOne: Bool) -> String {
    let ratio = session.figures.first { $0.name == "hitch_ratio_ms_per_s" }
    let found =
      late(session.pooled).map { late in
        "\(DecimalText.grouped(late.frames)) of \(DecimalText.counted(late.of, "frame"))"
          + " \(late.frames == 1 ? "is" : "are") \(late.word)"
      } ?? ratio.map { "Hitches of \(DecimalText.fixed($0.value, places: 1)) ms/s" }
      ?? "It is unknown which frames are late"
    return isOne ? found : "\(title(session.series.source)): \(found)"
  }

  /// The figures of the first screen with their titles.
  private static func shown(of session: DeviceSession) -> [(title: String, figure: LogFigure)] {
    // Overruns precede the work of the frames; of work the last stage keeps the pace.
    let isWork = session.pooled.display.isWork
    let figures = isWork ? session.figures.reversed() : session.figures
    let names = [
      ("Late time", ["late_ratio_ms_per_s", "late_ms"]), ("Hitch time", ["hitch_ratio_ms_per_s"]),
      ("Time over budget", ["over_budget_ms"]), ("Median", ["p50_ms"]),
      ("99th percentile", ["p99_ms"]),
    ]
    return names.compactMap { title, names in
      let found = names.compactMap { name in figures.first { $0.name.hasSuffix(name) } }
      return found.first.map { (title, $0) }
    }
  }

  private static func text(_ figure: LogFigure) -> String {
    "\(DecimalText.fixed(figure.value, places: 2)) \(figure.metric.unit)"
  }

  private static func tiles(_ session: DeviceSession) -> [ResultTile] {
    let iterations = session.iterations.count
    return shown(of: session).map { title, figure in
      ResultTile(
        name: title, figure: text(figure),
        note: iterations > 1 ? "\(figure.name) · of \(iterations) iterations" : figure.name)
    }
  }

  private static func iterations(_ session: DeviceSession, _ title: String) -> Markup? {
    let figures = session.iterations.map(\.figures)
    let rows = shown(of: session).map { _, figure in
      let values = figures.compactMap { $0.first { $0.name == figure.name }?.value }
      return UnitDots.Row(
        label: figure.name, figures: text(figure), lanes: [("", "s0", values, figure.value)])
    }
    guard figures.count > 1, !rows.isEmpty else { return nil }
    return chart(
      "Every iteration",
      UnitDots(rows: rows, title: "The figures of every iteration, \(title)").image,
      note: "A dot is one iteration, the first on top; lines are the figures of the session.")
  }

  private static func late(_ session: DeviceSession, _ title: String) -> Markup? {
    let rows = session.iterations.indices.prefix(2 * mostStrips).compactMap {
      index -> LateStrips.Row? in
      session.lateTimes(index).flatMap { $0.isEmpty ? nil : ("\(index + 1)", [$0]) }
    }
    return lateFrames(
      rows, by: session.pooled.display, of: title,
      notes: session.iterations.count > 1
        ? ["A row is one iteration, from its first frame to its last."]
        : ["From the first frame to the last."])
  }

  private static func quantiles(_ session: DeviceSession, _ title: String) -> Markup? {
    guard let times = session.pooled.judgedTimes else { return nil }
    let isOverrun = session.pooled.display.hasDeadlines
    let name = isOverrun ? "overruns" : "frame times"
    return chart(
      "Percentiles",
      QuantileChart(
        values: (0...100).map { times.percentile(Double($0)) },
        title: "Percentiles of the \(name), \(title)", axisTitle: "percentile of the \(name)"
      ).image,
      note: isOverrun
        ? "Frames above 0 end after their deadline. The curve is cut where it leaves the chart."
        : "The curve is cut where it leaves the chart.")
  }
}
