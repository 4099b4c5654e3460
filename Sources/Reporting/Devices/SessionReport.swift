package import Analysis
package import Files
import RunData
import Statistics

/// The comparison of old and new sessions of a device.
package struct SessionReport: BlockReport {
  let series: [SessionComparison]
  let limits: [DeviceLimit.Result]
  /// The names of the series that are not in every log, and of those that new ones lack.
  private let (partial, missing): ([String], [String])
  private let isComplete: Bool
  /// Those of the sessions that are judged by limits alone.
  private let caveats: [String]
  /// The figures and series that lack the proof that was demanded.
  private let unproved: [String]
  /// The exit status of a gate; `nil` of a comparison.
  let status: ExitStatus?

  /// - Parameters:
  ///   - groups: `nil` for limits alone.
  ///   - status: The exit status of a gate; `nil` of a comparison.
  ///   - lacksProof: `true` if a comparison lacks proof that was demanded.
  ///   - figures: The names of the figures to show; `nil` for all.
  package init(
    _ groups: DeviceGroups?, limits: [DeviceLimit.Result] = [], status: ExitStatus? = nil,
    lacksProof: Bool = false, showing figures: Set<String>? = nil
  ) {
    series = (groups?.series ?? []).map { series in
      var series = series
      series.figures.removeAll { figures?.contains($0.name) == false }
      return series
    }
    (self.limits, self.status) = (limits, status)
    (partial, missing) = (groups?.partial ?? [], groups?.missing ?? [])
    isComplete = groups?.isComplete ?? true
    caveats =
      groups == nil
      ? limits.flatMap { result in
        result.caveats.map { result.series.isEmpty ? $0 : "\(result.series): \($0)" }
      }.unique : []
    unproved = lacksProof || status == .inconclusive ? groups?.unproved ?? [] : []
  }

  private var unprovedSentence: String? {
    unproved.isEmpty ? nil : Fact.unproved(MessageText.list(unproved))
  }

  var notes: [String] {
    caveats + (partial.isEmpty ? [] : [Fact.partialLogs(MessageText.list(partial))])
  }

  package var paragraphs: [[ReportBlock]] {
    [
      (headline.map { [.heading([$0], markdown: "scrollbench \($0)")] } ?? [])
        + [.list(unprovedSentence.map { [$0] } ?? [])]
    ]
      + series.map { series in
        [
          .heading(TextFormatting.wrap(heading(series))), .table(table(series)),
          .list(explanations(series), caveats: series.caveats),
        ]
      } + [
        [.table(limitTable)], [.list([], caveats: notes)],
        [.textAlone(series.isEmpty ? [] : TextFormatting.wrap(rule))],
      ]
  }

  package var csv: [UInt8] { Self.table(lines).csv }

  package func json() throws(OutputError) -> [UInt8] {
    var members: [String: any Encodable] = [
      "schema_version": 1, "kind": "device-comparison",
      "figures": Self.table(lines).objects,
      "limits": limits.map { result in
        [
          "series": result.series, "figure": result.limit.figure, "limit": result.limit.most,
          "value": Field.optional(result.value), "verdict": result.word,
        ] as JSONObject
      },
      "notes": limitsOfVerdict,
    ]
    if let status {
      (members["outcome"], members["exit_code"]) = ("\(status)", status.rawValue)
      members["unproved"] = unproved
      members["missing"] = missing + series.flatMap(\.unknown).map(\.name)
    }
    return try JSONText.file(JSONObject(members))
  }

  var limitsOfVerdict: [String] {
    series.flatMap { series in
      series.caveats.map { series.name.isEmpty ? $0 : "\(series.name): \($0)" }
    } + notes
  }

  private typealias Line = (series: SessionComparison, shift: SessionComparison.Shift)

  private var lines: [Line] { series.flatMap(Self.lines) }

  private static func lines(_ series: SessionComparison) -> [Line] {
    series.figures.map { (series, $0) }
  }

  /// The values are medians over the units, the change is the Hodges–Lehmann shift, and each of its
  /// bounds holds with 95 %.
  private static func table(_ lines: [Line]) -> Table {
    @Sendable func cell(_ value: Double) -> TableCell {
      TableCell(DecimalText.fixed(value, places: 2))
    }
    return Table(
      of: lines,
      [
        .field("series") { .text($0.series.name) },
        .field("figure") { .text($0.shift.name) }
          .shown("figure", .left) { TableCell($0.shift.name) },
        .field("units") { .text($0.series.unitsAreSessions ? "sessions" : "iterations") },
        .field("old_sessions") { .integer($0.series.sessions.old) },
        .field("new_sessions") { .integer($0.series.sessions.new) },
        .field("old_value") { .decimal($0.shift.old, places: 6) }
          .shown("old") { cell($0.shift.old) },
        .field("new_value") { .decimal($0.shift.new, places: 6) }
          .shown("new") { cell($0.shift.new) },
        .field("change") { .decimal($0.shift.change, places: 6) }
          .shown("change [90 %]", explanation: Fact.changeMeaning()) { TableCell($0.shift.text) },
        .field("change_low") { .optional($0.shift.interval?.low) },
        .field("change_high") { .optional($0.shift.interval?.high) },
        .field("margin") { .decimal($0.shift.margin, places: 6) }
          .shown("margin") { cell($0.shift.margin) },
        .field("shown_change") { .optional($0.shift.shown) },
        .field("adjusted_p_worse") { .p($0.shift.pWorse) },
        .field("verdict") { .text($0.shift.word) }
          .shown("verdict", .prose) { TableCell($0.shift.word) },
      ])
  }
}

