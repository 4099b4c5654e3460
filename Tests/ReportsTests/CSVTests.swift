import FrameStatistics
import Glibc
import Reports
import RunRecords
import SampleRuns
import SeededRandom
import Testing

@Suite("The CSV files")
struct CSVTests {
  private let summaryHeader = """
    schema_version,scenario,engine,strategy,reuse,refresh_hz,budget_ms,rounds,frames,frame_p50_ms,\
    frame_p90_ms,frame_p95_ms,frame_p99_ms,frame_max_ms,frames_over_budget,hitches,hitch_time_ms,\
    hitch_ratio_ms_per_s,worst_hitch_ms,advance_p50_ms,turnover_p50_ms,configure_p50_ms,\
    layout_p50_ms,commit_p50_ms,composite_p50_ms,composite_p99_ms,composite_p50_x_memset,\
    opaque_px_per_frame,blended_px_per_frame,overdraw,offscreen_passes_per_frame,layers_per_frame,\
    cells_created,cells_reused,image_bytes,allocated_bytes_per_frame,cap_rows_per_frame,\
    frame_p50_caps_ms

    """
  private let framesHeader = """
    schema_version,scenario,engine,strategy,round,frame,offset_pt,visible_rows,rows_in,rows_out,\
    cells_created,advance_ns,turnover_ns,configure_ns,layout_ns,commit_ns,composite_ns,frame_ns,\
    opaque_px,blended_px,offscreen_passes,offscreen_px,layers,allocated_bytes,refresh_hz,cap_rows

    """

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func summaryCSV(_ run: RecordedRun) -> String {
    text(SummaryCSV.bytes(SeriesSummary.all(of: run)))
  }

  @Test("begin with the agreed columns, in order")
  func headers() {
    #expect(text(SummaryCSV.bytes([])) == summaryHeader)
    #expect(text(FramesCSV.bytes(.sample([]))) == framesHeader)
  }

  @Test("every column has a meaning of one sentence, and its unit unless it is a name")
  func catalogues() {
    let metrics = SummaryCSV.columns.map(\.metric) + FramesCSV.columns.map(\.metric)
    for metric in metrics {
      #expect(metric.meaning.hasSuffix("."), "\(metric.name)")
      #expect(!metric.meaning.dropLast().contains("."), "\(metric.name)")
      #expect(metric.certainty == .key || !metric.unit.isEmpty, "\(metric.name)")
      for (suffix, unit) in [("_ms", "ms"), ("_ns", "ns"), ("_hz", "Hz"), ("_pt", "pt")]
      where metric.name.hasSuffix(suffix) {
        #expect(metric.unit == unit, "\(metric.name)")
      }
    }
  }

