import Benchmarking
import Measurement
import Reporting
import RunRecords
import Synchronization

extension ProfileRun {
  /// Samples the stacks of all rounds, the series in turn.
  func processor() throws -> ProfileReport.Processor {
    let bench = try makeBench(experiment)
    let sampler = try sampler(of: bench)
    var processorTime: Int64 = 0
    for _ in 0..<experiment.rounds {
      for index in bench.series.indices {
        let start = ProcessorClock.now()
        sampler.setTag(SampleTag(series: index, phase: nil).number)
        bench.run(index) { sampler.setTag(SampleTag(series: index, phase: $0).number) }
        sampler.setTag(-1)
        processorTime += ProcessorClock.now() - start
      }
    }
    let samples = sampler.stop()
    let symbolizer = Symbolizer()
    guard !samples.isEmpty else {
      throw ProfileGap("the rounds ended before a sample was taken; ask for more rounds or frames")
    }
    var stacks = StackProfile()
    for sample in samples {
      let tag = SampleTag(number: sample.tag)
      guard let phase = tag.phase else { continue }
      stacks.add(
        1, to: Self.work(symbolizer.frames(sample.addresses)),
        of: bench.series[tag.series].strategy, in: phase)
    }
    return ProfileReport.Processor(
      stacks: stacks, dropped: sampler.dropped,
      askedPeriod: command.period * 1_000, period: Int(processorTime) / sampler.count)
  }

  /// A sampler of all threads that work on frames.
  private func sampler(of bench: ProfileBench) throws(ProfileGap) -> StackSampler {
    let sampler: StackSampler
    do {
      sampler = try StackSampler(period: .microseconds(command.period))
    } catch {
      throw ProfileGap("\(error)")
    }
    let failure = Mutex<String?>(nil)
    bench.onEachThread {
      do { try sampler.addCurrentThread() } catch { failure.withLock { $0 = $0 ?? "\(error)" } }
    }
    if let reason = failure.withLock({ $0 }) { throw ProfileGap(reason) }
    return sampler
  }
}

/// What is sampled: a phase of a series, or what it does between two frames.
private struct SampleTag {
  let series: Int
  /// `nil` between two frames.
  let phase: Phase?

  private static let phases = Phase.allCases
  /// The numbers of a series: one a phase, and after them that of what is between frames.
  private static let stride = phases.count + 1

  init(series: Int, phase: Phase?) {
    self.series = series
    self.phase = phase
  }

  init(number: Int) {
    let place: Int
    (series, place) = number.quotientAndRemainder(dividingBy: Self.stride)
    phase = place < Self.phases.count ? Self.phases[place] : nil
  }

  /// What a sampler notes with a sample.
  var number: Int {
    series * Self.stride + (phase.flatMap(Self.phases.firstIndex) ?? Self.phases.count)
  }
}
