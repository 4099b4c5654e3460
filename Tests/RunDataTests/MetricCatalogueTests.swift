import RunData
import SampleRuns
import SeededRandom
import Testing

@Suite("The metric catalogue")
struct MetricCatalogueTests {
  @Test("run metrics are the means and sums over the measured rounds")
  func aggregates() throws {
    var generator = SeededGenerator(seed: 3)
    func number() -> Int { generator.number(in: 1...1_000_000) }
    let series = FrameSeries.sample(
      composite: (0...4).map { _ in (0..<7).map { _ in Int64(number()) } }
    ) {
      $0.rowsIn = number()
      $0.cellsCreated = number()
      $0.blendedPixels = number()
      $0.phaseBytes.layout = number()
    }
    let counts = SeriesCounts(of: series)
    let frames = series.steadyFrames
    func sum(_ count: (FrameSample) -> Int) -> Double {
      Double(frames.reduce(0) { $0 + count($1) })
    }
    func value(_ name: String) throws -> Double? {
      try #require(Metric.named(name)).value(of: counts)
    }
    let blended = sum(\.blendedPixels) / 28
    #expect(try value("blended_px_per_frame") == (blended * 1_000).rounded() / 1_000)
    let bytes = sum(\.allocatedBytes) / 28
    #expect(try value("allocated_bytes_per_frame") == (bytes * 1_000).rounded() / 1_000)
    #expect(try value("cells_created") == sum(\.cellsCreated))
    #expect(try value("cells_reused") == sum(\.rowsIn) - sum(\.cellsCreated))
    #expect(try value("image_bytes") == nil)
    #expect(try value("overdraw") == nil)
  }
}
