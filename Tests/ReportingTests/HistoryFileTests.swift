import Analysis
import Foundation
import Reporting
import RunRecords
import SampleRuns
import Statistics
import Testing

/// A run of some strategies, whose frames take a time and have so many layers.
private func measured(
  _ name: String, _ strategies: [String] = ["grid"], layers: Int = 5, time: Int64 = 1_000_000
) -> MeasuredRun {
  var run = RecordedRun.sample(
    strategies.map { .steady($0, pass: [time, time]) { $0.layers = layers } })
  run.record.runID = name
  return MeasuredRun(run)
}

private func line(_ run: MeasuredRun, commit: String = "abc") throws -> HistoryLine {
  try #require(HistoryLine(run, commit: commit, time: "2025-01-02T03:04:05Z"))
}

/// Adds a run to a file.
private func add(
  _ run: MeasuredRun, commit: String = "abc", to path: String,
  _ consent: HistoryFile.Consent = HistoryFile.Consent()
) throws {
  let line = try line(run, commit: commit)
  try HistoryFile.add(line, columns: line.columns(of: run), to: path, consent)
}

@Suite("The file of a history")
struct HistoryFileTests {
  @Test("has a line for each run that was added, and reads back as it was written")
  func roundTrip() throws {
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try add(measured("one"), commit: "a,\"b\"", to: path)
      let first = try text(at: path)
      try add(measured("two", layers: 6), to: path)
      let both = try text(at: path)
      #expect(both.hasPrefix(first), "what is there stays")
      #expect(both.split(separator: "\n").count == 3 && both.hasSuffix("\n"))
      let history = try HistoryFile.history(at: path)
      #expect(history.lines.map { $0[.run] } == ["one", "two"])
      #expect(history.lines.map { $0[.commit] } == ["a,\"b\"", "abc"])
      let key = try #require(MetricKey("settings/painter/grid/pool/120/layers_per_frame"))
      #expect(history.lines.map { $0.values[key] } == [5, 6])
      #expect(history.columns.map(\.metric) == HistoryLine.metrics)
      #expect(String(decoding: HistoryFile.bytes(of: history), as: UTF8.self) == both)
    }
  }

  @Test("gets the line of each that adds at once, though the file is new, grows or is written anew")
  func atOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/history-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/history.csv"
    let writers = 24
    try await withThrowingTaskGroup { group in
      for writer in 0..<writers {
        group.addTask {
          // Every third brings columns of its own.
          let strategies = writer % 3 == 0 ? ["grid", "s\(writer)"] : ["grid"]
          try add(
            measured("run\(writer)", strategies), to: path, HistoryFile.Consent(rewriting: true))
        }
      }
      try await group.waitForAll()
    }
    let history = try HistoryFile.history(at: path)
    #expect(Set(history.lines.map { $0[.run] }) == Set((0..<writers).map { "run\($0)" }))
    #expect(history.lines.count == writers)
    #expect(history.columns.count == HistoryLine.metrics.count * (1 + writers / 3))
  }

  @Test("is left as it is where a program that takes no turns changed it meanwhile")
  func changedMeanwhile() throws {
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try add(measured("one"), to: path)
      let run = measured("two")
      let line = try line(run)
      let other = try text(at: path) + "x"
      let error = #expect(throws: OutputError.self) {
        try HistoryFile.add(line, columns: line.columns(of: run), to: path) {
          try put(other, at: path)
        }
      }
      let sentence = "was changed by another process meanwhile: add the run again"
      #expect(error?.description.hasSuffix(sentence) == true, "\(String(describing: error))")
      #expect(try text(at: path) == other)
    }
  }

  @Test("refuses a run that is there already, unless it is wanted again")
  func again() throws {
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try add(measured("one"), to: path)
      let error = #expect(throws: InputError.self) { try add(measured("one"), to: path) }
      #expect(error?.description.contains("line 2: run one of commit abc is there") == true)
      try add(measured("one"), commit: "def", to: path)
      try add(measured("one"), to: path, HistoryFile.Consent(again: true))
      #expect(try HistoryFile.history(at: path).lines.count == 3)
    }
  }

  @Test("refuses a run with other columns, which it names, unless it may be written anew")
  func otherColumns() throws {
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try add(measured("one", ["grid", "mask"]), to: path)
      let before = try text(at: path)
      let other = measured("two", ["mask", "cover"])
      let error = #expect(throws: InputError.self) { try add(other, to: path) }
      let count = HistoryLine.metrics.count
      #expect(error?.description.contains("\(count) new (settings/painter/cover/") == true)
      #expect(error?.description.contains("\(count) missing (settings/painter/grid/") == true)
      #expect(try text(at: path) == before)
      try add(other, to: path, HistoryFile.Consent(rewriting: true))
      let history = try HistoryFile.history(at: path)
      #expect(history.columns.count == 3 * count)
      #expect(history.lines.map(\.values.count) == [2 * count, 2 * count])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["history.csv"])
    }
  }

  @Test("with a line that is damaged is refused with its number, and nothing is added to it")
  func damaged() throws {
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try add(measured("one"), to: path)
      try add(measured("two"), to: path)
      let whole = try text(at: path)
      let header = whole.prefix { $0 != "\n" }
      let faults: [(String, String)] = [
        ("", "is empty"), ("a,b\n1,2\n", "line 1: no history"),
        (String(whole.dropLast()), "line 3: the file is cut off"),
        (String(whole.dropLast(9)), "line 3: the file is cut off"),
        (String(header), "line 1: the file is cut off in its header"),
        (whole + "1,\n", "line 4: 2 fields"),
        (whole.replacing("\n1,", with: "\n2,"), "line 2, column schema_version"),
        (whole.replacing(",two,", with: ",,"), "line 3, column run_id"),
        (whole.replacing("/layers_per_frame,", with: ","), "names no metric"),
        (
          whole.replacing("/overdraw,", with: "/layers_per_frame,"), "stands there twice"
        ),
        (String(whole.dropLast(2)) + "x\n", "line 3, column settings/painter/grid/pool/120/"),
        (String(whole.dropLast(2)) + "-1\n", "a number from 0 or nothing is expected"),
      ]
      for (content, sentence) in faults {
        try put(content, at: path)
        let errors = [
          #expect(throws: InputError.self) { try HistoryFile.history(at: path) },
          #expect(throws: InputError.self) { try add(measured("three"), to: path) },
        ]
        for error in errors {
          #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
          #expect(error?.description.contains("history.csv") == true)
        }
        #expect(try text(at: path) == content)
      }
      #expect(
        HistoryLine(MeasuredRun(facts: RunEnvironment([:]), series: []), commit: "a", time: "b")
          == nil)
    }
  }

  @Test("shows where series moved: counts by any change, times by a change point")
  func moves() throws {
    var history = History()
    for place in 0..<30 {
      let run = measured(
        "run\(place)", ["grid", "mask"], layers: place < 8 ? 5 : 6,
        time: (place < 15 ? 1_000_000 : 1_100_000) + Int64(place % 3) * 1_000)
      let line = try line(run, commit: "c\(place)")
      history.widen(for: line.columns(of: run))
      history.lines.append(line)
    }
    history.lines[8].attributes[.compiler] = "Swift 7"
    let moved = history.series().filter { !$0.moves.isEmpty }
    let moves = moved.flatMap { series in
      series.moves.map { "\(series.key.metric) \(history.lines[$0.line][.commit])" }
    }
    #expect(
      Set(moves) == ["layers_per_frame c8", "frame_p50_ms c15", "composite_p50_ms c15"])
    #expect(moved.first?.moves.first?.differences == [.compiler])
    #expect(history.series(metric: "frame_p50_ms").count == 2)
    #expect(history.series(machine: "none").isEmpty)
    let report = HistoryReport(history, history.series(), showsAll: false)
    let time = "2025-01-02T03:04:05Z"
    #expect(report.text.contains("moved at c15 (\(time)): 1.001 to 1.101, 10.0 % more"))
    #expect(report.text.contains("moved at c8 (2025-01-02T03:04:05Z): 5 to 6, 20 % more, with"))
    #expect(report.text.hasSuffix("Z to 2025-01-02T03:04:05Z\n"))
    #expect(report.text.contains("▁▁▁▁▁▁▁▁██"))
    let lines = String(decoding: report.csv, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 1 + 2 * HistoryLine.metrics.count)
    let json =
      try JSONSerialization.jsonObject(with: Data(report.json())) as? [String: Any]
    #expect((json?["moves"] as? [Any])?.count == lines.count - 1)
    let quiet = HistoryReport(history, history.series(metric: "quads"), showsAll: false)
    #expect(quiet.markdown.split(separator: "\n").count == 1)
    #expect(quiet.text == quiet.headline + "\n")
  }

  @Test("keeps machines apart: a time that differs between two has not moved")
  func machines() throws {
    var history = History()
    for place in 0..<40 {
      let run = measured("run\(place)", time: place % 2 == 0 ? 1_000_000 : 2_000_000)
      var line = try line(run)
      line.attributes[.machine] = place % 2 == 0 ? "slow" : "fast"
      history.widen(for: line.columns(of: run))
      history.lines.append(line)
    }
    #expect(history.machines == ["slow", "fast"])
    #expect(history.series().allSatisfy { $0.moves.isEmpty })
    #expect(history.series(metric: "frame_p50_ms", machine: "fast").map(\.values.count) == [20])
  }
}
