import CSystem

/// Requests to valgrind's tool callgrind, which counts instructions; without valgrind they do nothing.
package enum InstructionProbe {
  /// Whether the process runs under valgrind.
  package static var isOn: Bool { callgrind_is_running() != 0 }

  /// Begins to count, if callgrind was told not to from the start.
  package static func start() { callgrind_start() }

  /// Forgets what was counted.
  package static func reset() { callgrind_zero() }

  /// Has callgrind write down what was counted since the last time, and forget it.
  ///
  /// - Parameter name: What callgrind notes with it.
  package static func dump(_ name: String) {
    // callgrind has written the text down when the request returns.
    unsafe name.withCString { unsafe callgrind_dump($0) }
  }
}
