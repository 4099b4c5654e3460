import Analysis
import Foundation
import Synchronization

/// What Ctrl-C does, and a terminal that closes or a job that is told to end (SIGHUP, SIGTERM): the
/// tool stops at once with exit code 130, but never in the middle of writing files, and not before
/// the processes and folders are gone that it made.
enum Interruption {
  /// While it is set a signal takes effect at the next check.
  private static let isDeferred = Atomic(false)
  private static let isPending = Atomic(false)
  /// The processes that were started and have not ended, at most two; 0 stands for none.
  private static let firstChild = Atomic<Int32>(0)
  private static let secondChild = Atomic<Int32>(0)

  /// The signals that end the tool.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Installs the handler for each of the signals that is not ignored, as SIGHUP is under `nohup`.
  ///
  /// A pipe that nobody reads any more is no reason to stop either: what was measured is still
  /// written.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    // Touched here so that the handler finds them made: making them is not safe inside a handler.
    isDeferred.store(false, ordering: .relaxed)
    isPending.store(false, ordering: .relaxed)
    firstChild.store(0, ordering: .relaxed)
    secondChild.store(0, ordering: .relaxed)
    for number in signals {
      // The handler calls only what POSIX allows in one: atomics, `kill`, `write` and `_exit`.
      let before = signal(number) { _ in
        if Interruption.isDeferred.load(ordering: .relaxed) {
          Interruption.isPending.store(true, ordering: .relaxed)
          Interruption.stopChildren()
        } else {
          Interruption.leave()
        }
      }
      // Handlers are compared as the addresses that they are; neither is called.
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Writes files; a Ctrl-C meanwhile takes effect at the end.
  ///
  /// - Parameter body: Calls ``check()`` before what it wrote becomes visible.
  static func whileWriting(_ body: () throws -> Void) throws {
    isDeferred.store(true, ordering: .relaxed)
    defer { isDeferred.store(false, ordering: .relaxed) }
    do {
      try body()
    } catch  where isPending.load(ordering: .relaxed) {
      throw CommandFailure("interrupted; nothing was written", .interrupted)
    }
    if isPending.load(ordering: .relaxed) { leave() }
  }

  /// Runs a step that has children and scratch folders; a Ctrl-C meanwhile stops the children, and
  /// the step ends, tidied up, at its next ``check()``.
  static func whileRunningChildren<Result>(_ body: () throws -> Result) throws -> Result {
    isDeferred.store(true, ordering: .relaxed)
    defer { isDeferred.store(false, ordering: .relaxed) }
    let result = Swift.Result { try body() }
    try check()
    return try result.get()
  }

  /// - Throws: If Ctrl-C came.
  static func check() throws {
    guard isPending.load(ordering: .relaxed) else { return }
    throw CommandFailure("interrupted", .interrupted)
  }

  /// Takes note of a process that Ctrl-C is to stop.
  static func adopt(_ child: Int32) {
    for place in 0..<2 {
      let (took, _) =
        place == 0
        ? firstChild.compareExchange(expected: 0, desired: child, ordering: .relaxed)
        : secondChild.compareExchange(expected: 0, desired: child, ordering: .relaxed)
      if took { break }
    }
    // It may have come while the process was being started.
    if isPending.load(ordering: .relaxed) { stopChildren() }
  }

  /// Forgets a process that has ended.
  static func release(_ child: Int32) {
    _ = firstChild.compareExchange(expected: child, desired: 0, ordering: .relaxed)
    _ = secondChild.compareExchange(expected: child, desired: 0, ordering: .relaxed)
  }

  private static func stopChildren() {
    let (first, second) = (
      firstChild.load(ordering: .relaxed), secondChild.load(ordering: .relaxed)
    )
    // A child that leads a group of processes goes with them: a build has compilers.
    if first > 0 { stop(first) }
    if second > 0 { stop(second) }
  }

  private static func stop(_ child: Int32) {
    kill(-child, SIGTERM)
    kill(child, SIGTERM)
  }

  private static func leave() -> Never {
    // A static string: making another would not be safe in a handler.
    let message: StaticString = "\nscrollbench: interrupted\n"
    unsafe _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(ExitStatus.interrupted.rawValue)
  }
}
