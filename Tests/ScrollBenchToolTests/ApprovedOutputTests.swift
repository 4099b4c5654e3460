import Foundation
import Testing

/// Commands over the runs in Tests/StoredRuns, whose outputs are approved in Tests/ApprovedOutputs.
///
/// The first line of each file is a command, the second its exit status. Then follow the lines of
/// standard error, each after `2> `, standard output, and the file that the command wrote. A new
/// case is a file of its first line. This approves all outputs anew, shows what changed, and fails:
///
///     SCROLLBENCH_APPROVE=1 swift test --filter ApprovedOutputTests
@Suite("Outputs over the stored runs")
struct ApprovedOutputTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let stored = tests.appendingPathComponent("StoredRuns")
  private static let outputs = tests.appendingPathComponent("ApprovedOutputs")
  private static let names = entries(of: outputs)
  private static let runs = entries(of: stored).filter {
    FileManager.default.fileExists(atPath: stored.path + "/\($0)/run.json")
  }

  private static func entries(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test("are the approved ones", arguments: names)
  func approved(_ name: String) throws {
    let file = Self.outputs.appendingPathComponent(name)
    let approved = try Data(contentsOf: file)
    let (command, arguments) = try Self.command(in: approved)
    let actual = try output(of: arguments, after: command)
    guard actual != approved else { return }
    let difference = try difference(from: file, to: actual)
    if ProcessInfo.processInfo.environment["SCROLLBENCH_APPROVE"] == "1" {
      try actual.write(to: file)
      Issue.record("\(name) is approved anew:\n\(difference)")
    } else {
      Issue.record(
        "\(name) differs; SCROLLBENCH_APPROVE=1 approves what the tool says:\n\(difference)")
    }
  }

  @Test(
    "are those of scrollbench-judge too, which knows no strategies",
    arguments: names.filter { name in
      ["list", "gate-stalls", "export-stalls"].contains(where: name.hasPrefix)
        || name.contains("unranked")
    })
  func judged(_ name: String) throws {
    let approved = try Data(contentsOf: Self.outputs.appendingPathComponent(name))
    let (command, arguments) = try Self.command(in: approved)
    let expected = String(decoding: approved, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).filter { !$0.hasPrefix("  not compared: ") }.joined(separator: "\n")
    #expect(try output(of: arguments, after: command, by: Tool.judge) == Data(expected.utf8))
  }

  @Test("are approved of every stored run as report prints it, and of the other commands")
  func coverage() throws {
    let commands = try Set(
      Self.names.map {
        try Self.command(in: Data(contentsOf: Self.outputs.appendingPathComponent($0))).arguments
      })
    #expect(commands.count == Self.names.count && Self.runs.count == 6)
    for run in Self.runs {
      for format in ["text", "markdown", "csv", "json"] {
        #expect(commands.contains(["report", run, "--format", format]), "\(run), \(format)")
      }
      #expect(commands.contains(["report", run, "--verbose"]), "\(run)")
    }
    for command in ["compare", "gate", "export"] {
      #expect(commands.count { $0[0] == command } > 8, "\(command)")
    }
    #expect(commands.contains { $0.contains("--html") })
  }

  /// Returns the first line of an approved output, and the arguments of the tool in it.
  private static func command(in approved: Data) throws -> (line: String, arguments: [String]) {
    let line = String(decoding: approved.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let words = line.split(separator: " ").map { String($0) }
    try #require(words.count > 2 && words.prefix(2) == ["$", "scrollbench"], "\(line)")
    return (line, Array(words.dropFirst(2)))
  }

  private func output(
    of arguments: [String], after command: String, by tool: URL = Tool.url
  ) throws -> Data {
    let folder = try Folder()
    let given = Self.runs + ["baseline.json"]
    for name in given {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: Self.stored.path + "/" + name)
    }
    let outcome = try Tool.run(
      arguments, in: folder, of: tool,
      environment: ["LC_ALL": "C.UTF-8", "TZ": "UTC", "CLICOLOR_FORCE": "0"])
    let errors = outcome.errorLines.map { "2> \($0)\n" }.joined()
    let written = folder.entries.filter { !given.contains($0) }
    return try Data("\(command)\nexit \(outcome.code)\n\(errors)\(outcome.output)".utf8)
      + written.map(folder.data).reduce(Data(), +)
  }

  private func difference(from file: URL, to actual: Data) throws -> String {
    let folder = try Folder()
    try folder.put(actual, at: "actual")
    let command = ["diff", "-u", "--label", "approved", "--label", "actual", file.path, "actual"]
    let lines = try Tool.run(command, in: folder, of: Tool.env).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    let left = lines.count - 400
    return lines.prefix(400).joined(separator: "\n") + (left > 0 ? "\n… \(left) lines more" : "")
  }
}
