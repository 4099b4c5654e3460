import Statistics

/// What a judgement comes to, and the exit code of a command that ends with it.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything held, or improved.
  case held = 0
  /// Something became worse, or images differ.
  case regression = 1
  /// Nothing is known to have become worse, where the rules ask for proof that nothing did; of a duel
  /// also a loss that was seen and not proven, or a control that moved in every batch.
  case inconclusive = 2
  /// There was nothing to judge by: runs that do not compare, a baseline that is missing or partial.
  case incomparable = 3

  /// The exit code.
  package var exitCode: Int32 { rawValue }

  /// Of several outcomes the one that counts: a regression, then what could not be compared, then what
  /// remained open.
  package static func worst(of outcomes: some Sequence<ExitStatus>) -> ExitStatus {
    let found = Set(outcomes)
    return [.regression, .incomparable, .inconclusive].first(where: found.contains) ?? .held
  }
}
