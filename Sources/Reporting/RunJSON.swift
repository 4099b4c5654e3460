package import Analysis
package import Files
import Results
package import RunRecords
import Statistics

/// What `run --format json` prints: a run with its judgement, in one object.
///
/// The lines of the CSV files stand in it as objects whose keys are the columns, with the very
/// figures of the files; an empty field is null.
package enum RunJSON {
  /// A key of the object and what it holds.
  package typealias Key = (name: String, meaning: String)

  /// The keys of the object, in its order.
  package static let keys: [Key] = [
    ("schema_version", "The version of the layout of this object."),
    ("kind", "run, which tells the object from those of other commands."),
    ("headline", "The verdict in a few words; of claims how many came to what."),
    ("verdict", "The verdict in sentences, as the text has it; empty for claims."),
    (
      "rankings",
      "An object a refresh rate: refresh_hz; outcome (winner, too-close, alone, nobody or"
        + " lower-bound); leaders, who share the lead; in_counters, who is ahead on any device, if"
        + " anyone is; ranked, controls and unranked, fastest first."
    ),
    ("findings", "What was found about strategies, a sentence each."),
    ("notes", "Every doubt about the result, a sentence each."),
    (
      "summaries",
      "The lines of summary.csv, keys and figures as there, and the metrics that the file leaves out."
    ),
    ("claims", "The lines of claims.csv; empty unless claims were tried."),
    ("run", "The content of run.json."),
  ]

  /// All of it, a line feed at the end.
  ///
  /// - Parameter summaries: The judgement of the run, ``Analysis/SeriesSummary/all(of:)``;
  ///   empty if it kept no series.
  /// - Throws: ``OutputError`` if the record holds a number that is not finite.
  package static func bytes(
    of run: RecordedRun, summaries: [SeriesSummary]
  ) throws(OutputError) -> [UInt8] {
    let record = run.record
    let source = run.series.isEmpty ? nil : ReportSource(run, summaries: summaries)
    let headline =
      source?.headline
      ?? (record.claims.isEmpty ? "Nothing was measured" : ClaimReport(record: record).headline)
    let rankings = (source?.rankings ?? []).map {
      RankingLine($0, isLowerBound: record.isLowerBound)
    }
    let values: [String: String] = [
      "schema_version": "\(RunRecord.schemaVersion)",
      "kind": try JSONText.line("run"),
      "headline": try JSONText.line(headline),
      "verdict": try JSONText.array(source?.sentences ?? [], indent: "  "),
      "rankings": try JSONText.array(rankings, indent: "  "),
      "findings": try JSONText.array(source?.findings ?? [], indent: "  "),
      "notes": try JSONText.array(source?.caveats ?? record.caveats, indent: "  "),
      "summaries": try lines(SummaryCSV.all, summaries),
      "claims": try lines(ClaimsCSV.columns, ClaimsCSV.lines(record)),
      "run": indented(try RecordJSON.bytes(of: record)),
    ]
    let entries = keys.map { key in
      guard let value = values[key.name] else {
        preconditionFailure("the key \(key.name) has a value")
      }
      return "  \"\(key.name)\": \(value)"
    }
    return Array(("{\n" + entries.joined(separator: ",\n") + "\n}\n").utf8)
  }

  /// The lines of a CSV file as an array of objects, an object a line.
  private static func lines<Line>(
    _ columns: [Column<Line>], _ lines: [Line]
  ) throws(OutputError) -> String {
    guard !lines.isEmpty else { return "[]" }
    var objects: [String] = []
    for line in lines {
      var entries: [String] = []
      for column in columns {
        let value = try column.field(line).json()
        entries.append("\(try JSONText.line(column.metric.name)): \(value)")
      }
      objects.append("    {" + entries.joined(separator: ", ") + "}")
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n  ]"
  }

  /// A file as a value inside the object: no line of JSON begins inside a string.
  private static func indented(_ file: [UInt8]) -> String {
    String(decoding: file, as: UTF8.self).split(separator: "\n").joined(separator: "\n  ")
  }
}

/// Who is ahead at one refresh rate.
private struct RankingLine: Encodable {
  let refreshHz: Int
  let outcome: String
  let leaders: [String]
  let inCounters: String?
  let ranked: [String]
  let controls: [String]
  let unranked: [String]

  init(_ ranking: Ranking, isLowerBound: Bool) {
    refreshHz = ranking.refreshRate
    inCounters = isLowerBound ? nil : ranking.counters?.leader?.strategy
    controls = ranking.controls.map(\.strategy)
    unranked = ranking.unranked.map(\.strategy)
    ranked = isLowerBound ? [] : ranking.ranked.map(\.strategy)
    guard !isLowerBound else {
      (outcome, leaders) = ("lower-bound", [])
      return
    }
    switch ranking.result {
    case .winner(let winner): (outcome, leaders) = ("winner", [winner.strategy])
    case .tie(let all): (outcome, leaders) = ("too-close", all.map(\.strategy))
    case .single(let only): (outcome, leaders) = ("alone", [only.strategy])
    case .empty: (outcome, leaders) = ("nobody", [])
    }
  }
}

extension Field {
  /// The value in JSON: a number has the digits that it has in a CSV file.
  ///
  /// - Throws: ``OutputError`` never, in fact: a text can always be written.
  fileprivate func json() throws(OutputError) -> String {
    switch self {
    case .empty: "null"
    case .text(let text): try JSONText.line(text)
    case .integer, .decimal: text
    }
  }
}
