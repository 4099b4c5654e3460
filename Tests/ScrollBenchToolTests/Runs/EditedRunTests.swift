import Foundation
import Testing

/// Copies of a run whose times are replaced: what is printed about each is known.
@Suite("An edited run")
struct EditedRunTests {
  /// The phases of a frame in nanoseconds, by name.
  typealias Phases = [String: Double]
  typealias Edit = @Sendable (_ strategy: String, _ round: Int, _ frame: Int, inout Phases) -> Void

  private static let strategies = ["layer-grid", "image-slice", "whole-view-alpha", "square"]
  private static let phases = ["advance", "recycle", "configure", "layout", "commit", "composite"]

  private static let base = Result {
    let folder = try Folder()
    try Tool.succeed(
      [
        "run", "--time-debug-build", "--frames", "60", "--rounds", "6", "--hz", "120", "--display",
        "120x160@1", "--set", "inset=8", "--set", "content=none", "--no-verify", "--strategy",
        strategies.joined(separator: ","), "--output", "run",
      ], in: folder)
    return folder
  }

  /// Returns a folder with a baseline of the plain run, and an edited copy of it.
  private func edited(_ edit: @escaping Edit) throws -> Folder {
    let folder = try Folder()
    for (name, edit) in [("plain", { _, _, _, _ in }), ("edited", edit)] as [(String, Edit)] {
      try FileManager.default.copyItem(
        atPath: Self.base.get().path + "/run", toPath: folder.path + "/" + name)
      try folder.put(
        rewritten(try folder.text("\(name)/frames.csv"), edit), at: "\(name)/frames.csv")
    }
    try Tool.succeed(
      ["gate", "--run", "plain", "--baseline", "gate.json", "--update-baseline"], in: folder)
    return folder
  }

  /// Replaces the times of a frames.csv by noise of 1 % around fixed phases, edited.
  private func rewritten(_ text: String, _ edit: Edit) -> String {
    var lines = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let columns = Dictionary(uniqueKeysWithValues: lines[0].enumerated().map { (String($1), $0) })
    var state: UInt64 = 1
    for index in lines.indices.dropFirst() {
      guard let strategy = columns["strategy"].map({ String(lines[index][$0]) }),
        let round = columns["round"].flatMap({ Int(lines[index][$0]) }),
        let frame = columns["frame"].flatMap({ Int(lines[index][$0]) })
      else { continue }
      let place = Double(Self.strategies.firstIndex(of: strategy) ?? 0)
      var phases: Phases = ["configure": 300_000, "composite": 700_000 * (1 + place / 5)]
      for (phase, time) in phases {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        phases[phase] = time * (0.99 + 0.02 * Double(state >> 40) / Double(1 << 24))
      }
      edit(strategy, round, frame, &phases)
      var total = 0
      for phase in Self.phases {
        let time = Int(phases[phase] ?? 0)
        total += time
        if let column = columns["\(phase)_ns"] { lines[index][column] = "\(time)" }
      }
      if let column = columns["frame_ns"] { lines[index][column] = "\(total)" }
    }
    return lines.map { $0.joined(separator: ",") }.joined(separator: "\n") + "\n"
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let edit: Edit
    /// The exit status of the gate, and words of its output and of that of other commands.
    var code: Int32 = 0
    var gate: [String] = []
    var report: [String] = []
    var compare: String?
  }

  private static let common = "slowdowns common to all strategies not judged"

  private static let cases = [
    Case(
      testDescription: "other noise", edit: { _, _, _, _ in }, gate: [common],
      report: ["layer-grid is fastest at 120 Hz"], compare: "slower"),
    Case(
      testDescription: "stalls of one strategy in 2 % of its frames",
      edit: { strategy, round, frame, phases in
        if strategy == "image-slice", round > 0, (frame * 7 + round * 11) % 50 == 0 {
          phases["composite", default: 0] += 20e6
        }
      }, code: 1, gate: ["image-slice", "stall"], report: ["not ranked", "frames stall"],
      compare: "note: both sides: not ranked"),
    Case(
      testDescription: "a strategy differs from a second measurement of itself",
      edit: { strategy, _, _, phases in
        if strategy == "placebo" { phases["composite", default: 0] *= 1.2 }
      }, report: ["differs from a second measurement of itself"],
      compare: "measured twice differs from itself"),
    Case(
      testDescription: "stalls of all, of which none is blamed",
      edit: { strategy, round, frame, phases in
        let shift = strategies.firstIndex(of: strategy) ?? 0
        if round > 0, (frame * 7 + round * 11 + shift * 13) % 50 == 0 {
          phases["composite", default: 0] += 20e6
        }
      }, code: 2, gate: ["hitch rating at 120 Hz fell from good in all"],
      report: ["not attributed to a strategy"]),
    Case(
      testDescription: "configure takes 1.5 times as long in one strategy",
      edit: { strategy, _, _, phases in
        if strategy == "layer-grid" { phases["configure", default: 0] *= 1.5 }
      }, code: 1, gate: ["layer-grid", "frame_p50_x_square"]),
    Case(
      testDescription: "every phase takes 1.3 times as long in all, which is not judged",
      edit: { _, _, _, phases in phases = phases.mapValues { 1.3 * $0 } }, gate: [common]),
    Case(
      testDescription: "a strategy is another under a second name",
      edit: { strategy, _, _, phases in
        if strategy == "image-slice" { phases["composite", default: 0] /= 1.2 }
      }, report: ["lead at 120 Hz"], compare: "same"),
    Case(
      testDescription: "every frame takes 2.5 ticks",
      edit: { _, _, _, phases in phases = ["composite": 2.5e9 / 120] }, code: 1,
      report: ["666.7", "critical"]),
  ]

  @Test("is judged by gate, report and compare alike", arguments: cases)
  func judged(_ known: Case) throws {
    let folder = try edited(known.edit)
    let gate = try Tool.run(["gate", "--run", "edited", "--baseline", "gate.json"], in: folder)
    #expect(gate.code == known.code, "\(gate.output)")
    for words in known.gate { #expect(gate.output.contains(words), "\(gate.output)") }
    let report = try Tool.succeed(["report", "edited"], in: folder).output
    for words in known.report { #expect(report.contains(words), "\(report)") }
    guard let words = known.compare else { return }
    let comparison = try Tool.succeed(
      [
        "compare", "edited:layer-grid", "edited:image-slice", "--metric", "frame_p50_ms",
      ], in: folder)
    #expect(comparison.output.contains(words), "\(comparison.output)")
  }
}
