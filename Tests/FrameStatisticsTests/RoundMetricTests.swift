import FrameStatistics
import RunRecords
import SampleRuns
import Testing

@Suite("Metrics of rounds")
struct RoundMetricTests {
  private let series = FrameSeries.sample(
    composite: [[9_000_000, 9_000_000], [2_000_000, 4_000_000], [6_000_000, 6_000_000]]
  ) {
    $0.phases.recycle = 1_000_000
    $0.phases.layout = 500_000
    $0.rowsIn = $0.round
    $0.blendedPixels = 10 * $0.round
    $0.phaseBytes.commit = 3
    $0.phaseBytes.layout = 4
  }

  @Test(
    "follow from the metric catalogue by name",
    arguments: [
      ("frame_p50_ms", [4.5, 7.5], false), ("composite_p95_ms", nil, false),
      ("composite_p50_ms", [3, 6], false),
      ("recycle_configure_layout_a_row_ms", [1.5, 0.75], false), ("blended_px", [20, 40], true),
      ("allocated_bytes", [14, 14], true), ("image_bytes", [4_096, 4_096], true),
      ("blended_px_per_frame", nil, true), ("offset_pt", nil, true), ("steal_ticks", nil, false),
      ("unknown", nil, false),
    ] as [(String, [Double]?, Bool)])
  func values(name: String, rounds: [Double]?, isExact: Bool) {
    let metric = RoundMetric.named(name)
    let metadata = RecordedRun.sample([series]).record.series[0]
    #expect(metric?.rounds(of: series, metadata) == rounds)
    if let metric { #expect(metric.isExact == isExact) }
  }

  @Test(
    "of memory have the sizes of the processes of each round",
    arguments: [
      ("peak_rss_bytes", 300.0), ("heap_allocated_bytes", 100), ("heap_resident_bytes", 200),
    ])
  func memory(name: String, bytes: Double) throws {
    let metric = try #require(RoundMetric.named(name))
    #expect(metric.isMemory && !metric.isExact)
    let rounds = [0, 1].map { round in
      var memory = SeriesMemory()
      memory.peakRssBytes = 300 + round
      memory.allocatedBytes = 100 + round
      memory.residentBytes = 200 + round
      return memory
    }
    let metadata = RecordedRun.sample([series]).record.series[0]
    #expect(metric.rounds(of: series, metadata, memory: rounds) == [bytes, bytes + 1])
    #expect(RoundMetric.named("image_bytes")?.isMemory == false)
  }
}