extension SessionReport {
  func heading(_ series: SessionComparison) -> String {
    let rate = series.ticks.map { "at \(DecimalText.shortest($0.refreshRate, places: 2)) Hz" } ?? ""
    let place = [MessageText.oneLine(series.name), rate].filter { !$0.isEmpty }
    return (place.isEmpty ? "" : place.joined(separator: " ") + ": ")
      + "\(series.sessions.new) new against"
      + " \(DecimalText.counted(series.sessions.old, "old session")), by \(series.definition)"
  }

  func table(_ series: SessionComparison) -> Table { Self.table(Self.lines(series)) }

  func explanations(_ series: SessionComparison) -> [String] {
    var sentences: [String] = []
    if !series.unitsAreSessions {
      let sides = [series.sides.old, series.sides.new].map { $0.flatMap(\.iterations) }
      sentences.append(Fact.fewSessions(sides[0].count, sides[1].count))
    }
    for shift in series.figures where shift.verdict.kind == .inconclusive {
      let fact = shift.isShown ? Fact.notBeyondMargin : .noChange
      sentences.append(
        shift.shown.map { fact(shift.name, TextFormatting.signed($0)) }
          ?? Fact.fewUnits(shift.name, series.rule.fewest))
    }
    return sentences
  }

  private var limitTable: Table {
    Table(
      of: limits,
      [
        .text("limit", .left) { ($0.series.isEmpty ? "" : $0.series + " ") + $0.limit.text },
        .text("value") { $0.value.map { DecimalText.shortest($0, places: 3) } ?? "–" },
        .cells("verdict", .prose) { result in
          TableCell(
            result.word,
            explanation: result.value == nil
              ? Fact.knownFigures(result.known.joined(separator: ", ")) : "")
        },
      ])
  }

  var rule: String {
    let hasSessions = series.contains { series in
      series.unitsAreSessions
        && (series.sides.old + series.sides.new).contains { $0.iterations.count > 1 }
    }
    let held = series.flatMap(\.figures).filter { $0.verdict.kind == .held }
      .map { "\(DecimalText.shortest($0.held, places: 2)) \($0.unit) (\($0.name))" }
    let worst = series.first { $0.figures.contains { $0.figure == .worst } }?.worstFrames
    return [
      hasSessions ? Fact.sessionValue() : nil,
      series.contains { !$0.unitsAreSessions } ? Fact.iterationValue() : nil,
      worst.map { Fact.worstMean($0 == 1 ? "largest value" : "\($0) largest values") },
      Fact.changeMeaning(), Fact.worseRule(),
      held.isEmpty ? nil : Fact.heldRule(MessageText.list(held.unique)),
    ].compactMap(\.self).joined(separator: " ")
  }
}

extension SessionComparison.Shift {
  var word: String { verdict.word(better: "better", worse: "worse") }

