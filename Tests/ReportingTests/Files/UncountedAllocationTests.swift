import Analysis
import FileTesting
import Files
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("A run whose allocations were not counted")
struct UncountedAllocationTests {
  private var run: RunResult {
    var run = RunResult.gridAndSquare()
    run.facts.run.machine.allocator = "unknown"
    run.absent = Metric.allocationColumns
    run.facts.series[0].memory = SeriesMemory()
    run.facts.series[0].memory?.peakRssBytes = 4_096
    return run
  }

  private func columns(_ file: [UInt8]) -> Set<String> {
    Set(parseCSV(file)?[0] ?? [])
  }

  @Test("has no columns of allocated bytes in its files")
  func files() throws {
    let bytes = Phase.allCases.map { "\($0.rawValue)_bytes" } + ["allocated_bytes"]
    let frames = columns(FramesCSV.bytes(run))
    #expect(frames == Set(FramesCSV.metrics.map(\.name)).subtracting(bytes))
    #expect(frames.count + 7 == columns(FramesCSV.bytes(.gridAndSquare())).count)
    let summaries = SeriesSummary.all(of: run)
    #expect(
      columns(SummaryCSV.bytes(SeriesSummary.all(of: .gridAndSquare())))
        .subtracting(columns(SummaryCSV.bytes(summaries))) == ["allocated_bytes_per_frame"])
    let json = String(
      decoding: try RunJSON.bytes(of: ReportSource(run, summaries: summaries)), as: UTF8.self)
    for name in ["allocated_bytes_per_frame", "heap_allocated_bytes"] {
      #expect(json.contains("\"\(name)\" : null") && !json.contains("\"\(name)\" : 0"), "\(name)")
    }
    #expect(json.contains("\"peak_rss_bytes\" : 4096"))
  }

  @Test("is the same when it is read back, and compares no allocated bytes")
  func reading() throws {
    try withTestFolder { folder in
      let files = try runFiles(of: run)
      try FolderKind.run.write(files, to: folder + "/run")
      let read = try RunReader.measured(at: folder + "/run")
      #expect(read.series.map(\.values) == MeasuredRun(run).series.map(\.values))
      #expect(read.series.allSatisfy { $0.values["allocated_bytes_per_frame"] == nil })
      #expect(read.series.allSatisfy { $0.values["layers_per_frame"] != nil })
    }
  }
}
