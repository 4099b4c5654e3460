import Analysis
import Files
import Foundation
import Reporting
import RunData
import SampleRuns
import SeededRandom
import Testing

/// A run with its baseline and rules on the disk, of which each file can be damaged.
private struct StoredGate {
  let folder: String
  /// The judged path: the run's folder, or one of its files.
  let judged: String

  static let strategies = ["grid", "square"]

  init(in folder: String, judging file: String) throws {
    self.folder = folder
    judged = file.isEmpty ? folder + "/run" : folder + "/run/" + file
    try makeFolder(folder + "/run")
    let series = Self.strategies.enumerated().map { place, name in
      FrameSeries.sample(
        name, composite: (0...2).map { round in [1_000, 2_000, 3_000].map { $0 + Int64(round) } }
      ) {
        $0.layers = 10 + place + $0.frame
        $0.blendedPixels = 100 * (place + 1)
        $0.opaquePixels = 4_000
        $0.rowsIn = 2
        $0.cellsCreated = 1
      }
    }
    let run = RunResult.sample(
      series, proofs: Self.strategies.map { .sample($0) }, controls: ["square"])
    try put(run, in: folder + "/run")
    let measured = MeasuredRun(run)
    let rules = GateRules(
      strategies: Self.strategies,
      rules: [
        "layers_per_frame", "blended_px_per_frame", "cells_created", "offscreen_passes_per_frame",
      ].map { GateRule(.exact, $0) })
    let baseline = Baseline(of: measured, rules: rules, isExact: true)
    try put(JSONText.file(baseline), at: folder + "/base.json")
    try put(JSONText.file(rules), at: folder + "/rules.json")
  }

  struct Count: Equatable {
    let metric: MetricKey
    let value: Double?
    let baseline: Double?
  }

  /// Returns the exit status of the gate, and the counts that it judged.
  ///
  /// - Throws: `InputError` if a file is refused.
  func judgement() throws -> (exitStatus: Analysis.ExitStatus, counts: [Count]) {
    let judgement = GateJudgement(
      try RunReader.measured(at: judged),
      baseline: try JSONText.value(Baseline.self, at: folder + "/base.json"),
      rules: try JSONText.value(GateRules.self, at: folder + "/rules.json"), isExact: true)
    let counts = judgement.results.map {
      Count(metric: MetricKey($0.series, $0.metric), value: $0.value, baseline: $0.baseline)
    }
    return (judgement.exitStatus, counts)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
  }

  func replace(_ name: String, with bytes: some Sequence<UInt8>) throws {
    try put(bytes, at: folder + "/" + name)
  }
}

/// A judged path, and a file that the judgement reads.
private let files = [
  ("", "run/run.json"), ("", "run/frames.csv"), ("frames.csv", "run/frames.csv"),
  ("", "base.json"), ("", "rules.json"),
]

@Suite("A gate on damaged files")
struct DamageTests {
  @Test(
    "with any byte changed refuses, does not hold, or judges the very counts of the whole files",
    arguments: files)
  func changedBytes(judged: String, file: String) throws {
    try withTestFolder { folder in
      let gate = try StoredGate(in: folder, judging: judged)
      let whole = try gate.judgement()
      #expect(whole.exitStatus == .held && whole.counts.count == 8)
      let bytes = try gate.bytes(file)
      var generator = SeededGenerator(seed: 11)
      for _ in 0..<80 {
        let place = generator.number(in: 0...bytes.count - 1)
        // Half of them a digit, which is the likeliest to be read as something else.
        let byte =
          generator.number(in: 0...1) == 0
          ? UInt8(generator.number(in: 48...57)) : UInt8(generator.number(in: 0...255))
        guard byte != bytes[place] else { continue }
        var damaged = bytes
        damaged[place] = byte
        try gate.replace(file, with: damaged)
        guard let found = try? gate.judgement(), found.exitStatus == .held else { continue }
        #expect(found.counts == whole.counts, "\(file): byte \(place) became \(byte)")
      }
    }
  }

