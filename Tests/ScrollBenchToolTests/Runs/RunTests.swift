import Foundation
import Testing

@Suite("scrollbench run")
struct RunTests {
  private static let keys = "scenario,strategy,refresh_hz,reuse,engine,run_id,schema_version,"

  /// The strategies of a run that names none.
  private let standard = [
    "layer-grid", "whole-view-alpha", "image-slice", "rounded-fill", "square",
  ]

  /// The fields of a CSV file of short plain values, line by line.
  private func fields(_ text: String) -> [[Substring]] {
    text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
  }

  private func entries(_ folder: String, kinds: [String]) -> [String] {
    let files = ["frames.csv", "pictures", "run.json", "summary.csv"]
    let images = standard.flatMap { strategy in
      kinds.map { "pictures/\(strategy)-\($0).png" }
    }
    return [folder] + (files + images).map { "\(folder)/\($0)" }.sorted()
  }

  @Test("writes its files and images, prints a table, and proves its pixels first")
  func wholeRun() throws {
    let folder = try Folder()
    let outcome = try Tool.succeed(Tool.brief + ["--output", "a/out"], in: folder)
    #expect(
      folder.entries == ["a"] + entries("a/out", kinds: ["caps", "overdraw", "difference"]))

    let frames = fields(try folder.text("a/out/frames.csv"))
    #expect(frames[0].joined(separator: ",").hasPrefix(Self.keys))
    // A cold frame and a pass of each strategy and of the placebo.
    #expect(frames.count == (1 + 4) * (standard.count + 1) + 1)
    #expect(frames.allSatisfy { $0.count == frames[0].count })
    let summary = fields(try folder.text("a/out/summary.csv"))
    #expect(summary[0].joined(separator: ",").hasPrefix(Self.keys))
    #expect(summary.dropFirst().map { String($0[1]) } == standard)
    #expect(summary.dropFirst().allSatisfy { $0[2] == "60" && $0[15] == "1" && $0[16] == "4" })

