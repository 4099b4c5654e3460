/// What a process says first that runs blocks on cue: one line of JSON.
package struct BlockGreeting: Codable, Equatable, Sendable {
  /// The version of the lines; a process of another one is not understood.
  package static let version = 2

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
  /// What the process was built and measures with, by the names of
  /// ``Analysis/RunEnvironment/Fact``.
  package var settings: [String: String]
  /// The strategies whose pixels were compared and are not right, each with its first mismatch.
  package var mismatches: [String: String]
}

/// What such a process says after each block: one line of JSON.
package struct BlockMessage: Codable, Equatable, Sendable {
  /// What one series measured.
  package struct Series: Codable, Equatable, Sendable {
    /// The time of each frame, in nanoseconds.
    package var frameNanoseconds: [Int64]
    /// By phase the sum of all frames, in nanoseconds.
    package var phaseNanoseconds: [String: Int64]
    /// By name the metrics that repeat exactly.
    package var counters: [String: Double]
  }

  /// In the order of the greeting.
  package var series: [Series]
  /// The time of a memset, in nanoseconds.
  package var memsetNanoseconds: Int64
}
