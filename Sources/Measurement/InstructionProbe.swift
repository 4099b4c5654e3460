import CLinux

/// Requests to callgrind, the tool of valgrind that counts instructions; without valgrind they have
/// no effect.
package enum InstructionProbe {
  package static var isOn: Bool { callgrind_is_running() != 0 }

  /// Starts counting, if callgrind was started with counting disabled.
  package static func start() { callgrind_start() }

  package static func reset() { callgrind_zero() }

  /// Writes the counts since the last dump and resets them.
  package static func dump(_ name: String) {
    // callgrind has copied the text when the request returns.
    unsafe name.withCString { unsafe callgrind_dump($0) }
  }
}
