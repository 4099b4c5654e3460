import Measurement

/// The bytes that the current thread has allocated, read by the tool's own probe.
@_spi(Benchmarks) public struct AllocatedBytes {
  private let probe: AllocationProbe

  /// A count for the thread that makes it, and for no other.
  ///
  /// - Throws: If jemalloc is not the allocator of this process.
  public init() throws { probe = try AllocationProbe() }

  /// Bytes so far; what was freed meanwhile is not subtracted.
  public var count: Int { Int(probe.allocatedBytes) }
}

@available(*, unavailable)
extension AllocatedBytes: Sendable {}
