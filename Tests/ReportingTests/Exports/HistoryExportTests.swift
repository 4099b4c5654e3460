import Files
import Foundation
import Reporting
import RunData
import SampleRuns
import Testing

/// A run of some strategies with a number of layers per frame.
private func run(
  _ name: String, _ strategies: [String] = ["grid"], layers: Int = 5, seed: UInt64 = 1
) -> RunResult {
  var run = RunResult.sample(
    strategies.map { .steady($0, pass: [1_000_000, 1_000_000]) { $0.layers = layers } })
  run.facts.id = name
  run.facts.run.spec.seed = seed
  return run
}

private func append(
  _ run: RunResult, commit: String = "abc", to path: String
) throws {
  var run = run
  run.facts.run.tool.commit = commit
  let appending = try #require(ExportFormat.required("history").appending)
  try OutputFile.update(path) { try appending(.run(run), $0, path) }
}

@Suite("A run appended to a history")
struct HistoryExportTests {
  @Test("is a line behind those of other runs, with the columns of the first")
  func appended() throws {
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try append(run("one"), commit: "a,\"b\"", to: path)
      let first = try text(at: path)
      var same = run("one")
      same.facts.run.tool.commit = "a,\"b\""
      #expect(try ExportFormat.required("history").bytes(same) == Array(first.utf8))
      try append(run("two", layers: 6), to: path)
      let both = try text(at: path)
      #expect(both.hasPrefix(first) && both.hasSuffix("\n"))
      let records = try #require(parseCSV(Array(both.utf8)))
      #expect(records.count == 3)
      #expect(
        records[0].prefix(10) == [
          "schema_version", "time", "commit", "machine_id", "run_id", "scroll", "build", "compiler",
          "allocator", "fonts",
        ])
      let counts = Metric.counts.filter { !$0.growsWithRounds }.map(\.name)
      let times = [Metric.frameTime.name] + Metric.phaseTimes.map(\.name)
      let keys = (counts + times).map { "settings/painter/grid/pool/120/\($0)" }
      #expect(Array(records[0].dropFirst(10)) == keys)
      let layers = try #require(
        records[0].firstIndex(of: "settings/painter/grid/pool/120/layers_per_frame"))
      #expect(records.dropFirst().map { $0[layers] } == ["5", "6"])
      #expect(records.dropFirst().map { $0[2] } == ["a,\"b\"", "abc"])
    }
  }

  @Test("is refused without the time at which it began")
  func time() throws {
    var run = run("one")
    run.facts.run.began = "2025-02-30T03:04:05Z"
    #expect(throws: InputError.self) { try ExportFormat.required("history").bytes(run) }
  }

  @Test("is there once, though many are appended at once to a file that is new")
  func atOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/history-\(UUID().uuidString)"
    try makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/history.csv"
    try await withThrowingTaskGroup { group in
      for writer in 0..<24 { group.addTask { try append(run("run\(writer)"), to: path) } }
      try await group.waitForAll()
    }
    let records = try #require(parseCSV(Array(try text(at: path).utf8)))
    #expect(Set(records.dropFirst().map { $0[4] }) == Set((0..<24).map { "run\($0)" }))
    #expect(records.count == 25 && Set(records.map(\.count)).count == 1)
  }

  @Test("is refused, and the file left alone, if it does not belong to the runs that are there")
  func refused() throws {
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try append(run("one", ["grid", "mask"]), to: path)
      let before = try text(at: path)
      let count = Metric.counts.count { !$0.growsWithRounds } + Metric.phaseTimes.count + 1
      for (other, sentences) in [
        (run("one", ["grid", "mask"]), ["line 2: the run is already in the file"]),
        (run("two", ["grid", "mask"], seed: 7), ["line 2, column scroll", "name another file"]),
        (
          run("two", ["mask", "cover"]),
          [
            "\(count) new (settings/painter/cover/", "\(count) missing (settings/painter/grid/",
            "\(count - 3) more",
          ]
        ),
      ] {
        let fault = inputFault { try append(other, to: path) }
        for sentence in sentences { #expect(fault.contains(sentence)) }
        #expect(try text(at: path) == before)
      }
      // Another commit may have a run of the same name.
      try append(run("one", ["grid", "mask"]), commit: "def", to: path)
      #expect(try text(at: path).hasPrefix(before))
    }
  }

  @Test("is refused if its rows have other text")
  func otherText() throws {
    func result(_ name: String, digest: String) -> RunResult {
      var result = run(name)
      result.facts.run.spec.rows.source = .file
      result.facts.run.spec.rows.digest = digest
      return result
    }
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      for name in ["one", "two"] { try append(result(name, digest: "5bab"), to: path) }
      let fault = inputFault { try append(result("three", digest: "6ca0"), to: path) }
      #expect(fault.contains("column scroll"))
    }
  }

  @Test("is refused by a file that is damaged, with the line")
  func damaged() throws {
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try append(run("one"), to: path)
      try append(run("two"), to: path)
      let whole = try text(at: path)
      let header = whole.prefix { $0 != "\n" }
      for (content, sentence) in [
        ("a,b\n1,2\n", "line 1: no history"),
        (String(whole.dropLast()), "line 3: the file is cut off"),
        (String(whole.dropLast(9)), "line 3: the file is cut off"),
        (String(header), "line 1: the file is cut off in its header"),
        (whole + "1,\n", "line 4: 2 fields"),
        (whole.replacing("\n1,", with: "\n2,"), "line 2, column schema_version"),
        (whole.replacing("/layers_per_frame,", with: ","), "1 new"),
        (header + ",commit\n", "line 1: the column commit occurs twice"),
      ] {
        try put(content, at: path)
        let fault = inputFault { try append(run("three"), to: path) }
        #expect(fault.contains(sentence) && fault.contains("history.csv"), "\(fault)")
        #expect(try text(at: path) == content)
      }
    }
  }
}
