import RunRecords
import Statistics

/// One run in a history: what it is of, and its values.
package struct HistoryLine: Equatable, Sendable {
  /// What a line says besides its values, by the name of its column.
  package enum Attribute: String, CaseIterable, Sendable {
    /// In UTC, as `2025-01-02T03:04:05Z`.
    case time
    case commit
    /// The machine's fingerprint.
    case machine = "machine_id"
    case run = "run_id"
    /// A fingerprint of what was scrolled.
    case scroll
    case build
    case compiler
    case allocator
    /// The fonts' fingerprint.
    case fonts
  }

  /// What is known, by attribute; a time, a commit, a machine and a run always are.
  package var attributes: [Attribute: String]
  /// Values by metric; one that is not known is missing.
  package var values: [MetricKey: Double]

  package init(_ attributes: [Attribute: String], values: [MetricKey: Double]) {
    self.attributes = attributes
    self.values = values
  }

  package subscript(_ attribute: Attribute) -> String { attributes[attribute] ?? "" }

  /// Whether two lines are of the same run of the same commit on the same machine.
  func isSame(as other: HistoryLine) -> Bool {
    [Attribute.commit, .machine, .run].allSatisfy { self[$0] == other[$0] }
  }
}

extension HistoryLine {
  /// The metrics that a history keeps, in the order of their columns: every count, and the median of
  /// the frame and of each phase.
  package static let metrics =
    ExactMetric.all.map(\.name) + [TimeMetric.primary.name] + TimeMetric.phases.map(\.name)

  /// The line of a run.
  ///
  /// - Parameters:
  ///   - commit: Of what was measured.
  ///   - time: When, in UTC, as `2025-01-02T03:04:05Z`.
  /// - Returns: `nil` for a run of which neither name nor machine is known: bare frames.
  package init?(_ run: MeasuredRun, commit: String, time: String) {
    guard let machine = run.facts.values[.machine], !machine.isEmpty,
      let runID = run.facts.runID, !runID.isEmpty
    else { return nil }
    let scroll = RunEnvironment.Fact.ofScroll.sorted().compactMap { fact in
      run.facts.values[fact].map { "\(fact.rawValue)=\($0)" }
    }
    attributes = [
      .time: time, .commit: commit, .machine: machine, .run: runID,
    ]
    // A file that knows only a part of it would have another fingerprint.
    if scroll.count == RunEnvironment.Fact.ofScroll.count {
      attributes[.scroll] = Fingerprint(scroll.joined(separator: "\n")).text
    }
    let facts: [(Attribute, RunEnvironment.Fact)] = [
      (.build, .build), (.compiler, .compiler), (.allocator, .allocator), (.fonts, .fonts),
    ]
    for (attribute, fact) in facts { attributes[attribute] = run.facts.values[fact] }
    values = [:]
    for series in run.series {
      for name in Self.metrics {
        values[MetricKey(series.key, name)] = series.values[name]
      }
    }
  }

  /// The columns of the line's values: series in the order of a run, then metrics in theirs.
  ///
  /// A metric that the run does not have is left out.
  package func columns(of run: MeasuredRun) -> [MetricKey] {
    run.series.flatMap { series in
      Self.metrics.map { MetricKey(series.key, $0) }
    }.filter { values[$0] != nil }
  }
}
