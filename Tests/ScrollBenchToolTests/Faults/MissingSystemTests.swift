import Foundation
import Testing

@Suite("Where a part of the system is missing")
struct MissingSystemTests {
  /// Runs a command in name spaces of its own.
  private static let apart = "unshare --map-root-user --mount sh -c"
  /// Hides `/proc` behind an empty folder.
  private static let hide = "mount -t tmpfs none /proc"

  private static func run(_ arguments: [String], in folder: Folder) throws -> ToolResult {
    try Tool.run(
      arguments, in: folder, after: #"exec \#(apart) '\#(hide) && exec "$0" "$@"' "$0" "$@""#)
  }

  /// Not every container lets a process have name spaces of its own.
  private static let canHide =
    (try? Tool.run(["--version"], in: Folder(), after: "\(apart) '\(hide)'"))?.code == 0

  @Test("without /proc a command does what its arguments say", .enabled(if: canHide))
  func arguments() throws {
    let folder = try Tool.folderWithRun()
    for (arguments, code) in [
      (["gate", "--baseline", "none.json", "--run", "none"], 3), (["gate"], 64), (["bogus"], 64),
      (["compare", "run", "none"], 65), (["list", "engines"], 0), (["report", "run"], 0),
    ] as [([String], Int32)] {
      let outcome = try Self.run(arguments, in: folder)
      #expect(outcome.code == code, "\(arguments): \(outcome.code) \(outcome.errors)")
      #expect(!outcome.output.hasPrefix("OVERVIEW"))
    }
  }

  @Test(
    "without /proc, what cannot be measured names the reason, and the rest is equal",
    .enabled(if: canHide))
  func measuring() throws {
    let folder = try Folder()
    let brief = Tool.brief + ["--strategy", "layer-grid", "--no-verify"]
    let outcome = try Self.run(brief + ["--output", "a"], in: folder)
    #expect(outcome.code == 3 && outcome.errors.contains("/proc"), "\(outcome.errors)")
    #expect(folder.entries.isEmpty)
    let inside = try Self.run(brief + ["--in-process", "--output", "b"], in: folder)
    #expect(inside.code == 0, "\(inside.errors)")
    try Tool.succeed(brief + ["--in-process", "--output", "c"], in: folder)
    let tables = try ["b", "c"].map { Table(try folder.text("\($0)/frames.csv")) }
    let counted = tables.map { $0.column("quads") }
    #expect(counted[0] == counted[1] && !counted[0].isEmpty)
    // What cannot be read is not written as 0.
    let steal = tables.map { $0.column("steal_ticks") }
    #expect(steal[0].allSatisfy { $0 == nil } && steal[1].allSatisfy { $0 != nil })
    #expect(try folder.toolRun("b")["randomizes_addresses"] == nil)
    try Tool.succeed(["compare", "b", "b"], in: folder)
  }

  @Test("a full folder of temporary files is named", .enabled(if: canHide))
  func fullFolder() throws {
    let folder = try Folder()
    let full = folder.path + "/full"
    for arguments in [["profile"] + Tool.briefOptions, ["duel", "HEAD", "HEAD"]] {
      let outcome = try Tool.run(
        arguments + (arguments[0] == "duel" ? Tool.briefBlocks : ["--output", "p"]), in: folder,
        after: #"git init -q . && mkdir -p Sources/ScrollBenchTool"#
          + #" && touch Sources/ScrollBenchTool/main.swift && git add Sources"#
          + #" && git -c user.name=x -c user.email=x commit -q --allow-empty -m x"#
          + #" && mkdir -p full && exec \#(Self.apart) 'mount -t tmpfs -o size=64k none full"#
          + #" && exec "$0" "$@"' "$0" "$@""#, scratch: full)
      #expect(outcome.code == 73 && outcome.errors.contains("TMPDIR"), "\(outcome.errors)")
    }
  }
}
