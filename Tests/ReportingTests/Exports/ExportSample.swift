import Files
import Reporting
import RunData
import SampleRuns
import SeededRandom
import Testing

/// Runs to export, and what formats make of them.
enum ExportSample {
  /// Two strategies at two rates; frames of 0 to 33 ms, so that some are late, and counts of which
  /// some stay as they are for a while.
  static func run(
    scenario: String = "settings", strategies: [String] = ["grid", "mask"],
    pipeline: Pipeline = .serial, seed: UInt64 = 7, rounds: Int = 6, frames: Int = 12
  ) -> RunResult {
    var generator = SeededGenerator(seed: seed)
    func number(upTo most: Int = 1_000_000) -> Int { generator.number(in: 0...most) }
    let series = [60, 120].flatMap { rate in
      strategies.map { name in
        FrameSeries.sample(
          name, refreshRate: rate,
          composite: (0...rounds).map { _ in
            (0..<frames).map { _ in Int64(number(upTo: 18_000_000)) }
          }
        ) {
          for phase in Phase.allCases where phase != .composite {
            $0.phases[phase] = Int64(number(upTo: 3) * number())
          }
          for phase in Phase.allCases { $0.phaseBytes[phase] = number(upTo: 1) * 1_024 }
          $0.offset = Double(number(upTo: 4_000)) / 2
          $0.visibleRows = 12 + number(upTo: 1)
          $0.capRows = number(upTo: 3)
          $0.rowsIn = number(upTo: 2)
          $0.cellsCreated = number(upTo: 1)
          $0.opaquePixels = number()
          $0.blendedPixels = number()
          $0.layers = 20
          $0.firstRow = number(upTo: 4_000)
          $0.stealTicks = number(upTo: 1)
        }
      }
    }
    return .sample(series, scenario: scenario, pipeline: pipeline)
  }

  /// Names that each format must keep whole: quotes, line breaks, what separates and what escapes.
  static let names = [
    "a,\"b\"\nc", "<script>alert(1)</script>", "tab\there", "ä ☃ 𝄞", "50 % / half", "a-8",
    "back\\slash",
  ]
}

extension ExportFormat {
  /// A run in this format, all pieces together.
  func bytes(_ run: RunResult) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var stream = ByteStream { bytes += $0 }
    try write(.run(run), &stream)
    try stream.handOver()
    return bytes
  }

  static func required(_ name: String) throws -> ExportFormat {
    try #require(all.first(where: { $0.name == name }))
  }
}
