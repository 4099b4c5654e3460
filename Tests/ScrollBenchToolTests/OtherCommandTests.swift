import Foundation
import Testing

@Suite("scrollbench's other commands")
struct OtherCommandTests {
  private func output(_ arguments: [String]) throws -> String {
    let folder = try Folder()
    let outcome = try Tool.run(arguments, in: folder)
    #expect(outcome.code == 0 && outcome.errors.isEmpty && folder.entries.isEmpty)
    return outcome.output
  }

  /// Commands that print facts about the tool, with words that must occur in their output.
  private static let printed: [(command: [String], words: [String])] = [
    (["--version"], ["scrollbench 0.2.0 (commit ", "Swift 6"]),
    (["list", "engines"], ["painter "]),
    (
      ["list", "strategies"],
      ["layer-grid 3 opaque solids and", " share one image a state; ", "[control]"]
    ),
    (
      ["list", "scenarios"],
      ["settings Sections of 1–8 rows", " [TORoundedTableView] contacts "]
    ),
    (
      ["list", "keys"],
      [
        " Rows rowHeight = 44 pt Height of every row. Takes a number above 0 and up to",
        " Colors colors.backdrop = \"#EFEFF4\" ", " darkColors.row = ", " display.scale = 2 px/pt ",
        " labelInset = null ", " drag: seconds, distance ",
      ]
    ),
    (
      ["list", "metrics"],
      [
        " frame_p95_ms ", " blended_px_per_frame ", " allocated_bytes ", " rankings ",
        "[ms, noisy]", "[px, exact everywhere]",
      ]
    ),
    (
      ["help", "exit-status"],
      [
        "EXIT STATUS: 0 done", "1 a regression", "2 no proof", "3 incomparable", "64 a flag",
        "65 a file", "73 the output", "130 interrupted",
      ]
    ),
  ]

  @Test("print what can be chosen and what it means", arguments: printed)
  func texts(command: [String], words: [String]) throws {
    let text = try output(command)
    #expect(
      command != ["list", "keys"] || text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in words { #expect(line.contains(words), "\(words)") }
  }

  @Test("refuse arguments and files in one line, with control characters escaped")
  func hostileNames() throws {
    let folder = try Folder()
    let name = "a\u{1B}[31m\n::error::\u{202E}"
    for arguments in [["run", "--strategy", name], ["report", name], [name]] {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.code != 0 && outcome.output.isEmpty, "\(arguments)")
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains(#"a\u{1B}[31m\u{A}::error::\u{202E}"#), "\(outcome.errors)")
    }
  }

  @Test("write nothing if the current folder was deleted")
  func deletedFolder() throws {
    let folder = try Tool.folderWithRun()
    try Tool.expectRefusal(
      ["report", folder.path + "/run", "--html", "page.html"], code: 73,
      saying: "page.html lies in the current folder, which does not exist", in: folder,
      after: "mkdir gone && cd gone && rmdir ../gone")
    #expect(!FileManager.default.fileExists(atPath: "/page.html"))
    // The folder itself can still be examined, but has no path.
    for (command, sentence) in [
      (["compare", ".", folder.path + "/run"], ". does not exist"),
      (["analyze", "."], ". is a folder"),
    ] {
      try Tool.expectRefusal(
        command, code: 65, saying: sentence, in: folder,
        after: "mkdir gone && cd gone && rmdir ../gone")
    }
  }

  @Test("render tables without sections and rows of any height")
  func extremes() throws {
    let folder = try Folder()
    let noSections =
      #"events=[{"at":0.1,"event":"sections","keep":[]},{"at":0.15,"event":"insert"}]"#
    try folder.put("title,body\na," + String(repeating: "W", count: 5_000) + "\n", at: "high.csv")
    for options in [
      ["--display", "200x150@1", "--frame", "30", "--set", noSections],
      [
        "--display", "60x60@1", "--rows", "high.csv", "--set", "heights.source=measured", "--set",
        "font.subtitleSize=200", "--set", "inset=0", "--set", "radius=0", "--set",
        "cell.textInset=0",
      ],
    ] {
      let render = ["render", "--strategy", "square", "--output", "a.png"]
      try Tool.succeed(render + options, in: folder)
    }
  }

  @Test("verify prints a proof per strategy, with its known faults")
  func verify() throws {
    // PixelProofTests compares all strategies.
    let lines = try output([
      "verify", "--scales", "1", "--strategy", "image-slice,corner-cover-as-published",
      "--set", "content=none",
    ]).split(separator: "\n")
    let proofs = lines.filter { !$0.hasPrefix(" ") }
    #expect(proofs.count == 2 && proofs[0].hasPrefix("image-slice: same image · "))
    #expect(proofs[0].contains(" 0 px differ outside the corner squares"))
    #expect(proofs[1].hasPrefix("corner-cover-as-published: known faults · "))
    let faults = lines.filter { $0.hasPrefix(" ") }
    #expect(faults.allSatisfy { $0.hasPrefix("  ") && $0.hasSuffix(" (as predicted)") })
    for words in ["layers per cell grew", "rounded that should be square"] {
      #expect(faults.contains { $0.contains(words) }, "\(words)")
    }
  }
}
