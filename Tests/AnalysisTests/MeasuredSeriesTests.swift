import Analysis
import RunData
import SeededRandom
import Testing

@Suite("Metrics of a series without its run")
struct MeasuredSeriesTests {
  @Test("equal those of the run")
  func agree() throws {
    var generator = SeededGenerator(seed: 3)
    func number() -> Int { generator.number(in: 1...1_000_000) }
    let series = FrameSeries.sample(
      composite: (0...4).map { _ in (0..<7).map { _ in Int64(number()) } }
    ) {
      $0.phases.commit = Int64(number())
      $0.rowsIn = number()
      $0.cellsCreated = number()
      $0.opaquePixels = number()
      $0.blendedPixels = number()
      $0.layers = number()
      $0.traffic.quads = number()
      $0.roles.label.blended = number()
      $0.phaseBytes.layout = number()
    }
    let summary = try #require(SeriesSummary.all(of: .sample([series])).first)
    let measured = MeasuredSeries(SeriesKey(), series)
    for metric in Metric.counts {
      let isOfRun = metric.columns.isEmpty || metric.name == "overdraw"
      #expect(
        measured.values[metric.name] == (isOfRun ? nil : metric.value(of: summary.counts)),
        "\(metric.name)")
    }
    let blended = Double(series.steadyFrames.reduce(0) { $0 + $1.blendedPixels }) / 28
    #expect(measured.values["blended_px_per_frame"] == (blended * 1_000).rounded() / 1_000)
    for metric in Metric.times {
      #expect(measured.values[metric.name] == metric.estimate(of: summary).value, "\(metric.name)")
    }
  }
}
