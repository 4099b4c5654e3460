/// A profile: what its sources found, and sentences about those that found nothing.
package struct ProfileResult: Sendable {
  /// `nil` if the machine does not support sampling.
  package var processor: ProcessorProfile?
  /// Allocations of one pass; `nil` if they were not recorded.
  package var heap: StackProfile?
  package var instructions: CountedInstructions?
  /// Sentences about missing sources and caveats.
  package var notes: [String] = []

  package init() {}
}

package struct ProcessorProfile: Codable, Equatable, Sendable {
  /// The stacks of the phases, without samples between frames.
  package var stacks: StackProfile
  /// Samples dropped because the buffer was full.
  package var dropped: Int
  /// Processor time between two samples in nanoseconds, as requested and as measured.
  package var askedPeriod: Int
  package var period: Int

  package init(stacks: StackProfile, dropped: Int, askedPeriod: Int, period: Int) {
    self.stacks = stacks
    self.dropped = dropped
    self.askedPeriod = askedPeriod
    self.period = period
  }
}

/// The instructions of the frames of one series, as callgrind counts them.
package struct CountedInstructions: Sendable {
  package var strategy: String
  /// The own instructions of each function in each phase, callees excluded.
  package var functions: [Phase: [StackFrame: Int]]
  package var frames: Int
  /// In Hz.
  package var refreshRate: Int
  /// The pixel kernels in use under valgrind, which may differ from those of the machine.
  package var kernels: String

  package init(
    strategy: String, functions: [Phase: [StackFrame: Int]], frames: Int, refreshRate: Int,
    kernels: String
  ) {
    self.strategy = strategy
    self.functions = functions
    self.frames = frames
    self.refreshRate = refreshRate
    self.kernels = kernels
  }

  package func total(in phase: Phase? = nil) -> Int {
    functions.reduce(0) { sum, entry in
      phase ?? entry.key == entry.key ? entry.value.values.reduce(sum, +) : sum
    }
  }
}
