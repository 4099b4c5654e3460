import Foundation
import Testing

@Suite("Results that cannot be written, or that two processes write")
struct OutputFaultTests {
  /// Commands that write into the folder of a run, and their results.
  private static let commands = [
    (["report", "run", "--html", "out.html"], "out.html"),
    (["export", "run", "--format", "long", "--output", "out.csv"], "out.csv"),
    (["gate", "--run", "run", "--baseline", "base.json", "--update-baseline"], "base.json"),
    (["export", "run", "--format", "history", "--append", "h.csv", "--commit", "a"], "h.csv"),
    (Tool.brief + ["--strategy", "square", "--no-verify", "--output", "out"], "out"),
  ]

  @Test("are refused beyond the limit of a file's size", arguments: commands)
  func sizeLimit(arguments: [String], result: String) throws {
    let folder = try Tool.folderWithRun()
    let before = folder.entries
    // 512 bytes.
    let refused = try Tool.run(arguments, in: folder, after: "ulimit -f 1")
    #expect(refused.code == 73 && refused.errors.contains("File too large"), "\(refused.errors)")
    #expect(folder.entries == before)
    let written = try Tool.run(arguments, in: folder)
    #expect(written.code == 0 && folder.entries.contains(result), "\(written.errors)")
    #expect(!folder.entries.contains { $0.hasPrefix(".") })
  }

  @Test("leave the history as it was if they do not fit")
  func history() throws {
    let folder = try Tool.folderWithRun()
    func append(_ commit: String, after preparation: String? = nil) throws -> ToolResult {
      try Tool.run(
        ["export", "run", "--format", "history", "--append", "h.csv", "--commit", commit],
        in: folder, after: preparation)
    }
    #expect(try append("a").code == 0)
    let first = try folder.data("h.csv")
    // A limit within the line that follows.
    let refused = try append("b", after: "prlimit --pid $$ --fsize=\(first.count + 50)")
    #expect(refused.code == 73 && refused.errors.contains("File too large"), "\(refused.errors)")
    #expect(try folder.data("h.csv") == first)
    #expect(try append("b").code == 0)
    #expect(try folder.text("h.csv").split(separator: "\n").count == 3)
  }

  @Test("of runs at the same time have folders of their own, or the last one wins")
  func runsTogether() throws {
    let folder = try Folder()
    let arguments = Tool.brief + ["--strategy", "square", "--set", "content=none", "--no-verify"]
    for output in [[], ["--output", "new/out"]] {
      let all = Tool.together(3, in: folder) { _ in arguments + output }
      #expect(all.map(\.code) == [0, 0, 0], "\(all.map(\.errors))")
    }
    #expect(!folder.entries.contains { $0.hasPrefix(".") || $0.contains("/.") })
    #expect(folder.entries.contains("new/out/run.json"))
    // Three of the runs, and the link to one of them.
    #expect(
      folder.entries.count { $0.hasPrefix("results/2") && $0.hasSuffix("/run.json") } == 3)
    let latest = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path + "/results/latest")
    #expect(folder.entries.contains("results/\(latest)/run.json"))
  }
}
