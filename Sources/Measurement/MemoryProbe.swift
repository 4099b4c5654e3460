package import RunData

#if Jemalloc
  import CJemalloc
#endif

package enum MemoryProbe {
  /// As far as the system and the allocator report it.
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

  /// Reads the text of `/proc/self/status`; `nil` if it does not state the peak.
  package static func peakResidentBytes(in status: String) -> Int? {
    let value = SystemText.value(of: "VmHWM", in: status, separator: ":") ?? ""
    guard value.hasSuffix(" kB"), let kibibytes = Int(value.dropLast(3)) else { return nil }
    return kibibytes * 1_024
  }
}
