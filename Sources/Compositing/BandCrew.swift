import Synchronization

/// What the threads that draw share: the work, its bands, and whose turn it is.
///
/// All but the words that are exchanged in one step is written by the caller's thread alone, while
/// no turn is open or joined; opening one shows it to the others.
@safe
final class BandCrew {
  /// A ``Turn``.
  private let turn = Atomic(Turn.first.rawValue)
  /// The first line that nobody has taken yet.
  private let nextLine = Atomic(0)
  private var work = Work.none
  /// One for each thread, the caller's first.
  private let alarms: [Alarm]
  /// The same.
  let desks: Desks

  @safe
  enum Work {
    case none
    /// Lines of a painter, by its type and address, which is valid until nobody is at it any more.
    case lines(Int, any BandPainter.Type, UnsafeRawPointer)
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
  /// painter 0.59–0.61 memsets for opaque rectangles, 1.08–1.18 for a blended picture per row;
  /// with 128 lines up to 1.23, and one clipped pass after the other 1.0–1.7 instead of 1.0
  /// (tenth percentiles of 60 on a busy Xeon with AVX-512).
  ///
  /// Painters look up the strokes of as many lines at once, those of a band or, where one thread draws
  /// all lines, of what would be one.
  static let bandLines = 32

  init(count: Int) {
    precondition(count < 1 << 15, "a turn's word has room for its threads")
    precondition(Self.bandLines % 16 == 0, "a band is of whole cache lines")
    alarms = (0..<count).map { _ in Alarm() }
    desks = Desks(count: count)
  }

  /// Lets threads that sleep wake up: work is about to come.
  func rouse() { begin(current.next) }

  /// Paints all lines of a painter with as many threads as are awake before they are taken.
  func paint<Painter: BandPainter>(_ painter: Painter) {
    unsafe withUnsafePointer(to: painter) {
      // Nobody has the address any more when this call ends.
      unsafe work = .lines(painter.height, Painter.self, $0)
      nextLine.store(0, ordering: .relaxed)
      begin(current.nextOpen())
      paintBands(as: 0)
      turn.bitwiseAnd(~Turn.open, ordering: .sequentiallyConsistent)
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
    var seen = Turn.first.number
    while true {
      alarms[worker].wait { current.number == seen }
      let turn = current
      guard let joined = turn.joined(by: worker) else {
        seen = turn.number
        continue
      }
      let isIn = self.turn.compareExchange(
        expected: turn.rawValue, desired: joined.rawValue, ordering: .acquiringAndReleasing
      ).exchanged
      guard isIn else { continue }
      seen = turn.number
      switch work {
      case .none: break
      case .lines: paintBands(as: worker)
      case .errand(let errand): errand()
      case .end: return
      }
      leave()
    }
  }

  private var current: Turn { Turn(rawValue: turn.load(ordering: .sequentiallyConsistent)) }

  private func begin(_ turn: Turn) {
    self.turn.store(turn.rawValue, ordering: .sequentiallyConsistent)
    for alarm in alarms.dropFirst() { alarm.ring() }
  }

  private func leave() {
    let left = turn.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
    if Turn(rawValue: left).isOver { alarms[0].ring() }
  }

  private func waitForOthers() { alarms[0].wait { !current.isOver } }

  private func paintBands(as worker: Int) {
    guard case .lines(let height, let type, let painter) = work else { return }
    let desk = desks[worker]
    while true {
      let top = nextLine.wrappingAdd(Self.bandLines, ordering: .relaxed).oldValue
      guard top < height else { return }
      // The painter lives until all threads have left, and each line is taken by one.
      unsafe type.paint(
        lines: top..<min(top + Self.bandLines, height), at: desk, with: painter)
    }
  }
}
