package import Files
package import RunData
import SeededRandom

/// Artificial work that is added to a run in order to check that a gate detects it.
///
///     try SyntheticLoad("composite=5%")   // compositing takes 5 % longer
///     try SyntheticLoad("layout=0.2ms")   // laying out takes 0.2 ms longer
///     try SyntheticLoad("stall=5ms")      // 5 ms longer compositing in 1 % of frames
///     try SyntheticLoad("layer")          // one layer more in every cell
///     try SyntheticLoad("allocation")     // 4,096 bytes more allocated in every frame
///
/// Repeated loads add up.
package enum SyntheticLoad: Equatable, Sendable {
  /// Busy waiting at the end of a phase, included in its time.
  case delay(Phase, Delay)
  /// Busy waiting at the end of the phase `composite` of some frames, in nanoseconds, see
  /// ``stalledFrames(of:)``.
  case stall(Int64)
  /// One layer in every cell, one pixel wide.
  case layer
  /// A block of ``allocatedBytes``, allocated and freed in the phase `layout` of every frame.
  case allocation

  package enum Delay: Equatable, Sendable {
    /// A fraction of the phase's duration.
    case share(Double)
    case nanoseconds(Int64)
  }

  /// The size of the block, which is one of the allocator's size classes.
  package static let allocatedBytes = 4_096
  /// The longest delay: ten times the duration of the phase, or a second.
  private static let mostShare = 10.0
  private static let mostMilliseconds = 1_000.0

  /// Indicates whether the load takes a time rather than a number of instructions.
  package var isTimed: Bool {
    switch self {
    case .delay, .stall: true
    case .layer, .allocation: false
    }
  }

  /// - Throws: ``InputError`` for any other text.
  package init(_ text: String) throws(InputError) {
    switch text {
    case "layer": self = .layer
    case "allocation": self = .allocation
    default:
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let delay = Self.delay(parts[1]) else {
        throw Self.refusal(of: text)
      }
      if parts[0] == "stall", case .nanoseconds(let time) = delay {
        self = .stall(time)
      } else if let phase = Phase(rawValue: String(parts[0])) {
        self = .delay(phase, delay)
      } else {
        throw Self.refusal(of: text)
      }
    }
  }

  private static func delay(_ text: Substring) -> Delay? {
    func number(before unit: String, upTo most: Double) -> Double? {
      guard text.hasSuffix(unit), let number = DecimalText.number(text.dropLast(unit.count)),
        number > 0, number <= most
      else { return nil }
      return number
    }
    // Less would be printed as 0.
    if let percent = number(before: "%", upTo: mostShare * 100), percent >= 0.000_001 {
      return .share(percent / 100)
    }
    guard let milliseconds = number(before: "ms", upTo: mostMilliseconds) else { return nil }
    let nanoseconds = Int64((milliseconds * 1e6).rounded())
    return nanoseconds > 0 ? .nanoseconds(nanoseconds) : nil
  }
}

extension SyntheticLoad {
  /// Returns the frames with a stall: ⌈*n* / 100⌉ of *n*, at random by a fixed seed, never frame 0.
  package static func stalledFrames(of frames: Int) -> Set<Int> {
    precondition(frames >= 0, "the number of frames is not negative")
    var generator = SeededGenerator(seed: 1)
    return Set(generator.shuffled(Array((0..<frames).dropFirst())).prefix((frames + 99) / 100))
  }
}

extension SyntheticLoad: CustomStringConvertible {
  package var description: String {
    switch self {
    case .delay(let phase, .share(let share)): "\(phase.rawValue)=\(Self.text(share * 100))%"
    case .delay(let phase, .nanoseconds(let time)):
      "\(phase.rawValue)=\(Self.text(Double(time) / 1e6))ms"
    case .stall(let time): "stall=\(Self.text(Double(time) / 1e6))ms"
    case .layer: "layer"
    case .allocation: "allocation"
    }
  }

  private static func text(_ number: Double) -> String { DecimalText.shortest(number, places: 6) }

  private static func refusal(of text: String) -> InputError {
    let phases = Phase.allCases.map(\.rawValue).joined(separator: ", ")
    return InputError(
      "\"\(text)\" is no work that can be added; composite=5%, composite=0.2ms, stall=5ms,"
        + " layer and allocation are, with one of the phases \(phases), from 0.000001% to 1000% or from"
        + " 0.000001ms to 1000ms")
  }
}

package struct PhaseDelays: Equatable, Sendable {
  private var shares = PerPhase<Double>()
  private var nanoseconds = PhaseTimes()
  package private(set) var isEmpty = true

  /// - Parameter isStalled: Whether stalls are included.
  package init(_ injections: [SyntheticLoad] = [], isStalled: Bool = false) {
    for case .stall(let time) in injections where isStalled {
      isEmpty = false
      nanoseconds[.composite] += time
    }
    for case .delay(let phase, let delay) in injections {
      isEmpty = false
      switch delay {
      case .share(let share): shares[phase] += share
      case .nanoseconds(let time): nanoseconds[phase] += time
      }
    }
  }

  /// Returns the delay, in nanoseconds, of a phase with a duration in nanoseconds.
  package func delay(of phase: Phase, lasting time: Int64) -> Int64 {
    Int64((Double(time) * shares[phase]).rounded()) + nanoseconds[phase]
  }
}
