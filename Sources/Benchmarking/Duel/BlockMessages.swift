import Analysis
import Results
import RunRecords
import Statistics

/// The first line of a process that runs blocks on request, as JSON.
package struct BlockGreeting: Codable, Equatable, Sendable {
  /// The version of the lines; other versions are refused.
  package static let version = 3

  /// One strategy at one refresh rate.
  package struct Series: Codable, Equatable, Sendable {
    package var strategy: String
    /// In Hz.
    package var refreshRate: Int
    /// The frames of a block.
    package var frames: Int
  }

  package var scrollbenchBlocks = Self.version
  package var series: [Series]
  /// The build and the settings of the process, by the names of ``Analysis/RunEnvironment/Fact``.
  package var settings: [String: String]
  /// The strategies whose pixels are wrong, each with its first mismatch.
  package var mismatches: [String: String]

  package init(_ experiment: Experiment, _ preparation: Session.Preparation) {
    series = experiment.refreshRates.flatMap { rate in
      experiment.strategies.map {
        Series(strategy: $0.id, refreshRate: rate, frames: experiment.frames(at: rate))
      }
    }
    let environment = RunEnvironment(of: experiment, machine: preparation.machine)
    settings = Dictionary(
      uniqueKeysWithValues: environment.values.map { ($0.key.rawValue, $0.value) })
    mismatches = Dictionary(
      preparation.proofs.filter { !$0.holds }.map { ($0.strategy, $0.firstFault) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The settings whose names are defined in this version.
  var environment: RunEnvironment {
    var environment = RunEnvironment([:])
    for (name, value) in settings {
      if let fact = RunEnvironment.Fact(rawValue: name) { environment.values[fact] = value }
    }
    return environment
  }
}

/// The line after each block, as JSON.
package struct BlockMessage: Codable, Equatable, Sendable {
  /// The measurements of one series.
  package struct Series: Codable, Equatable, Sendable {
    /// The time of each frame, in nanoseconds.
    package var frameNanoseconds: [Int64]
    /// The frames with arriving rows, ascending.
    package var arrivals: [Int]
    /// The sum over all frames of each phase, in nanoseconds.
    package var phaseNanoseconds: [String: Int64]
    /// The values of the metrics that repeat exactly, by name.
    package var counters: [String: Double]

    /// The frame times in nanoseconds, each at least 1.
    var times: [Double] { frameNanoseconds.map { Double(max(1, $0)) } }

    /// The statistics of the frame times, in milliseconds.
    var milliseconds: [DuelStatistic: Double] {
      DuelStatistic.values(of: times, arrivals: Set(arrivals)).mapValues { $0 / 1e6 }
    }
  }

  /// In the order of the greeting.
  package var series: [Series]
  /// The time of the control, in nanoseconds.
  package var controlNanoseconds: Int64

  package init(_ block: BlockBench.Block) {
    series = block.series.map { series in
      let frames = series.steadyFrames
      let counts = SeriesCounts(of: series)
      return Series(
        frameNanoseconds: frames.map(\.phases.total),
        arrivals: frames.indices.filter { frames[$0].rowsIn > 0 }.map { $0 - frames.startIndex },
        phaseNanoseconds: Dictionary(
          uniqueKeysWithValues: Phase.allCases.map { phase in
            (phase.rawValue, frames.reduce(0) { $0 + $1.phases[phase] })
          }),
        counters: Dictionary(
          uniqueKeysWithValues: ExactMetric.all.compactMap { metric in
            metric.value(of: counts).map { (metric.name, $0) }
          }))
    }
    controlNanoseconds = block.controlNanoseconds
  }

  /// Combines passes into a block: each frame and phase has its median over them.
  ///
  /// Counters are those of the first pass.
  ///
  /// - Precondition: There is a pass, and all have the same series.
  init(medianOf passes: [BlockMessage]) {
    precondition(!passes.isEmpty, "a block has a pass")
    self = passes[0]
    guard passes.count > 1 else { return }
    controlNanoseconds = Self.median(passes.map(\.controlNanoseconds))
    for index in series.indices {
      let same = passes.map { $0.series[index] }
      for frame in series[index].frameNanoseconds.indices {
        series[index].frameNanoseconds[frame] = Self.median(
          same.map { $0.frameNanoseconds[frame] })
      }
      for phase in series[index].phaseNanoseconds.keys {
        series[index].phaseNanoseconds[phase] = Self.median(
          same.compactMap { $0.phaseNanoseconds[phase] })
      }
    }
  }

  private static func median(_ values: [Int64]) -> Int64 {
    Int64(Distribution(values.map(Double.init)).median.rounded())
  }
}
