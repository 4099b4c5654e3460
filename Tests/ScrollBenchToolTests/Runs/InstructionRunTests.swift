import Foundation
import Testing

@Suite("scrollbench run --instructions")
struct InstructionRunTests {
  private let brief = Tool.brief + ["--no-verify", "--strategy", "square", "--instructions"]

  private static let hasValgrind =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/valgrind") }

  private func instructions(_ name: String, in folder: Folder) throws -> [String: Int] {
    let record = try folder.json("\(name)/run.json")
    let series = try #require((record["series"] as? [[String: Any]])?.first)
    let counts = try #require(series["instructions"] as? [String: Any])
    #expect(series["strategy"] as? String == "square" && counts["frames"] as? Int == 4)
    #expect((counts["c_library"] as? String)?.hasPrefix("glibc ") == true)
    return try #require(counts["phases"] as? [String: Int])
  }

  @Test("names the kernels that a profile counted with", .enabled(if: hasValgrind))
  func kernels() throws {
    let folder = try Folder()
    try Tool.succeed(
      ["profile"] + Tool.briefOptions + [
        "--set", "content=none", "--strategy", "square", "--engine", "painter,kernels=baseline",
        "--callgrind", "square", "--output", "p",
      ], in: folder)
    let line = try #require(
      try folder.text("p/profile.txt").split(separator: "\n").first {
        $0.hasPrefix("Instructions of 4 frames at 60 Hz")
      })
    #expect(line.contains(/kernels [A-Za-z]/), "\(line)")
  }

  @Test("counts alike in two runs, and a gate judges the counts", .enabled(if: hasValgrind))
  func repeatable() throws {
    let folder = try Folder()
    for name in ["a", "b"] {
      let outcome = try Tool.succeed(brief + ["--output", name], in: folder)
      #expect(outcome.output.contains("Instructions per frame, thousands"), "\(outcome.output)")
    }
    let (first, second) = (try instructions("a", in: folder), try instructions("b", in: folder))
    #expect(first.count == 6 && Set(first.keys) == Set(second.keys))
    for (phase, count) in first {
      // In debug builds the runtime looks types up in tables that are ordered by address.
      let tolerance = Double(count) * (phase == "composite" ? 0.001 : 0.02)
      #expect(count > 0 && abs(Double(count - (second[phase] ?? 0))) <= tolerance, "\(phase)")
    }
    let gate = ["gate", "--baseline", "base.json", "--run", "a"]
    try Tool.succeed(gate + ["--update-baseline"], in: folder)
    let held = try Tool.succeed(gate + ["--format", "json"], in: folder)
    let result = try jsonObject(Data(held.output.utf8))
    let findings = try #require(result["findings"] as? [[String: Any]])
    #expect(
      findings.filter { $0["tier"] as? String == "instructions" }.map { $0["verdict"] as? String }
        == Array(repeating: "pass", count: 6))
  }

  @Test("refuses what it cannot count with one sentence, and measures nothing")
  func refusals() throws {
    let folder = try Folder()
    for (arguments, words) in [
      (["--in-process"], "leave --in-process out"),
      (["--inject", "composite=5%"], "composite=5%"),
    ] {
      try Tool.expectRefusal(
        brief + arguments + ["--output", "out"], code: 64, saying: words, in: folder)
    }
    let missing = try Tool.run(
      brief + ["--output", "out"], in: folder, environment: ["PATH": folder.path])
    #expect(missing.code == 65 && missing.errorLines.count == 1, "\(missing.errors)")
    #expect(missing.errors.contains("valgrind is not installed"))
    #expect(folder.entries.isEmpty)
  }
}
