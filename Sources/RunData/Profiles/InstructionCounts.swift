/// The instructions of a series by phase, as callgrind counts them whatever the machine's load.
package struct InstructionCounts: Codable, Equatable, Sendable {
  package var frames: Int
  /// The kernels that wrote the pixels, such as `x86-64 baseline (SSE2)`.
  package var kernels: String
  /// Name and version of the C library, such as `glibc 2.36`.
  package var cLibrary: String
  /// The instructions of all counted frames by the name of the phase.
  private var phases: [String: Int]

  package init(
    frames: Int, kernels: String, cLibrary: String, instructions: (Phase) -> Int
  ) {
    self.frames = frames
    self.kernels = kernels
    self.cLibrary = cLibrary
    phases = Dictionary(
      uniqueKeysWithValues: Phase.allCases.map { ($0.rawValue, instructions($0)) })
  }

  /// Returns the instructions of a phase per frame; `nil` if the phase was not counted.
  package func perFrame(in phase: Phase) -> Double? {
    guard frames > 0, let instructions = phases[phase.rawValue] else { return nil }
    return Double(instructions) / Double(frames)
  }
}

extension InstructionCounts {
  /// The name of the instructions of a phase per frame: `configure_instructions_per_frame`.
  package static func name(of phase: Phase) -> String {
    "\(phase.rawValue)_instructions_per_frame"
  }

  package static let names = Phase.allCases.map(name)

  /// The values per frame by name, to one decimal place.
  package var values: [String: Double] {
    Phase.allCases.reduce(into: [:]) { values, phase in
      values[Self.name(of: phase)] = perFrame(in: phase).map { ($0 * 10).rounded() / 10 }
    }
  }
}
