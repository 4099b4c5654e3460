import Synchronization

/// A counter of the bytes that other threads have allocated since they started.
package final class WorkerProbe: Sendable {
  /// The addresses of the threads' counters.
  private let counters = Mutex<[UInt]>([])

  package init() {}

  /// Adds the current thread, which must live while the probe is read.
  ///
  /// Has no effect if bytes cannot be counted in this process.
  package func addCurrentThread() {
    guard let probe = try? AllocationProbe() else { return }
    let address = probe.counterAddress
    counters.withLock { $0.append(address) }
  }

  /// Exact while none of the threads runs, as between frames.
  ///
  /// Takes a lock and two loads per thread; does not allocate.
  package var allocatedBytes: UInt64 {
    counters.withLock { counters in
      var sum: UInt64 = 0
      for address in counters { sum += AllocationProbe.bytes(counterAddress: address) }
      return sum
    }
  }
}
