package import Analysis
package import Files
package import RunData
import Statistics

/// The output of `run --format json`: a run with its judgement, in one object.
///
/// Lines of CSV files are objects whose keys are the columns, with the same figures; an empty field
/// is null.
package enum RunJSON {
  /// A key of the object and its meaning.
  package typealias Key = (name: String, meaning: String)

  /// The keys of the object.
  package static let keys: [Key] = [
    ("schema_version", "The version of the layout of this object."),
    ("kind", "run, which tells the object from those of other commands."),
    ("headline", "The verdict in a few words."),
    ("verdict", "The facts behind the headline, as the text has them."),
    (
      "rankings",
      "An object per refresh rate: refresh_hz; outcome (winner, too-close, too-few-rounds,"
        + " placebo-differs, alone or nobody); leaders; in_counters, the strategy that"
        + " needs no more than any other in every counter of work, or null; ranked, controls and"
        + " unranked, fastest first; noise_floor_x, noise_floor_low_x and noise_floor_high_x, the"
        + " ratio of two measurements of one strategy with its interval, or null."
    ),
    ("findings", "What was found about strategies, a sentence each."),
    ("notes", "Every doubt about the result, a sentence each."),
    (
      "summaries",
      "The lines of summary.csv, keys and figures as there, and the metrics that the file leaves out."
    ),
    ("run", "The content of run.json."),
  ]

  /// Encodes a run.
  ///
  /// - Parameter summaries: The judgement of the run, ``Analysis/SeriesSummary/all(of:)``.
  /// - Throws: ``OutputError`` if the record holds a number that is not finite.
  package static func bytes(
    of run: RunResult, summaries: [SeriesSummary]
  ) throws(OutputError) -> [UInt8] {
    try JSONText.file(
      object(of: ReportSource(run, summaries: summaries)), name: "the object of the run")
  }

  /// Returns the object of a run, without its comparison with another one.
  static func object(of source: ReportSource) -> JSONObject {
    [
      "schema_version": RunFacts.schemaVersion,
      "kind": "run",
      "headline": source.ranking.headline,
      "verdict": source.ranking.facts,
      "rankings": source.rankings.map(RankingLine.init),
      "findings": source.findings,
      "notes": source.caveats,
      "summaries": objects(SummaryCSV.all, source.summaries),
      "run": source.facts,
    ]
  }

  /// Returns the lines of a CSV file as objects with the columns as keys.
  private static func objects<Line>(
    _ columns: [Column<Line>], _ lines: [Line]
  ) -> [[String: Figure]] {
    lines.map { line in
      Dictionary(
        uniqueKeysWithValues: columns.map { ($0.metric.name, Figure(field: $0.field(line))) })
    }
  }
}

/// A field of a CSV file as JSON: the same number, or `null` where the field is empty.
private struct Figure: Encodable {
  let field: Field

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch field {
    case .empty: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .integer(let value): try container.encode(value)
    case .decimal(let value, let places):
      try container.encode(DecimalText.rounded(value, places: places))
    }
  }
}

/// The ranking at one refresh rate.
private struct RankingLine: Encodable {
  let refreshHz: Int
  let outcome: String
  let leaders: [String]
  let inCounters: String?
  let ranked: [String]
  let controls: [String]
  let unranked: [String]
  let noiseFloorX: Double?
  let noiseFloorLowX: Double?
  let noiseFloorHighX: Double?

  init(_ ranking: Ranking) {
    refreshHz = ranking.refreshRate
    inCounters = ranking.counters?.leader
    controls = ranking.controls.map(\.strategy)
    unranked = ranking.unranked.map(\.strategy)
    noiseFloorX = ranking.noiseFloor?.comparison.effect
    noiseFloorLowX = ranking.noiseFloor?.comparison.interval?.low
    noiseFloorHighX = ranking.noiseFloor?.comparison.interval?.high
    ranked = ranking.ranked.map(\.strategy)
    leaders = ranking.result.strategies
    outcome =
      switch ranking.result {
      case .winner: "winner"
      case .tie: "too-close"
      case .tooFewRounds: "too-few-rounds"
      case .placeboDiffers: "placebo-differs"
      case .single: "alone"
      case .empty: "nobody"
      }
  }
}
