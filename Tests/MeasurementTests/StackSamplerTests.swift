import Glibc
import Measurement
import RunRecords
import Synchronization
import Testing

/// Keeps the processor busy for a moment.
@inline(never)
func churn(_ seed: UInt64) -> UInt64 {
  var value = seed
  for _ in 0..<100_000 { value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
  return value
}

/// Calls ``churn(_:)`` and does something with what it gives.
@inline(never)
func churnTwice(_ seed: UInt64) -> UInt64 {
  let first = churn(seed)
  return churn(first) ^ first
}

/// There is one sampler at a time.
@Suite("The stack sampler", .serialized)
struct StackSamplerTests {
  private static let sink = Mutex<UInt64>(0)

  /// Works until so many samples were taken.
  private func work(_ sampler: StackSampler, until count: Int) {
    var value: UInt64 = 1
    while sampler.count < count { value = churnTwice(value) }
    Self.sink.withLock { $0 ^= value }
  }

  @Test(
    "finds the busy function below its caller, by either way of walking",
    arguments: [StackSampler.Walk.tables, .framePointers])
  func busyFunction(walk: StackSampler.Walk) throws {
    let sampler = try StackSampler(period: .milliseconds(1), walk: walk)
    try sampler.addCurrentThread()
    sampler.setTag(7)
    work(sampler, until: 8)
    sampler.setTag(-1)
    let samples = sampler.stop()
    #expect(samples.count >= 8 && samples.allSatisfy { $0.tag == 7 } && sampler.dropped == 0)
    let symbolizer = Symbolizer(try #require(MemoryMap.ofThisProcess()))
    let stacks = samples.map { symbolizer.frames($0.addresses).map(\.name) }
    let found = stacks.filter { names in
      guard let inner = names.lastIndex(of: "MeasurementTests.churn(_:)") else { return false }
      return inner > 0 && names[inner - 1] == "MeasurementTests.churnTwice(_:)"
    }
    #expect(found.count * 2 > stacks.count, "\(stacks)")
  }

  @Test("takes nothing while no tag is set, and nothing of a thread that was not added")
  func silence() throws {
    let sampler = try StackSampler(period: .milliseconds(1))
    var value: UInt64 = 1
    sampler.setTag(1)
    let start = ProcessorClock.now()
    while ProcessorClock.now() - start < 30_000_000 { value = churn(value) }
    sampler.setTag(-1)
    try sampler.addCurrentThread()
    let second = ProcessorClock.now()
    while ProcessorClock.now() - second < 30_000_000 { value = churn(value) }
    Self.sink.withLock { $0 ^= value }
    #expect(sampler.stop().isEmpty && sampler.count == 0)
  }

  @Test("counts what it has no room for, and keeps the rest whole")
  func room() throws {
    let sampler = try StackSampler(period: .milliseconds(1), room: 250)
    try sampler.addCurrentThread()
    sampler.setTag(0)
    // A stack has at least one address: beyond 125 there cannot be room.
    work(sampler, until: 130)
    let samples = sampler.stop()
    #expect(sampler.dropped > 0 && samples.count + sampler.dropped == sampler.count)
    #expect(samples.allSatisfy { $0.tag == 0 && !$0.addresses.isEmpty })
  }

  @Test("is alone, and its place is free again when it is gone")
  func alone() throws {
    do {
      let sampler = try StackSampler(period: .milliseconds(1))
      #expect(throws: StackSamplerError.self) { try StackSampler(period: .milliseconds(1)) }
      #expect(sampler.stop().isEmpty)
    }
    _ = try StackSampler(period: .milliseconds(1))
  }
}
