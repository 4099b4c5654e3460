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
