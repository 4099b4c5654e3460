import Analysis
import Reporting
import RunData
import SampleRuns
import Testing

@Suite("A trace for ui.perfetto.dev")
struct ChromeTraceTests {
  private func trace(_ run: RunResult, absent: Set<String> = []) throws -> ChromeTraceReader {
    var run = run
    run.absent = absent
    return try ChromeTraceReader(try ExportFormat.required("chrome-trace").bytes(run))
  }

  /// A run with rounds 0 and 1, whose frames composite for the given milliseconds.
  private func run(_ milliseconds: [Int64], pipeline: Pipeline = .serial) -> RunResult {
    .sample(
      [.steady(refreshRate: 100, rounds: 1, pass: milliseconds.map { $0 * 1_000_000 })],
      pipeline: pipeline)
  }

  @Test("shows each frame at its tick, and a late frame as a hitch with its delay")
  func ticks() throws {
    let trace = try trace(run([4, 10, 25, 1]))
    let process = trace.processes[0]
    let expected = try trace.row("Expected Timeline", of: process)
    let actual = try trace.row("Actual Timeline", of: process)
    // Round 0 takes 6 ticks of 10 ms; its last image is shown one tick later.
    let starts = [0, 1, 2, 5, 7, 8, 9, 12].map { Int64($0 * 10_000_000) }
    #expect(expected.map(\.start) == starts && actual.map(\.start) == starts)
    #expect(expected.allSatisfy { $0.end - $0.start == 10_000_000 })
    #expect(expected.map(\.name) == ["0", "1", "2", "3", "0", "1", "2", "3"])
    #expect(actual.map { ($0.end - $0.start) / 10_000_000 } == [1, 1, 3, 1, 1, 1, 3, 1])
    #expect(
      actual.map(\.name) == ["0", "1", "HITCH 20.00 ms", "3", "0", "1", "HITCH 20.00 ms", "3"])
    let hitch = actual[6].arguments
    #expect(hitch["round"] as? Int == 1 && hitch["frame"] as? Int == 2)
    #expect(hitch["missed_ticks"] as? Int == 2 && hitch["hitch_ms"] as? Double == 20)
    let rounds = try trace.row("Rounds", of: process)
    #expect(rounds.map(\.name) == ["round 0 (cold start)", "round 1"])
    #expect(
      rounds.map(\.start) == [0, 70_000_000] && rounds.map(\.end) == [60_000_000, 130_000_000])
  }

  @Test("shows compositing parallel to the app phases for a two-stage pipeline")
  func twoStage() throws {
    var run = run([4, 25, 1], pipeline: .twoStage)
    run.editFrames { $0.phases.commit = 6_000_000 }
    let trace = try trace(run)
    let process = trace.processes[0]
    let app = (process.slices["App phases"] ?? []).filter { $0.name == "frame" }.prefix(3)
    let compositor = try trace.row("Compositor", of: process).prefix(3)
    #expect(app.map { $0.start / 1_000_000 } == [0, 10, 20])
    #expect(app.allSatisfy { $0.end - $0.start == 6_000_000 })
    #expect(compositor.map { $0.start / 1_000_000 } == [6, 16, 41])
    #expect(compositor.map { ($0.end - $0.start) / 1_000_000 } == [4, 25, 1])
  }

  @Test("has the hitches that the run is judged by, at every rate and in either pipeline")
  func hitches() throws {
    for pipeline in Pipeline.allCases {
      var count = 0
      for seed in 1...6 as ClosedRange<UInt64> {
        let run = ExportSample.run(pipeline: pipeline, seed: seed)
        let trace = try trace(run)
        for (process, series) in zip(trace.processes, run.series) {
          let model = VsyncModel(refreshRate: series.refreshRate, pipeline: pipeline)
          let actual = try trace.row("Actual Timeline", of: process)
          let found = actual.filter { $0.name.hasPrefix("HITCH ") }
            .map { [$0.arguments["round"], $0.arguments["frame"], $0.arguments["missed_ticks"]] }
            .map { $0.compactMap { $0 as? Int } }
          let played = (0..<series.rounds).flatMap { round in
            model.play(series.pass(round).map { StageTimes($0.phases) }).hitches
              .map { [round, $0.frame, $0.missedTicks] }
          }
          #expect(found == played, "seed \(seed), \(pipeline)")
          count += found.count
          // Both ends are rounded to nanoseconds.
          for slice in actual {
            let ticks = 1 + (slice.arguments["missed_ticks"] as? Int ?? 0)
            let length = Double(slice.end - slice.start) / 1e6
            #expect(abs(length - Double(ticks) * model.budgetMilliseconds) <= 1.000_001e-6)
          }
        }
      }
      #expect(count > 0)
    }
  }

  @Test("has a counter for each measured column, with the values of each frame")
  func counters() throws {
    let run = ExportSample.run()
    let trace = try trace(run, absent: ["cap_rows", "label_misses", "first_row"])
    let columns = [
      "offset_pt", "visible_rows", "rows_in", "cells_created", "opaque_px", "blended_px",
      "offscreen_passes", "layers", "allocated_bytes", "involuntary_switches", "steal_ticks",
    ]
    for (process, series) in zip(trace.processes, run.series) {
      #expect(Set(process.counters.keys) == Set(columns))
      #expect(process.counters["layers"]?.count == 1)
      let starts = try trace.row("Expected Timeline", of: process).map(\.start)
      for (start, frame) in zip(starts, series.frames) {
        func value(_ name: String) -> Double? {
          process.counters[name]?.last { $0.time <= start }?.value
        }
        #expect(value("offset_pt") == frame.offset)
        #expect(value("opaque_px") == Double(frame.opaquePixels))
        #expect(value("cells_created") == Double(frame.cellsCreated))
        #expect(value("allocated_bytes") == Double(frame.allocatedBytes))
        #expect(value("steal_ticks") == Double(frame.stealTicks))
        #expect(value("layers") == 20 && value("offscreen_passes") == 0)
      }
      let hitches = try trace.row("Actual Timeline", of: process)
      #expect(hitches.allSatisfy { $0.arguments["first_row"] == nil })
    }
  }
}
