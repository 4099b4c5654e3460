import Glibc
import Synchronization

/// A signal that ended a step.
package struct InterruptionError: Error {
  /// One sentence.
  package let message: String
}

/// The handling of SIGINT, SIGTERM and SIGHUP.
///
/// The tool exits at once with status 130, but not while it writes files, and not before its child
/// processes and scratch folders are gone.
package enum Interruption {
  /// While set, a signal takes effect at the next check.
  private static let isDeferred = Atomic(false)
  private static let isPending = Atomic(false)
  /// The running child processes, at most two; 0 stands for none.
  private static let children = InlineArray<2, Atomic<Int32>> { _ in Atomic(0) }
  /// Set once, before there is a handler; C text, as allocating is not safe in one.
  nonisolated(unsafe) private static var message: UnsafeMutablePointer<CChar>?

  /// Installs the handler for each of the signals that is not ignored, as SIGHUP is under `nohup`.
  ///
  /// SIGPIPE is ignored: if the reader of standard output is gone, the files are still written.
  /// So is SIGXFSZ: a file that reaches the limit of its size is an ordinary write error. SIGCHLD is
  /// not: the system would forget how child processes ended.
  ///
  /// - Parameter program: The name with which the message begins.
  package static func install(_ program: String) {
    unsafe message = strdup("\n\(program): interrupted\n")
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
    // Initializes the static properties, which is not safe inside a handler.
    isDeferred.store(false, ordering: .relaxed)
    isPending.store(false, ordering: .relaxed)
    for slot in children.indices { children[slot].store(0, ordering: .relaxed) }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // The handler calls only what POSIX allows in one: atomics, `kill`, `write` and `_exit`.
      let before = signal(number) { _ in
        if Interruption.isDeferred.load(ordering: .relaxed) {
          Interruption.isPending.store(true, ordering: .relaxed)
          Interruption.stopChildren()
        } else {
          Interruption.leave()
        }
      }
      // Handlers are compared by address; neither is called.
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Makes signals wait until ``resume()``: there is a folder that is not published yet.
  package static func suspend() { isDeferred.store(true, ordering: .relaxed) }

  /// Lets signals take effect again; one that has come ends the process.
  package static func resume() {
    isDeferred.store(false, ordering: .relaxed)
    if isPending.load(ordering: .relaxed) { leave() }
  }

  /// Writes files; a signal meanwhile takes effect at the end.
  ///
  /// - Parameter body: Calls ``check()`` before what it wrote becomes visible.
  package static func whileWriting(_ body: () throws -> Void) throws {
    let wasDeferred = isDeferred.exchange(true, ordering: .relaxed)
    let result = Result { try body() }
    isDeferred.store(wasDeferred, ordering: .relaxed)
    guard isPending.load(ordering: .relaxed) else { return try result.get() }
    if case .failure(let error) = result {
      // Others say where the results are.
      guard error is InterruptionError else { throw error }
      throw InterruptionError(message: "interrupted; nothing was written")
    }
    if !wasDeferred { leave() }
  }

  /// Runs a step that has child processes and scratch folders; a signal meanwhile terminates the
  /// children, and the step throws at its next ``check()``.
  package static func whileRunningChildren<Result>(_ body: () throws -> Result) throws -> Result {
    let wasDeferred = isDeferred.exchange(true, ordering: .relaxed)
    let result = Swift.Result { try body() }
    isDeferred.store(wasDeferred, ordering: .relaxed)
    try check()
    return try result.get()
  }

  /// - Throws: ``InterruptionError`` if a signal has come.
  package static func check() throws {
    guard isPending.load(ordering: .relaxed) else { return }
    throw InterruptionError(message: "interrupted")
  }

  /// Registers a process to be terminated by a signal.
  package static func adopt(_ child: Int32) {
    for slot in children.indices {
      let (isFree, _) = children[slot].compareExchange(
        expected: 0, desired: child, ordering: .relaxed)
      if isFree { break }
    }
    // The signal may have come while the process was being started.
    if isPending.load(ordering: .relaxed) { stopChildren() }
  }

  package static func release(_ child: Int32) {
    for slot in children.indices {
      _ = children[slot].compareExchange(expected: child, desired: 0, ordering: .relaxed)
    }
  }

  /// Terminates the children and their process groups: a build has compilers.
  private static func stopChildren() {
    for slot in children.indices {
      let child = children[slot].load(ordering: .relaxed)
      if child > 0 { kill(-child, SIGTERM) }
    }
  }

  private static func leave() -> Never {
    if let message = unsafe message {
      unsafe _ = write(STDERR_FILENO, message, strlen(message))
    }
    _exit(128 + SIGINT)
  }
}
