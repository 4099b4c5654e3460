import Analysis
import RunRecords
import Statistics

extension ClaimRecord {
  /// The measurements of a claim, round by round.
  init(_ tried: ClaimMeasurements) {
    let (claim, measured) = (tried.claim, tried.measurements)
    self.init(
      source: claim.source, claim: claim.claim, metric: claim.metric.column,
      faster: claim.better.label, slower: claim.worse.label,
      betterRounds: Self.rounds(claim.metric, measured.series[0], measured.metadata[0]),
      worseRounds: Self.rounds(claim.metric, measured.series[1], measured.metadata[1]),
      isExact: claim.metric.isExact, expectsNoDifference: claim.expectation == .same)
  }

  /// A metric of each measured round.
  private static func rounds(
    _ metric: Claim.Metric, _ series: FrameSeries, _ facts: SeriesMetadata
  ) -> [Double] {
    (1...series.rounds - 1).map { round in
      let frames = series.pass(round)
      func median(_ value: (FrameSample) -> Int64) -> Double {
        Distribution(frames.map { Double(value($0)) / 1e6 }).median
      }
      func sum(_ value: (FrameSample) -> Int) -> Double {
        Double(frames.reduce(0) { $0 + value($1) })
      }
      switch metric {
      case .frame: return median { $0.phases.total }
      case .app:
        let nanoseconds = sum {
          Int($0.phases.recycle + $0.phases.configure + $0.phases.layout)
        }
        return nanoseconds / 1e6 / max(1, sum(\.rowsIn))
      case .composite: return median { $0.phases.composite }
      case .allocated: return sum(\.allocatedBytes)
      case .blended: return sum(\.blendedPixels)
      case .cells: return sum(\.cellsCreated)
      case .images: return Double(facts.imageBytes)
      case .alive: return Double(facts.cellsAlive)
      }
    }
  }
}

extension Claim.Metric {
  /// The name of the metric in the manner of a column, its unit in it.
  fileprivate var column: String {
    switch self {
    case .frame: "frame_p50_ms"
    case .app: "recycle_configure_layout_a_row_ms"
    case .composite: "composite_p50_ms"
    case .allocated: "allocated_bytes"
    case .images: "image_bytes"
    case .blended: "blended_px"
    case .cells: "cells_created"
    case .alive: "cells_alive"
    }
  }

  /// Indicates whether it repeats exactly.
  fileprivate var isExact: Bool {
    switch self {
    case .frame, .app, .composite: false
    case .allocated, .images, .blended, .cells, .alive: true
    }
  }
}
