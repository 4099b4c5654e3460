import Foundation
import Testing

@Suite("scrollbench capacity")
struct CapacityRunTests {
  /// Arguments for a search that takes a moment even in a debug build: each budget breaks at once.
  private let brief = [
    "capacity", "--time-debug-build", "--no-verify", "--display", "120x160@1", "--set", "inset=8",
    "--strategy", "square,layer-grid", "--hz", "60,120", "--seconds", "0.01", "--throttle", "1000",
    "--rows", "synthetic:200", "--set", "content=none",
  ]

  @Test("prints and writes a line per strategy and refresh rate")
  func run() throws {
    let folder = try Folder()
    let outcome = try Tool.run(
      brief + ["--axis", "layers", "--format", "csv", "--output", "c.csv"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors == "wrote c.csv\n")
    #expect(outcome.output.hasPrefix("scrollbench capacity: layers more in each cell\n"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let lines = Table(try folder.text("c.csv")).lines
    #expect(
      lines.compactMap { $0["strategy"] } == ["square", "square", "layer-grid", "layer-grid"])
    #expect(lines.compactMap { $0["hz"] } == ["60", "120", "60", "120"])
    for line in lines {
      #expect(line["axis"] == "layers" && line["throttle"] == "1000")
      #expect(try #require(line["blocks"].flatMap(Int.init)) >= 42)
    }
    // Another result may take its place, in another form too.
    let again = try Tool.run(
      brief + ["--axis", "radius", "--format", "json", "--output", "c.csv"], in: folder)
    #expect(again.code == 0, "\(again.errors)")
    #expect(try folder.text("c.csv").contains("\"kind\" : \"capacity\""))
    #expect(folder.entries == ["c.csv"])
  }

  @Test("refuses wrong options, and a table that does not fit the axis")
  func refusals() throws {
    let folder = try Folder()
    try folder.put("mine", at: "file")
    let faults: [(arguments: [String], code: Int32, words: String)] = [
      (["--axis", "colour"], 64, "colour"), (["--throttle", "1,4"], 64, "one processor"),
      (["--throttle", "0"], 64, "factor"), (["--seconds", "0"], 64, "seconds"),
      (["--hz", "0"], 64, "refresh rate"), (["--strategy", "layr-grid"], 64, "layer-grid"),
      (["--axis", "rows", "--set", "heights.source=measured"], 65, "heights.source=fixed"),
      (["--rows", "synthetic:2"], 65, "more rows"), (["--scenario", "x.json"], 65, "x.json"),
      (["--output", "file"], 73, "file"), (["--output", "missing/c"], 73, "missing/c"),
    ]
    for (arguments, code, words) in faults {
      let others =
        arguments.contains("--rows")
        ? brief.filter { !["--rows", "synthetic:200"].contains($0) } : brief
      let outcome = try Tool.run(others + arguments, in: folder)
      #expect(outcome.code == code && outcome.output.isEmpty, "\(arguments): \(outcome.errors)")
      #expect(outcome.errorLines.count == 1 && outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(try folder.text("file") == "mine" && folder.entries == ["file"])
  }

  @Test("stops at Ctrl-C with 130 and writes nothing")
  func interrupted() throws {
    let folder = try Folder()
    let terminal = try PseudoTerminal(columns: 80)
    let process = try Tool.start(
      brief + ["--seconds", "60", "--output", "c"], in: folder, errorsOn: terminal)
    // The first line of progress comes when it is measuring.
    #expect(terminal.shows("search"))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130 && folder.entries.isEmpty)
  }

  #if DEBUG
    @Test("refuses to time a debug build without the flag: exit 64")
    func debugBuild() throws {
      let folder = try Folder()
      let outcome = try Tool.run(["capacity"], in: folder)
      #expect(outcome.code == 64 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("--time-debug-build"))
    }
  #endif
}
