import Foundation
import Testing

/// Commands in a folder with a run and files of others.
@Suite("scrollbench with wrong input")
struct RefusalTests {
  private typealias Refusal = (arguments: [String], words: String)

  private let folder: Folder
  private let others = [
    "file": "mine", "folder/notes.txt": "mine", "half/frames.csv": "mine", "duel/duel.md": "mine",
    "duel-2/duel.json": "{}", "images/frame-1.png": "mine", "mine.html": "<!DOCTYPE html>\nmine",
  ]

  init() throws {
    folder = try Tool.folderWithRun()
    for (name, text) in others { try folder.put(text, at: name) }
  }

  private func expect(_ refusals: [Refusal], code: Int32) throws {
    for (arguments, words) in refusals {
      try Tool.expectRefusal(arguments, code: code, saying: words, in: folder)
    }
    for (name, text) in others { #expect(try folder.text(name) == text) }
  }

  private static let render = [
    "render", "--strategy", "square", "--display", "60x80@1", "--set", "inset=8",
  ]
  private static let profile = ["profile"] + Tool.briefOptions + ["--strategy", "square"]
  private static let lists = ["export", "run", "--format", "display-list", "--output"]

  @Test("names what is no command, and the nearest, and refuses wrong arguments: exit 64")
  func usage() throws {
    try expect(
      [
        (["rnu", "--quick"], "rnu is no command; did you mean \"run\"?"),
        (["something"], "scrollbench help lists them"), (["--nothing"], "--nothing"),
        (["gate"], "scrollbench: "), (["help", "nothing"], "nothing is no command"),
        (
          ["gate", "--baseline", "b.json", "--run", "run", "--strategy", "square"],
          "Unknown option '--strategy'"
        ), (["gate", "--baseline", "b.json", "run"], "run is a run: name it with --run"),
        (["--generate-completion-script", "tcsh"], "scrollbench: "),
        (["worker", "--frames", "x"], "scrollbench: "),
        (["run", "--verbose", "--format", "csv"], "--verbose prints text"),
        (["report", "run", "--verbose", "--format", "csv"], "--verbose prints text"),
        (["report", "run", "--compare", "run", "--format", "text"], "leave --compare out"),
        (["report", "run", "--html", "-"], "printed as Markdown"),
        (["report", "run", "--markdown", "-"], "printed as Markdown"),
        (["sweep", "--vary", "radius=4"], "--output"),
        (
          [
            "sweep", "--vary", "radius=4", "--output", "out", "--time-debug-build", "--frames",
            "100000", "--rounds", "1000",
          ], "frames are too many for one run"
        ), (Self.lists + ["lists", "--frame", "99999"], "the scroll lasts"),
        (Self.profile + ["--output", "p", "--callgrind", "layer-grid"], "layer-grid"),
        (Self.render + ["--frame", "0,1", "--output", "a.png"], "name a folder"),
        (Self.render + ["--output", "-"], "is not printed"),
        (Self.render + ["--frame", "0..3000000:3000", "--output", "out"], "more than 1000"),
        (Self.render + ["--frame", "0,99999", "--output", "out"], "the scroll lasts"),
        (
          Self.render + ["--display", "16000x7000@1", "--output", "a.png"],
          "100 million px are accepted"
        ),
      ], code: 64)
    #if DEBUG
      try expect([(["run", "--quick"], "--time-debug-build")], code: 64)
    #endif
    let judge = try Tool.run(["something"], in: folder, of: Tool.judge)
    #expect(judge.errors.hasPrefix("scrollbench-judge: something is no"), "\(judge.errors)")
  }

  @Test("names an output path that cannot be used, and changes nothing: exit 73")
  func outputs() throws {
    let run = Tool.brief + ["--no-verify", "--output"]
    let metrics = ["export", "run", "--format", "openmetrics", "--output"]
    let places: [(command: [String], places: [String])] = [
      (run, ["file", "file/out", "file/a/out", "folder", "half", ".", "/"]),
      (metrics, ["file", "run", "missing/a", "file/a"]), (Self.lists, ["run"]),
      (Self.profile + ["--output"], ["folder", "file"]),
      (
        Self.render + ["--output"],
        ["missing/a.png", ".", "images/frame-1.png/a.png", "images/frame-1.png"]
      ), (["sweep", "--vary", "radius=4", "--time-debug-build", "--output"], ["folder"]),
      (["gate", "--run", "run", "--update-baseline", "--baseline"], ["file"]),
    ]
    var refusals: [Refusal] = [
      (Self.render + ["--frame", "0,1", "--output", "images"], "frame-1.png"),
      (
        ["report", "run", "--html", "mine.html"],
        "scrollbench: mine.html is a file that holds something else: name another one\n"
      ),
    ]
    for (command, places) in places { refusals += places.map { (command + [$0], $0) } }
    for (place, words) in [
      ("duel", "duel/duel.md is a file that holds something else"),
      ("duel-2", "duel-2/duel.json is a file that holds something else"),
      ("file", "which is a file"), ("file/in", "file"),
    ] {
      refusals.append(
        (["duel", Tool.url.path, Tool.url.path, "--output", place] + Tool.briefBlocks, words))
    }
    try expect(refusals, code: 73)
  }
}
