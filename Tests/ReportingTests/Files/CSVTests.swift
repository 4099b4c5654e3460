import Analysis
import Glibc
import Reporting
import RunData
import SampleRuns
import SeededRandom
import Testing

@Suite("The CSV files")
struct CSVTests {
  private let summaryHeader = """
    scenario,strategy,refresh_hz,reuse,engine,run_id,schema_version,machine_id,display,content,\
    trace,seed,threads,buffers,pipeline,rounds,frames,rows_in_per_round,frame_p50_ms,\
    frame_p50_ci_low_ms,frame_p50_ci_high_ms,frame_p95_ms,frame_p99_ms,frame_max_ms,cold_first_frame_ms,hitches,\
    hitch_ratio_ms_per_s,headroom_x,over_square_ms,interrupted_frames,opaque_px_per_frame,\
    blended_px_per_frame,offscreen_passes_per_frame,layers_per_frame,cells_created,\
    allocated_bytes_per_frame,contents_changed_bytes,image_bytes,cells_alive,findings

    """
  private let framesHeader = """
    scenario,strategy,refresh_hz,reuse,engine,run_id,schema_version,round,frame,offset_pt,\
    first_row,visible_rows,rows_in,rows_out,advance_ns,recycle_ns,configure_ns,layout_ns,\
    commit_ns,composite_ns,frame_ns,opaque_px,blended_px,offscreen_passes,offscreen_px,layers,\
    cells_created,allocated_bytes,cap_rows,quads,image_switches,source_read_bytes,dest_read_bytes,\
    dest_write_bytes,offscreen_bytes,contents_changed_bytes,resampled_px,whole_quads,\
    whole_quad_blended_px,backdrop_opaque_px,\
    backdrop_blended_px,background_opaque_px,background_blended_px,label_opaque_px,\
    label_blended_px,decoration_opaque_px,decoration_blended_px,label_hits,label_misses,\
    advance_bytes,recycle_bytes,configure_bytes,layout_bytes,commit_bytes,composite_bytes,\
    involuntary_switches,steal_ticks

    """

  private let metrics = SummaryCSV.all.map(\.metric) + FramesCSV.metrics

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func summaryCSV(_ run: RunResult) -> String {
    text(SummaryCSV.bytes(SeriesSummary.all(of: run)))
  }

