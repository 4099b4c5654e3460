package import Analysis
import Files
package import RunData
import Statistics

package enum ExportedResult {
  case run(RunResult)
  case log(DeviceLog, [DeviceSession])

  /// Returns the run, of whose frames a format consists.
  func frames(of format: String) throws(InputError) -> RunResult {
    guard case .run(let run) = self else {
      throw InputError(
        "\(format) has the frames of a run: of a log, analyze --format csv writes the figures")
    }
    return run
  }

  var series: [ExportedSeries] {
    switch self {
    case .run(let run): return MeasuredRun(run).series.map(ExportedSeries.init)
    case .log(let log, let sessions):
      // Logs of the same series share its name; the source may be another in each, with the number of
      // the process.
      let names = sessions.map(\.series.name)
      return sessions.map { session in
        let (name, source) = (session.series.name, session.series.source)
        return ExportedSeries(
          session, named: names.count { $0 == name } > 1 ? source : name, of: log)
      }
    }
  }
}

/// The values of a series by names that no other one has.
struct ExportedSeries {
  /// A path for tools with one name per series: `settings/painter/layer-grid/pool/60`.
  let name: String
  let labels: [(name: String, value: String)]
  let values: [Value]

  /// A value, not rounded.
  typealias Value = (metric: Metric, value: Double, interval: ConfidenceInterval?)

  init(_ series: MeasuredSeries) {
    let key = series.key
    name = key.text
    labels = [
      ("scenario", key.scenario), ("engine", key.engine), ("strategy", key.strategy),
      ("reuse", key.reuse), ("refresh_hz", String(key.refreshRate)),
    ]
    values = (Metric.times + Metric.counts).compactMap { metric in
      series.values[metric.name].map { (metric, $0, series.intervals[metric.name]) }
    }
  }

  init(_ session: DeviceSession, named series: String, of log: DeviceLog) {
    name = [log.format, series].filter { !$0.isEmpty }.joined(separator: "/")
    labels = [
      ("format", log.format), ("series", series), ("device", log.conditions["device"] ?? ""),
      ("refresh_hz", session.ticks.map { DecimalText.shortest($0.refreshRate, places: 2) } ?? ""),
    ].filter { !$0.1.isEmpty }
    values = session.figures.map { ($0.metric, $0.value, nil) }
  }
}
