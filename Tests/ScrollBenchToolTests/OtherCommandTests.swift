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
    let outcome = try Tool.run(
      ["report", folder.path + "/run", "--html", "page.html"], in: folder,
      after: "mkdir gone && cd gone && rmdir ../gone")
    #expect(outcome.code == 73 && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("page.html lies in the current folder, which does not exist"))
    #expect(!FileManager.default.fileExists(atPath: "/page.html"))
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

  @Test("explain every option, with units and defaults")
  func help() throws {
    // Words, whatever the lines that they are broken into.
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let run = words(try output("help", "run"))
    for text in [
      "(default: the scenario's, 414x896@2)", "Refresh rates, Hz.",
      "(default: 120)", "(default: 6; with --quick 2)", "results/latest as a link to it)",
      "default: painter)", "default: pool", "(default: settings)", "(default: 1)",
    ] {
      #expect(run.contains(text), "\(text)")
    }
    let render = words(try output("help", "render"))
    for text in ["(default: 120)", "default: painter)"] {
      #expect(render.contains(text), "\(text)")
    }
    let statuses = words(try output("help", "exit-status"))
    let codes = [
      "0 done", "1 a regression", "2 inconclusive", "3 incomparable", "64 a flag", "65 a file",
      "73 the output", "130 interrupted",
    ]
    #expect(statuses.hasPrefix("EXIT STATUS: 0"))
    for code in codes { #expect(statuses.contains(code), "\(code)") }
  }

  /// The big-endian number at an offset of a file.
  private func number(_ data: Data, at offset: Int) -> Int {
    data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("render a frame as a PNG file of the display's size")
  func render() throws {
    let folder = try Folder()
    let arguments = [
      "render", "--strategy", "image-slice", "--display", "90.5x60@2", "--set", "inset=8",
      "--output",
    ]
    for (name, frame) in [("a.png", "30"), ("b.png", "30"), ("c.png", "60")] {
      let outcome = try Tool.run(arguments + [name, "--frame", frame], in: folder)
      #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors == "wrote \(name)\n")
      let data = try folder.data(name)
      #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(String(decoding: data[12..<16], as: UTF8.self) == "IHDR")
      #expect(number(data, at: 16) == 181 && number(data, at: 20) == 120)
    }
    // The same frame again is the same file, and another one is not.
    #expect(try folder.data("a.png") == folder.data("b.png"))
    #expect(try folder.data("a.png") != folder.data("c.png"))
    #expect(folder.entries == ["a.png", "b.png", "c.png"])
  }

  /// Renders a frame and reads its sides from the file.
  private func rendered(
    _ arguments: String..., in folder: Folder
  ) throws -> (data: Data, width: Int, height: Int) {
    let render = [
      "render", "--strategy", "layer-grid", "--display", "120x160@1", "--set", "inset=8",
      "--hz", "10", "--output", "a.png",
    ]
    let outcome = try Tool.run(render + arguments, in: folder)
    #expect(outcome.code == 0 && outcome.errors == "wrote a.png\n", "\(outcome.errors)")
    let data = try folder.data("a.png")
    return (data, number(data, at: 16), number(data, at: 20))
  }

  @Test("render a frame after the events before it")
  func events() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      {"trace": [{"motion": "pause", "seconds": 1}], "events": [{"at": 0.2, "event": "rotate"}]}
      """#, at: "turns.json")
    for (frame, width, height) in [("1", 120, 160), ("2", 160, 120)] {
      let image = try rendered("--scenario", "turns.json", "--frame", frame, in: folder)
      #expect(image.width == width && image.height == height, "frame \(frame)")
    }
    try folder.put(
      #"""
      {"trace": [{"motion": "pause", "seconds": 1}], "events": [
        {"at": 0.2, "event": "appearance", "appearance": "dark"},
        {"at": 0.4, "event": "appearance", "appearance": "light"}]}
      """#, at: "dims.json")
    var images: [Data] = []
    for frame in ["1", "2", "3", "4"] {
      images.append(
        try rendered("--scenario", "dims.json", "--frame", frame, in: folder).data)
    }
    let dark = try rendered(
      "--scenario", "dims.json", "--set", "appearance=dark", "events=[]", in: folder)
    #expect(images == [images[0], dark.data, dark.data, images[0]])
    #expect(images[0] != dark.data)
  }

  @Test("render the same image with every strategy")
  func sameImage() throws {
    let folder = try Folder()
    var images: Set<Data> = []
    for strategy in ["layer-grid", "whole-view-alpha", "image-slice"] {
      let outcome = try Tool.run(
        [
          "render", "--strategy", strategy, "--frame", "50", "--display", "120x160@2", "--set",
          "inset=8", "--output", "a.png",
        ], in: folder)
      #expect(outcome.code == 0)
      images.insert(try folder.data("a.png"))
    }
    #expect(images.count == 1)
  }

  @Test("verify prints a proof per strategy, with its known faults")
  func verify() throws {
    #if DEBUG
      // Enough to see the command work: all of it takes minutes in a debug build.
      let text = try output(
        "verify", "--scales", "1", "--strategy", "image-slice,corner-cover-as-published",
        "--set", "content=none")
      let strategies: [Substring] = ["image-slice", "corner-cover-as-published"]
    #else
      let strategies = names(try output("list", "strategies"))
      let text = try output("verify")
    #endif
    let lines = text.split(separator: "\n")
    let proofs = lines.filter { !$0.hasPrefix(" ") }
    #expect(proofs.map { $0.prefix { $0 != ":" } } == strategies)
    for line in proofs where line.contains(": same image · ") {
      #expect(line.contains(" 0 px differ outside the corner squares"))
    }
    #expect(proofs.contains { $0.hasPrefix("image-slice: same image · ") })
    #expect(proofs.contains { $0.hasPrefix("corner-cover-as-published: known faults · ") })
    let faults = lines.filter { $0.hasPrefix(" ") }
    #expect(faults.allSatisfy { $0.hasPrefix("  ") && $0.hasSuffix(" (as predicted)") })
    for words in ["layers per cell grew", "rounded that should be square"] {
      #expect(faults.contains { $0.contains(words) }, "\(words)")
    }
  }
}
