package import RunData

#if Jemalloc
  import CJemalloc
#endif

/// A reading of the memory of this process.
package enum MemoryProbe {
  /// The memory now, as far as the system and the allocator report it.
  package static var memory: SeriesMemory {
    var memory = SeriesMemory()
    memory.peakRssBytes = SmallFile.text(at: "/proc/self/status").flatMap(peakResidentBytes)
    var epoch: UInt64 = 1
    // jemalloc reads one number of the given size, and renews its statistics.
    unsafe mallctl("epoch", nil, nil, &epoch, MemoryLayout<UInt64>.size)
    memory.allocatedBytes = jemallocValue("stats.allocated", 0)
    memory.residentBytes = jemallocValue("stats.resident", 0)
    return memory
  }

  /// Returns the peak resident memory in the text of `/proc/self/status`; `nil` if it is not stated.
  package static func peakResidentBytes(in status: String) -> Int? {
    let value = SystemText.value(of: "VmHWM", in: status, separator: ":") ?? ""
    guard value.hasSuffix(" kB"), let kibibytes = Int(value.dropLast(3)) else { return nil }
    return kibibytes * 1_024
  }
}
