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

  private func gate(_ folder: Folder) throws -> (code: Int32, lines: [Substring]) {
    let outcome = try Tool.run(["gate", "--run", "edited", "--baseline", "gate.json"], in: folder)
    return (outcome.code, outcome.output.split(separator: "\n"))
  }

  private func report(_ folder: Folder) throws -> String {
    try Tool.succeed(["report", "edited"], in: folder).output
  }

  private func compare(_ folder: Folder, _ first: String, _ second: String) throws -> String {
    let sides = ["edited:\(first)", "edited:\(second)"]
    return try Tool.succeed(["compare"] + sides + ["--metric", "frame_p50_ms"], in: folder).output
  }

  @Test("that only has other noise passes, and every command names the same winner")
  func plain() throws {
    let folder = try edited { _, _, _, _ in }
    let (code, lines) = try gate(folder)
    #expect(code == 0)
    #expect(lines.first?.contains("slowdowns common to all strategies not judged") == true)
    #expect(try report(folder).contains("layer-grid is fastest at 120 Hz"))
    #expect(try compare(folder, "layer-grid", "image-slice").contains("slower"))
  }

  @Test("in which one strategy stalls in 2 % of its frames fails the gate, and is not ranked")
  func stallsOfOne() throws {
    let folder = try edited { strategy, round, frame, phases in
      if strategy == "image-slice", round > 0, (frame * 7 + round * 11) % 50 == 0 {
        phases["composite", default: 0] += 20e6
      }
    }
    let (code, lines) = try gate(folder)
    #expect(code == 1 && lines.contains { $0.contains("image-slice") && $0.contains("stall") })
    let report = try report(folder)
    #expect(report.contains("not ranked"))
    #expect(report.contains("frames stall"))
    #expect(
      try compare(folder, "layer-grid", "image-slice").contains("note: both sides: not ranked"))
  }

  @Test("in which a strategy differs from itself gives no verdict on any")
  func placebo() throws {
    let folder = try edited { strategy, _, _, phases in
      if strategy == "placebo" { phases["composite", default: 0] *= 1.2 }
    }
    #expect(try report(folder).contains("differs from a second measurement of itself"))
    let comparison = try compare(folder, "layer-grid", "image-slice")
    #expect(comparison.contains("measured twice differs from itself"), "\(comparison)")
    #expect(!comparison.contains("slower"))
  }

  @Test("in which all strategies stall is inconclusive, and blames none of them")
  func stallsOfAll() throws {
    let folder = try edited { strategy, round, frame, phases in
      let shift = Self.strategies.firstIndex(of: strategy) ?? 0
      if round > 0, (frame * 7 + round * 11 + shift * 13) % 50 == 0 {
        phases["composite", default: 0] += 20e6
      }
    }
    let (code, lines) = try gate(folder)
    let fall = "hitch rating at 120 Hz fell from good to critical in all"
    #expect(code == 2 && lines.first?.contains(fall) == true, "\(lines)")
    #expect(try report(folder).contains("not attributed to a strategy"))
  }

  @Test("in which configure takes 1.5 times as long in one strategy fails the gate")
  func configure() throws {
    let folder = try edited { strategy, _, _, phases in
      if strategy == "layer-grid" { phases["configure", default: 0] *= 1.5 }
    }
    let (code, lines) = try gate(folder)
    #expect(
      code == 1 && lines.contains { $0.contains("layer-grid") && $0.contains("frame_p50_x_square") }
    )
  }

  @Test("in which every phase takes 1.3 times as long in all strategies is not said to be judged")
  func everything() throws {
    let folder = try edited { _, _, _, phases in
      for phase in phases.keys { phases[phase, default: 0] *= 1.3 }
    }
    let (code, lines) = try gate(folder)
    #expect(code == 0)
    #expect(lines.first?.contains("slowdowns common to all strategies not judged") == true)
  }

  @Test("in which a strategy is another under a second name has no winner")
  func alias() throws {
    let folder = try edited { strategy, _, _, phases in
      if strategy == "image-slice" { phases["composite", default: 0] /= 1.2 }
    }
    #expect(try report(folder).contains("lead at 120 Hz"))
    #expect(try compare(folder, "layer-grid", "image-slice").contains("same"))
  }

  @Test("in which every frame takes 2.5 ticks is late by 667 ms per second")
  func late() throws {
    let folder = try edited { _, _, _, phases in phases = ["composite": 2.5e9 / 120] }
    let report = try report(folder)
    #expect(report.contains("667") || report.contains("666.7"))
    #expect(report.contains("critical"))
  }
}
