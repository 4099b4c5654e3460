/// What the threads of a crew are to do now, in a word that can be exchanged in one step.
struct Epoch: RawRepresentable {
  /// From the lowest bit: 16 bits for the threads that are at it, 15 for the one that may join or 0
  /// for all, one that says whether any may, 32 for its number.
  let rawValue: UInt64

  static let first = Epoch(rawValue: 0)

  /// The bit of a epoch that can be joined.
  static let open: UInt64 = 1 << 31

  /// Which epoch it is: threads join each one at most once.
  var number: UInt64 { rawValue >> 32 }

  /// How many threads have joined and not left yet.
  var joinedCount: Int { Int(rawValue & 0xFFFF) }

  /// Whether nobody is at it, and nobody can join any more.
  var isOver: Bool { rawValue & Self.open == 0 && joinedCount == 0 }

  /// Whether one thread alone is meant.
  var isErrand: Bool { rawValue >> 16 & 0x7FFF != 0 }

  /// The next epoch, which nobody can join: it lets threads wake up.
  var next: Epoch { Epoch(rawValue: (number &+ 1) << 32) }

  /// The next epoch, which all threads can join, or one only.
  func nextOpen(to worker: Int = 0) -> Epoch {
    Epoch(rawValue: next.rawValue | Self.open | UInt64(worker) << 16)
  }

  /// The epoch once a thread has joined it, or `nil` if that one cannot.
  ///
  /// An errand is closed as soon as its only thread has come.
  func joined(by worker: Int) -> Epoch? {
    guard rawValue & Self.open != 0 else { return nil }
    if !isErrand { return Epoch(rawValue: rawValue + 1) }
    guard rawValue >> 16 & 0x7FFF == UInt64(worker) else { return nil }
    return Epoch(rawValue: (rawValue & ~Self.open) + 1)
  }
}
