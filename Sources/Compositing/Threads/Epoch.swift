/// The state of a thread pool in one atomic word: the epoch's number, who may enter it, and how
/// many threads are in it.
struct Epoch: RawRepresentable {
  /// From the lowest bit: 16 bits for the number of active threads, 15 for the only worker that may
  /// enter (0 for all), 1 that indicates whether any may enter, and 32 for the epoch's number.
  let rawValue: UInt64

  static let first = Epoch(rawValue: 0)

  static let open: UInt64 = 1 << 31

  /// Each thread enters an epoch at most once.
  var number: UInt64 { rawValue >> 32 }

  var activeCount: Int { Int(rawValue & 0xFFFF) }

  var isOver: Bool { rawValue & Self.open == 0 && activeCount == 0 }

  var isForOneWorker: Bool { rawValue >> 16 & 0x7FFF != 0 }

  /// The next epoch, closed to all threads; starting it wakes them.
  var next: Epoch { Epoch(rawValue: (number &+ 1) << 32) }

  /// - Parameter worker: The only worker that may enter; 0 for all threads.
  func nextOpen(to worker: Int = 0) -> Epoch {
    Epoch(rawValue: next.rawValue | Self.open | UInt64(worker) << 16)
  }

  /// The epoch after a worker has entered it; `nil` if the worker may not enter.
  ///
  /// An epoch for a single worker is closed as soon as that worker has entered.
  func entered(by worker: Int) -> Epoch? {
    guard rawValue & Self.open != 0 else { return nil }
    if !isForOneWorker { return Epoch(rawValue: rawValue + 1) }
    guard rawValue >> 16 & 0x7FFF == UInt64(worker) else { return nil }
    return Epoch(rawValue: (rawValue & ~Self.open) + 1)
  }
}