  @Test("times are noisy, counts are exact, names and settings are keys")
  func certainty() {
    for metric in SummaryCSV.columns.map(\.metric) + FramesCSV.columns.map(\.metric) {
      let isTime = ["ms", "ns", "ms/s"].contains(metric.unit) && metric.name != "budget_ms"
      if isTime { #expect(metric.certainty == .noisy, "\(metric.name)") }
      let isCount = ["px", "px/frame", "B", "B/frame", "1/frame", "pt"].contains(metric.unit)
      if isCount { #expect(metric.certainty == .exact, "\(metric.name)") }
    }
  }

  @Test("a summary line holds the figures of its series")
  func summaryLine() {
    let series = FrameSeries.sample(
      refreshRate: 100, composite: [[9, 9], [2_000_001, 12_000_000], [2_000_000, 12_000_000]]
    ) {
      $0.opaquePixels = 4_000 + $0.frame
      $0.blendedPixels = 1_000
      $0.layers = 7
      $0.rowsIn = 2
      $0.cellsCreated = $0.frame
      $0.allocatedBytes = $0.frame == 0 ? 16 : 32
      $0.visibleRows = 8
      $0.capRows = 4
    }
    // Intrinsic: 2.0000005 and 12 ms.
    let expected = """
      1,settings,painter,layer-grid,pool,100,10,2,2,7,11,11.5,11.9,12,1,1,10,500,10,\
      0,0,0,0,0,7,11.9,7000.0003,4000.5,1000,1.0001,0,7,2,6,4096,24,4,7

      """
    #expect(summaryCSV(.sample([series])) == summaryHeader + expected)
  }

  @Test("a frame's line holds its times, counts and place; every round is there, 0 included")
  func frameLines() {
    let series = FrameSeries.sample(refreshRate: 60, composite: [[600], [700]]) {
      $0.offset = -1_234.5
      $0.visibleRows = 20
      $0.rowsIn = 3
      $0.rowsOut = 2
      $0.cellsCreated = 1
      $0.phases.advance = 100
      $0.phases.turnover = 200
      $0.phases.configure = 300
      $0.phases.layout = 400
      $0.phases.commit = 500
      $0.opaquePixels = 5_000_000_000
      $0.blendedPixels = 31
      $0.offscreenPasses = 4
      $0.offscreenPixels = 41
      $0.layers = 61
      $0.allocatedBytes = 1_280
      $0.capRows = 8
    }
    let expected = """
      1,settings,painter,layer-grid,0,0,-1234.5,20,3,2,1,100,200,300,400,500,600,2100,\
      5000000000,31,4,41,61,1280,60,8
      1,settings,painter,layer-grid,1,0,-1234.5,20,3,2,1,100,200,300,400,500,700,2200,\
      5000000000,31,4,41,61,1280,60,8

      """
    #expect(text(FramesCSV.bytes(.sample([series]))) == framesHeader + expected)
  }

  @Test("fields without a value are empty")
  func empty() throws {
    var run = RecordedRun.sample([.steady(pass: [5])])
    run.record.series[0].memsetNanoseconds = []
    let records = try #require(parseCSV(SummaryCSV.bytes(SeriesSummary.all(of: run))))
    let line = Dictionary(uniqueKeysWithValues: zip(records[0], records[1]))
    #expect(line["composite_p50_x_memset"] == "")
    #expect(line["frame_p50_caps_ms"] == "")
  }

  @Test(
    "any scenario name comes back from a reader",
    arguments: [
      "settings", "a,b", "say \"hello\"", "\"", "\"\"", ",", "two\nlines", "CR\rLF\r\n", " spaced ",
      "", "Zürich 東京 🙂", "it's; fine\t",
    ])
  func quoting(name: String) throws {
    let run = RecordedRun.sample([.steady(pass: [5])], scenario: name)
    for file in [SummaryCSV.bytes(SeriesSummary.all(of: run)), FramesCSV.bytes(run)] {
      let records = try #require(parseCSV(file))
      #expect(records.allSatisfy { $0.count == records[0].count })
      #expect(records.dropFirst().allSatisfy { Array($0[1].utf8) == Array(name.utf8) })
    }
  }

  @Test("only a field with a comma, a quote or a line break is quoted")
  func plain() {
    let run = RecordedRun.sample([.steady(pass: [5])], scenario: "it's plain; really")
    #expect(!text(FramesCSV.bytes(run)).contains("\""))
  }

  @Test(
    "a decimal has a point, no exponent, no negative zero and no zeros at its end",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.000_000_1, "0"), (0.000_000_1, "0"), (0.000_001, "0.000001"),
      (1.0 / 3, "0.333333"), (-2.5, "-2.5"), (100, "100"), (-100.25, "-100.25"),
      (123_456_789.125, "123456789.125"), (1e12, "1000000000000"), (0.1 + 0.2, "0.3"),
      (9.999_999_9, "10"), (-0.05, "-0.05"),
    ])
  func decimals(offset: Double, expected: String) throws {
    let run = RecordedRun.sample([.steady(rounds: 0, pass: [5]) { $0.offset = offset }])
    let records = try #require(parseCSV(FramesCSV.bytes(run)))
    #expect(records[1][6] == expected)
  }

  @Test("decimals come back to the sixth place")
  func decimalsRoundTrip() throws {
    var generator = SeededGenerator(seed: 3)
    let offsets = (0..<2_000).map { _ in
      Double.random(in: -1e6...1e6, using: &generator)
        * Double.random(in: 0...1, using: &generator)
    }
    let series = FrameSeries.steady(rounds: 0, pass: offsets.map { _ in 1 }) {
      $0.offset = offsets[$0.frame]
    }
    let records = try #require(parseCSV(FramesCSV.bytes(.sample([series]))))
    for (offset, record) in zip(offsets, records.dropFirst()) {
      let value = try #require(Double(record[6]))
      #expect(abs(value - offset) <= 0.500_1e-6, "\(offset)")
    }
  }

  /// Locales with a decimal comma, of which a machine may have one, or none.
  private static let commaLocales = ["de_DE.UTF-8", "fr_FR.UTF-8", "de_DE", "fr_FR"]

  private static func useCommaLocale() -> Bool {
    commaLocales.contains { setlocale(LC_NUMERIC, $0) != nil }
  }

  @Test(
    "a locale with decimal commas changes nothing",
    .enabled("such a locale is installed") {
      defer { setlocale(LC_NUMERIC, "C") }
      return useCommaLocale()
    })
  func locale() {
    #expect(Self.useCommaLocale())
    defer { setlocale(LC_NUMERIC, "C") }
    let run = RecordedRun.sample([.steady(refreshRate: 60, pass: [5_000]) { $0.offset = 0.5 }])
    #expect(text(FramesCSV.bytes(run)).contains(",0.5,"))
    #expect(summaryCSV(run).contains(",16.666667,"))
  }

  @Test("a number that is not finite is refused")
  func notFinite() async {
    await #expect(processExitsWith: .failure) {
      _ = FramesCSV.bytes(.sample([.steady(rounds: 0, pass: [5]) { $0.offset = .nan }]))
    }
  }
}
