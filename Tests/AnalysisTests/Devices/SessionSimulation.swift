import Analysis
import Glibc
import RunData
import SampleRuns
import SeededRandom

/// A simulation of a device that records sessions of a program.
///
/// The work of a frame is the product of
/// - 8 ms, or another base,
/// - a log-normal factor with a deviation of 15 %,
/// - in one frame of a hundred a spike: 1.5 times a Pareto variable with exponent 3,
/// - the factor of the iteration: 2 %, and 1.06 times in 15 % of iterations,
/// - the factor of the session, and its drift, and
/// - in 10 % of iterations, in a run of 4 to 12 frames, a factor of 2 to 3.
struct SimulatedDevice {
  struct Noise {
    /// The deviation of the factor of a session.
    var session = 0.0
    /// The growth of the work from one session to the next.
    var drift = 0.0
    /// The typical work of a frame in milliseconds.
    var base = 8.0
    /// Indicates whether there are no spikes and no runs of slow frames.
    var isCalm = false
  }

  struct Change {
    var factor = 1.0
    /// The work of one frame of an iteration, instead of its own, in milliseconds.
    var stutter: Double?
    var share = 1.0
    /// The work that each frame takes more, in milliseconds.
    var shift = 0.0
  }

  /// The facts that a log has of each frame.
  enum Kind: String, CaseIterable {
    case work
    /// The overrun of a deadline, which is 3 ms of further work less the tick.
    case deadlines
    /// The same with elapsed times.
    case clocked = "deadlines and elapsed time"
    /// The displayed intervals: a tick, and the ticks begun since the deadline, with a jitter of 0.3 ms.
    case intervals
    /// The hitch ratio of those.
    case counts
  }

  /// The work of the frames of each iteration of a session, in milliseconds.
  typealias Session = [[Double]]

  static let frames = 200
  private static let tick = 1_000.0 / 60
  private static let further = 3.0

  private let noise: Noise
  private var normal: NormalNoise
  private var uniform: SeededGenerator
  private var elapsed = 0

  init(_ noise: Noise, seed: UInt64) {
    self.noise = noise
    var seeds = SeededGenerator(seed: seed)
    normal = NormalNoise(seed: seeds.next())
    uniform = SeededGenerator(seed: seeds.next())
  }

  mutating func session(_ change: Change, iterations: Int) -> Session {
    let factor = exp(noise.session * normal.next() + noise.drift * Double(elapsed))
    elapsed += 1
    return (0..<iterations).map { _ in iteration(change, noise.base * factor) }
  }

  private mutating func iteration(_ change: Change, _ base: Double) -> [Double] {
    let isSlow = isChosen(0.15)
    let typical = base * exp(0.02 * normal.next()) * (isSlow ? 1.06 : 1)
    var times = (0..<Self.frames).map { _ in
      let time = typical * exp(0.15 * normal.next())
      return isChosen(noise.isCalm ? 0 : 0.01)
        ? time * 1.5 * pow(1 - uniform.number(in: 0...0.999_999), -1.0 / 3) : time
    }
    if isChosen(noise.isCalm ? 0 : 0.1) {
      let start = uniform.number(in: 0...Self.frames - 12)
      for frame in start..<start + uniform.number(in: 4...12) {
        times[frame] *= uniform.number(in: 2.0...3.0)
      }
    }
    times = times.map { $0 * change.factor + change.shift }
    if let stutter = change.stutter, isChosen(change.share) {
      times[uniform.number(in: 0...Self.frames - 1)] = stutter
    }
    return times
  }

  private mutating func isChosen(_ share: Double) -> Bool { uniform.number(in: 0...1) < share }

  mutating func log(_ session: Session, as kind: Kind, name: String = "scroll") throws
    -> DeviceSession
  {
    let iterations = session.map { LoggedIteration(frames($0, as: kind)) }
    return try DeviceSession(
      LoggedSeries(name, by: "simulated", refreshRate: 60, iterations: iterations), refreshRate: nil
    )
  }

  private mutating func frames(_ work: [Double], as kind: Kind) -> LoggedFrames {
    let overruns = work.map { $0 + Self.further - Self.tick }
    let stage = LoggedFrames.Stage(LoggedFrames.Stage.frame, work)
    let missed = overruns.map { max(0, ($0 / Self.tick).rounded(.up)) }
    let ticks = Double(work.count) + missed.reduce(0, +)
    switch kind {
    case .work: return .work([stage])
    case .deadlines: return .deadlines(.init(overruns: overruns, work: stage))
    case .clocked:
      let seconds = ticks * Self.tick / 1_000
      return .deadlines(
        .init(
          overruns: overruns, work: stage,
          clock: .init(seconds: seconds, rate: Double(work.count) / seconds)))
    case .intervals:
      return .intervals(missed.map { max(0.1, ($0 + 1) * Self.tick + 0.3 * normal.next()) })
    case .counts:
      return .counts([LogFigure("hitch_ratio_ms_per_s", 1_000 * missed.reduce(0, +) / ticks)])
    }
  }
}
