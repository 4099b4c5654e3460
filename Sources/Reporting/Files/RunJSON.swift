import Analysis
package import Files
import RunData
import Statistics

/// The output of `run --format json`: a run with its judgement, in one object.
///
/// Lines of CSV files are objects whose keys are the columns, with the same figures; an empty field
/// is null.
package enum RunJSON {
  package typealias Key = (name: String, meaning: String)

  package static let keys: [Key] = [
    ("schema_version", "The version of the layout of this object."),
    ("kind", "run, which tells the object from those of other commands."),
    ("headline", "The verdict in a few words."),
    ("verdict", "The facts behind the headline, as the text has them."),
    (
      "rankings",
      "An object per refresh rate: refresh_hz; outcome (winner, too-close, too-few-rounds,"
        + " placebo-differs, alone or nobody); leaders; in_counters, the strategy that"
        + " no other is below in any counter of work, or null; ranked, controls and"
        + " unranked, fastest first; noise_floor_x, noise_floor_low_x and noise_floor_high_x, the"
        + " ratio of two measurements of one strategy with its interval, or null."
    ),
    ("findings", "What was found about strategies, a sentence each."),
    (
      "late_frames",
      "Frames late in at least half of the rounds, more often than by chance, a sentence each."
    ),
    ("notes", "Every doubt about the result, a sentence each."),
    (
      "summaries",
      "The lines of summary.csv, keys and figures as there, and the metrics that the file leaves out."
    ),
    ("run", "The content of run.json."),
  ]

  package static func bytes(of source: ReportSource) throws(OutputError) -> [UInt8] {
    try JSONText.file(object(of: source), name: "the object of the run")
  }

  static func object(of source: ReportSource) -> JSONObject {
    [
      "schema_version": RunFacts.schemaVersion,
      "kind": "run",
      "headline": source.verdict,
      "verdict": source.verdictFacts,
      "rankings": source.rankings.map { object(of: $0) },
      "findings": source.findings,
      "late_frames": source.recurringHitches,
      "notes": source.caveats,
      "summaries": Column.objects(SummaryCSV.all, source.summaries),
      "run": source.facts,
    ]
  }

  private static func object(of ranking: Ranking) -> JSONObject {
    let floor = ranking.noiseFloor
    let outcome =
      switch ranking.result {
      case .winner: "winner"
      case .tie: "too-close"
      case .tooFewRounds: "too-few-rounds"
      case .placeboDiffers: "placebo-differs"
      case .single: "alone"
      case .empty: "nobody"
      }
    return [
      "refresh_hz": ranking.refreshRate,
      "outcome": outcome,
      "leaders": ranking.result.strategies,
      "in_counters": ranking.counters?.leader,
      "ranked": ranking.ranked.map(\.strategy),
      "controls": ranking.controls.map(\.strategy),
      "unranked": ranking.unranked.map(\.strategy),
      "noise_floor_x": floor?.effect,
      "noise_floor_low_x": floor?.interval?.low,
      "noise_floor_high_x": floor?.interval?.high,
    ]
  }
}
