import Foundation
import Reports
import RunRecords
import SampleRuns
import Testing

/// Two strategies of six rounds that differ by little from round to round.
func judgedRun(
  blended: Int = 100, factor: Double = 1, rounds: Int = 6, holds: Bool = true
) -> RecordedRun {
  let series = [("grid", factor), ("square", 1)].map { name, factor in
    FrameSeries.sample(
      name,
      composite: (0...rounds).map { round in
        [1e6, 2e6, 3e6].map { Int64($0 * factor) + Int64(round * 100) }
      }
    ) {
      $0.blendedPixels = name == "grid" ? blended : 50
      $0.firstRow = $0.frame * 10
    }
  }
  return .sample(
    series, proofs: [.sample("grid", holds: holds), .sample("square")], controls: ["square"])
}

/// A JSON object, as Foundation reads it.
func jsonObject(_ bytes: [UInt8]) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
}
