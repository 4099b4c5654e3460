import Foundation
import Testing

@Suite("scrollbench sweep", .serialized)
struct SweepToolTests {
  /// Two by two cells that take a moment each.
  private static let sweep =
    ["sweep", "--vary", "radius=4,8", "--vary", "rowHeight=32..40:8"] + Tool.briefOptions
    + ["--no-verify", "--strategy", "layer-grid,nine-slice"]

  private static let files = ["frames.csv", "run.json", "summary.csv"]

  @discardableResult
  private func sweep(
    _ folder: Folder, _ output: String, _ more: [String] = []
  ) throws -> ToolResult {
    try Tool.succeed(Self.sweep + ["--output", output] + more, in: folder)
  }

  /// The bytes of all cells of a sweep, by their paths within it.
  private func cells(_ folder: Folder, _ output: String) throws -> [String: Data] {
    let prefix = "\(output)/cells/"
    let names = folder.entries.filter { name in
      name.hasPrefix(prefix) && Self.files.contains { name.hasSuffix("/" + $0) }
    }
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        (String($0.dropFirst(prefix.count)), try folder.data($0))
      })
  }

  @Test("writes a folder per cell and a map, and resumes")
  func resuming() throws {
    let folder = try Folder()
    let first = try sweep(folder, "out")
    #expect(first.output.hasPrefix("radius (2) × rowHeight (2): 4 of 4 cells\n"))
    #expect(first.errorLines.last == "wrote out/crossover.csv")
    let before = try cells(folder, "out")
    #expect(before.count == 12)
    let table = Table(try folder.text("out/crossover.csv"))
    #expect(table.column("radius") == ["4", "4", "4", "4", "8", "8", "8", "8"])
    #expect(table.column("rowHeight") == ["32", "32", "40", "40", "32", "32", "40", "40"])
    #expect(Set(table.column("verdict")) == ["tie"])
    let map = try folder.text("out/crossover.csv")

    // One cell gone, one damaged: nothing is measured while the damaged one is there.
    let names = Set(before.keys.map { $0.split(separator: "/")[0] }).sorted().map(String.init)
    #expect(names[1] == "002_radius=4_rowHeight=40")
    try FileManager.default.removeItem(atPath: folder.path + "/out/cells/" + names[1])
    let damaged = "out/cells/\(names[2])/frames.csv"
    try folder.put(Data(try folder.data(damaged).dropLast(9)), at: damaged)
    let refusal = try Tool.run(Self.sweep + ["--output", "out"], in: folder)
    #expect(refusal.code == 65 && refusal.errors.contains(damaged))
    #expect(
      refusal.errorLines.last?.hasSuffix(
        "without out/cells/\(names[2]) the sweep measures the cell again") == true)
    try FileManager.default.removeItem(atPath: folder.path + "/out/cells/" + names[2])
    let second = try sweep(folder, "out")
    #expect(second.errors.contains("2 of 4 cells are measured already"))
    let after = try cells(folder, "out")
    #expect(after.keys.sorted() == before.keys.sorted())
    for (name, bytes) in before {
      let isKept = name.hasPrefix(names[0]) || name.hasPrefix(names[3])
      #expect((after[name] == bytes) == isKept, "\(name)")
    }
    #expect(try folder.text("out/crossover.csv") != map)

    // Nothing is left to do.
    let third = try sweep(folder, "out")
    #expect(third.errors.contains("4 of 4 cells are measured already"))
    #expect(try cells(folder, "out") == after)

    // Other arguments are another sweep.
    let other = try Tool.run(Self.sweep + ["--output", "out", "--seed", "2"], in: folder)
    #expect(
      other.code == 65 && other.errors.contains("holds another sweep, of the arguments --vary"))
    #expect(try cells(folder, "out") == after)

    // A page of its cells, and one clear line for a damaged one.
    let report = try Tool.succeed(["report", "out", "--html", "a.html"], in: folder)
    #expect(report.errors == "wrote a.html\n")
    #expect(try folder.text("a.html").contains("aria-label=\"Map at 60 Hz\""))
    try Tool.expectRefusal(["report", "out", "--compare", "out"], code: 64, in: folder)
    try Tool.expectRefusal(
      ["report", "out", "--format", "text"], code: 64, saying: "is printed as markdown", in: folder)
    let markdown = try Tool.succeed(["report", "out", "--format", "markdown"], in: folder)
    #expect(markdown.output.hasPrefix("<!-- scrollbench report -->\n"))
    try folder.put("x", at: damaged)
    try Tool.expectRefusal(
      ["report", "out", "--html", "b.html"], code: 65, saying: damaged, in: folder)
  }

  @Test("has the same cells after its shards are merged")
  func shards() throws {
    let folder = try Folder()
    let first = try sweep(folder, "a", ["--shard", "1/2"])
    #expect(first.errors.hasPrefix("shard 1 of 2 (--shard): 2 of 4 cells\n"))
    #expect(first.output.contains("Missing: 2 of 4 cells"))
    try sweep(folder, "b", ["--shard", "2/2"])
    let own = try cells(folder, "a"), others = try cells(folder, "b")
    #expect(own.count == 6 && Set(own.keys).isDisjoint(with: others.keys))

    let merged = try Tool.succeed(["sweep", "--merge", "a", "b", "--output", "all"], in: folder)
    #expect(merged.output.hasPrefix("radius (2) × rowHeight (2): 4 of 4 cells\n"))
    #expect(try cells(folder, "all") == own.merging(others) { $1 })
    let plan = try folder.data("a/sweep.json")
    #expect(try folder.data("all/sweep.json") == plan)
    #expect(Table(try folder.text("all/crossover.csv")).lines.count == 8)

    // The same again, and into one of the shards.
    try Tool.succeed(["sweep", "--merge", "a", "b", "--output", "all"], in: folder)
    try Tool.succeed(["sweep", "--merge", "b", "--output", "a"], in: folder)
    let all = try cells(folder, "all")
    #expect(try cells(folder, "a") == all)

    // A shard run once more has other times.
    try sweep(folder, "c", ["--shard", "2/2"])
    try Tool.expectRefusal(
      ["sweep", "--merge", "b", "c", "--output", "never"], code: 65,
      saying: "are different runs of one cell: remove one", in: folder)
    try Tool.expectRefusal(
      ["sweep", "--merge", "b", "--vary", "radius=4", "--output", "never"], code: 64,
      saying: "leave --vary out", in: folder)

    // Damage, and what is no shard.
    let damaged = "c/cells/002_radius=4_rowHeight=40/run.json"
    try folder.put(Data(try folder.data(damaged).dropLast(9)), at: damaged)
    for (arguments, words) in [
      (["sweep", "--merge", "c", "--output", "never"], damaged),
      (["sweep", "--merge", "x", "--output", "y"], "no sweep"),
      (["sweep", "--merge", "a", "x", "--output", "y"], "x holds no sweep"),
    ] {
      try Tool.expectRefusal(arguments, code: 65, saying: words, in: folder)
    }
  }

  @Test("has every cell once when its shards start together in a new folder")
  func startingTogether() throws {
    let folder = try Folder()
    for output in ["out", "new/out"] {
      let all = Tool.together(4, in: folder) {
        Self.sweep + ["--output", output, "--shard", "\($0 + 1)/4"]
      }
      let wrote = all.flatMap(\.errorLines).filter { $0.hasPrefix("wrote \(output)/cells/") }
      #expect(all.map(\.code) == [0, 0, 0, 0], "\(all.map(\.errors))")
      #expect(wrote.count == 4 && Set(wrote).count == 4, "\(wrote)")
      #expect(try cells(folder, output).count == 12)
      #expect(Table(try folder.text(output + "/crossover.csv")).lines.count == 8)
      // Neither lock files nor temporary folders.
      #expect(!folder.entries.contains { $0.contains("/.") || $0.hasPrefix(".") })
    }
  }

  @Test("is refused while another process without a shard measures the same folder")
  func claimed() throws {
    let folder = try Folder()
    try sweep(folder, "out", ["--shard", "1/4"])
    let before = folder.entries
    let lock = open(folder.path + "/out/sweep.json", O_RDONLY | O_CLOEXEC)
    #expect(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
    let outcome = try Tool.run(Self.sweep + ["--output", "out"], in: folder)
    #expect(outcome.code == 73 && folder.entries == before)
    #expect(outcome.errors.contains("another process is measuring the cells of out: "))
    // Shards have cells of their own.
    try sweep(folder, "out", ["--shard", "2/4"])
    close(lock)
    try sweep(folder, "out")
    #expect(try cells(folder, "out").count == 12)
  }

  @Test("loses nothing when it is killed between two cells, and goes on")
  func killed() throws {
    let folder = try Folder()
    let process = try Tool.start(Self.sweep + ["--output", "out"], in: folder)
    let first = folder.path + "/out/cells/001_radius=4_rowHeight=32"
    while process.isRunning, !FileManager.default.fileExists(atPath: first) { usleep(1_000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    // Without a cell that was being written, which no reader takes for one.
    let before = try cells(folder, "out").filter { !$0.key.hasPrefix(".") }
    #expect(before.count >= 3 && before.count.isMultiple(of: 3))
    try sweep(folder, "out")
    let after = try cells(folder, "out")
    #expect(after.count == 12 && before.allSatisfy { after[$0.key] == $0.value })
    #expect(!folder.entries.contains { $0.contains("/.") })
  }
}
