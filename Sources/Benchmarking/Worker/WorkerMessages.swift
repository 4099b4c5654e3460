package import Analysis
import Measurement
package import RunData

/// The first line that a worker reads: the experiment and the part of it to set up.
package struct WorkerSetUp: Codable, Equatable, Sendable {
  package var spec: ExperimentSpec
  /// The index of the only case, which draws one frame with empty caches and pools; `nil` for all
  /// cases, warmed up.
  package var coldCase: Int?
  /// The round in whose order the tables are created.
  package var round = 1
  /// The path of a copy of rows that can be read only once; `nil` for the file of the specification.
  package var rowsPath: String?
  /// Indicates whether passes are profiled, not measured.
  package var isProfiled = false
}

/// A further line that a worker reads.
package enum WorkerRequest: Codable, Equatable, Sendable {
  /// A pass of each case, in the order of a round, 1 for the first.
  ///
  /// Answered with the `frames.csv` of the run with this id. A cold case has its only frame in
  /// round 0, and `round - 1`, the number of the process, is the number of the frame.
  case pass(round: Int, runID: String)
  /// The control, then a pass of each case. Answered with `frames.csv`.
  case block
  /// A pass of the first case without compositing, of this many frames.
  case memory(frames: Int)
  /// A pass of the first series whose instructions callgrind counts and dumps.
  case instructions
  /// Passes whose stacks are sampled, `period` in nanoseconds. Answered with JSON, a
  /// ``RunData/ProcessorProfile``.
  case stacks(rounds: Int, period: Int)
  /// A pass of each series and phase whose allocations jemalloc records in a file. Answered with
  /// JSON, a ``HeapProfile``.
  case heap(file: String)

  /// Indicates whether all numbers are positive and small enough to be added to others.
  var isPossible: Bool {
    let possible = 1...1_000_000_000_000
    return switch self {
    case .pass(let round, _): possible.contains(round)
    case .memory(let frames): possible.contains(frames)
    case .stacks(let rounds, let period): possible.contains(rounds) && possible.contains(period)
    case .block, .instructions, .heap: true
    }
  }
}

/// The line that answers the set-up or a request; further bytes may follow.
package struct WorkerAnswer: Codable, Equatable, Sendable {
  /// The number of bytes that follow the line.
  package var bytes = 0
  package var ready: Ready?
  package var block: Block.Facts?
  package var memory: SeriesMemory?
  /// The reason why a profile is missing: the end of a sentence.
  package var gap: String?

  package init() {}

  package struct Ready: Codable, Equatable, Sendable {
    package var series: [Series]
    /// The build and the settings of the process, by the names of ``Analysis/RunEnvironment/Fact``.
    package var settings: [String: String] = [:]
    /// The strategies whose pixels are wrong, each with its first mismatch.
    package var mismatches: [String: String] = [:]

    /// The frames of a pass of each series together.
    var frames: Int { series.reduce(0) { $0 + $1.frames } }

    package var environment: RunEnvironment { RunEnvironment(named: settings) }
  }

  /// A case: one strategy at one refresh rate.
  package struct Series: Codable, Equatable, Sendable {
    package var strategy: String
    /// In Hz.
    package var refreshRate: Int
    /// The frames of a pass.
    package var frames: Int

    package init(strategy: String, refreshRate: Int, frames: Int) {
      self.strategy = strategy
      self.refreshRate = refreshRate
      self.frames = frames
    }
  }
}
