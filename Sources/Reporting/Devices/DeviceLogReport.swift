package import Analysis
package import Files
package import RunData
import Statistics

/// The figures of a log; those that tools define in different ways bear names of their definitions.
package struct DeviceLogReport: BlockReport {
  let log: DeviceLog
  let sessions: [DeviceSession]

  package init(_ log: DeviceLog, _ sessions: [DeviceSession]) {
    self.log = log
    self.sessions = sessions
  }

  package var paragraphs: [[ReportBlock]] {
    sessions.flatMap { session in
      [
        [.heading(head(session), markdown: head(session).map(\.trimmed).joined(separator: " · "))],
        [
          ReportBlock(
            text: TextFormatting.wrap(rule(session)), markdown: [Markdown.escaped(rule(session))]),
          display(session),
        ],
        [.textAlone(TextFormatting.wrap(legend(session))), .table(table(session))],
      ]
    } + [[.list([], caveats: caveats)]]
  }

  package var csv: [UInt8] {
    let lines = sessions.flatMap {
      session -> [(session: DeviceSession, iteration: Int?, figure: LogFigure)] in
      session.figures.map { (session, nil, $0) }
        + session.iterations.enumerated().flatMap { index, iteration in
          iteration.figures.map { (session, index + 1, $0) }
        }
    }
    return Table(
      of: lines,
      [
        .field("series") { .text($0.session.series.name) },
        .field("refresh_hz") { .optional($0.session.ticks?.refreshRate) },
        .field("iteration") { .optional($0.iteration) },
        .field("figure") { .text($0.figure.name) },
        .field("value") { .decimal($0.figure.value, places: 6) },
      ]
    ).csv
  }

  package func json() throws(OutputError) -> [UInt8] {
    try JSONText.file(
      [
        "schema_version": 1, "kind": "device-log", "file": log.file, "format": log.format,
        "format_kind": log.kind, "conditions": log.conditions, "caveats": log.caveats,
        "series": sessions.map { session in
          [
            "name": session.series.name, "source": session.series.source,
            "definition": session.series.definition,
            "refresh_hz": Field.optional(session.ticks?.refreshRate),
            "session": Self.object(session.figures),
            "iterations": session.iterations.map { Self.object($0.figures) },
            "caveats": session.caveats,
          ] as JSONObject
        },
      ] as JSONObject)
  }

  private static func object(_ figures: [LogFigure]) -> [String: Field] {
    Dictionary(figures.map { ($0.name, .decimal($0.value, places: 6)) }) { first, _ in first }
  }
}

extension DeviceLogReport {
  func head(_ session: DeviceSession) -> [String] {
    let seconds: Double? =
      switch session.pooled.display {
      case .intervals(_, let rates): rates.seconds
      case .deadlines(_, let lateness): lateness.clock?.seconds
      case .work, .counts: nil
      }
    let source = session.series.source
    return TextFormatting.dotted(
      [
        MessageText.oneLine(log.file), log.kind, source.isEmpty ? nil : MessageText.oneLine(source),
        session.iterations.count > 1
          ? DecimalText.counted(session.iterations.count, "iteration") : nil,
        session.pooled.frames > 0 ? DecimalText.counted(session.pooled.frames, "frame") : nil,
        seconds.map { "\(DecimalText.fixed($0, places: $0 < 1 ? 2 : 1)) s" },
      ].compactMap(\.self))
  }

  func rule(_ session: DeviceSession) -> String {
    let definition = session.series.definition
    guard let ticks = session.ticks else { return Fact.definition(definition) }
    return Fact.ticks(ticks.refreshRate, TextFormatting.milliseconds(ticks.budget), definition)
  }

  private func display(_ session: DeviceSession) -> ReportBlock {
    switch session.pooled.display {
    case .intervals(let late, _):
      return list(
        late.map {
          let count = share($0.hitches.count, of: $0.frames)
          return [("hitches", "\(count), longer than 1.5 ticks")] + hitches(session, $0)
        } ?? [])
    case .deadlines(let late, let lateness):
      return list(
        [
          ("late", share(lateness.frames, of: lateness.overruns.values.count)),
          ("late by", time(lateness.total, worst: lateness.worst)),
        ] + (late.map { hitches(session, $0, ", in ticks begun after the deadline") } ?? []))
    case .work:
      guard let stage = session.pooled.stages.last, let budget = session.ticks?.budget,
        let over = session.pooled.overBudget(stage)
      else { return .list([]) }
      let share =
        "\(share(over, of: stage.times.values.count)) over the budget of"
        + " \(TextFormatting.milliseconds(budget)) ms"
      return ReportBlock(
        text: ["  " + share] + TextFormatting.wrap(Fact.noDeadlines()),
        markdown: Markdown.list([share, Fact.noDeadlines()]))
    case .counts: return .list([Fact.noLoggedFrames()], indent: "", first: "")
    }
  }

  private func list(_ rows: [(String, String)]) -> ReportBlock {
    let table = Table(of: rows, [.text("", .left, \.0), .text("", .left, \.1)])
    return ReportBlock(text: table.lines(), markdown: Markdown.list(rows.map { "\($0): \($1)" }))
  }

  func share(_ count: Int, of frames: Int) -> String {
    "\(DecimalText.grouped(count)) of \(DecimalText.counted(frames, "frame"))"
      + " (\(TextFormatting.percent(Double(count) / Double(max(1, frames)))))"
  }

  private func time(_ total: Double, worst: Double) -> String {
    "\(TextFormatting.milliseconds(total)) ms, the worst \(TextFormatting.milliseconds(worst)) ms"
  }

  private func hitches(
    _ session: DeviceSession, _ late: Playback, _ note: String = ""
  ) -> [(String, String)] {
    let time = time(late.hitchMilliseconds, worst: late.worstHitchMilliseconds)
    let bounds = [HitchRating.goodUpTo, HitchRating.criticalFrom].map {
      DecimalText.shortest($0, places: 2)
    }
    // The figure of the session, over its iterations.
    let figure = session.figures.first { $0.name == Playback.hitchRatioColumn }
    let ratio = figure?.value ?? late.hitchRatio
    let rating = HitchRating(hitchRatio: ratio).rawValue
    return [
      ("hitch time", time + note),
      (
        "hitch time ratio",
        "\(DecimalText.fixed(ratio, places: 1)) ms/s: \(rating) (raw; good to \(bounds[0]), critical from \(bounds[1]))"
      ),
    ]
  }

  private func legend(_ session: DeviceSession) -> String {
    let count = session.iterations.count
    return (session.pooled.display.hasDeadlines ? Fact.overruns() + " " : "")
      + Fact.figures(
        count > 1
          ? "; of the session the median of \(count) iterations for p50, the mean for others" : "")
  }

  func table(_ session: DeviceSession) -> Table {
    let iterations = (2...10).contains(session.iterations.count) ? session.iterations : []
    return Table(
      of: session.figures,
      [
        .text("figure", .left, \.name),
        .text(session.iterations.count > 1 ? "session" : "value", .right, TextFormatting.figure),
      ]
        + iterations.enumerated().map { index, iteration -> TableColumn<LogFigure> in
          let figures = iteration.figures
          return .text("\(index + 1)") { figure in
            figures.first { $0.name == figure.name }.map(TextFormatting.figure) ?? "–"
          }
        })
  }

  var caveats: [String] { (log.caveats + sessions.flatMap(\.caveats)).unique }
}

extension TextFormatting {
  static func figure(_ figure: LogFigure) -> String {
    DecimalText.shortest(figure.value, places: 3)
  }
}
