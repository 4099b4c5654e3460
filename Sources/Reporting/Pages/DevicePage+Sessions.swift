package import Analysis
import Files

extension DevicePage {
  /// The series with the worst verdict comes first; `command` is the words after `scrollbench
  /// report`.
  package init(_ groups: DeviceGroups, command: [String]) {
    let report = SessionReport(groups)
    let series = Verdict.Kind.allCases.flatMap { kind in
      groups.series.filter { $0.verdict == kind }
    }
    let isOne = series.count == 1
    let first = series[0]
    let figures = first.figures.filter { $0.verdict.kind == first.verdict }
    let shown = figures.filter(\.isShown)
    let worst = (shown.isEmpty ? figures : shown)
      .max { $0.change / $0.margin < $1.change / $1.margin }
    let name = isOne ? first.name.isEmpty ? "" : Self.title(first.name) : "\(series.count) series"
    // Of too few sessions the first sentence says that iterations are the units.
    let leads =
      first.unitsAreSessions
      ? []
      : report.explanations(first).prefix(1).map { TextFormatting.sentence(Self.ended($0)) }
    let caveats =
      isOne
      ? (first.caveats + report.notes).map(TextFormatting.sentence)
      : report.limitsOfVerdict.map(MessageText.oneLine)
    self.init(
      kicker: "old and new sessions" + (name.isEmpty ? "" : " of " + name),
      headline: worst.map { Self.headline($0, of: first, isOne: isOne) }
        ?? "The sessions have nothing to judge",
      leads: leads,
      tiles: first.figures.map(Self.tile), deciding: Self.deciding(series),
      words: [report.rule],
      parts: series.enumerated().map { index, series in
        let title = Self.title(series.name)
        return Self.part(
          index, isOne ? "Figures" : title,
          note: series.name.isEmpty
            ? TextFormatting.sentence(Self.ended(report.heading(series)))
            : Self.ended(report.heading(series)),
          table: report.table(series),
          words: report.explanations(series).dropFirst(series.unitsAreSessions ? 0 : leads.count)
            .map(Self.ended),
          charts: [
            Self.units(series, title), Self.quantiles(series, title), Self.late(series, title),
          ])
      }, caveats: caveats, command: command, dataCommand: "compare --format json",
      report: report)
  }

  private static func ended(_ text: String) -> String { MessageText.oneLine(text) + "." }

  private static func headline(
    _ shift: SessionComparison.Shift, of series: SessionComparison, isOne: Bool
  ) -> String {
    let isPlural = series.sessions.new > 1
    let side = isOne ? "The new session\(isPlural ? "s are" : " is")" : "\(title(series.name)) is"
    let found =
      switch shift.verdict.kind {
      case .worse: "\(side) worse"
      case .better: "\(side) better"
      case .same: "\(side) the same"
      case .held: "\(side) not worse"
      case .inconclusive:
        (isOne ? "" : "\(title(series.name)): ")
          + (shift.isShown ? "A change is shown, but not beyond the margin" : "No change is shown")
      case .incomparable: "\(side) not comparable"
      }
    let (word, bound) =
      shift.verdict.kind == .held ? ("held to", shift.held) : ("margin", shift.margin)
    // The unit stays on the line of its number.
    let change = "\(TextFormatting.signed(shift.change))\u{A0}\(shift.unit)\(shift.bounds)"
    return
      "\(found): \(shift.title) \(change), \(word) \(DecimalText.fixed(bound, places: 2))\u{A0}\(shift.unit)"
      + (series.unjudged.isEmpty ? "" : "; \(MessageText.list(series.unjudged)) not judged")
  }

  private static func tile(_ shift: SessionComparison.Shift) -> ResultTile {
    ResultTile(
      name: TextFormatting.sentence(shift.title),
      figure: "\(TextFormatting.signed(shift.change)) \(shift.shortUnit)",
      note: [shift.old, shift.new].map { DecimalText.fixed($0, places: 2) }
        .joined(separator: " → ")
        + " \(shift.unit) · \(shift.word)")
  }

