import Foundation
import Testing

@Suite("The exit status of scrollbench")
struct ExitStatusTests {
  @Test("is that of a process that cannot be measured if another allocator is preloaded")
  func allocator() throws {
    let folder = try Folder()
    let brief = Array(Tool.brief.dropFirst()) + ["--strategy", "square", "--output", "out"]
    for (command, code) in [
      (["run", "--no-verify"] + brief, 1), (["run", "--no-verify", "--in-process"] + brief, 1),
      (["profile"] + brief, 2),
      (["duel", Tool.url.path, Tool.url.path] + Tool.briefBlocks, 3),
    ] as [([String], Int32)] {
      let outcome = try Tool.run(
        command, in: folder, after: "export LD_PRELOAD=libc.so.6")
      #expect(outcome.code == code && outcome.output.isEmpty, "\(command): \(outcome.code)")
      #expect(
        outcome.errors.contains("jemalloc is not the allocator of this process"),
        "\(outcome.errors)")
      #expect(folder.entries.isEmpty)
    }
  }

  @Test("is that of a process that cannot be measured if its threads cannot be created")
  func threads() throws {
    let folder = try Folder()
    let limit = "ulimit -s 8192 && ulimit -v 600000"
    let engine = ["--engine", "painter,threads=64"]
    for (command, code) in [
      (Tool.brief + ["--no-verify", "--output", "out"], 1),
      (Tool.brief + ["--no-verify", "--in-process", "--output", "out"], 1),
      (["duel", Tool.url.path, Tool.url.path] + Tool.briefBlocks, 3),
    ] as [([String], Int32)] {
      let outcome = try Tool.run(command + engine, in: folder, after: limit)
      #expect(outcome.code == code && outcome.output.isEmpty, "\(command): \(outcome.errors)")
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains("64 threads cannot be created"), "\(outcome.errors)")
      #expect(folder.entries.isEmpty)
    }
    // Pixels do not depend on the threads.
    let render = try Tool.run(
      [
        "render", "--strategy", "square", "--display", "60x40@1", "--set", "inset=8", "--output",
        "a.png",
      ] + engine, in: folder, after: limit)
    #expect(render.code == 0 && folder.entries == ["a.png"], "\(render.errors)")
  }
}
