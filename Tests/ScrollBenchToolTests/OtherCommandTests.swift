import Foundation
import Testing

@Suite("scrollbench's other commands")
struct OtherCommandTests {
  private func output(_ arguments: String...) throws -> String {
    let folder = try Folder()
    let outcome = try Tool.run(arguments, in: folder)
    #expect(outcome.code == 0 && outcome.errors.isEmpty && folder.entries.isEmpty)
    return outcome.output
  }

  /// The first word of each line.
  private func names(_ text: String) -> [Substring] {
    text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
  }

  @Test("list the choices, one per line")
  func lists() throws {
    // Each with its source; the ids themselves are those of the catalogue.
    let strategies = try output("list", "strategies").split(separator: "\n")
    #expect(strategies.first?.hasPrefix("layer-grid ") == true)
    #expect(strategies.last?.hasPrefix("square ") == true)
    #expect(strategies.allSatisfy { $0.contains(". [") && $0.hasSuffix("]") })
    // Others depend on what is built in.
    #expect(names(try output("list", "engines")).first == "painter")
    let scenarios = try output("list", "scenarios")
    #expect(scenarios.split(separator: "\n").first?.hasSuffix(" [TORoundedTableView]") == true)
    #expect(
      names(scenarios) == [
        "settings", "contacts", "whole-list", "long-list", "messages", "selection", "theme-change",
        "overscroll", "rotation",
        "compact-width", "edit-storm", "gradient", "rounded-cell",
      ])
  }

  @Test("list each key of a scenario by subject, with its value, accepted values and meaning")
  func keys() throws {
    let text = try output("list", "keys")
    for words in [
      "\nRows\n  rowHeight = 44 pt\n    Height of every row. Takes a number above 0 and up to",
      "\nColors\n  colors.backdrop = \"#EFEFF4\"\n", "\n  darkColors.row = ",
      "\n  display.scale = 2 px/pt\n",
      "\n  labelInset = null\n", "\n      drag: seconds, distance\n",
    ] { #expect(text.contains(words), "\(words)") }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
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

  @Test("list each metric with its unit, meaning and repeatability")
  func metrics() throws {
    let text = try output("list", "metrics")
    for line in ["frame_p95_ms", "blended_px_per_frame", "allocated_bytes", "rankings"] {
      #expect(text.contains("\n\(line) "))
    }
    #expect(text.contains("[ms, noisy]") && text.contains("[px, exact everywhere]"))
  }

  @Test("print the version, the commit and the compiler")
  func version() throws {
    let text = try output("--version")
    #expect(text.hasPrefix("scrollbench 0.2.0 (commit ") && text.contains("Swift 6"))
  }

  @Test("explain the exit statuses")
  func exitStatuses() throws {
    // Words, whatever the lines that they are broken into.
    let statuses = try output("help", "exit-status").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let codes = [
      "0 done", "1 a regression", "2 no proof", "3 incomparable", "64 a flag", "65 a file",
      "73 the output", "130 interrupted",
    ]
    #expect(statuses.hasPrefix("EXIT STATUS: 0"))
    for code in codes { #expect(statuses.contains(code), "\(code)") }
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
    let lines = try output(
      "verify", "--scales", "1", "--strategy", "image-slice,corner-cover-as-published",
      "--set", "content=none"
    ).split(separator: "\n")
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