  /// The sessions that would decide the figures, those of the worst series first.
  private static func deciding(_ series: [SessionComparison]) -> String {
    var (items, fewest) = ([String](), 0)
    let isOne = series.count == 1
    for other in series {
      for shift in other.figures {
        let name = shift.title + (isOne ? "" : " of \(title(other.name))")
        switch other.furtherSessions(shift) {
        case .fewest(let count): fewest = max(fewest, count)
        case .likely(let count):
          items.append("\(name) \(DecimalText.counted(count, "more session")) of each side")
        case .tooMany:
          items.append("\(name) more than \(FurtherSessions.most) sessions of each side")
        case nil: break
        }
      }
    }
    if fewest > 0 {
      return
        "\(DecimalText.counted(fewest, "more session")) of each side or more, since builds are"
        + " judged from \(series[0].rule.fewest) sessions of each"
    }
    guard !items.isEmpty else { return "" }
    return items.prefix(6).joined(separator: ", ")
      + (series[0].rule.order == .alternated ? "" : ", fewer if they alternate")
      + ", at 80 % power if change and scatter stay as recorded (by the normal approximation of the"
      + " rank sum)"
  }

  private static func units(_ series: SessionComparison, _ title: String) -> Markup {
    let units = series.unitsAreSessions ? "session" : "iteration"
    let rows = series.figures.map { shift in
      UnitDots.Row(
        label: shift.name, figures: "\(shift.text) · \(shift.word)",
        lanes: [
          ("old", "s3", shift.units.old, shift.old), ("new", "s0", shift.units.new, shift.new),
        ], equal: shift.old - shift.margin...shift.old + shift.margin)
    }
    return chart(
      "Every \(units)",
      UnitDots(rows: rows, title: "The figures of every \(units), \(title)").image,
      note: "A dot is one \(units), the first on top; lines are medians. The grey area is the"
        + " margin around the old median.")
  }

  private static func quantiles(_ series: SessionComparison, _ title: String) -> Markup? {
    guard let shifts = series.percentileShifts else { return nil }
    let hasDeadlines = series.sides.old[0].pooled.display.hasDeadlines
    let times = hasDeadlines ? "overruns" : "frame times"
    let units = series.unitsAreSessions ? "sessions" : "iterations"
    let margin = series.figures.first.map { $0.figure == .late ? 0 : $0.margin } ?? 0
    let bounds = shifts.compactMap(\.interval)
    let chart = QuantileChart(
      values: shifts.map(\.estimate), band: bounds, margin: margin,
      title: "The change of each percentile of the \(times), \(title)",
      axisTitle: "percentile of the \(times)")
    return Self.chart(
      "Change by percentile", chart.image,
      note:
        "New less old in ms, the median over all pairs of \(units): above 0 the new frames are"
        + " \(hasDeadlines ? "later" : "longer"). "
        + (bounds.isEmpty
          ? "There are too few \(units) for bounds." : "The band has bounds of 95 % each.")
        + " The grey area is the margin, ±\(DecimalText.fixed(margin, places: 2)) ms. The curve is cut"
        + " where it leaves the chart.")
  }

  private static func late(_ series: SessionComparison, _ title: String) -> Markup? {
    let sides = [("old", series.sides.old), ("new", series.sides.new)]
    let rows = sides.flatMap { name, sessions in
      sessions.prefix(mostStrips).enumerated().compactMap { index, session -> LateStrips.Row? in
        let late = session.iterations.indices.compactMap(session.lateTimes)
        return late.count < session.iterations.count || late.allSatisfy(\.isEmpty)
          ? nil : ("\(name) \(index + 1)", late)
      }
    }
    let most = max(series.sides.old.count, series.sides.new.count)
    let lines =
      rows.contains(where: LateStrips.showsIterations) ? "; thin lines part its iterations." : "."
    return lateFrames(
      rows, by: series.sides.old[0].pooled.display, of: title,
      notes: ["From the first frame of a session to the last\(lines)"]
        + (most > mostStrips ? ["Of each side the first \(mostStrips) sessions are shown."] : []))
  }
}

extension SessionComparison.Shift {
  var title: String {
    switch figure {
    case .median: name.hasPrefix("overrun") ? "median overrun" : "median work"
    case .worst: name.hasPrefix("overrun") ? "worst overruns" : "longest frames"
    case .late:
      name.hasPrefix("late")
        ? "late time" : name.hasPrefix("over") ? "time over budget" : "hitch time"
    }
  }

  var unit: String { name.hasSuffix("_per_1000_frames") ? "ms per 1,000 frames" : shortUnit }

  /// The unit without that of a count.
  var shortUnit: String { name.hasSuffix("_per_s") ? "ms/s" : "ms" }
}
