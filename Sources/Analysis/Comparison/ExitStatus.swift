package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Success; no judged value is shown to be worse.
  case held = 0
  /// A value became worse, images differ, or a process cannot be measured.
  case regression = 1
  /// No value is known to have become worse, but the rules demand proof; for a duel also a loss
  /// that did not recur, or a control that moved in every batch.
  case inconclusive = 2
  /// Something could not be judged: incomparable runs, or a missing or partial baseline; or a
  /// baseline was replaced.
  case incomparable = 3
  /// An option that is not accepted (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// A missing or malformed file (`EX_DATAERR`).
  case data = 65
  /// An output that cannot be written (`EX_CANTCREAT`).
  case output = 73
  /// Ctrl-C or a termination request (128 + `SIGINT`).
  case interrupted = 130

  /// Returns the most important of several judgements: a regression, then incomparable, then
  /// inconclusive values.
  package static func worst(of statuses: some Sequence<ExitStatus>) -> ExitStatus {
    let found = Set(statuses)
    return [.regression, .incomparable, .inconclusive].first(where: found.contains) ?? .held
  }
}
