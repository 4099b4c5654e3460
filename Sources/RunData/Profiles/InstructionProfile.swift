/// The instructions of each function itself, by phase, as callgrind counts them.
package struct InstructionProfile: Equatable, Sendable {
  /// A function and its own instructions, callees excluded.
  package struct Function: Equatable, Sendable {
    package var frame: StackFrame
    package var instructions: Int

    package init(frame: StackFrame, instructions: Int) {
      self.frame = frame
      self.instructions = instructions
    }
  }

  /// The function with the most instructions first.
  private var phases: [Phase: [Function]] = [:]

  package init() {}

  package subscript(phase: Phase) -> [Function] {
    get { phases[phase] ?? [] }
    set {
      phases[phase] = newValue.sorted {
        ($1.instructions, $0.frame.name) < ($0.instructions, $1.frame.name)
      }
    }
  }

  /// Returns the instructions of one phase, or of all.
  package func total(in phase: Phase? = nil) -> Int {
    (phase.map { [$0] } ?? Phase.allCases).reduce(0) { sum, phase in
      sum + self[phase].reduce(0) { $0 + $1.instructions }
    }
  }
}
