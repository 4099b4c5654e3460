import Statistics

/// The exit status of a command.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Done; what was judged held or improved.
  case held = 0
  /// Something became worse, images differ, or a process cannot be measured.
  case regression = 1
  /// Nothing is known to have become worse, where the rules demand proof that nothing did; of a duel
  /// also a loss that was seen and not proven, or a control that moved in every batch.
  case inconclusive = 2
  /// There was nothing to judge by: runs that do not compare, a baseline that is missing or partial.
  case incomparable = 3
  /// A flag that is not accepted (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// A file that is missing or not as it should be (`EX_DATAERR`).
  case data = 65
  /// An output that cannot be written (`EX_CANTCREAT`).
  case output = 73
  /// Ctrl-C or a request to end (128 + `SIGINT`).
  case interrupted = 130

  /// The status that counts among those of several judgements: a regression, then what could not be
  /// compared, then what remained open.
  package static func worst(of statuses: some Sequence<ExitStatus>) -> ExitStatus {
    let found = Set(statuses)
    return [.regression, .incomparable, .inconclusive].first(where: found.contains) ?? .held
  }
}
