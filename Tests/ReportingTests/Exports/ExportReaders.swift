import Foundation
import RunRecords
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

  static func all(of run: RecordedRun) -> [ExportedFrames] {
    run.series.map {
      ExportedFrames("\($0.strategy) at \($0.refreshRate) Hz", $0.frames.map(\.phases))
    }
  }
}

/// Replays a speedscope file, whose events must be balanced and in order.
func speedscopeFrames(_ bytes: [UInt8]) throws -> [ExportedFrames] {
  let file = try jsonObject(bytes)
  let shared = try #require(file["shared"] as? [String: [[String: String]]])
  let names = try #require(shared["frames"]).compactMap { $0["name"] }
  return try #require(file["profiles"] as? [[String: Any]]).map { profile in
    var frames = ExportedFrames(try #require(profile["name"] as? String))
    var stack: [(name: String, at: Int)] = []
    let start = try #require(profile["startValue"] as? Int)
    var now = start
    for event in try #require(profile["events"] as? [[String: Any]]) {
      let at = try #require(event["at"] as? Int)
      let name = names[try #require(event["frame"] as? Int)]
      try #require(at >= now)
      now = at
      if event["type"] as? String == "O" {
        if name == "frame" { frames.phases.append(PhaseTimes()) }
        stack.append((name, at))
      } else {
        try #require(event["type"] as? String == "C")
        let open = try #require(stack.last)
        stack.removeLast()
        try #require(open.name == name)
        if let phase = Phase(rawValue: name) {
          try #require(stack.last?.name == "frame")
          frames.phases[frames.phases.count - 1][phase] += Int64(at - open.at)
        }
      }
    }
    try #require(stack.isEmpty)
    try #require(profile["endValue"] as? Int == now)
    return frames
  }
}

/// Collects the lines of a tidy file.
func longFrames(_ bytes: [UInt8]) throws -> [ExportedFrames] {
  let records = try #require(parseCSV(bytes))
  let columns = Dictionary(uniqueKeysWithValues: zip(records[0], records[0].indices))
  var series: [ExportedFrames] = []
  var last: [String] = []
  for record in records.dropFirst() {
    func field(_ name: String) throws -> String { record[try #require(columns[name])] }
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
