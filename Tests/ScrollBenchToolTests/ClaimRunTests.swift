import Foundation
import Testing

@Suite("scrollbench run with claims")
struct ClaimRunTests {
  private static let claims = #"""
    {"claims": [
      {"source": "One author", "claim": "A pool keeps few cells.", "metric": "alive",
       "better": {"label": "pool", "strategy": "image-slice"},
       "worse": {"label": "all kept", "strategy": "image-slice", "reuse": "keep-all"}},
      {"source": "Another, \"quoted\"", "claim": "Square rows are dear.", "metric": "blended",
       "better": {"label": "clear", "strategy": "image-slice", "set": {"labels": "clear"}},
       "worse": {"label": "square", "strategy": "square"}}
    ]}
    """#

  private let run = Tool.brief + ["--scenario", "mine.json", "--output", "out"]

  @Test("tries each claim and reports the verdict per source, in the text and in two files")
  func twoClaims() throws {
    let folder = try Folder()
    try folder.put(Self.claims, at: "mine.json")
    let outcome = try Tool.run(run + ["--frames", "20"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(folder.entries == ["mine.json", "out", "out/claims.csv", "out/run.json"])

    let table = Table(try folder.text("out/claims.csv"))
    #expect(table.column("scenario") == ["mine", "mine"])
    #expect(table.column("metric") == ["cells_alive", "blended_px"])
    #expect(table.column("better") == ["pool", "clear"])
    #expect(table.column("worse") == ["all kept", "square"])
    #expect(table.column("verdict") == ["holds", "fails"])
    for (better, worse) in zip(table.column("better_value"), table.column("worse_value")) {
      let values = [better, worse].compactMap { $0.flatMap(Double.init) }
      #expect(values.count == 2 && values[0] != values[1])
    }

    let record = try #require(
      try JSONSerialization.jsonObject(with: folder.data("out/run.json")) as? [String: Any])
    let claims = try #require(record["claims"] as? [[String: Any]])
    #expect(claims.map { $0["source"] as? String } == ["One author", "Another, \"quoted\""])
    #expect((record["series"] as? [Any])?.isEmpty == true)

    for line in ["One author", "Another, \"quoted\"", "· A pool keeps few cells."] {
      #expect(outcome.output.contains("\n\(line)\n"), "\(line)")
    }
    #expect(
      outcome.output.contains("verdict: holds here · ")
        && outcome.output.contains("verdict: does not hold here · "))
    #expect(outcome.output.contains("\n2 claims: holds here 1, does not hold here 1\n"))
    #expect(outcome.output.contains("note: claims are tried without a proof of pixels"))
    #expect(!outcome.output.contains("--no-verify"))
    #expect(outcome.errors.contains("wrote out/claims.csv and run.json"))
  }

  @Test("compares the memory of a process per side and round, which one process cannot")
  func memory() throws {
    let folder = try Folder()
    let claim = #"""
      {"source": "One author", "claim": "Shared images save memory.", "metric": "heap",
       "better": {"label": "shared", "strategy": "layer-grid"},
       "worse": {"label": "a bitmap per cell", "strategy": "whole-view-alpha", "reuse": "keep-all"}}
      """#
    try folder.put(#"{"claims": [\#(claim)]}"#, at: "mine.json")
    let outcome = try Tool.run(run + ["--frames", "20"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let line = try #require(Table(try folder.text("out/claims.csv")).lines.first)
    #expect(line["metric"] == "heap_allocated_bytes")
    let values = try ["better_value", "worse_value"].map {
      try #require(line[$0].flatMap(Double.init))
    }
    // The bitmaps of all cells that were ever on the display.
    #expect(values[0] > 1_000_000 && values[1] > values[0])
    let refused = try Tool.run(run + ["--in-process"], in: folder)
    #expect(refused.code == 64)
    #expect(refused.errors.contains("claim 1 compares heap, the memory of a process of each side"))
  }

  @Test("measures each round of a claim in a process, and counts as one process does")
  func processes() throws {
    let folder = try Folder()
    try folder.put(Self.claims, at: "mine.json")
    for (output, more) in [("out", []), ("shared", ["--in-process"])] {
      let outcome = try Tool.run(
        Tool.brief + ["--scenario", "mine.json", "--frames", "20", "--output", output] + more,
        in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("all rounds shared one process") == !more.isEmpty)
    }
    let tables = try ["out", "shared"].map { Table(try folder.text("\($0)/claims.csv")) }
    for column in ["better_value", "worse_value", "verdict"] {
      #expect(tables[0].column(column) == tables[1].column(column))
    }
  }

  @Test("refuses invalid claims before it measures")
  func refusals() throws {
    let folder = try Folder()
    try folder.put(Self.claims, at: "mine.json")
    try folder.put(
      Self.claims.replacingOccurrences(of: #""square"}"#, with: #""sqare"}"#), at: "typo.json")
    try folder.put(
      Self.claims.replacingOccurrences(of: #""labels": "clear""#, with: #""radius": 23"#),
      at: "size.json")
    try folder.put(
      Self.claims.replacingOccurrences(of: #""set": {"#, with: #""set": {"display": 1, "#),
      at: "display.json")
    let before = folder.entries
    let refused: [(arguments: [String], code: Int32, words: String)] = [
      (["--strategy", "square"], 64, "leave --strategy out"),
      (
        ["--scenario", "typo.json"], 65,
        "typo.json: claim 2.worse: there is no strategy \"sqare\"; did you mean \"square\"?"
      ),
      (["--scenario", "size.json"], 65, "size.json: claim 2.better: radius is 23.0 pt"),
      (
        ["--scenario", "display.json"], 65,
        "display.json: claims: claim 2.better: a side cannot change display"
      ),
    ]
    for (arguments, code, words) in refused {
      let outcome = try Tool.run(run + arguments, in: folder)
      #expect(outcome.code == code && outcome.output.isEmpty && folder.entries == before)
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test("prints every source of published-claims")
  func publishedClaims() throws {
    let folder = try Folder()
    let outcome = try Tool.run(
      Tool.brief + ["--scenario", "published-claims", "--frames", "2", "--output", "out"],
      in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    for source in [
      "TORoundedTableView", "TOInsetGroupedTableView", "Cocoa with Love", "Lightning Table",
      "Users of TableKit, a similar library", "Apple, session 419 of WWDC 2014", "Texture",
    ] { #expect(outcome.output.contains("\n\(source)\n· "), "\(source)") }
    let table = Table(try folder.text("out/claims.csv"))
    #expect(table.lines.count == 28)
    for column in ["verdict", "basis", "place"] {
      #expect(table.lines.allSatisfy { $0[column]?.isEmpty == false }, "\(column)")
    }
    #expect(Set(table.column("basis")) == ["stated", "source-code", "inferred"])
    let words = outcome.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    for basis in [
      "stated: README, sample code", "from the source code: early history of the repository",
      "inferred: early history",
    ] { #expect(words.contains("· \(basis)"), "\(basis)") }
  }
}
