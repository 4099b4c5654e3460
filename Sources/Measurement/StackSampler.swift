import CSystem
import Glibc

/// Looks now and then at what threads are doing, by the processor time that they use.
///
///     let sampler = try StackSampler(period: .milliseconds(1))
///     try sampler.addCurrentThread()
///     sampler.setTag(3)
///     drawFrame()
///     for sample in sampler.stop() { … }
///
/// A thread that has used the processor for a period is interrupted and its stack walked, in a signal
/// handler that calls nothing unsafe there and allocates nothing. The kernel looks at such timers when
/// its own clock ticks: of a period shorter than a tick (4 ms as a rule) there is a sample a tick.
///
/// There is one sampler at a time; it takes the signal SIGPROF for itself.
package final class StackSampler: Sendable {
  /// How a stack is walked.
  package enum Walk {
    /// By the tables that compilers leave for exceptions: through libraries without frame pointers
    /// too. Where the C library cannot find these inside a signal handler, by frame pointers.
    case tables
    /// By frame pointers alone: a library without them hides who called it.
    case framePointers
  }

  /// What a thread was doing at one moment.
  package struct Sample: Equatable, Sendable {
    /// The tag that was set then.
    package let tag: Int
    /// The innermost first: where the thread was, then the addresses to which functions return.
    package let addresses: [UInt]
  }

  private let period: Int

  /// The words that samples have room in: some 100,000 stacks.
  ///
  /// Memory that is not written to is not taken.
  package static let defaultRoom = 1 << 22

  /// - Parameters:
  ///   - period: Processor time between two looks at a thread, at least a microsecond.
  ///   - room: Words for samples, one an address and one more each.
  /// - Throws: ``StackSamplerError`` if there is a sampler already or no memory.
  package init(
    period: Duration, walk: Walk = .tables, room: Int = defaultRoom
  ) throws(StackSamplerError) {
    let (seconds, attoseconds) = period.components
    let period = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    precondition(period >= 1_000, "a period is at least a microsecond")
    precondition(room > 0, "a sampler has room")
    let kind = walk == .tables ? STACK_WALK_TABLES : STACK_WALK_FRAME_POINTERS
    let error = stack_sampler_open(room, Int32(kind.rawValue))
    // Not before it is open: what fails here must not close another on its way out.
    guard error == 0 else { throw StackSamplerError(code: error) }
    self.period = period
  }

  deinit { stack_sampler_close() }

  /// Has the current thread sampled too, for as long as it lives.
  ///
  /// - Throws: ``StackSamplerError`` after ``stop()``, or if the system has no timer left for a thread's
  ///   processor time.
  package func addCurrentThread() throws(StackSamplerError) {
    let error = stack_sampler_add_thread(period)
    guard error == 0 else { throw StackSamplerError(code: error) }
  }

  /// Says what samples are of from here on, on all threads; nothing is sampled while it is negative,
  /// as at first.
  ///
  /// Costs a call and a store.
  package func setTag(_ tag: Int) { stack_sampler_set_tag(Int32(tag)) }

  /// Ends the sampling.
  ///
  /// - Returns: All samples, the oldest of a thread first.
  package func stop() -> [Sample] {
    stack_sampler_stop()
    var count = 0
    guard let start = unsafe stack_sampler_words(&count) else { return [] }
    // The room holds so many words until the sampler goes, and nobody writes to them any more.
    let words = unsafe UnsafeBufferPointer(start: start, count: count)
    var samples: [Sample] = []
    var place = 0
    while place < count {
      // Within the words: `place` is below their number.
      let head = unsafe words[place]
      let frames = Int(head >> 32)
      guard frames > 0, place + frames < count else { break }
      samples.append(
        Sample(
          tag: Int(Int32(truncatingIfNeeded: head)),
          // Within the words, as was looked at above.
          addresses: unsafe words[(place + 1)...(place + frames)].map { UInt($0) }))
      place += frames + 1
    }
    return samples
  }

  /// The number of looks so far.
  ///
  /// It can be asked for at any time.
  package var count: Int { Int(stack_sampler_count()) }

  /// Looks for which there was no room left.
  package var dropped: Int { Int(stack_sampler_dropped()) }
}

/// Says that stacks cannot be sampled in this process.
package struct StackSamplerError: Error, CustomStringConvertible {
  let code: Int32

  package var description: String {
    // strerror's text is static or stays until the next call; it is copied here at once.
    "stacks cannot be sampled (\(unsafe String(cString: strerror(code))))"
  }
}
