import RunData
import SampleRuns

/// A run of three strategies with round figures, in the manner of the `settings` scenario.
enum SettingsRun {
  struct Strategy {
    var name: String
    /// Microseconds of all frames but the last.
    var microseconds: Int64
    /// Microseconds of the last of twenty frames.
    var last: Int64
    var (blended, opaque, layers, bytes, made) = (0, 0, 0, 0, 0)

    init(
      _ name: String, _ microseconds: Int64, last: Int64? = nil, blended: Int = 0, opaque: Int = 0,
      layers: Int = 0, bytes: Int = 0, made: Int = 0
    ) {
      (self.name, self.microseconds, self.last) = (name, microseconds, last ?? microseconds)
      (self.blended, self.opaque, self.layers) = (blended, opaque, layers)
      (self.bytes, self.made) = (bytes, made)
    }
  }

  static let strategies = [
    Strategy(
      "whole-view-alpha", 5_910, last: 9_000, blended: 4_120_000, opaque: 5_595_136, layers: 120,
      bytes: 15_800),
    Strategy(
      "layer-grid", 3_100, last: 6_100, blended: 17_600, opaque: 9_697_536, layers: 244,
      bytes: 12_288),
    Strategy(
      "image-slice", 4_770, last: 8_000, blended: 4_120_000, opaque: 5_595_136, layers: 120,
      bytes: 843),
  ]

  static func series(
    _ strategy: Strategy, refreshRate: Int, rounds: Int = 6
  ) -> FrameSeries {
    let pass =
      Array(repeating: strategy.microseconds * 1_000, count: 19) + [strategy.last * 1_000]
    return .steady(strategy.name, refreshRate: refreshRate, rounds: rounds, pass: pass) {
      $0.visibleRows = 20
      $0.capRows = 8
      $0.rowsIn = 4
      $0.cellsCreated = strategy.made
      $0.opaquePixels = strategy.opaque
      $0.blendedPixels = strategy.blended
      $0.layers = strategy.layers
      $0.phaseBytes.configure = strategy.bytes
    }
  }

  static func run(
    _ strategies: [Strategy] = strategies, rates: [Int] = [60, 120], rounds: Int = 6,
    wrong: [String] = [], caveats: [String] = []
  ) -> RunResult {
    var run = RunResult.sample(
      rates.flatMap { rate in strategies.map { series($0, refreshRate: rate, rounds: rounds) } },
      proofs: strategies.map { .sample($0.name, holds: !wrong.contains($0.name)) },
      caveats: caveats)
    run.facts.run.scroll.display = .sample(width: 1_366, height: 1_024, scale: 2)
    return run
  }
}
