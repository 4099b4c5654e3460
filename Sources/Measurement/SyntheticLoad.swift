package import RunRecords

/// Work that a run adds on purpose, so that one can see whether a gate notices.
///
///     try SyntheticLoad("composite=5%")   // compositing takes 5 % longer
///     try SyntheticLoad("layout=0.2ms")   // laying out takes 0.2 ms longer
///     try SyntheticLoad("layer")          // one layer more in every cell
///     try SyntheticLoad("allocation")     // 4,096 bytes more allocated in every frame
///
/// What is asked for several times is added as often.
package enum SyntheticLoad: Equatable, Sendable {
  /// Busy work at the end of a phase, timed with it.
  case delay(Phase, Delay)
  /// One layer in every cell, one pixel wide.
  case layer
  /// A block of ``allocatedBytes``, made and freed in the phase `layout` of every frame.
  case allocation

  /// How much longer a phase takes.
  package enum Delay: Equatable, Sendable {
    /// A share of what it takes without.
    case share(Double)
    case nanoseconds(Int64)
  }

  /// The bytes that an allocation adds to a frame: one of the allocator's size classes.
  package static let allocatedBytes = 4_096
  /// The most that a phase can be made longer: ten times its time, or a second.
  ///
  /// The least time is a nanosecond.
  private static let mostShare = 10.0
  private static let mostMilliseconds = 1_000.0

  /// - Throws: ``InjectionError`` for anything but the forms above.
  package init(_ text: String) throws(InjectionError) {
    switch text {
    case "layer": self = .layer
    case "allocation": self = .allocation
    default:
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let phase = Phase(rawValue: String(parts[0])),
        let delay = Self.delay(parts[1])
      else { throw InjectionError(text: text) }
      self = .delay(phase, delay)
    }
  }

  private static func delay(_ text: Substring) -> Delay? {
    func number(before unit: String, upTo most: Double) -> Double? {
      guard text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)), number > 0,
        number <= most
      else { return nil }
      return number
    }
    if let percent = number(before: "%", upTo: mostShare * 100) { return .share(percent / 100) }
    guard let milliseconds = number(before: "ms", upTo: mostMilliseconds) else { return nil }
    let nanoseconds = Int64((milliseconds * 1e6).rounded())
    return nanoseconds > 0 ? .nanoseconds(nanoseconds) : nil
  }
}

extension SyntheticLoad: CustomStringConvertible {
  /// The text that asks for it.
  package var description: String {
    switch self {
    case .delay(let phase, .share(let share)): "\(phase.rawValue)=\(Self.plain(share * 100))%"
    case .delay(let phase, .nanoseconds(let time)):
      "\(phase.rawValue)=\(Self.plain(Double(time) / 1e6))ms"
    case .layer: "layer"
    case .allocation: "allocation"
    }
  }

  /// A number without the `.0` of a whole one, to the sixth place.
  private static func plain(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// Says that a text names no work that can be added.
package struct InjectionError: Error, CustomStringConvertible {
  package let text: String

  package var description: String {
    let phases = Phase.allCases.map(\.rawValue).joined(separator: ", ")
    return "\"\(text)\" is no work that can be added; composite=5%, composite=0.2ms, layer and"
      + " allocation are, with one of the phases \(phases), up to 1000% or from 0.000001ms to 1000ms"
  }
}

/// By how much each phase of a frame is made longer.
package struct PhaseDelays: Equatable, Sendable {
  private var shares = PerPhase<Double>()
  private var nanoseconds = PhaseTimes()
  /// Whether no phase is made longer.
  package private(set) var isEmpty = true

  /// Delays of one phase add up.
  package init(_ injections: [SyntheticLoad] = []) {
    for case .delay(let phase, let delay) in injections {
      isEmpty = false
      switch delay {
      case .share(let share): shares[phase] += share
      case .nanoseconds(let time): nanoseconds[phase] += time
      }
    }
  }

  /// How much longer a phase takes that took so long, in nanoseconds.
  package func delay(of phase: Phase, lasting time: Int64) -> Int64 {
    Int64((Double(time) * shares[phase]).rounded()) + nanoseconds[phase]
  }
}
