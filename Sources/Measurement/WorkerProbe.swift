import Synchronization

/// The bytes that threads other than the caller's have allocated since they began.
///
///     let workers = WorkerProbe()
///     engine.onEachWorker { workers.addCurrentThread() }
///     let before = workers.allocatedBytes
///     engine.composite(list, into: buffer)
///     sample.phaseBytes.composite += Int(workers.allocatedBytes - before)
package final class WorkerProbe: Sendable {
  /// The addresses of the threads' counters.
  private let counters = Mutex<[UInt]>([])

  package init() {}

  /// Counts the current thread too, which must live for as long as the probe is read.
  ///
  /// Does nothing where bytes cannot be counted in this process.
  package func addCurrentThread() {
    guard let probe = try? AllocationProbe() else { return }
    let address = probe.counterAddress
    counters.withLock { $0.append(address) }
  }

  /// The bytes that all of the threads have allocated so far.
  ///
  /// Exact while none of them runs, as between two frames. Takes a lock and two loads a thread;
  /// allocates nothing.
  package var allocatedBytes: UInt64 {
    counters.withLock { counters in
      var sum: UInt64 = 0
      for address in counters { sum += AllocationProbe.bytes(counterAddress: address) }
      return sum
    }
  }
}