  /// Indicates whether the bounds exclude that nothing changed.
  var isShown: Bool { interval.map { $0.low > 0 || $0.high < 0 } ?? false }

  /// The change with its bounds: `+0.52 [+0.31, +0.70]`.
  var text: String { TextFormatting.signed(change) + bounds }

  var bounds: String {
    interval.map { " [\(TextFormatting.signed($0.low)), \(TextFormatting.signed($0.high))]" } ?? ""
  }
}

extension DeviceLimit {
  fileprivate var text: String { "\(figure) ≤ \(DecimalText.shortest(most, places: 6))" }
}

extension DeviceLimit.Result {
  fileprivate var word: String { value == nil ? "missing" : isExceeded ? "fail" : "pass" }
}

extension SessionReport {
  /// The words for verdicts and limits, those that fail a gate first.
  private static let words = [
    "fail", "missing", "worse", "incomparable", "inconclusive", "held", "same", "better", "pass",
  ]

  private var headline: String? {
    status.map { status in
      let words = lines.map(\.shift.word) + limits.map(\.word)
      let counts = Self.words.compactMap { word in
        let count = words.count { $0 == word }
        return count > 0 ? "\(count) \(word)" : nil
      }
      let isUndecided = status == .held && lines.contains { $0.shift.verdict.kind == .inconclusive }
      let outcome =
        isUndecided
        ? "nothing shown to be worse"
        // Of judged figures nothing else makes a gate without limits incomparable.
        : status == .incomparable && limits.isEmpty && !lines.isEmpty && isComplete
          ? "too few sessions to judge" : "\(status)"
      return "gate: \(outcome)"
        + (partial.isEmpty ? "" : "; some series not compared")
        + (series.allSatisfy(\.unjudged.isEmpty) ? "" : "; some figures not judged")
        + (counts.isEmpty ? ", nothing was judged" : " (\(counts.joined(separator: ", ")))")
    }
  }

  private var findings: [Finding] {
    func finding(
      _ kind: Finding.Kind, _ status: ExitStatus, _ series: String, _ name: String,
      _ reason: String
    ) -> Finding {
      Finding(
        kind: kind, status: status, place: series.isEmpty ? nil : series,
        testCase: (series.isEmpty ? "sessions" : series, name), reason: reason)
    }
    // A gate may demand a proof.
    let undecided = status == .inconclusive ? ExitStatus.inconclusive : .held
    let changes = lines.map { series, shift in
      let (kind, own): (Finding.Kind, ExitStatus) =
        switch shift.verdict.kind {
        case .worse: (.fail, .regression)
        case .incomparable: (.incomparable, .incomparable)
        case .inconclusive: (undecided == .held ? .skipped : .inconclusive, undecided)
        case .better, .same, .held: (.passed, .held)
        }
      return finding(
        kind, own, series.name, shift.name,
        "\(shift.name) \(shift.word): \(TextFormatting.signed(shift.change)), margin"
          + " \(DecimalText.fixed(shift.margin, places: 2))")
    }
    let exceeded = limits.map { result in
      let (kind, own): (Finding.Kind, ExitStatus) =
        result.value == nil
        ? (.incomparable, .incomparable)
        : result.isExceeded ? (.fail, .regression) : (.passed, .held)
      let value =
        result.value.map { DecimalText.shortest($0, places: 3) }
        ?? Fact.knownFigures(result.known.joined(separator: ", "))
      return finding(kind, own, result.series, result.limit.text, "\(result.limit.text): \(value)")
    }
    let unknown = series.flatMap { series in
      series.unknown.map {
        finding(
          .missing, .incomparable, series.name, $0.name, Caveat.unknownFigure($0.name))
      }
    }
    return changes + exceeded + unknown
      + partial.map { name in
        let (kind, own) =
          missing.contains(name)
          ? (Finding.Kind.missing, ExitStatus.incomparable) : (.skipped, undecided)
        return finding(kind, own, name, "is compared", Fact.partialLogs(name))
      }
  }

  package var github: String {
    text + findings.filter { ![.passed, .skipped].contains($0.kind) }.map(\.annotation).joined()
  }

  package var junit: String {
    let summary = [headline, unprovedSentence].compactMap(\.self).joined(separator: "; ")
    return Finding.junit(summary, status ?? .held, findings)
  }
}
