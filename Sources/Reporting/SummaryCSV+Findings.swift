import Analysis
import RunRecords
import Statistics

extension SummaryCSV {
  /// What was found about a strategy, and what it keeps.
  ///
  /// With measured heights all of it follows from which rows fit the display, and so from the fonts.
  static let findings: [Column<SeriesSummary>] = [
    .exact(
      "findings", unit: "", on: .fonts,
      "What the strategy shows or does that a right one would not, in sentences joined by \"; \"."
    ) { .text($0.findings.distinct.map(\.sentence).joined(separator: "; ")) },
    .exact(
      "cells_alive", unit: "1", on: .fonts,
      "Cells in existence after the last round, on the display, in a pool or kept."
    ) { .integer($0.facts.cellsAlive) },
    .exact(
      "image_hits", unit: "1", on: .fonts,
      "Lookups of background images that found one in the cache, all measured rounds."
    ) { .integer($0.facts.imageHits) },
    .exact(
      "image_misses", unit: "1", on: .fonts,
      "Lookups of background images that had to make one, all measured rounds."
    ) { .integer($0.facts.imageMisses) },
    .exact(
      "layer_moves", unit: "1", on: .fonts,
      "Layers taken out of the tree and put in again, all measured rounds."
    ) { .integer($0.facts.layerMoves) },
    .exact(
      "height_queries", unit: "1", on: .fonts,
      "Heights of rows asked for in the whole run; 0 where rows have a fixed height."
    ) { .integer($0.facts.heightQueries) },
    .exact(
      "height_cache_misses", unit: "1", on: .fonts,
      "Heights of rows that had to be measured, in the whole run."
    ) { .integer($0.facts.heightMisses) },
    .exact(
      "proxy_cells", unit: "1", on: .fonts,
      "Cells made only to measure heights, in the whole run."
    ) { .integer($0.facts.proxyCells) },
    .exact(
      "label_hits", unit: "1", on: .fonts,
      "Texts shown whose image was in the cache of labels, all measured rounds."
    ) { .integer($0.facts.labelHits) },
    .exact(
      "label_misses", unit: "1", on: .fonts,
      "Texts shown that had to be shaped and drawn, all measured rounds."
    ) { .integer($0.facts.labelMisses) },
  ]
}
