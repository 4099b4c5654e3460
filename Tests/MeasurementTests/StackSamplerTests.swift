import Foundation
import Measurement
import Synchronization
import Testing

/// Keeps the processor busy in a loop without calls, so that this function is the innermost
/// frame when it is interrupted.
@inline(never)
func churn(_ seed: UInt64) -> UInt64 {
  var value = seed
  var round = 0
  while round < 100_000 {
    value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    round &+= 1
  }
  return value
}

@inline(never)
func churnTwice(_ seed: UInt64) -> UInt64 {
  let first = churn(seed)
  return churn(first) ^ first
}

/// Serialized, since only one sampler can exist at a time.
///
/// The tests do not wait: they work until a number of samples was taken.
@Suite("The stack sampler", .serialized)
struct StackSamplerTests {
  private static let sink = Mutex<UInt64>(0)

  /// A limit on rounds of work, so that a test fails if no sample is taken.
  ///
  /// At least 20 s of CPU time; there is a sample at least every 10 ms.
  private static let mostRounds = 200_000

  private func work(rounds: Int) {
    for _ in 0..<rounds {
      // Each round depends on the previous one, so that none can be optimized away.
      let value = churnTwice(Self.sink.withLock { $0 })
      Self.sink.withLock { $0 = value }
    }
  }

  /// Works until `count` samples were taken.
  @discardableResult
  private func work(_ sampler: StackSampler, until count: Int) -> Int {
    var rounds = 0
    while sampler.count < count, rounds < Self.mostRounds {
      work(rounds: 1)
      rounds += 1
    }
    return rounds
  }

  @Test("finds the busy function and its caller", .enabled(if: Symbolizer.namesFunctions))
  func busyFunction() throws {
    let sampler = try StackSampler(period: .milliseconds(1))
    try sampler.addCurrentThread()
    sampler.setTag(7)
    work(sampler, until: 8)
    sampler.setTag(-1)
    let samples = sampler.stop()
    #expect(samples.count >= 8 && samples.allSatisfy { $0.tag == 7 } && sampler.dropped == 0)
    let symbolizer = Symbolizer()
    let stacks = samples.map { symbolizer.frames($0.addresses).map(\.name) }
    let found = stacks.filter { names in
      guard let inner = names.lastIndex(of: "churn(_:)") else { return false }
      return inner > 0 && names[inner - 1] == "churnTwice(_:)"
    }
    #expect(found.count * 2 > stacks.count, "\(stacks)")
  }

  @Test("takes no samples without a tag, and none of threads that were not added")
  func silence() throws {
    var rounds = 0
    do {
      let sampler = try StackSampler(period: .milliseconds(1))
      try sampler.addCurrentThread()
      sampler.setTag(1)
      rounds = work(sampler, until: 8)
      sampler.setTag(-1)
      let count = sampler.count
      #expect(count >= 8)
      // The same work again, which would be sampled as often.
      work(rounds: rounds)
      #expect(sampler.count == count)
    }
    let sampler = try StackSampler(period: .milliseconds(1))
    sampler.setTag(1)
    work(rounds: rounds)
    #expect(sampler.stop().isEmpty && sampler.count == 0)
  }

  @Test("counts dropped samples and keeps the others intact")
  func room() throws {
    let sampler = try StackSampler(period: .milliseconds(1), capacity: 250)
    try sampler.addCurrentThread()
    sampler.setTag(0)
    // A stack has at least one address, so at most 125 samples fit.
    work(sampler, until: 130)
    let samples = sampler.stop()
    #expect(sampler.dropped > 0 && samples.count + sampler.dropped == sampler.count)
    #expect(samples.allSatisfy { $0.tag == 0 && !$0.addresses.isEmpty })
  }

  /// The shared state of threads that are sampled while another one stops the sampler.
  private final class SharedState: Sendable {
    let isDone = Atomic(false)
    let added = Atomic(0)
    let ended = Atomic(0)
    let failures = Mutex<[String]>([])
  }

  @Test("can be stopped while threads are running: no sample is truncated or added later")
  func stopping() throws {
    for _ in 0..<5 {
      let sampler = try StackSampler(period: .microseconds(100))
      let state = SharedState()
      sampler.setTag(3)
      for _ in 0..<2 {
        // The next sampler requires that this one is released: threads must not retain it.
        Thread.detachNewThread { [weak sampler] in
          do { try sampler?.addCurrentThread() } catch {
            state.failures.withLock { $0.append("\(error)") }
          }
          state.added.add(1, ordering: .relaxed)
          var (value, rounds) = (UInt64(1), 0)
          while !state.isDone.load(ordering: .relaxed), rounds < Self.mostRounds {
            value = churnTwice(value)
            rounds += 1
          }
          let result = value
          Self.sink.withLock { $0 ^= result }
          state.ended.add(1, ordering: .relaxed)
        }
      }
      while state.added.load(ordering: .relaxed) < 2 { sched_yield() }
      while sampler.count < 8, state.ended.load(ordering: .relaxed) < 2 { sched_yield() }
      let samples = sampler.stop()
      let count = sampler.count
      #expect(samples.count + sampler.dropped == count && count >= 8)
      #expect(samples.allSatisfy { $0.tag == 3 && !$0.addresses.isEmpty })
      state.isDone.store(true, ordering: .relaxed)
      while state.ended.load(ordering: .relaxed) < 2 { sched_yield() }
      let failures = state.failures.withLock { $0 }
      #expect(sampler.count == count && failures == [])
    }
  }

  @Test("only one exists at a time, and another can be created after its release")
  func alone() throws {
    do {
      let sampler = try StackSampler(period: .milliseconds(1))
      #expect(throws: UnmeasurableProcess.self) { try StackSampler(period: .milliseconds(1)) }
      #expect(sampler.stop().isEmpty)
      #expect(throws: UnmeasurableProcess.self) { try sampler.addCurrentThread() }
    }
    _ = try StackSampler(period: .milliseconds(1))
  }
}
