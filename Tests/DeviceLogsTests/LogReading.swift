import Analysis
import DeviceLogs
import FileTesting
import Foundation
import Reporting
import RunData
import Testing

func deviceLog(_ name: String) throws -> String {
  let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../DeviceLogs/\(name)")
  return try String(contentsOf: tests, encoding: .utf8)
}

func log(
  _ text: String, format: String? = nil, column: String? = nil, process: String? = nil,
  unit: TimeUnit? = nil
) throws -> DeviceLog {
  try DeviceLog(text: text, LogChoice(format: format, column: column, process: process, unit: unit))
}

func expectFault(
  _ sentence: String, _ text: String, format: String? = nil, column: String? = nil,
  process: String? = nil, unit: TimeUnit? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fault = inputFault {
    try log(text, format: format, column: column, process: process, unit: unit)
  }
  #expect(fault.contains(sentence), sourceLocation: sourceLocation)
}

extension DeviceLog {
  init(text: String, _ choice: LogChoice = LogChoice()) throws {
    self = try withTestFolder { folder in
      try put(text, at: folder + "/log.csv")
      return try DeviceLog(at: folder + "/log.csv", choice)
    }
  }

  /// The frames of the first iteration of the first series.
  var frames: LoggedFrames { series[0].iterations[0].frames }

  /// The times of these frames, those of their last stage if they are work.
  var times: [Double] {
    switch frames {
    case .intervals(let times, _): times
    case .deadlines(let deadlines): deadlines.work?.times ?? []
    case .work(let stages): stages.last?.times ?? []
    case .counts: []
    }
  }

  /// All sentences about what was left out.
  var notes: [String] { caveats + series.flatMap(\.caveats) }

  /// The first series, analysed at a refresh rate in Hz.
  func session(at refreshRate: Double) throws -> DeviceSession {
    try DeviceSession(series[0], refreshRate: refreshRate)
  }

  /// Returns the figures of an iteration of the first series.
  func figures(refreshRate: Double? = nil, iteration: Int = 0) throws -> [String: Double] {
    let session = try DeviceSession(series[0], refreshRate: refreshRate)
    return Dictionary(
      uniqueKeysWithValues: session.iterations[iteration].figures.map { ($0.name, $0.value) })
  }

  /// Expects figures of the first iteration of the first series; `nil` for those that it must lack.
  func expect(
    _ expected: KeyValuePairs<String, Double?>, at refreshRate: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let figures = try figures(refreshRate: refreshRate)
    for (name, value) in expected {
      #expect(figures[name] == value, "\(name)", sourceLocation: sourceLocation)
    }
  }

  func late(at refreshRate: Double) throws -> Playback? {
    try session(at: refreshRate).pooled.lateTicks
  }

  func report(at refreshRate: Double) throws -> DeviceLogReport {
    DeviceLogReport(self, try series.map { try DeviceSession($0, refreshRate: refreshRate) })
  }

  func text(at refreshRate: Double) throws -> String { try report(at: refreshRate).text }
}

extension LogAnalysis {
  /// The late frames in ticks, if they are known.
  var lateTicks: Playback? {
    switch display {
    case .intervals(let late, _), .deadlines(let late, _): late
    case .work, .counts: nil
    }
  }
}

extension LoggedFrames {
  /// The work of whole frames.
  static func frameWork(_ times: [Double]) -> LoggedFrames { .work([Stage(Stage.frame, times)]) }
}
