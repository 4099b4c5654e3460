import Foundation
import Measurement
import RunRecords
import Synchronization
import Testing

/// Keeps the processor busy for a moment, in a loop that calls nothing: where it is interrupted, its
/// own frame is the innermost.
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

/// Calls ``churn(_:)`` and does something with what it gives.
@inline(never)
func churnTwice(_ seed: UInt64) -> UInt64 {
  let first = churn(seed)
  return churn(first) ^ first
}

/// There is one sampler at a time.
///
/// No test waits for time to pass: they work until there are so many samples, and compare.
@Suite("The stack sampler", .serialized)
struct StackSamplerTests {
  private static let sink = Mutex<UInt64>(0)

  /// More rounds of work than any test takes, so that it ends and fails where no sample comes.
  ///
  /// At least 20 s of processor time; a sample comes every 10 ms of it, or more often.
  private static let mostRounds = 200_000

  private func work(rounds: Int) {
    for _ in 0..<rounds {
      // Each round starts from the last one's value: none can be left out.
      let value = churnTwice(Self.sink.withLock { $0 })
      Self.sink.withLock { $0 = value }
    }
  }

  /// Works until so many samples were taken.
  ///
  /// - Returns: The rounds that it took.
  @discardableResult
  private func work(_ sampler: StackSampler, until count: Int) -> Int {
    var rounds = 0
    while sampler.count < count, rounds < Self.mostRounds {
      work(rounds: 1)
      rounds += 1
    }
    return rounds
  }

  @Test(
    "finds the busy function below its caller, by either way of walking",
    .enabled(if: Symbolizer.namesFunctions), arguments: [StackSampler.Walk.tables, .framePointers])
  func busyFunction(walk: StackSampler.Walk) throws {
    let sampler = try StackSampler(period: .milliseconds(1), walk: walk)
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

  @Test("takes nothing while no tag is set, and nothing of a thread that was not added")
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
      // The same work again: it would be sampled as often.
      work(rounds: rounds)
      #expect(sampler.count == count)
    }
    let sampler = try StackSampler(period: .milliseconds(1))
    sampler.setTag(1)
    work(rounds: rounds)
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

  /// What threads share that are sampled while another one stops the sampler.
  private final class Crew: Sendable {
    let isDone = Atomic(false)
    let added = Atomic(0)
    let ended = Atomic(0)
    let failures = Mutex<[String]>([])
  }

  @Test("is stopped while threads are at work: none of their samples is cut or comes later")
  func stopping() throws {
    for _ in 0..<5 {
      let sampler = try StackSampler(period: .microseconds(100))
      let crew = Crew()
      sampler.setTag(3)
      for _ in 0..<2 {
        // The next sampler has its place when this one is gone: no thread may hold it that long.
        Thread.detachNewThread { [weak sampler] in
          do { try sampler?.addCurrentThread() } catch {
            crew.failures.withLock { $0.append("\(error)") }
          }
          crew.added.add(1, ordering: .relaxed)
          var (value, rounds) = (UInt64(1), 0)
          while !crew.isDone.load(ordering: .relaxed), rounds < Self.mostRounds {
            value = churnTwice(value)
            rounds += 1
          }
          let result = value
          Self.sink.withLock { $0 ^= result }
          crew.ended.add(1, ordering: .relaxed)
        }
      }
      while crew.added.load(ordering: .relaxed) < 2 { sched_yield() }
      while sampler.count < 8, crew.ended.load(ordering: .relaxed) < 2 { sched_yield() }
      let samples = sampler.stop()
      let count = sampler.count
      #expect(samples.count + sampler.dropped == count && count >= 8)
      #expect(samples.allSatisfy { $0.tag == 3 && !$0.addresses.isEmpty })
      crew.isDone.store(true, ordering: .relaxed)
      while crew.ended.load(ordering: .relaxed) < 2 { sched_yield() }
      let failures = crew.failures.withLock { $0 }
      #expect(sampler.count == count && failures == [])
    }
  }

  @Test("is alone, and its place is free again when it is gone")
  func alone() throws {
    do {
      let sampler = try StackSampler(period: .milliseconds(1))
      #expect(throws: StackSamplerError.self) { try StackSampler(period: .milliseconds(1)) }
      #expect(sampler.stop().isEmpty)
      #expect(throws: StackSamplerError.self) { try sampler.addCurrentThread() }
    }
    _ = try StackSampler(period: .milliseconds(1))
  }
}
