import Analysis
import Glibc
import Reporting
import RunRecords
import SampleRuns
import SeededRandom
import Statistics
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
    frame_p50_caps_ms,frame_p50_ci_low_ms,frame_p50_ci_high_ms,headroom_x,over_square_ms,\
    raw_frame_p50_ms,raw_frame_p95_ms,raw_frame_p99_ms,raw_frame_max_ms,raw_frames_over_budget,\
    raw_hitches,raw_hitch_ratio_ms_per_s,disturbed_frames,app_p95_ms,composite_p95_ms,\
    serial_hitch_ratio_ms_per_s,two_stage_hitch_ratio_ms_per_s,cold_first_frame_ms,cold_max_ms,\
    cold_allocated_bytes,quads,image_switches,source_read_bytes,dest_read_bytes,dest_write_bytes,\
    offscreen_bytes,contents_changed_bytes,backdrop_opaque_px,backdrop_blended_px,\
    background_opaque_px,background_blended_px,label_opaque_px,label_blended_px,\
    decoration_opaque_px,decoration_blended_px,run_id,display,content,trace,threads,buffers,\
    pipeline,seed,machine_id,findings,cells_alive,image_hits,image_misses,layer_moves,\
    height_queries,height_cache_misses,proxy_cells,label_hits,label_misses

    """
  private let framesHeader = """
    schema_version,scenario,engine,strategy,round,frame,offset_pt,visible_rows,rows_in,rows_out,\
    cells_created,advance_ns,turnover_ns,configure_ns,layout_ns,commit_ns,composite_ns,frame_ns,\
    opaque_px,blended_px,offscreen_passes,offscreen_px,layers,allocated_bytes,refresh_hz,cap_rows,\
    quads,image_switches,source_read_bytes,dest_read_bytes,dest_write_bytes,offscreen_bytes,\
    contents_changed_bytes,backdrop_opaque_px,backdrop_blended_px,background_opaque_px,\
    background_blended_px,label_opaque_px,label_blended_px,decoration_opaque_px,\
    decoration_blended_px,first_row,involuntary_switches,steal_ticks,run_id,advance_bytes,\
    turnover_bytes,configure_bytes,layout_bytes,commit_bytes,composite_bytes,label_hits,label_misses,reuse

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

  @Test("every column has a meaning of one sentence, and its unit unless it is a name or words")
  func catalogues() {
    let metrics =
      SummaryCSV.columns.map(\.metric) + FramesCSV.columns.map(\.metric)
      + ClaimsCSV.columns.map(\.metric)
    for metric in metrics {
      #expect(metric.meaning.hasSuffix("."), "\(metric.name)")
      #expect(!metric.meaning.dropLast().contains(". "), "\(metric.name)")
      let isWords = ["findings", "verdict"].contains(metric.name)
      #expect(metric.certainty == .key || isWords || !metric.unit.isEmpty, "\(metric.name)")
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
      if isCount, !metric.name.hasPrefix("cold_") {
        #expect(metric.certainty == .exact, "\(metric.name)")
      }
    }
  }

  @Test("every exact column, and no other, says what it depends on")
  func dependence() {
    for metric in SummaryCSV.columns.map(\.metric) + FramesCSV.columns.map(\.metric) {
      #expect((metric.certainty == .exact) == (metric.dependence != nil), "\(metric.name)")
      let name = metric.name
      if name.hasPrefix("label_") { #expect(metric.dependence == .fonts, "\(name)") }
      if name.hasPrefix("background_") { #expect(metric.dependence == .geometry, "\(name)") }
      if name.hasPrefix("allocated_") { #expect(metric.dependence == .toolchain, "\(name)") }
      if name.hasPrefix("opaque_px") { #expect(metric.dependence == .fonts, "\(name)") }
    }
    let repeatability = Set(SummaryCSV.columns.map(\.metric.repeatability))
    #expect(
      repeatability == [
        "key", "noisy", "exact everywhere", "exact for the same fonts",
        "exact for the same toolchain",
      ])
  }

  @Test("no name stands twice in a header")
  func distinctNames() {
    for names in [
      SummaryCSV.columns.map(\.metric.name), FramesCSV.columns.map(\.metric.name),
      ClaimsCSV.columns.map(\.metric.name),
    ] {
      #expect(Set(names).count == names.count)
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
      $0.phaseBytes.configure = $0.frame == 0 ? 16 : 32
      $0.visibleRows = 8
      $0.capRows = 4
      $0.traffic.quads = 30 + $0.frame
      $0.traffic.contentsChangedBytes = 37
      $0.roles.background = RolePixels.Count(opaque: 82, blended: 83 + $0.round)
    }
    // Intrinsic: 2.0000005 and 12 ms. The medians of the rounds hardly differ: 7.0000005 and 7 ms,
    // whose logarithms lie 7.1e-8 apart, so that the interval is 7 · e^(12.706 · 3.6e-8) wide to
    // either side. Below 200 frames one missed tick is too many: headroom 10 / 12.
    let machineID = RecordedRun.sample([]).record.machine.machineID
    let expected = """
      1,settings,painter,layer-grid,pool,100,10,2,2,7,11,11.5,11.9,12,1,1,10,500,10,\
      0,0,0,0,0,7,11.9,7000.0003,4000.5,1000,1.0001,0,7,2,6,4096,24,4,7,\
      6.999997,7.000003,0.8333,,7.000001,12,12,12,2,2,500,0,0,11.5,500,500,0.000009,0.000009,48,\
      30.5,0,0,0,0,0,37,0,0,82,84.5,0,0,0,0,\
      20250102T030405Z-00ff,50x25@2,text,720-00ff,1,3,serial,1,\(machineID),\
      layers grew,93,94,95,96,97,98,99,100,101

      """
    var run = RecordedRun.sample([series])
    run.record.series[0].findings = [
      Finding(kind: "layers-grow", sentence: "layers grew", isPredicted: true)
    ]
    run.record.series[0].cellsAlive = 93
    run.record.series[0].imageHits = 94
    run.record.series[0].imageMisses = 95
    run.record.series[0].layerMoves = 96
    run.record.series[0].heightQueries = 97
    run.record.series[0].heightMisses = 98
    run.record.series[0].proxyCells = 99
    run.record.series[0].labelHits = 100
    run.record.series[0].labelMisses = 101
    #expect(summaryCSV(run) == summaryHeader + expected)
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
      $0.phaseBytes = PhaseBytes(
        advance: 101, turnover: 102, configure: 103, layout: 104, commit: 105, composite: 106)
      $0.labelHits = 107
      $0.labelMisses = 108
      $0.capRows = 8
      $0.traffic.quads = 70
      $0.traffic.imageSwitches = 71
      $0.traffic.sourceReadBytes = 72
      $0.traffic.destinationReadBytes = 73
      $0.traffic.destinationWriteBytes = 74
      $0.traffic.offscreenBytes = 75
      $0.traffic.contentsChangedBytes = 76
      $0.roles.backdrop = RolePixels.Count(opaque: 80, blended: 81)
      $0.roles.background = RolePixels.Count(opaque: 82, blended: 83)
      $0.roles.label = RolePixels.Count(opaque: 84, blended: 85)
      $0.roles.decoration = RolePixels.Count(opaque: 86, blended: 87)
      $0.firstRow = 90
      $0.involuntarySwitches = 91
      $0.stealTicks = 92
    }
    let expected = """
      1,settings,painter,layer-grid,0,0,-1234.5,20,3,2,1,100,200,300,400,500,600,2100,\
      5000000000,31,4,41,61,621,60,8,\
      70,71,72,73,74,75,76,80,81,82,83,84,85,86,87,90,91,92,20250102T030405Z-00ff,\
      101,102,103,104,105,106,107,108,pool
      1,settings,painter,layer-grid,1,0,-1234.5,20,3,2,1,100,200,300,400,500,700,2200,\
      5000000000,31,4,41,61,621,60,8,\
      70,71,72,73,74,75,76,80,81,82,83,84,85,86,87,90,91,92,20250102T030405Z-00ff,\
      101,102,103,104,105,106,107,108,pool

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
    #expect(line["over_square_ms"] == "")
    let still = RecordedRun.sample([.steady(rounds: 1, pass: [0])])
    let lines = try #require(parseCSV(SummaryCSV.bytes(SeriesSummary.all(of: still))))
    let motionless = Dictionary(uniqueKeysWithValues: zip(lines[0], lines[1]))
    #expect(motionless["headroom_x"] == "")
    #expect(motionless["frame_p50_ci_low_ms"] == "")
    #expect(motionless["frame_p50_ci_high_ms"] == "")
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
