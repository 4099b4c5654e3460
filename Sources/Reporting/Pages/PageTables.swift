import Analysis
import Files
import Results
import Statistics

/// The tables of one refresh rate: what a frame takes, how that fits the budget, what it does, and
/// what was found.
struct PageTables {
  private let ranking: Ranking
  private let colors: StrategyColors
  private let isLowerBound: Bool
  private let strategies: [SeriesSummary]
  private let fine: Bool

  init(_ ranking: Ranking, _ colors: StrategyColors, isLowerBound: Bool) {
    self.ranking = ranking
    self.colors = colors
    self.isLowerBound = isLowerBound
    strategies = ranking.inOrder
    fine = strategies.contains { $0.frameTime.p50 < 1 }
  }

  var all: [PageTable] { [times, budget, work] }

  private typealias Cell = PageTable.Cell

  private func table(_ caption: String) -> PageTable {
    PageTable(caption, of: strategies, colors)
  }

  /// Cells that show a figure of `summary.csv`.
  private func cells(_ metric: String, _ text: (SeriesSummary) -> String) -> [Cell] {
    strategies.map { Cell(text($0), metric, of: $0) }
  }

  private func time(_ metric: String, _ value: (SeriesSummary) -> Double) -> [Cell] {
    cells(metric) { TextFormatting.milliseconds(value($0), fine: fine) }
  }

  private var times: PageTable {
    var table = table("Frame time, ms")
    table.append("median", time("frame_p50_ms") { $0.frameTime.p50 })
    table.append(
      "±",
      strategies.map { summary in
        Cell(
          summary.p50Interval.map {
            TextFormatting.halfWidth($0, of: summary.frameTime.p50, fine: fine)
          } ?? "–", "muted")
      })
    table.append("p95", time("frame_p95_ms") { $0.frameTime.p95 })
    table.append("p99", time("frame_p99_ms") { $0.frameTime.p99 })
    table.append("longest", time("frame_max_ms") { $0.frameTime.maximum })
    if strategies.contains(where: { $0.overControl != nil }) {
      table.append(
        "over\nsquare",
        strategies.map { summary in
          summary.overControl.map {
            Cell(TextFormatting.milliseconds($0, fine: fine), "over_square_ms", of: summary)
          } ?? Cell("–")
        })
    }
    if !isLowerBound { table.append("× fastest", strategies.map { Cell(ranking.factorText($0)) }) }
    table.append(
      "first frame,\nempty caches", time("cold_first_frame_ms") { $0.coldStart.firstFrame })
    return table
  }

  private var budget: PageTable {
    var table = table("Share of the budget")
    if !isLowerBound {
      table.append(
        "headroom",
        strategies.map { summary in
          summary.headroom == nil
            ? Cell("–") : Cell(TextFormatting.headroom(summary.headroom), "headroom_x", of: summary)
        })
    }
    table.append(
      "p95 of\nbudget",
      strategies.map {
        Cell(DecimalText.fixed($0.frameTime.p95 / $0.budget * 100, places: 0) + " %")
      })
    table.append(
      "frames\nover",
      cells("frames_over_budget") { DecimalText.grouped($0.playback.framesOverBudget) })
    table.append("hitches", cells("hitches") { DecimalText.grouped($0.playback.hitches.count) })
    table.append(
      "hitch ratio,\nms/s",
      cells("hitch_ratio_ms_per_s") {
        DecimalText.fixed($0.playback.hitchRatio, places: $0.playback.hitchRatio < 1_000 ? 1 : 0)
      })
    table.append(
      "rating", words: true,
      strategies.map { Cell($0.hitchRating.rawValue, "words rating-\($0.hitchRating.rawValue)") })
    table.append("findings", words: true, strategies.map { Cell(Self.findings(of: $0), "words") })
    return table
  }

  private var work: PageTable {
    var table = table("Work and memory of a frame")
    table.append("opaque px", mean("opaque_px_per_frame") { $0.counts.mean(\.opaquePixels) })
    table.append("blended px", mean("blended_px_per_frame") { $0.counts.mean(\.blendedPixels) })
    table.append(
      "overdraw", cells("overdraw") { DecimalText.fixed($0.counts.overdraw ?? 0, places: 2) })
    table.append(
      "off-screen\npasses",
      cells("offscreen_passes_per_frame") {
        DecimalText.shortest($0.counts.mean(\.offscreenPasses), places: 1)
      })
    table.append(
      "layers",
      cells("layers_per_frame") { DecimalText.shortest($0.counts.mean(\.layers), places: 1) })
    table.append(
      "allocated", bytes("allocated_bytes_per_frame") { $0.counts.mean(\.allocatedBytes) })
    table.append("background\nimages", bytes("image_bytes") { Double($0.metadata.imageBytes) })
    table.append(
      "cells made", cells("cells_created") { DecimalText.grouped($0.counts.sums.cellsCreated) })
    table.append(
      "cells alive", cells("cells_alive") { DecimalText.grouped($0.metadata.cellsAlive) })
    return table
  }

  private func mean(_ metric: String, _ value: (SeriesSummary) -> Double) -> [Cell] {
    cells(metric) { DecimalText.grouped(Int(value($0).rounded())) }
  }

  private func bytes(_ metric: String, _ value: (SeriesSummary) -> Double) -> [Cell] {
    cells(metric) { TextFormatting.bytes(value($0)) }
  }

  private static func findings(of summary: SeriesSummary) -> String {
    let unpredicted = summary.faults.count { !$0.isPredicted }
    if unpredicted > 0 { return "\(unpredicted) NOT predicted" }
    return summary.faults.isEmpty ? "none" : "\(summary.faults.count) as predicted"
  }
}
