import Files
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("A run exported frame by frame")
struct FrameExportTests {
  private func read(
    _ run: RunResult, as name: String
  ) throws -> [ExportedFrames] {
    let bytes = try ExportFormat.required(name).bytes(run)
    switch name {
    case "long": return try longFrames(bytes)
    default:
      let trace = try ChromeTraceReader(bytes)
      return try trace.processes.map {
        let rest = try #require($0.name.wholeMatch(of: /scrollbench (.*? at \d+ Hz), .*/))
        return ExportedFrames(
          String(rest.1), try trace.frames(of: $0, pipeline: run.facts.run.spec.pipeline))
      }
    }
  }

  @Test(
    "has each phase of each frame",
    arguments: ["chrome-trace", "long"], Pipeline.allCases)
  func roundTrip(format: String, pipeline: Pipeline) throws {
    for seed in 1...9 as ClosedRange<UInt64> {
      let run = ExportSample.run(
        pipeline: pipeline, seed: seed, rounds: Int(seed % 3) + 1, frames: Int(seed))
      #expect(try read(run, as: format) == ExportedFrames.all(of: run), "seed \(seed)")
    }
  }

  @Test("has long values of every measured column under the names of frames.csv, and no others")
  func long() throws {
    let run = ExportSample.run()
    let records = try #require(parseCSV(try ExportFormat.required("long").bytes(run)))
    let frames = try #require(parseCSV(FramesCSV.bytes(run)))
    let keys: Set = [
      "schema_version", "scenario", "engine", "strategy", "round", "frame", "refresh_hz", "run_id",
      "reuse",
    ]
    var expected: [[String]] = []
    for frame in frames.dropFirst() {
      let fields = Dictionary(uniqueKeysWithValues: zip(frames[0], frame))
      for (name, value) in zip(frames[0], frame) where !keys.contains(name) {
        expected.append(records[0].dropLast(2).map { fields[$0] ?? "no such" } + [name, value])
      }
    }
    #expect(Array(records.dropFirst()) == expected)
  }

  @Test(
    "keeps the names of strategies and scenarios, whatever they hold", arguments: ExportSample.names
  )
  func names(name: String) throws {
    let run = ExportSample.run(scenario: name, strategies: [name, "b"], rounds: 1, frames: 1)
    let own = ExportedFrames.all(of: run)
    #expect(try read(run, as: "long") == own)
    let trace = try ChromeTraceReader(try ExportFormat.required("chrome-trace").bytes(run))
    #expect(trace.processes[0].name == "scrollbench \(name) at 60 Hz, \(name), painter")
    let records = try #require(parseCSV(try ExportFormat.required("long").bytes(run)))
    #expect(records[1][0] == name && records[1][1] == name)
  }

  @Test(
    "is handed over in pieces that do not grow with the run",
    arguments: ExportFormat.all.map(\.name))
  func pieces(format name: String) throws {
    let format = try ExportFormat.required(name)
    let run = ExportSample.run(frames: 200)
    var sizes: [Int] = []
    var stream = ByteStream { sizes.append($0.count) }
    try format.write(.run(run), &stream)
    try stream.handOver()
    #expect(sizes.allSatisfy { $0 < 80_000 })
    #expect(sizes.reduce(0, +) == (try format.bytes(run).count))
  }
}
