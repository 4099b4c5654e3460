package import Analysis
import Files
package import RunData
import Statistics

extension DevicePage {
  /// The log has a series; `command` is the words after `scrollbench report`.
  package init(_ log: DeviceLog, _ sessions: [DeviceSession], command: [String]) {
    let report = DeviceLogReport(log, sessions)
    let shares = sessions.map(Self.shareOfLateFrames)
    let worst = sessions.indices.max { shares[$0] < shares[$1] } ?? 0
    let caveats = report.caveats.map(TextFormatting.sentence)
    self.init(
      kicker: "a session from a log of \(MessageText.name(log.kind))",
      headline: Self.headline(sessions[worst], isOne: sessions.count == 1),
      tiles: Self.tiles(sessions[worst]),
      parts: sessions.enumerated().map { index, session in
        let title = Self.title(session.series.source)
        return Self.part(
          index, sessions.count == 1 ? "Figures" : title, note: report.rule(session),
          table: report.table(session),
          charts: [
            Self.iterations(session, title), Self.late(session, title),
            Self.quantiles(session, title),
          ])
      }, caveats: caveats, command: command, dataCommand: "analyze --format json",
      report: report)
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
    let place = isOne ? "" : "\(title(session.series.source)): "
    guard let late = late(session.pooled) else {
      let ratio = session.figures.first { $0.name == "hitch_ratio_ms_per_s" }
      return place
        + (ratio.map { "Hitches of \(DecimalText.fixed($0.value, places: 1)) ms/s" }
          ?? "It is unknown which frames are late")
    }
    return place
      + "\(DecimalText.grouped(late.frames)) of \(DecimalText.counted(late.of, "frame"))"
      + " \(late.frames == 1 ? "is" : "are") \(late.word)"
  }

  /// The figures of the first screen, with their titles and units.
  private static func shown(
    of session: DeviceSession
  ) -> [(title: String, unit: String, figure: LogFigure)] {
    let figures = session.figures
    let hasRatio = figures.contains { $0.name == "late_ratio_ms_per_s" }
    let shown = [
      ("Late time", "ms/s", "late_ratio_ms_per_s"), hasRatio ? nil : ("Late time", "ms", "late_ms"),
      ("Hitch time", "ms/s", "hitch_ratio_ms_per_s"), ("Time over budget", "ms", "over_budget_ms"),
      ("Median", "ms", "p50_ms"), ("99th percentile", "ms", "p99_ms"),
    ]
    // Overruns precede the work of the frames; of work the last stage keeps the pace.
    let inOrder = session.pooled.display.isWork ? figures.reversed() : figures
    return shown.compactMap(\.self).compactMap { title, unit, suffix in
      inOrder.first { $0.name.hasSuffix(suffix) }.map { (title, unit, $0) }
    }
  }

  private static func tiles(_ session: DeviceSession) -> [ResultTile] {
    let iterations = session.iterations.count
    return shown(of: session).map { title, unit, figure in
      ResultTile(
        name: title, figure: "\(DecimalText.fixed(figure.value, places: 2)) \(unit)",
        note: iterations > 1 ? "\(figure.name) · of \(iterations) iterations" : figure.name)
    }
  }

  private static func iterations(_ session: DeviceSession, _ title: String) -> Markup? {
    let figures = session.iterations.map(\.figures)
    let rows = shown(of: session).map { shown in
      UnitDots.Row(
        label: shown.figure.name,
        figures: "\(DecimalText.fixed(shown.figure.value, places: 2)) \(shown.unit)",
        lanes: [
          (
            label: "", kind: "s0",
            values: figures.compactMap { $0.first { $0.name == shown.figure.name }?.value },
            middle: shown.figure.value
          )
        ], equal: nil)
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
