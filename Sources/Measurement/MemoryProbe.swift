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
    memory.allocatedBytes = statistic("stats.allocated")
    memory.activeBytes = statistic("stats.active")
    memory.metadataBytes = statistic("stats.metadata")
    memory.residentBytes = statistic("stats.resident")
    memory.mappedBytes = statistic("stats.mapped")
    memory.retainedBytes = statistic("stats.retained")
    return memory
  }

  /// Returns the peak resident memory in the text of `/proc/self/status`; `nil` if it is not stated.
  package static func peakResidentBytes(in status: String) -> Int? {
    let value = SystemText.value(of: "VmHWM", in: status, separator: ":") ?? ""
    guard value.hasSuffix(" kB"), let kibibytes = Int(value.dropLast(3)) else { return nil }
    return kibibytes * 1_024
  }

  private static func statistic(_ name: String) -> Int? {
    var value = 0
    var size = MemoryLayout<Int>.size
    // jemalloc writes one number of the given size to `value`.
    return unsafe mallctl(name, &value, &size, nil, 0) == 0 ? value : nil
  }
}