    let record = try folder.json("a/out/run.json")
    #expect(record["schema_version"] as? Int == 3)
    let proofs = try #require(record["proofs"] as? [[String: Any]])
    #expect(proofs.count == standard.count)
    for proof in proofs { #expect(proof["differing_outside_corners"] as? Int == 0) }
    let run = try folder.toolRun("a/out")
    let scenario = try #require(folder.spec("a/out")["scenario"] as? [String: Any])
    // Of a default, such as the row height of 44 pt, the record says nothing.
    #expect(scenario["rowHeight"] == nil && scenario["inset"] as? Double == 8)
    let machine = try #require(run["machine"] as? [String: Any])
    #expect((machine["allocator"] as? String)?.hasPrefix("jemalloc") == true)
    #expect((machine["font_files"] as? [String])?.isEmpty == false)
    let line = try #require(run["command_line"] as? [String])
    #expect(line == Tool.brief + ["--output", "out"])

    for strategy in standard {
      #expect(outcome.output.contains("\n\(strategy) "))
    }
    // Sentences are broken into lines wherever their figures make them.
    let text = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in ["60 Hz, 16.67 ms", "p99", "blended px", "per round", "verdict: "] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("--no-verify"))
    #expect(
      outcome.errors == "wrote a/out/summary.csv, frames.csv, run.json and pictures\n",
      "no progress in a log"
    )
  }

  @Test("runs the given strategies, refresh rates and rounds with the rows of a file")
  func choices() throws {
    let folder = try Folder()
    let rows = (0..<40).map { "city \($0),\($0 / 7)\n" }.joined()
    try folder.put("name,section\n" + rows, at: "rows.csv")
    try folder.put(
      #"{"sectionSizes": null, "trace": [{"motion": "constant", "seconds": 1, "velocity": 900}]}"#,
      at: "mine.json")
    let outcome = try Tool.succeed(
      [
        "run", "--time-debug-build", "--no-verify", "--scenario", "mine.json", "--rows",
        "rows.csv", "title=name", "--strategy", "image-slice,layer-grid", "--reuse",
        "none", "--hz", "90,30", "--rounds", "2", "--frames", "3", "--display", "200x100@1",
        "--set", "inset=8", "--output", "out", "--buffers", "1",
      ], in: folder)
    let summary = fields(try folder.text("out/summary.csv")).dropFirst()
    #expect(summary.map { $0[1] } == ["image-slice", "layer-grid", "image-slice", "layer-grid"])
    #expect(summary.map { $0[2] } == ["90", "90", "30", "30"])
    #expect(summary.allSatisfy { $0[0] == "mine" && $0[3] == "none" && $0[15] == "2" })
    #expect(fields(try folder.text("out/frames.csv")).count == (2 + 3 * 2) * 3 * 2 + 1)
    let scroll = try #require(folder.toolRun("out")["scroll"] as? [String: Any])
    #expect(scroll["row_count"] as? Int == 40 && scroll["row_source"] as? String == "rows.csv")
    #expect(outcome.output.contains("! one frame buffer"))
  }

  @Test("replaces an older run without remains")
  func replacing() throws {
    let folder = try Folder()
    for frames in ["4", "5"] {
      try Tool.succeed(
        Tool.brief + ["--no-verify", "--frames", frames, "--output", "out"], in: folder)
      #expect(folder.entries == entries("out", kinds: ["caps", "overdraw"]))
    }
    #expect(
      fields(try folder.text("out/frames.csv")).count == (1 + 5) * (standard.count + 1) + 1)
  }

  @Test("writes a new folder by default, and makes results/latest a link to it")
  func defaultPlace() throws {
    let folder = try Folder()
    let command = Tool.brief + ["--no-verify", "--set", "name=my list"]
    var folders: Set<String> = []
    for number in 1...2 {
      let outcome = try Tool.succeed(command, in: folder)
      #expect(outcome.output.contains("page: scrollbench report results/latest"))
      #expect(outcome.output.contains("since the last run") == (number == 2), "\(outcome.output)")
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.path + "/results/latest")
      #expect(
        outcome.errors == "wrote results/\(target)/summary.csv, frames.csv, run.json and pictures\n"
      )
      folders.insert(target)
    }
    #expect(folders.count == 2)
    for name in folders {
      #expect(try /20\d\d-\d\d-\d\d-\d{4}-my-list(-2)?/.wholeMatch(in: name) != nil, "\(name)")
      #expect(folder.entries.contains("results/\(name)/summary.csv"))
    }
  }

  @Test("leaves a folder results/latest alone")
  func noLink() throws {
    let folder = try Folder()
    try folder.put("mine", at: "results/latest/notes.txt")
    let outcome = try Tool.run(Tool.brief + ["--no-verify"], in: folder)
    #expect(outcome.code == 0 && outcome.errorLines.count == 2)
    #expect(outcome.errors.contains("results/latest is no link and was left alone"))
    #expect(try folder.text("results/latest/notes.txt") == "mine")
    // The second run of a minute gets a number, which the command has, too.
    let second = try Tool.run(Tool.brief + ["--no-verify"], in: folder)
    for outcome in [outcome, second] {
      let path = outcome.errors.dropFirst("wrote ".count).prefix { $0 != "," }
        .replacing("/summary.csv", with: "")
      #expect(outcome.output.contains("page: scrollbench report \(path)\n"), "\(path)")
    }
  }

  @Test("compares itself with no earlier run that differs in more than rounds")
  func sinceLast() throws {
    let folder = try Folder()
    let command = Tool.brief + ["--no-verify", "--strategy", "layer-grid"]
    for (more, compares) in [
      ([], false), (["--reuse", "none"], false), (["--inject", "layer"], false), ([], true),
    ] {
      if compares {
        // Only the 20 newest of the scenario are read.
        for number in 1...20 {
          try folder.put("", at: "results/2025-01-01-0000-settings\(number)/notes.txt")
          try folder.put("", at: "results/2025-01-01-00\(number + 10)-my-settings/notes.txt")
        }
      }
      let outcome = try Tool.succeed(command + more, in: folder)
      #expect(outcome.output.contains("since the last run") == compares, "\(more)")
    }
    // The newest run of a minute has the highest number.
    let results = folder.path + "/results/"
    let newest = try FileManager.default.destinationOfSymbolicLink(atPath: results + "latest")
    try FileManager.default.copyItem(
      atPath: results + newest, toPath: results + "2099-01-01-0000-settings-100")
    for number in 2...30 {
      try folder.put("", at: "results/2099-01-01-0000-settings-\(number)/notes.txt")
    }
    let outcome = try Tool.succeed(command, in: folder)
    #expect(outcome.output.contains("since the last run"), "\(outcome.output)")
  }
}
