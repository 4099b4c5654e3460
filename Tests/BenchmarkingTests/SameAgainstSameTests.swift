import Benchmarking
import RowStrategies
import RunData
import Testing

@Suite("The same strategy under two names")
struct SameAgainstSameTests {
  @Test("has identical exact counters, frame by frame", arguments: StrategyCatalogue.all.map(\.id))
  func counters(id: String) throws {
    let original = try #require(StrategyCatalogue.all.first { $0.id == id })
    let twin = StrategyDescriptor(
      id: id + "+twin", summary: original.summary, kind: original.kind, make: original.make)
    let measured = try Experiment.tiny(strategies: [original, twin], refreshRates: [60]).measured()
    func counts(_ series: FrameSeries) -> [FrameSample] {
      series.frames.map { frame in
        var counts = frame.repeatable
        // The first of the two pays in round 0 for what both share outside of their tables.
        // Layers that pile up make lists grow, some in place and some not, as the allocator can.
        if frame.round == 0 || id == "corner-cover-as-published" {
          counts.phaseBytes = PhaseBytes()
        }
        return counts
      }
    }
    #expect(counts(measured.series[0]) == counts(measured.series[1]))
    #expect(measured.facts[0].imageBytes == measured.facts[1].imageBytes)
  }
}
