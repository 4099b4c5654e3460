import RunData
import Testing

/// Frames as a file in another format tells them: of each series, in the order of the file, the
/// times of the phases.
struct ExportedFrames: Equatable {
  /// `grid at 60 Hz`.
  var label: String
  var phases: [PhaseTimes] = []

  init(_ label: String, _ phases: [PhaseTimes] = []) {
    self.label = label
    self.phases = phases
  }

  static func all(of run: RunResult) -> [ExportedFrames] {
    run.series.map {
      ExportedFrames("\($0.strategy) at \($0.refreshRate) Hz", $0.frames.map(\.phases))
    }
  }
}

/// Collects the lines of a tidy file.
func longFrames(_ bytes: [UInt8]) throws -> [ExportedFrames] {
  var series: [ExportedFrames] = []
  var last: [String] = []
  for line in try csvLines(bytes) {
    func field(_ name: String) throws -> String { try #require(line[name]) }
    let label = "\(try field("strategy")) at \(try field("refresh_hz")) Hz"
    if series.last?.label != label { series.append(ExportedFrames(label)) }
    let place = [label, try field("round"), try field("frame")]
    if place != last { series[series.count - 1].phases.append(PhaseTimes()) }
    last = place
    let metric = try field("metric")
    if metric.hasSuffix("_ns"), let phase = Phase(rawValue: String(metric.dropLast(3))) {
      let value = try #require(Int64(try field("value")))
      series[series.count - 1].phases[series[series.count - 1].phases.count - 1][phase] = value
    }
  }
  return series
}
