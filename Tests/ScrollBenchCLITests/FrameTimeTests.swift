import Analysis
import Files
import Foundation
import Measurement
import Reporting
import RunData
import SampleRuns
import Testing

/// The types on the way of a frame time to the text, as docs/architecture.md lists them.
private let stations: [any Any.Type] = [
  FrameMeter.self, FrameSample.self, FramesCSV.self, FramesFile.self,
  RunResult.self, RoundTimes.self, SeriesSummary.self, Comparison.self, Verdict.self,
  Ranking.self, BriefReport.self,
]

@Suite("A frame time, from the clock to the verdict")
struct FrameTimeTests {
  @Test("passes the types that docs/architecture.md names, at most 12")
  func documented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
    let section = try #require(
      text.split(separator: "\n## ").first { $0.hasPrefix("From the clock to the verdict") })
    let named = section.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^[0-9]+\. `([A-Za-z]+)`/).map { String($0.1) }
    }
    #expect(named == stations.map { "\($0)" })
    #expect(named.count <= 12)
  }

  /// A run whose first strategy takes as long as a clock says, and the second 1.5 times that.
  private func run() -> (run: RunResult, nanoseconds: Int64) {
    var meter = FrameMeter(.idle())
    let start = MonotonicClock.now()
    meter.finish(.advance, at: start)
    meter.finish(.layout, at: start + 234_000)
    meter.finish(.composite, at: start + 2_345_678)
    let times = meter.times
    let series = [("grid", 2), ("fill", 3)].map { name, halves in
      FrameSeries.steady(name, rounds: 6, pass: [0, 0, 0, 0]) { sample in
        sample.phases.layout = times.layout * Int64(halves) / 2
        sample.phases.composite = times.composite * Int64(halves) / 2
      }
    }
    return (
      RunResult.sample(series, proofs: series.map { .sample($0.strategy) }),
      times.layout + times.composite
    )
  }

  @Test("is the same at every station")
  func followed() throws {
    let (measured, nanoseconds) = run()
    #expect(nanoseconds == 2_345_678)
    let bytes = FramesCSV.bytes(measured)
    #expect(String(decoding: bytes, as: UTF8.self).contains(",\(nanoseconds),"))
    let file = try FramesFile("frames.csv", bytes.span)
    let run = try file.result(of: measured.facts, in: "run.json")
    #expect(run == measured)
    #expect(run.series[0].steadyFrames.allSatisfy { $0.phases.total == nanoseconds })
    #expect(run.series[0].times(\.total).medians.value == 2.345678)
    let summaries = SeriesSummary.all(of: run)
    #expect(summaries[0].p50.value == 2.345678)
    let ratios = try #require(summaries[0].logRatios["fill"])
    #expect(ratios.count == 6 && ratios.allSatisfy { abs(exp($0) - 1.5) < 1e-6 })
    let comparison = DecisionRule.ranking.compare(
      Comparison.Sample("frame_p50_ms", .paired(ratios)))
    #expect(abs((comparison.effect ?? 0) - 1.5) < 1e-6 && comparison.verdict.kind == .worse)
    let ranking = Ranking.perRefreshRate(summaries, in: run.facts)[0]
    #expect(ranking.result == .winner("grid"))
    let text = BriefReport(ReportSource(run, summaries: summaries), folder: "out").text
    #expect(text.contains(" 2.35 ") && text.contains("grid"), "\(text)")
  }

  @Test("is encoded in any order of the passes, and decoded to the same series")
  func interleaved() throws {
    var measured = run().run
    measured.facts.run.spec.isInProcess = false
    for index in measured.series.indices {
      // As many cold frames as rounds.
      let passes = Array(measured.series[index].steadyFrames)
      let cold = (0..<6).map { frame in
        var sample = passes[0]
        (sample.round, sample.frame) = (0, frame)
        return sample
      }
      measured.series[index] = FrameSeries(
        strategy: measured.series[index].strategy, refreshRate: 120, framesPerRound: 4,
        coldFrames: 6, frames: cold + passes)
    }
    let all = String(decoding: FramesCSV.bytes(measured), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    /// The lines of a series, of its round or its cold frame.
    func lines(of strategy: String, cold frame: Int? = nil, round: Int? = nil) -> [Substring] {
      all.filter { line in
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        return fields.count > 8 && fields[1] == strategy
          && (frame.map { fields[7] == "0" && fields[8] == "\($0)" } ?? true)
          && (round.map { fields[7] == "\($0)" } ?? true)
      }
    }
    var order = [all[0]]
    for round in 1...6 {
      for strategy in ["fill", "grid"] { order += lines(of: strategy, cold: round - 1) }
      for strategy in ["grid", "fill"] { order += lines(of: strategy, round: round) }
    }
    #expect(order.count == all.count - 1)
    let bytes = Array((order.joined(separator: "\n") + "\n").utf8)
    let file = try FramesFile("frames.csv", bytes.span)
    #expect(try file.result(of: measured.facts, in: "run.json") == measured)
    // A cold frame that is missing is noticed.
    order.remove(at: 1)
    let damaged = Array((order.joined(separator: "\n") + "\n").utf8)
    #expect(throws: InputError.self) { try FramesFile("frames.csv", damaged.span) }
  }
}
