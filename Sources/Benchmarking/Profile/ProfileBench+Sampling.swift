import Measurement
package import RunData
import Synchronization

extension ProfileBench {
  /// Samples the stacks of all threads, the series in turn.
  ///
  /// - Parameter period: Nanoseconds of processor time between two samples.
  /// - Throws: ``ProfileGap`` if sampling cannot start, or no sample was taken.
  package func sampleStacks(rounds: Int, period: Int) throws(ProfileGap) -> ProcessorProfile {
    let sampler = try makeSampler(period: .nanoseconds(period))
    var processorTime: Int64 = 0
    for _ in 0..<rounds {
      for index in series.indices {
        let start = ProcessorClock.now()
        sampler.setTag(SampleTag(series: index, phase: nil).number)
        run(index) { sampler.setTag(SampleTag(series: index, phase: $0).number) }
        sampler.setTag(-1)
        processorTime += ProcessorClock.now() - start
      }
    }
    let samples = sampler.stop()
    guard !samples.isEmpty else {
      throw ProfileGap("the rounds ended before a sample was taken; ask for more rounds or frames")
    }
    let symbolizer = Symbolizer()
    var stacks = StackProfile()
    for sample in samples {
      let tag = SampleTag(number: sample.tag)
      guard let phase = tag.phase else { continue }
      stacks.add(
        1, to: Self.work(symbolizer.frames(sample.addresses)), of: series[tag.series].strategy,
        in: phase)
    }
    return ProcessorProfile(
      stacks: stacks, dropped: sampler.dropped, askedPeriod: period,
      period: Int(processorTime) / sampler.count)
  }

  /// The functions of a stack that do the work of a frame.
  package static func work(_ frames: [StackFrame]) -> [StackFrame] {
    let caller = frames.lastIndex { frame in callers.contains(where: frame.name.hasPrefix) }
    return caller.map { Array(frames[($0 + 1)...]) } ?? frames
  }

  /// Starts a sampler of all threads that work on frames.
  private func makeSampler(period: Duration) throws(ProfileGap) -> StackSampler {
    let sampler: StackSampler
    do {
      sampler = try StackSampler(period: period)
    } catch {
      throw ProfileGap("\(error)")
    }
    let failure = Mutex<String?>(nil)
    onEachThread {
      do { try sampler.addCurrentThread() } catch { failure.withLock { $0 = $0 ?? "\(error)" } }
    }
    if let reason = failure.withLock({ $0 }) { throw ProfileGap(reason) }
    return sampler
  }
}

/// A sampled phase of a series, or its time between two frames.
private struct SampleTag {
  let series: Int
  /// `nil` between two frames.
  let phase: Phase?

  private static let phases = Phase.allCases
  /// The numbers of a series: one per phase, then one for the time between frames.
  private static let stride = phases.count + 1

  init(series: Int, phase: Phase?) {
    self.series = series
    self.phase = phase
  }

  init(number: Int) {
    let index: Int
    (series, index) = number.quotientAndRemainder(dividingBy: Self.stride)
    phase = index < Self.phases.count ? Self.phases[index] : nil
  }

  /// The tag as a sampler stores it.
  var number: Int {
    series * Self.stride + (phase.flatMap(Self.phases.firstIndex) ?? Self.phases.count)
  }
}
