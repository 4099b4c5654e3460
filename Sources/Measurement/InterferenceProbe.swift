import Glibc

/// A probe of the interruptions of the current thread, as far as the system reports them.
///
/// Reading takes two system calls and belongs outside of timed code. Does not allocate after
/// `init`.
package final class InterferenceProbe {
  private let file: Int32
  private var switches: Int
  private var steal: Int

  package init() {
    // The path is a constant string.
    file = unsafe open("/proc/stat", O_RDONLY | O_CLOEXEC)
    switches = Self.involuntarySwitches
    steal = 0
    steal = readSteal() ?? 0
  }

  deinit { if file >= 0 { close(file) } }

  /// Returns the counts since the previous call or the creation of the probe.
  ///
  /// Steal is the time that the hypervisor gave to other machines, in clock ticks (usually 10 ms),
  /// summed over all processors; 0 if the system does not report it, see ``absentColumns``.
  package func sinceLastCall() -> (involuntarySwitches: Int, stealTicks: Int) {
    let (switchesNow, stealNow) = (Self.involuntarySwitches, readSteal() ?? 0)
    defer { (switches, steal) = (switchesNow, stealNow) }
    // Kernels of virtual machines have been seen to count steal time backwards.
    return (switchesNow - switches, max(0, stealNow - steal))
  }

  private static var involuntarySwitches: Int {
    // RUSAGE_THREAD of Linux's getrusage(2), which the headers do not expose to Swift.
    let thisThread: Int32 = 1
    var usage = rusage()
    unsafe getrusage(thisThread, &usage)
    return usage.ru_nivcsw
  }

  /// The columns of `frames.csv` that the system has no values for.
  package static let absentColumns: Set<String> =
    InterferenceProbe().readSteal() == nil ? ["steal_ticks"] : []

  /// Returns the eighth number of the first line of /proc/stat, see proc(5).
  private func readSteal() -> Int? {
    guard file >= 0 else { return nil }
    var line = InlineArray<192, UInt8>(repeating: 0)
    var span = line.mutableSpan
    // Writes at most the size of the array, which is on the stack.
    let count = unsafe span.withUnsafeMutableBytes {
      unsafe pread(file, $0.baseAddress, $0.count, 0)
    }
    return Self.steal(in: line.span.extracting(0..<max(0, count)))
  }

  /// - Parameter line: Text that starts with the line `cpu  user nice system idle iowait irq
  ///   softirq steal …`.
  package static func steal(in line: Span<UInt8>) -> Int? {
    var (field, number, isInNumber) = (0, 0, false)
    for index in line.indices {
      let byte = line[index]
      if (48...57).contains(byte) {
        // Faulty counts have 20 digits.
        number = number &* 10 &+ Int(byte - 48)
        isInNumber = true
      } else if isInNumber {
        field += 1
        if field == 8 { return number }
        (number, isInNumber) = (0, false)
      }
      if byte == 10 { return nil }
    }
    return nil
  }
}
