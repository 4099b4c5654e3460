import Analysis
import DeviceLogs
import Files
import Foundation
import Reporting
import RunData

/// Inputs about runs: their files, and the files that they are judged by.
enum RunInputs {
  /// The run with which inputs are compared: that of the corpus of records.
  private static let recorded: RunResult = {
    let file = FuzzTarget.record.corpus.appendingPathComponent("run.json")
    guard let bytes = try? Data(contentsOf: file), let run = try? run(of: [UInt8](bytes)) else {
      preconditionFailure("\(file.path) is the record of a small run")
    }
    return run
  }()

  private static let reference = MeasuredRun(recorded)

  /// The most frames of a simulated run.
  private static let mostFrames = 200
  /// The most measured rounds: the time of intervals grows with the square of their number.
  private static let mostRounds = 8

  /// Returns the run of a `run.json` with simulated frames of 1 ms; `nil` if it has too many of
  /// them or of rounds.
  private static func run(of input: [UInt8]) throws -> RunResult? {
    let facts = try RunFacts(json: input, name: "run.json")
    var series: [FrameSeries] = []
    for own in facts.series {
      let count = own.framesPerRound
      guard (1...mostFrames).contains(count), (1...mostRounds).contains(facts.run.spec.rounds),
        (facts.run.spec.rounds + 1) * count <= mostFrames, facts.series.count <= 8
      else { return nil }
      let cold = facts.run.spec.isInProcess ? count : facts.run.spec.rounds
      let frames = (0..<cold + facts.run.spec.rounds * count).map { index in
        var sample = FrameSample()
        sample.round = index < cold ? 0 : (index - cold) / count + 1
        sample.frame = index < cold ? index : (index - cold) % count
        sample.phases.composite = 1_000_000 + Int64(index)
        return sample
      }
      series.append(
        FrameSeries(
          strategy: own.strategy, refreshRate: own.refreshRate, framesPerRound: count,
          coldFrames: cold, frames: frames))
    }
    // The reader of frames checks the rest of what the record says about them.
    let csv = FramesCSV.bytes(series) {
      SeriesHead(facts.key(of: $0.strategy, at: $0.refreshRate), runID: facts.id)
    }
    guard !series.isEmpty else { return RunResult(facts: facts, series: []) }
    return try FramesFile("frames.csv", csv.span).result(of: facts, in: "run.json")
  }

  static func record(_ input: [UInt8]) throws {
    if let run = try run(of: input) { try report(run) }
  }

  /// Reads frames by themselves, and as those of the reference if they are.
  static func frames(_ input: [UInt8]) throws {
    let file = MemoryFile(input)
    try compare(try RunReader.measured(at: file.path))
    guard let frames = try? FramesFile("frames.csv", input.span),
      let run = try? frames.result(of: recorded.facts, in: "run.json")
    else { return }
    try report(run)
  }

  /// Writes all reports, files and exports of a run.
  private static func report(_ run: RunResult) throws {
    // A record without a series has nothing to report.
    guard !run.series.isEmpty else { return }
    let summaries = SeriesSummary.all(of: run)
    let source = ReportSource(run, summaries: summaries)
    _ = TextReport(ReportSource(run)).text
    _ = source.markdown
    _ = try RunJSON.bytes(of: ReportSource(run, summaries: summaries))
    _ = (try run.derivedFiles(summaries), FramesCSV.bytes(run))
    try compare(MeasuredRun(run, summaries: summaries))
    for format in ExportFormat.all {
      var stream = ByteStream { _ in }
      // Some formats refuse some runs, such as a history runs without a commit.
      try? format.write(.run(run), &stream)
    }
  }

  /// Compares a run with the reference and with itself, and judges it by a baseline of its own.
  private static func compare(_ run: MeasuredRun) throws {
    for comparison in [RunComparison(reference, run), RunComparison(run, run)] {
      let report = ComparisonReport(comparison)
      _ = report.text
      _ = report.csv
      _ = try report.json()
    }
    guard Baseline.fault(in: run) == nil else { return }
    try judge(run, by: Baseline(of: run), .standard)
  }

  private static func judge(
    _ run: MeasuredRun, by baseline: Baseline, _ rules: GateRules
  ) throws {
    let report = GateReport(GateJudgement(run, baseline: baseline, rules: rules))
    _ = report.text
    _ = report.markdown
    _ = report.github
    _ = report.junit
    _ = try report.json()
  }

  static func baseline(_ input: [UInt8]) throws {
    let baseline = try JSONText.value(
      Baseline.self, from: input, name: "baseline.json", .measured.except("rounds"))
    try judge(reference, by: baseline, .standard)
  }

  static func rules(_ input: [UInt8]) throws {
    let rules = try JSONText.value(GateRules.self, from: input, name: "rules.json")
    try judge(reference, by: Baseline(of: reference, rules: rules), rules)
  }

  static func history(_ input: [UInt8]) throws {
    for format in ExportFormat.all {
      _ = try format.appending?(.run(recorded), input, "history.csv")
    }
  }

  static func log(_ input: [UInt8]) throws {
    let file = MemoryFile(input)
    let log = try DeviceLog(at: file.path)
    let sessions = try log.series.map { try DeviceSession($0, refreshRate: 60) }
    let report = DeviceLogReport(log, sessions)
    _ = (report.text, report.csv, try report.json())
    for format in ExportFormat.all {
      var stream = ByteStream { _ in }
      // Formats of frames refuse logs, and a history a log without a commit.
      try? format.write(.log(log, sessions), &stream)
    }
    let groups = try DeviceGroups([(log, sessions)], [(log, sessions)], by: .gate)
    _ = SessionReport(groups).text
  }
}