  @Test("that lost its last lines refuses or does not hold, wherever the cut is", arguments: files)
  func lostLines(judged: String, file: String) throws {
    try withTestFolder { folder in
      let gate = try StoredGate(in: folder, judging: judged)
      let bytes = try gate.bytes(file)
      for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") && end < bytes.count - 1 {
        try gate.replace(file, with: bytes[...end])
        let found = try? gate.judgement()
        #expect(found?.exitStatus != .held, "\(file) of \(end + 1) bytes")
      }
    }
  }

  @Test("that lost a whole refresh rate does not hold")
  func lostRate() throws {
    try withTestFolder { folder in
      let rates = [60, 120].map {
        FrameSeries.steady("grid", refreshRate: $0, rounds: 6, pass: [1_000, 2_000]) {
          $0.layers = 10
        }
      }
      let rules = GateRules(rules: [GateRule(.exact, "layers_per_frame")])
      let baseline = Baseline(of: MeasuredRun(.sample(rates)), rules: rules, isExact: true)
      try put(.sample([rates[0]]), in: folder)
      let cut = try RunReader.measured(at: folder + "/frames.csv")
      let judgement = GateJudgement(cut, baseline: baseline, rules: rules)
      #expect(judgement.missingSeries.map(\.refreshRate) == [120])
      #expect(judgement.differences.map(\.fact) == [.frames])
      #expect(judgement.exitStatus == .incomparable)
    }
  }

  @Test("whose rules name a strategy that the run lacks does not hold, and says so")
  func unknownStrategy() throws {
    try withTestFolder { folder in
      let gate = try StoredGate(in: folder, judging: "")
      let text = String(decoding: try gate.bytes("rules.json"), as: UTF8.self)
      try gate.replace("rules.json", with: text.replacing("\"square\"", with: "\"circle\"").utf8)
      #expect(try gate.judgement().exitStatus == .incomparable)
      let rules = try JSONText.value(GateRules.self, at: folder + "/rules.json")
      let judgement = GateJudgement(
        try RunReader.measured(at: gate.judged),
        baseline: try JSONText.value(Baseline.self, at: folder + "/base.json"), rules: rules)
      #expect(GateReport(judgement).text.contains("circle"))
      #expect(!GateReport(judgement).isQuiet)
    }
  }

  @Test("has a baseline of what is judged, with nothing of the machine but what that depends on")
  func baselineOfCounts() throws {
    try withTestFolder { folder in
      let gate = try StoredGate(in: folder, judging: "")
      let run = try RunReader.measured(at: gate.judged)
      let stored = try JSONText.value(Baseline.self, at: folder + "/base.json")
      #expect(Set(stored.machine.keys) == ["fonts", "text libraries"])
      #expect(stored.metrics.count == 8)
      let geometry = Baseline(
        of: run, rules: GateRules(rules: [GateRule(.exact, "layers_per_frame")]), isExact: true)
      #expect(geometry.machine.isEmpty && geometry.metrics.count == 2)
      #expect(
        GateJudgement(
          run, baseline: geometry,
          rules: GateRules(rules: [GateRule(.exact, "layers_per_frame")]), isExact: true
        ).exitStatus == .held)
      // Under the standard rules every count, and what else they name.
      let all = Baseline(of: run, isExact: true)
      #expect(all.metrics.keys.count { $0.contains("/grid/") } > Metric.counts.count)
      #expect(all.metrics.keys.contains { $0.hasSuffix("_x_square") })
      #expect(
        GateJudgement(run, baseline: all, isExact: true).results.allSatisfy {
          $0.tier != .exact || $0.verdict == .same
        })
      var injected = try RunReader.run(folder: gate.judged)
      injected.facts.run.spec.loads = ["layer"]
      #expect(Baseline.fault(in: MeasuredRun(injected))?.contains("synthetic load") == true)
      #expect(Baseline.fault(in: run) == nil)
    }
  }
}
