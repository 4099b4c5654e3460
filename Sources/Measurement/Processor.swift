import CLinux

/// A logical processor of the machine.
package struct Processor: Equatable, Sendable {
  /// The kernel's number of the processor.
  package let number: Int

  /// The words of a mask: enough for 8,192 processors, the most of a Linux kernel.
  private static let words = 8_192 / UInt.bitWidth

  /// The processors that this process may run on, ascending; empty if they cannot be read.
  package static var available: [Processor] {
    var mask = [UInt](repeating: 0, count: words)
    // The kernel writes at most `words` words into the array.
    guard unsafe linux_affinity(0, &mask, words) > 0 else { return [] }
    return (0..<words * UInt.bitWidth).filter {
      mask[$0 / UInt.bitWidth] >> ($0 % UInt.bitWidth) & 1 == 1
    }
    .map(Processor.init)
  }

  /// Keeps the first thread of a process on this processor; without effect if the process is gone.
  package func keep(_ process: Int32) {
    var mask = [UInt](repeating: 0, count: Self.words)
    mask[number / UInt.bitWidth] = 1 << (number % UInt.bitWidth)
    // The kernel reads the array during the call.
    _ = unsafe linux_set_affinity(process, mask, Self.words)
  }

  /// Returns 0 for a process that is gone.
  package static func threads(of process: Int32) -> Int {
    SmallFile.text(at: "/proc/\(process)/status")
      .flatMap { SystemText.value(of: "Threads", in: $0, separator: ":") }.flatMap { Int($0) } ?? 0
  }
}