  @Test("every column has a meaning of one sentence, and its unit unless it is a name or words")
  func catalogues() {
    for metric in metrics {
      #expect(metric.definition.hasSuffix("."), "\(metric.name)")
      #expect(!metric.definition.dropLast().contains(". "), "\(metric.name)")
      let isWords = ["findings", "verdict"].contains(metric.name)
      #expect(metric.certainty == .key || isWords || !metric.unit.isEmpty, "\(metric.name)")
      for (suffix, unit) in [("_ms", "ms"), ("_ns", "ns"), ("_hz", "Hz"), ("_pt", "pt")]
      where metric.name.hasSuffix(suffix) { #expect(metric.unit == unit, "\(metric.name)") }
    }
  }

  @Test("times are noisy, counts are exact, names and settings are keys")
  func certainty() {
    for metric in metrics {
      let isTime = ["ms", "ns", "ms/s"].contains(metric.unit) && metric.name != "budget_ms"
      if isTime { #expect(metric.certainty == .noisy, "\(metric.name)") }
      let isCount = ["px", "px/frame", "B", "B/frame", "1/frame", "pt"].contains(metric.unit)
      let isMemory = metric.name == "peak_rss_bytes" || metric.name.hasPrefix("heap_")
      if isCount, !metric.name.hasPrefix("cold_"), !isMemory {
        #expect(metric.dependence != nil, "\(metric.name)")
      }
    }
  }

  @Test(
    "columns of text depend on fonts, of backgrounds on nothing, of allocations on the toolchain")
  func dependence() {
    for metric in metrics {
      let name = metric.name
      if name.hasPrefix("label_") { #expect(metric.dependence == .fonts, "\(name)") }
      if name.hasPrefix("background_") { #expect(metric.dependence == .geometry, "\(name)") }
      if name.hasPrefix("allocated_") { #expect(metric.dependence == .toolchain, "\(name)") }
      if name.hasPrefix("opaque_px") { #expect(metric.dependence == .fonts, "\(name)") }
    }
    let repeatability = Set(SummaryCSV.all.map(\.metric.repeatability))
    #expect(
      repeatability == [
        "key", "noisy", "exact everywhere", "exact for the same fonts",
        "exact for the same toolchain",
      ])
  }

  @Test("no name stands twice in a header, and every compared metric has a column of its name")
  func names() {
    for names in [SummaryCSV.all.map(\.metric.name), FramesCSV.metrics.map(\.name)] {
      #expect(Set(names).count == names.count)
    }
    let columns = SummaryCSV.all.map(\.metric)
    for time in Metric.times {
      let column = columns.first { $0.name == time.name }
      #expect(column?.certainty == .noisy && column?.unit == "ms", "\(time.name)")
    }
    let counts = Set(columns.filter { $0.dependence != nil }.map(\.name))
    #expect(counts.subtracting(Metric.counts.map(\.name)) == ["findings"])
  }

  @Test("a summary line holds the figures of its series")
  func summaryLine() throws {
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
      ($0.labelHits, $0.labelMisses) = (25, 26)
    }
    // Intrinsic: 2.0000005 and 12 ms. Two rounds have no interval and no headroom.
    let machineID = RunResult.sample([]).facts.run.machine.machineID
    let expected = """
      settings,layer-grid,100,pool,painter,20250102T030405Z-00ff,2,\(machineID),50x25@2,text,\
      720-00ff,1,1,3,serial,2,2,4,7,,,11.5,11.9,12,0.000009,2,333.3333,,,0,\
      4000.5,1000,0,7,2,24,37,4096,93,layers grew

      """
    var run = RunResult.sample([series])
    run.facts.series[0].faults = [
      Fault(kind: "layers-grow", sentence: "layers grew", isPredicted: true)
    ]
    var facts = run.facts.series[0]
    (facts.cellsAlive, facts.imageHits, facts.imageMisses, facts.layerMoves) = (93, 94, 95, 96)
    (facts.heightQueries, facts.heightMisses, facts.proxyCells) = (97, 98, 99)
    var memory = SeriesMemory()
    (memory.peakRssBytes, memory.allocatedBytes, memory.residentBytes) = (102, 103, 104)
    facts.memory = memory
    run.facts.series[0] = facts
    #expect(SummaryCSV.columns.count <= 40)
    #expect(summaryCSV(run) == summaryHeader + expected)
    let all = CSVText.file(SummaryCSV.all, SeriesSummary.all(of: run))
    let line = try csvLines(all)[0]
    let details = [
      "budget_ms": "10", "hitch_time_ms": "20", "late_jumps": "0",
      "worst_hitch_ms": "10", "recycle_p50_ms": "0", "composite_p50_ms": "7",
      "frame_max_low_ms": "12", "cells_reused": "6", "cap_rows_per_frame": "4",
      "frame_max_high_ms": "12", "frame_es95_ms": "12",
      "cold_max_ms": "0.000009",
      "quads": "30.5", "background_opaque_px": "82",
      "background_blended_px": "84.5", "image_hits": "94", "image_misses": "95",
      "layer_moves": "96", "height_queries": "97", "height_cache_misses": "98",
      "proxy_cells": "99", "label_hits": "100", "label_misses": "104", "peak_rss_bytes": "102",
      "heap_allocated_bytes": "103", "heap_resident_bytes": "104",
    ]
    for (name, value) in details { #expect(line[name] == value, "\(name)") }
  }

  @Test("a frame's line holds its times, counts and place; every round is there, 0 included")
  func frameLines() {
    let series = FrameSeries.sample(refreshRate: 60, composite: [[600], [700]]) {
      ($0.offset, $0.firstRow, $0.visibleRows, $0.capRows) = (-1_234.5, 90, 20, 8)
      ($0.rowsIn, $0.rowsOut, $0.cellsCreated) = (3, 2, 1)
      ($0.phases.advance, $0.phases.recycle, $0.phases.configure) = (100, 200, 300)
      ($0.phases.layout, $0.phases.commit) = (400, 500)
      ($0.opaquePixels, $0.blendedPixels, $0.layers) = (5_000_000_000, 31, 61)
      ($0.offscreenPasses, $0.offscreenPixels) = (4, 41)
      ($0.phaseBytes.advance, $0.phaseBytes.recycle, $0.phaseBytes.configure) = (101, 102, 103)
      ($0.phaseBytes.layout, $0.phaseBytes.commit, $0.phaseBytes.composite) = (104, 105, 106)
      ($0.labelHits, $0.labelMisses) = (107, 108)
      $0.traffic.quads = 70
      $0.traffic.imageSwitches = 71
      $0.traffic.sourceReadBytes = 72
      $0.traffic.destinationReadBytes = 73
      $0.traffic.destinationWriteBytes = 74
      $0.traffic.offscreenBytes = 75
      $0.traffic.contentsChangedBytes = 76
      $0.traffic.resampledPixels = 77
      $0.traffic.wholeQuads = 78
      $0.traffic.wholeQuadBlendedPixels = 79
      $0.roles.backdrop = RolePixels.Count(opaque: 80, blended: 81)
      $0.roles.background = RolePixels.Count(opaque: 82, blended: 83)
      $0.roles.label = RolePixels.Count(opaque: 84, blended: 85)
      $0.roles.decoration = RolePixels.Count(opaque: 86, blended: 87)
      ($0.involuntarySwitches, $0.stealTicks) = (91, 92)
    }
    let head = "settings,layer-grid,60,pool,painter,20250102T030405Z-00ff,2"
    let expected = """
      \(head),0,0,-1234.5,90,20,3,2,100,200,300,400,500,600,2100,5000000000,31,4,41,61,1,621,8,\
      70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,107,108,101,102,103,104,105,106,91,92
      \(head),1,0,-1234.5,90,20,3,2,100,200,300,400,500,700,2200,5000000000,31,4,41,61,1,621,8,\
      70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,107,108,101,102,103,104,105,106,91,92

      """
    #expect(text(FramesCSV.bytes(.sample([series]))) == framesHeader + expected)
  }

  @Test("fields without a value are empty")
  func empty() throws {
    let run = RunResult.sample([.steady(pass: [5])])
    let lines = try csvLines(CSVText.file(SummaryCSV.all, SeriesSummary.all(of: run)))
    #expect(lines[0]["over_square_ms"] == "")
    let still = RunResult.sample([.steady(rounds: 1, pass: [0])])
    let motionless = try csvLines(SummaryCSV.bytes(SeriesSummary.all(of: still)))[0]
    for name in ["headroom_x", "frame_p50_ci_low_ms", "frame_p50_ci_high_ms"] {
      #expect(motionless[name] == "", "\(name)")
    }
  }

  @Test(
    "any scenario name comes back from a reader, quoted only if it must be",
    arguments: [
      "settings", "a,b", "say \"hello\"", "\"", "\"\"", ",", "two\nlines", "CR\rLF\r\n", " spaced ",
      "", "Zürich 東京 🙂", "it's; fine\t",
    ])
  func quoting(name: String) throws {
    let run = RunResult.sample([.steady(pass: [5])], scenario: name)
    for file in [SummaryCSV.bytes(SeriesSummary.all(of: run)), FramesCSV.bytes(run)] {
      let records = try #require(parseCSV(file))
      #expect(records.allSatisfy { $0.count == records[0].count })
      #expect(records.dropFirst().allSatisfy { Array($0[0].utf8) == Array(name.utf8) })
      let isQuoted = !Set(name.utf8).isDisjoint(with: ",\"\r\n".utf8)
      #expect(file.contains(UInt8(ascii: "\"")) == isQuoted)
    }
  }

  @Test("decimals come back to the sixth place, without an exponent, a negative zero or zeros")
  func decimals() throws {
    var generator = SeededGenerator(seed: 3)
    let offsets =
      [-0.000_000_1, 0.000_001, 1e12]
      + (0..<2_000).map { _ in
        Double.random(in: -1e6...1e6, using: &generator)
          * Double.random(in: 0...1, using: &generator)
      }
    let series = FrameSeries.steady(rounds: 0, pass: offsets.map { _ in 1 }) {
      $0.offset = offsets[$0.frame]
    }
    let records = try #require(parseCSV(FramesCSV.bytes(.sample([series]))))
    for (offset, record) in zip(offsets, records.dropFirst()) {
      #expect(record[9].wholeMatch(of: /0|-?(0|[1-9]\d*)(\.\d*[1-9])?/) != nil && record[9] != "-0")
      let value = try #require(Double(record[9]))
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
    let run = RunResult.sample([.steady(refreshRate: 60, pass: [5_000]) { $0.offset = 0.5 }])
    #expect(text(FramesCSV.bytes(run)).contains(",0.5,"))
    #expect(summaryCSV(run).contains(",0.005,"))
  }

  @Test("a number that is not finite is refused")
  func notFinite() async {
    await #expect(processExitsWith: .failure) {
      _ = FramesCSV.bytes(.sample([.steady(rounds: 0, pass: [5]) { $0.offset = .nan }]))
    }
  }
}
