import RunData
import SampleRuns
import SeededRandom
import Testing

@Suite("The metric catalogue")
struct MetricCatalogueTests {
  @Test("no name is given twice")
  func distinct() {
    let frames = Metric.ofFrames.map(\.name)
    #expect(Set(frames).count == frames.count)
    let runs = Metric.counts.map(\.name)
    #expect(Set(runs).count == runs.count)
  }

  @Test("an entry reads the property that it names, and no two read the same")
  func storage() throws {
    let series = FrameSeries.sample(composite: [[1], [2]]) { sample in
      sample.traffic.quads = 3
      sample.roles.label.blended = 4
      sample.phaseBytes.layout = 5
      sample.offset = -6.5
    }
    let sample = series.frames[1]
    let expected: [String: Double] = [
      "round": 1, "composite_ns": 2, "frame_ns": 2, "quads": 3, "label_blended_px": 4,
      "layout_bytes": 5, "allocated_bytes": 5, "offset_pt": -6.5,
    ]
    for metric in Metric.ofFrames {
      #expect(metric.value(of: sample) == expected[metric.name] ?? 0, "\(metric.name)")
    }
  }

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
