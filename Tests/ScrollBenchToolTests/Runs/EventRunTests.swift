import Foundation
import Testing

@Suite("scrollbench run with events")
struct EventRunTests {
  /// Everything that can happen, in the first tenth of a second.
  private static let events = #"""
    {"trace": [{"motion": "constant", "seconds": 1, "velocity": 400}],
     "separators": true, "footerText": true, "states": {"selectedEvery": 5},
     "events": [
      {"at": 0, "event": "tap", "row": 1, "seconds": 0.05},
      {"at": 0.02, "event": "appearance", "appearance": "dark"},
      {"at": 0.03, "event": "radius", "radius": 5},
      {"at": 0.04, "event": "row", "color": "#2C2C34"},
      {"at": 0.05, "event": "selectedRow", "color": "#44507A"},
      {"at": 0.06, "event": "rotate"},
      {"at": 0.01, "event": "insert", "count": 3, "every": 0.03},
      {"at": 0.01, "event": "delete", "count": 3, "every": 0.03},
      {"at": 0.01, "event": "move", "count": 3, "every": 0.03},
      {"at": 0.01, "event": "reload", "count": 3, "every": 0.03}
    ]}
    """#

  private let run = Tool.brief + ["--no-verify", "--output", "out"]

  @Test("replays the events of a file, the same for every strategy")
  func ownEvents() throws {
    let folder = try Folder()
    try folder.put(Self.events, at: "storm.json")
    try Tool.succeed(
      run + ["--scenario", "storm.json", "--frames", "8", "--strategy", "all"], in: folder)
    let table = Table(try folder.text("out/summary.csv"))
    #expect(table.lines.count > 8 && table.column("scenario").allSatisfy { $0 == "storm" })
    // Strategies only look otherwise: the same rows are on the display in all of them. Some make
    // the table anew, so that rows come in which were there.
    let frames = Table(try folder.text("out/frames.csv"))
    for column in ["visible_rows", "offset_pt"] {
      let counts = Dictionary(grouping: frames.lines) { $0["strategy"] ?? "" }
        .mapValues { $0.map { $0[column] } }
      #expect(counts.count > 8 && Set(counts.values).count == 1, "\(column)")
    }
    #expect(Set(frames.column("visible_rows")).count > 1)
  }

  @Test("measures the heights of rows")
  func measuredHeights() throws {
    let folder = try Folder()
    try Tool.succeed(
      run + ["--set", "heights.source=measured", "--strategy", "image-slice"], in: folder)
    let series = try #require(folder.json("out/run.json")["series"] as? [[String: Any]])
    let queries = series.compactMap { $0["height_queries"] as? Int }
    let misses = series.compactMap { $0["height_misses"] as? Int }
    #expect(queries.count == 1 && misses.count == 1)
    #expect(misses[0] > 0 && queries[0] >= misses[0])
  }

  @Test("has more cells alive with keep-all than with a pool")
  func keptCells() throws {
    let folder = try Folder()
    var alive: [Int] = []
    for reuse in ["pool", "keep-all"] {
      try Tool.succeed(
        run + ["--reuse", reuse, "--frames", "30", "--strategy", "image-slice"], in: folder)
      let table = Table(try folder.text("out/summary.csv"))
      #expect(table.column("reuse") == [reuse])
      alive += table.column("cells_alive").compactMap { $0.flatMap(Int.init) }
    }
    #expect(alive.count == 2 && alive[0] > 0 && alive[1] > alive[0], "\(alive)")
  }

  @Test("shows the predicted faults of a strategy that is kept as published")
  func findings() throws {
    let folder = try Folder()
    let outcome = try Tool.succeed(
      Tool.brief + [
        "--output", "out", "--set", "content=none", "--strategy", "corner-cover-as-published",
        "--verbose",
      ], in: folder)
    let table = Table(try folder.text("out/summary.csv"))
    let sentences = try #require(table.column("findings").first??.split(separator: "; "))
    #expect(sentences.count >= 2)
    #expect(sentences.contains { $0.hasPrefix("layers per cell grew from ") })
    #expect(sentences.contains { $0.contains(" rounded that should be square, first at ") })
    // The text has the same sentences, broken into lines.
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for sentence in sentences {
      #expect(
        words.contains("· corner-cover-as-published: \(sentence) (as predicted)"), "\(sentence)")
    }
    #expect(!words.contains("NOT predicted") && !words.contains("is not ranked"))
  }
}
