import Benchmarking
import ExactCounts
import Foundation
import Measurement
import RowStrategies
import RunData
import Testing

/// Compares images and counters with approved hashes.
///
/// `SCROLLBENCH_APPROVE=1 swift test -c release --filter GoldenTests` writes the files anew, prints
/// the differences, and fails.
@Suite("Images and counters of all scenarios, strategies and engines")
struct GoldenTests {
  private static let approves = ProcessInfo.processInfo.environment["SCROLLBENCH_APPROVE"] == "1"
  private static let scenarios = ScenarioCatalogue.all

  #if DEBUG
    // Unoptimized, all strategies take minutes.
    private static let strategies =
      approves
      ? StrategyCatalogue.all
      : ["layer-grid", "corner-clip", "section-fill"].map(StrategyDescriptor.builtIn)
  #else
    private static let strategies = StrategyCatalogue.all
  #endif
  private static var isWhole: Bool { strategies.count == StrategyCatalogue.all.count }

  private static func path(showsText: Bool) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(showsText ? "with" : "without")-text.txt")
  }

  private static func approved(showsText: Bool) throws -> GoldenFile {
    GoldenFile(try String(contentsOf: path(showsText: showsText), encoding: .utf8))
  }

  /// What images of text and allocated bytes depend on, by name.
  private static let conditions: Result<[String: String], any Error> = Result {
    var fonts = Fingerprint()
    var last: MachineFacts?
    for scenario in scenarios {
      let facts = MachineProbe.facts(drawingWith: try scenario.goldenRenderer(), kernels: "")
      fonts.add(facts.fontFingerprint.utf8)
      last = facts
    }
    let facts = try #require(last)
    return [
      "fonts": fonts.text, "text": facts.textLibraries.joined(separator: ", "),
      "compiler": facts.compiler, "allocator": facts.allocator,
      "options": facts.allocatorOptions,
    ]
  }

  private static func isRecorded() throws -> Bool {
    guard !approves, jemallocCounts, isOptimised else { return approves }
    let head = (try? approved(showsText: true))?.head ?? [:]
    return try conditions.get().allSatisfy { head[$0.key] == $0.value }
  }

  @Test("are the approved ones without text, on every machine")
  func withoutText() async throws {
    try await judge(showsText: false, conditions: [:])
  }

  @Test(
    "are the approved ones with text, and so are allocated bytes",
    .enabled(if: jemallocCounts && isOptimised, "allocated bytes are counted in optimized builds"),
    .enabled("fonts, text libraries, compiler and allocator are those of the file") {
      try GoldenTests.isRecorded()
    })
  func withText() async throws {
    try await judge(showsText: true, conditions: try Self.conditions.get())
  }

  private func judge(showsText: Bool, conditions: [String: String]) async throws {
    let parts = try await withThrowingTaskGroup(
      of: (Int, GoldenScenario).self, returning: [Int: GoldenScenario].self
    ) { group in
      for (index, scenario) in Self.scenarios.enumerated() {
        group.addTask {
          (index, try GoldenScenario(scenario, Self.strategies, showsText: showsText))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let counters = GoldenPass.counters(countingAllocations: showsText)
    var now = GoldenFile()
    now.head = conditions
    now.head["counters"] = counters.map(\.name).joined(separator: " ")
    for (_, part) in parts.sorted(by: { $0.key < $1.key }) {
      for entry in part.entries { now.add(entry.name, entry.hashes, scroll: entry.scroll) }
      for problem in part.problems { Issue.record("\(problem)") }
    }
    if let first = parts[0] {
      for missing in first.missing { print("engine \(missing): skipped, not in this build") }
    }
    let approved =
      Self.approves
      ? try? Self.approved(showsText: showsText) : try Self.approved(showsText: showsText)
    let differences = (approved ?? GoldenFile()).differences(
      to: now, counters: counters.map(\.name), isWhole: Self.isWhole)
    for difference in differences.prefix(40) { Issue.record("\(difference)") }
    if differences.count > 40 { Issue.record("\(differences.count - 40) more differences") }
    if Self.approves { try approve(now, showsText: showsText, lacks: parts[0]?.missing ?? []) }
  }

  private func approve(_ file: GoldenFile, showsText: Bool, lacks engines: [String]) throws {
    guard engines.isEmpty else {
      Issue.record("only a build with all engines can be approved")
      return
    }
    let path = Self.path(showsText: showsText)
    try file.text.write(to: path, atomically: true, encoding: .utf8)
    Issue.record("wrote \(path.lastPathComponent): see git diff, then run again without approval")
  }
}
