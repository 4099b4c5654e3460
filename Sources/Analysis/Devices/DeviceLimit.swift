import RunData

/// A stated limit of a figure of device sessions, independent of any baseline.
package struct DeviceLimit: Equatable, Sendable {
  /// The name of the figure, such as `p99_ms` or `hitch_ratio_ms_per_s`.
  package let figure: String
  package let most: Double

  package init(figure: String, most: Double) {
    self.figure = figure
    self.most = most
  }

  package struct Result: Equatable, Sendable {
    package let limit: DeviceLimit
    package let series: String
    /// The median over the sessions; `nil` if one does not have the figure.
    package let value: Double?
    /// The names of the figures that all have.
    package let known: [String]
    /// The caveats of the sessions.
    package let caveats: [String]

    package var isExceeded: Bool { value.map { $0 > limit.most } ?? false }
  }

  package func results(in logs: [DeviceGroups.Session]) -> [Result] {
    let all = logs.flatMap(\.series)
    return all.map(\.series.name).unique.map { name in
      let sessions = all.filter { $0.series.name == name }
      let figures = sessions.map(\.figures)
      let values = figures.compactMap { figures in figures.first { $0.name == figure }?.value }
      let known = figures[0].map(\.name).filter { name in
        figures.allSatisfy { figures in figures.contains { $0.name == name } }
      }
      let isPartial = sessions.count < logs.count
      return Result(
        limit: self, series: name, value: values.count == sessions.count ? values.median : nil,
        known: known,
        caveats: (isPartial ? [Caveat.partialSeries("\(sessions.count) of \(logs.count)")] : [])
          + sessions.caveats)
    }
  }
}

extension ExitStatus {
  /// The status of a gate against stored sessions, by stated limits, or both; `groups` is `nil`
  /// without stored sessions.
  ///
  /// Logs that lack a figure or a series are incomparable, and so are sessions too few to show a
  /// change, unless a limit is judged.
  package static func ofDeviceGate(
    _ groups: DeviceGroups?, limits: [DeviceLimit.Result], demandsProof: Bool
  ) -> ExitStatus {
    let compared = groups?.exitStatus(failsOn: .worse, demandsProof: demandsProof) ?? .held
    let isJudged =
      compared != .held || groups?.obstacle(to: .worse) == nil
      || groups?.isComplete == true && !limits.isEmpty
    return worst(
      of: [isJudged ? compared : .incomparable]
        + limits.map { $0.isExceeded ? .regression : $0.value == nil ? .incomparable : .held })
  }
}
