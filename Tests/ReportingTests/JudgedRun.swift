import Foundation
import Reporting
import RunData
import SampleRuns
import Testing

/// Two strategies of six rounds that differ by little from round to round.
func judgedRun(
  blended: Int = 100, factor: Double = 1, rounds: Int = 6, holds: Bool = true
) -> RunResult {
  .gridAndSquare(factor: factor, rounds: rounds, holds: holds) { strategy, frame in
    frame.blendedPixels = strategy == "grid" ? blended : 50
    frame.firstRow = frame.frame * 10
  }
}

extension RunResult {
  /// The text report.
  func text(_ look: TextLook = TextLook()) -> String {
    TextReport(ReportSource(self), look: look).text
  }

  /// The text report with its line breaks and indents taken for single spaces.
  var line: String { text().split { $0 == "\n" || $0 == " " }.joined(separator: " ") }
}

extension ReportSource {
  func page() throws -> String { String(decoding: try html(), as: UTF8.self) }
}

/// A JSON object, as Foundation reads it.
func jsonObject(_ bytes: [UInt8]) throws -> [String: Any] {
  try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
}
