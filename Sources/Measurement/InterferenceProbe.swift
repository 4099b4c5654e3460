import Glibc

/// What kept the current thread from running, as far as the system tells.
///
///     var probe = InterferenceProbe()
///     drawFrame()
///     let (switches, steal) = probe.sinceLastCall()
///
/// Reading takes two system calls; do it outside of what is timed. Allocates nothing after `init`.
package struct InterferenceProbe: ~Copyable {
  private let file: Int32
  private var switches: Int
  private var steal: Int

  /// Starts counting.
  package init() {
    // The path is a constant that lives for the call.
    file = unsafe open("/proc/stat", O_RDONLY | O_CLOEXEC)
    switches = Self.involuntarySwitches
    steal = 0
    steal = readSteal()
  }

  deinit { if file >= 0 { close(file) } }

  /// Counts since the probe was made or last asked.
  ///
  /// - Returns: Times that the kernel took the processor from the thread, and the time that the
  ///   hypervisor gave to others, in clock ticks (10 ms as a rule) summed over all processors; 0 where
  ///   the system does not tell.
  package mutating func sinceLastCall() -> (involuntarySwitches: Int, stealTicks: Int) {
    let (switchesNow, stealNow) = (Self.involuntarySwitches, readSteal())
    defer { (switches, steal) = (switchesNow, stealNow) }
    return (switchesNow - switches, stealNow - steal)
  }

  private static var involuntarySwitches: Int {
    // RUSAGE_THREAD of Linux's getrusage(2), which the headers hide from Swift.
    let thisThread: Int32 = 1
    var usage = rusage()
    unsafe getrusage(thisThread, &usage)
    return usage.ru_nivcsw
  }

  /// The eighth number of the first line of /proc/stat, see proc(5).
  private func readSteal() -> Int {
    guard file >= 0 else { return 0 }
    var line = InlineArray<192, UInt8>(repeating: 0)
    var span = line.mutableSpan
    // Writes at most the bytes of the array, which lives on the stack.
    let count = unsafe span.withUnsafeMutableBytes {
      unsafe pread(file, $0.baseAddress, $0.count, 0)
    }
    return Self.steal(in: line.span.extracting(0..<max(0, count)))
  }

  /// - Parameter line: A text that begins with the line `cpu  user nice system idle iowait irq
  ///   softirq steal …`.
  package static func steal(in line: Span<UInt8>) -> Int {
    var (field, number, isInNumber) = (0, 0, false)
    for index in line.indices {
      let byte = line[index]
      if (48...57).contains(byte) {
        number = number * 10 + Int(byte - 48)
        isInNumber = true
      } else if isInNumber {
        field += 1
        if field == 8 { return number }
        (number, isInNumber) = (0, false)
      }
      if byte == 10 { return 0 }
    }
    return 0
  }
}
