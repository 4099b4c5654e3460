import Synchronization

/// What the threads that draw share: the work, its bands, and whose epoch it is.
///
/// All but the words that are exchanged in one step is written by the caller's thread alone, while
/// no epoch is open or joined; opening one shows it to the others.
@safe
final class ThreadPool {
  /// A ``Epoch``.
  private let epoch = Atomic(Epoch.first.rawValue)
  /// The first line that nobody has taken yet.
  private let nextLine = Atomic(0)
  private var work = Work.none
  /// One for each thread, the caller's first.
  private let alarms: [Waiter]
  /// The same.
  let scratchBuffers: ScratchBuffers

  @safe
  enum Work {
    case none
    /// Lines of a painter, by its type and address, which is valid until nobody is at it any more.
    case lines(Int, any BandRenderer.Type, UnsafeRawPointer)
    /// Something to be done by one thread.
    case errand(@Sendable () -> Void)
    /// Nothing ever again.
    case end
  }

  /// The lines that a thread takes at once.
  ///
  /// A multiple of 16, so that bands of the display begin and end with a cache line whatever its
  /// width: no two threads write to the same one, and none is written in part. Fewer lines cost more
  /// fences, each of which waits for streamed stores; more let threads wait longer for the last
  /// band, or leave one of them without any in a small pass. What is painted over is a line in the
  /// first-level cache, so that a band need not fit into the second.
  ///
  /// On the yardstick scene (2732 × 2048 px), two threads on two cores, 16 to 64 lines took the same:
  /// painter 0.59–0.61 memsets for opaque rectangles, 1.08–1.18 for a blended image per row;
  /// with 128 lines up to 1.23, and one clipped pass after the other 1.0–1.7 instead of 1.0
  /// (tenth percentiles of 60 on a busy Xeon with AVX-512).
  ///
  /// Painters look up the commands of as many lines at once, those of a band or, where one thread draws
  /// all lines, of what would be one.
  static let bandLines = 32

  init(count: Int) {
    precondition(count < 1 << 15, "a epoch's word has room for its threads")
    precondition(Self.bandLines % 16 == 0, "a band is of whole cache lines")
    alarms = (0..<count).map { _ in Waiter() }
    scratchBuffers = ScratchBuffers(count: count)
  }

  /// Lets threads that sleep wake up: work is about to come.
  func rouse() { begin(current.next) }

  /// Paints all lines of a painter with as many threads as are awake before they are taken.
  func paint<Painter: BandRenderer>(_ painter: Painter) {
    unsafe withUnsafePointer(to: painter) {
      // Nobody has the address any more when this call ends.
      unsafe work = .lines(painter.height, Painter.self, $0)
      nextLine.store(0, ordering: .relaxed)
      begin(current.nextOpen())
      paintBands(as: 0)
      epoch.bitwiseAnd(~Epoch.open, ordering: .sequentiallyConsistent)
      waitForOthers()
    }
    work = .none
  }

  /// Has one of the other threads do something, and waits until it is done.
  func run(_ errand: @escaping @Sendable () -> Void, on worker: Int) {
    work = .errand(errand)
    begin(current.nextOpen(to: worker))
    waitForOthers()
    work = .none
  }

  /// Sends the other threads home.
  func end() {
    work = .end
    begin(current.nextOpen())
  }

  /// What all threads but the caller's do until they are sent home.
  func join(as worker: Int) {
    var seen = Epoch.first.number
    while true {
      alarms[worker].wait { current.number == seen }
      let epoch = current
      guard let joined = epoch.joined(by: worker) else {
        seen = epoch.number
        continue
      }
      let isIn = self.epoch.compareExchange(
        expected: epoch.rawValue, desired: joined.rawValue, ordering: .acquiringAndReleasing
      ).exchanged
      guard isIn else { continue }
      seen = epoch.number
      switch work {
      case .none: break
      case .lines: paintBands(as: worker)
      case .errand(let errand): errand()
      case .end: return
      }
      leave()
    }
  }

  private var current: Epoch { Epoch(rawValue: epoch.load(ordering: .sequentiallyConsistent)) }

  private func begin(_ epoch: Epoch) {
    self.epoch.store(epoch.rawValue, ordering: .sequentiallyConsistent)
    for alarm in alarms.dropFirst() { alarm.ring() }
  }

  private func leave() {
    let left = epoch.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
    if Epoch(rawValue: left).isOver { alarms[0].ring() }
  }

  private func waitForOthers() { alarms[0].wait { !current.isOver } }

  private func paintBands(as worker: Int) {
    guard case .lines(let height, let type, let painter) = work else { return }
    let scratch = scratchBuffers[worker]
    while true {
      let top = nextLine.wrappingAdd(Self.bandLines, ordering: .relaxed).oldValue
      guard top < height else { return }
      // The painter lives until all threads have left, and each line is taken by one.
      unsafe type.paint(
        lines: top..<min(top + Self.bandLines, height), at: scratch, with: painter)
    }
  }
}
