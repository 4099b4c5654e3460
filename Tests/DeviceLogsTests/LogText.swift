import Analysis
import DeviceLogs
import FileTesting
import Files
import RunData
import Testing

extension DeviceLog {
  /// Reads a log with a text.
  init(text: String, _ choice: LogChoice = LogChoice()) throws {
    var log: DeviceLog?
    try withTestFolder { folder in
      try put(text, at: folder + "/log")
      log = try DeviceLog(at: folder + "/log", choice)
    }
    self = try #require(log)
  }

  /// Returns the figures of an iteration of the first series.
  func figures(refreshRate: Double? = nil, iteration: Int = 0) throws -> [String: Double] {
    let session = try DeviceSession(series[0], refreshRate: refreshRate)
    return Dictionary(
      uniqueKeysWithValues: session.iterations[iteration].figures.map { ($0.name, $0.value) })
  }
}
