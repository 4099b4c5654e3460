import Benchmarking
import Compositing
import Graphics
import RowStrategies
import RunData
import TableViews
import Text

/// An engine that draws with another one and keeps a hash of each of the first images.
///
/// Used by a single thread.
private final class HashingEngine: Engine, @unchecked Sendable {
  private let engine: any Engine
  private let count: Int
  private(set) var hashes: [String] = []

  init(_ engine: any Engine, count: Int) {
    self.engine = engine
    self.count = count
  }

  func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
    engine.composite(list, into: buffer)
    if hashes.count < count { hashes.append(buffer.hash) }
  }

  func reserve(for list: borrowing DisplayList) -> Bool { engine.reserve(for: list) }
  func work(of list: borrowing DisplayList) -> FrameSample { engine.work(of: list) }
}

/// The images and counters of a strategy's pass through a scenario.
struct GoldenPass {
  let images: [String]
  private let values: [[Double]]

  /// Returns the exact counters of a frame.
  ///
  /// - Parameter countingAllocations: Whether to include allocated bytes, except those of the phase
  ///   that shapes text: the text library has caches that all threads share.
  static func counters(countingAllocations: Bool) -> [Metric] {
    Metric.ofFrames.filter { metric in
      guard metric.dependence == .toolchain else { return metric.dependence != nil }
      return countingAllocations && !["allocated_bytes", "configure_bytes"].contains(metric.name)
    }
  }

  /// Runs the pass once, and a second time for allocated bytes, which are exact from then on.
  init(_ experiment: Experiment, _ descriptor: EngineDescriptor, _ renderer: TextRenderer) throws {
    var experiment = experiment
    let frames = experiment.frames(at: experiment.refreshRates[0])
    let engine = HashingEngine(descriptor.make(), count: frames)
    experiment.engine = EngineDescriptor(
      id: descriptor.id, summary: descriptor.summary, isOurs: descriptor.isOurs
    ) { _, _ in engine }
    experiment.rounds = experiment.countsAllocations ? 1 : 0
    let series = try experiment.run(renderer: renderer, report: { _, _ in }).series[0]
    images = engine.hashes
    values = Self.counters(countingAllocations: experiment.countsAllocations).map { counter in
      let isExactLater = counter.dependence == .toolchain
      return (isExactLater ? series.steadyFrames : series.frames[...]).map(counter.value)
    }
  }

  /// Indicates whether the frames have the counters of the first frames of another pass.
  func hasCounters(of other: GoldenPass) -> Bool {
    zip(values, other.values).allSatisfy { $1.starts(with: $0) }
  }

  var imagesHash: String {
    Fingerprint(images.joined(separator: " ")).letters(GoldenFile.hashLength)
  }

  /// A letter per image.
  var scroll: String { images.map { Fingerprint($0).letters(1) }.joined() }

  /// A hash of all counters, and a letter per counter.
  var countersHash: String {
    let hashes = values.map { values in
      var hash = Fingerprint()
      for value in values {
        let bits = value.bitPattern
        hash.add((0..<8).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) })
      }
      return hash
    }
    return Fingerprint(hashes.map(\.text).joined(separator: " ")).letters(GoldenFile.hashLength)
      + hashes.map { $0.letters(1) }.joined()
  }
}

extension Scenario {
  /// The scenario on a small display, on which some edges of rows are between pixels.
  private var reduced: Scenario {
    var scenario = self
    let isWide = self.display.width > self.display.height
    scenario.display.width = isWide ? 240 : 160
    scenario.display.height = isWide ? 160 : 240
    scenario.display.scale = 1.5
    if self.display.compactBelow > 0 { scenario.display.compactBelow = 200 }
    return scenario
  }

  private var withoutText: Scenario {
    var scenario = self
    scenario.content = .none
    scenario.heights.source = .fixed
    return scenario
  }

  /// The pass whose images and counters are approved: the first five seconds, in which all events
  /// are, at 30 Hz.
  func goldenExperiment(showsText: Bool, strategies: [StrategyDescriptor]) -> Experiment {
    let scenario = showsText ? reduced : reduced.withoutText
    var spec = ExperimentSpec()
    (spec.refreshRates, spec.secondsPerPass) = ([30], 5)
    var experiment = Experiment(
      scenario, rows: scenario.cut(scenario.makeRows(seed: 1), seed: 1), strategies: strategies,
      spec)
    experiment.countsAllocations = showsText
    return experiment
  }
}
