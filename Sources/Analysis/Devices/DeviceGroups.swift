package import RunData

/// The logs of old and new sessions, and the series that all of them have.
package struct DeviceGroups: Sendable {
  package let series: [SessionComparison]
  /// The names of series that some log lacks.
  package let partial: [String]
  /// Those of them that all old logs have.
  package let missing: [String]

  package typealias Session = (log: DeviceLog, series: [DeviceSession])

  /// Compares the series of all logs name by name; if each log has only one series, these whatever
  /// their names.
  ///
  /// - Precondition: Each side has a log, and each log a series.
  package init(_ old: [Session], _ new: [Session], by rule: SessionRule) throws(Refusal) {
    var rule = rule
    if rule.order == .unknown {
      rule.order = SessionComparison.Order(old.map(\.log), new.map(\.log))
    }
    let formats = (old + new).map(\.log.format)
    if let other = formats.first(where: { $0 != formats[0] }) {
      throw Refusal(Refusal.Reason.formats(formats[0], other))
    }
    let sides = try Self.withCommonThreads([old, new].map(Self.withoutRepeated))
    let repeated = old.count + new.count - sides[0].count - sides[1].count
    let shared = sides[1].count { log in sides[0].contains { $0.log.hasFrames(of: log.log) } }
    let caveats =
      Self.conditions(old.map(\.log), new.map(\.log))
      + (repeated > 0 ? [Caveat.repeatedLogs("\(repeated) log\(repeated == 1 ? "" : "s")")] : [])
      + (shared > 0 ? [Caveat.sharedLogs("\(shared) of \(sides[1].count)")] : [])
    let all = sides.flatMap(\.self)
    let isOne = all.allSatisfy { $0.series.count == 1 }
    let names = all.flatMap(\.series).map(\.series.name).unique
    var (series, partial, missing): ([SessionComparison], [String], [String]) = ([], [], [])
    for name in isOne ? [names[0]] : names {
      let found = sides.map { side in
        side.compactMap { log in log.series.first { isOne || $0.series.name == name } }
      }
      guard found[0].count == sides[0].count, found[1].count == sides[1].count else {
        partial.append(name)
        if found[0].count == sides[0].count { missing.append(name) }
        continue
      }
      try Self.check(found.flatMap(\.self))
      let differences = [
        Self.difference("series", found.map { $0.map(\.series.name) }),
        Self.difference("definition", found.map { $0.map(\.series.definition) }),
      ]
      series.append(
        rule.compare(found[0], found[1], caveats: caveats + differences.compactMap(\.self)))
    }
    guard !series.isEmpty else { throw Refusal(Refusal.Reason.nothingShared(partial)) }
    (self.series, self.partial, self.missing) = (series, partial, missing)
  }

  private static func check(_ sessions: [DeviceSession]) throws(Refusal) {
    let (first, ticks) = (sessions[0], sessions.ticks)
    for other in sessions.dropFirst() {
      let kinds = [first, other].map { $0.series.iterations[0].frames.kind }
      guard kinds[0] == kinds[1] else { throw Refusal(Refusal.Reason.kinds(kinds[0], kinds[1])) }
      // The thread, of Flutter's lists that cannot be paired.
      let stages = [first, other].map {
        $0.pooled.display.isWork ? $0.pooled.stages.last?.name ?? "" : ""
      }
      guard stages[0] == stages[1] else {
        throw Refusal(Refusal.Reason.stages(stages[0], stages[1]))
      }
      if let one = ticks?.refreshRate, let ticks = other.ticks, !ticks.haveRate(one) {
        throw Refusal(Refusal.Reason.refreshRates(one, ticks.refreshRate))
      }
    }
  }

  /// Parts the series whose threads are series of another log.
  private static func withCommonThreads(_ sides: [[Session]]) throws(Refusal) -> [[Session]] {
    let names = Set(sides.joined().flatMap(\.series).map(\.series.name))
    return try sides.map { logs throws(Refusal) in
      try logs.map { log throws(Refusal) in
        let series = try log.series.map { session throws(Refusal) in
          let threads = session.series.threads
          guard threads.contains(where: { names.contains($0.name) }) else { return [session] }
          return try threads.map { thread throws(Refusal) in
            try DeviceSession(thread, refreshRate: session.ticks?.refreshRate, isPart: true)
          }
        }
        return (log.log, series.flatMap(\.self))
      }
    }
  }

  private static func withoutRepeated(_ logs: [Session]) -> [Session] {
    logs.indices.filter { index in
      !logs[..<index].contains { $0.log.hasFrames(of: logs[index].log) }
    }.map { logs[$0] }
  }

  /// Returns a caveat for each condition that is not the same in all logs; one that a log does not
  /// state is "unknown".
  private static func conditions(_ old: [DeviceLog], _ new: [DeviceLog]) -> [String] {
    let names = Set((old + new).flatMap(\.conditions.keys)).sorted()
    return names.compactMap { name in
      difference(name, [old, new].map { $0.map { $0.conditions[name] ?? "unknown" } })
    }
  }

  /// Returns a caveat if the texts of both sides are not all the same.
  private static func difference(_ name: String, _ sides: [[String]]) -> String? {
    let texts = sides.map { side in
      Set(side).sorted().map { $0.isEmpty ? "unnamed" : $0 }.joined(separator: ", ")
    }
    return Set(sides.joined()).count == 1
      ? nil
      : texts[0] == texts[1]
        ? Caveat.mixedCondition(name, texts[0]) : Caveat.condition(name, texts[0], texts[1])
  }
}

/// A finding that fails a comparison of sessions.
package enum SessionFinding: String, CaseIterable, Sendable {
  /// A time is longer.
  case slower
  /// A time is longer, or frames are later.
  case worse
}

extension DeviceGroups {
  /// Returns a regression if `finding` is found, never with `nil`; otherwise held, or inconclusive
  /// if `demandsProof` and not every figure of every series is shown to be no worse.
  package func exitStatus(failsOn finding: SessionFinding?, demandsProof: Bool) -> ExitStatus {
    let figures = series.flatMap(\.figures)
    let isFound = figures.contains {
      $0.verdict == .worse && (finding == .worse || finding == .slower && $0.figure != .late)
    }
    if isFound { return .regression }
    return demandsProof && !unproved.isEmpty ? .inconclusive : .held
  }

  /// The reason for which `finding` may go unnoticed however large a change is; `nil` for none.
  package func obstacle(to finding: SessionFinding) -> String? {
    func concerns(_ figure: JudgedFigure) -> Bool { finding == .worse || figure != .late }
    if let name = missing.first { return Caveat.missingSeries(name) }
    if let lacking = series.lazy.flatMap(\.unknown).first(where: { concerns($0.figure) }) {
      return Caveat.unknownFigure(lacking.name)
    }
    let figures = series.flatMap(\.figures).filter { concerns($0.figure) }
    if figures.isEmpty { return Caveat.noTimes() }
    return figures.contains { $0.shown != nil } ? nil : Caveat.fewSessions()
  }

  /// Indicates whether new logs have the series of all old ones, and all logs the judged figures.
  package var isComplete: Bool { missing.isEmpty && series.allSatisfy(\.unknown.isEmpty) }

  /// The figures that are not shown to be no worse, and the series that are not compared.
  package var unproved: [String] {
    let proved: Set<Verdict.Kind> = [.better, .same, .held]
    return partial
      + series.flatMap { series in
        let open = series.figures.filter { !proved.contains($0.verdict.kind) }.map(\.name)
        return (open + series.unjudged).map {
          series.name.isEmpty ? $0 : "\($0) of \(series.name)"
        }
      }
  }
}
