import Foundation
import Synchronization

/// What Ctrl-C does: the tool stops at once with exit code 130, but never in the middle of writing
/// files.
enum Interruption {
  private static let isWriting = Atomic(false)
  private static let isPending = Atomic(false)

  /// Installs the handler, unless the signal is ignored, as under `nohup`.
  ///
  /// A pipe that nobody reads any more is no reason to stop either: what was measured is still
  /// written.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    // Touched here so that the handler finds them made: making them is not safe inside a handler.
    isWriting.store(false, ordering: .relaxed)
    isPending.store(false, ordering: .relaxed)
    // The handler calls only what POSIX allows in one: atomics, `write` and `_exit`.
    let before = signal(SIGINT) { _ in
      if Interruption.isWriting.load(ordering: .relaxed) {
        Interruption.isPending.store(true, ordering: .relaxed)
      } else {
        Interruption.leave()
      }
    }
    if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGINT, SIG_IGN)
    }
  }

  /// Writes files; a Ctrl-C meanwhile takes effect at the end.
  ///
  /// - Parameter body: Gets a check to call before what it wrote becomes visible, which throws if
  ///   Ctrl-C came.
  static func whileWriting(_ body: (_ check: () throws -> Void) throws -> Void) throws {
    isWriting.store(true, ordering: .relaxed)
    defer { isWriting.store(false, ordering: .relaxed) }
    do {
      try body {
        if isPending.load(ordering: .relaxed) {
          throw CommandFailure("interrupted; nothing was written", .interrupted)
        }
      }
    } catch  where isPending.load(ordering: .relaxed) {
      throw CommandFailure("interrupted; nothing was written", .interrupted)
    }
    if isPending.load(ordering: .relaxed) { leave() }
  }

  private static func leave() -> Never {
    // A static string: making another would not be safe in a handler.
    let message: StaticString = "\nscrollbench: interrupted\n"
    unsafe _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(CommandFailure.Code.interrupted.rawValue)
  }
}
