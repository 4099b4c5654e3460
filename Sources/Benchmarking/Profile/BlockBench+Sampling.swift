import Measurement
package import RunData
import Synchronization

extension BlockBench {
  /// Samples the stacks of all threads, the series in turn.
  ///
  /// - Parameter period: Nanoseconds of processor time between two samples.
  /// - Throws: ``MeasurementError`` if sampling cannot start, or no sample was taken.
  package func sampleStacks(rounds: Int, period: Int) throws(MeasurementError) -> ProcessorProfile {
    let sampler = try makeSampler(period: .nanoseconds(period))
    // A tag is the place of a phase among those of all series; the number after the last stands for
    // the time between frames.
    let phases = Phase.allCases
    let betweenFrames = series.count * phases.count
    var processorTime: Int64 = 0
    for _ in 0..<rounds {
      for index in series.indices {
        let start = ProcessorClock.now()
        sampler.setTag(betweenFrames)
        run(index) { phase in
          let place = phase.flatMap(phases.firstIndex)
          sampler.setTag(place.map { index * phases.count + $0 } ?? betweenFrames)
        }
        // Nothing is sampled while the tag is negative.
        sampler.setTag(-1)
        processorTime += ProcessorClock.now() - start
      }
    }
    let samples = sampler.stop()
    guard !samples.isEmpty else {
      throw MeasurementError(
        .process, "the rounds ended before a sample was taken; ask for more rounds or frames")
    }
    let symbolizer = Symbolizer()
    var stacks = StackProfile()
    for sample in samples where sample.tag < betweenFrames {
      let (index, place) = sample.tag.quotientAndRemainder(dividingBy: phases.count)
      stacks.add(
        1, to: Self.work(symbolizer.frames(sample.addresses)), of: series[index].strategy,
        in: phases[place])
    }
    return ProcessorProfile(
      stacks: stacks, dropped: sampler.dropped, askedPeriod: period,
      period: Int(processorTime) / sampler.count)
  }

  /// The functions that call the work of a frame; outer frames of a stack belong to the tool.
  ///
  /// They are the timed pass on the caller's thread, and the loop of worker threads.
  package static let callers = ["FramePipeline.run(", "ThreadPool.runWorker("]

  /// The functions of a stack that do the work of a frame.
  package static func work(_ frames: [StackFrame]) -> [StackFrame] {
    let caller = frames.lastIndex { frame in callers.contains(where: frame.name.hasPrefix) }
    return caller.map { Array(frames[($0 + 1)...]) } ?? frames
  }

  private func makeSampler(period: Duration) throws(MeasurementError) -> StackSampler {
    try MeasurementError.wrapping(.process) { () throws(UnmeasurableProcess) in
      let sampler = try StackSampler(period: period)
      let failure = Mutex<UnmeasurableProcess?>(nil)
      onEachThread {
        do throws(UnmeasurableProcess) {
          try sampler.addCurrentThread()
        } catch {
          failure.withLock { $0 = $0 ?? error }
        }
      }
      if let error = failure.withLock({ $0 }) { throw error }
      return sampler
    }
  }
}
