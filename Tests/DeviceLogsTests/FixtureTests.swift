import Analysis
import DeviceLogs
import FileTesting
import Files
import Foundation
import RunData
import Testing

/// Logs in the layouts of other tools, all values made up, and the figures of each iteration in
/// `expected.json`, which were computed independently.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../DeviceLogs/fixtures")

  /// A file with expected figures.
  struct Log: CustomTestStringConvertible, Sendable {
    /// The path in the folder of the fixtures, which may lack the end of the file's name.
    let key: String
    let refreshRate: Double
    /// The process that is judged; `nil` for logs of one.
    let process: String?
    /// The figures of each iteration by the name of the series; empty for the only one.
    let series: [String: [[String: Double]]]

    var testDescription: String { key }

    var path: String {
      let stem = Fixtures.folder.appending(path: key).path
      let ends = ["", ".hitches.xml", ".hitches-summary.xml"]
      return ends.map { stem + $0 }.first { FileManager.default.fileExists(atPath: $0) } ?? stem
    }
  }

  static func logs(of format: String) throws -> [Log] {
    let data = try Data(contentsOf: folder.appending(path: "expected.json"))
    let whole = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let entry = (whole?["formats"] as? [String: Any])?[format] as? [String: Any] ?? [:]
    let rate = (entry["refresh_hz"] as? NSNumber)?.doubleValue ?? 60
    let files = entry["files"] as? [String: Any] ?? [:]
    let responses = entry["responses"] as? [String: Any] ?? [:]
    return files.merging(responses) { one, _ in one }.sorted { $0.key < $1.key }.map { key, value in
      Log(key: key, refreshRate: rate, process: entry["process"] as? String, series: series(value))
    }
  }

  private static func series(_ value: Any) -> [String: [[String: Double]]] {
    guard let object = value as? [String: Any] else { return [:] }
    if let figures = figures(object) { return ["": [figures]] }
    return object.mapValues { value in
      (value as? [Any] ?? [value]).compactMap { ($0 as? [String: Any]).flatMap(figures) }
    }
  }

  private static func figures(_ object: [String: Any]) -> [String: Double]? {
    let numbers = object.compactMapValues { ($0 as? NSNumber)?.doubleValue }
    return numbers.count == object.count ? numbers : nil
  }
}

@Suite("The fixtures of device logs")
struct FixtureTests {
  /// The formats whose readers are complete.
  static let formats = ["macrobenchmark", "perfetto", "flutter", "xctest", "xctrace"]

  @Test("have the figures that were computed independently", arguments: formats)
  func figures(_ format: String) throws {
    for expected in try Fixtures.logs(of: format) {
      let log = try DeviceLog(at: expected.path, LogChoice(process: expected.process))
      #expect(log.series.count == expected.series.count, "\(expected.key)")
      for (name, iterations) in expected.series {
        let series = try #require(
          log.series.first { name.isEmpty || $0.source == name }, "\(expected.key): \(name)")
        let session = try DeviceSession(series, refreshRate: expected.refreshRate)
        #expect(session.iterations.count == iterations.count, "\(expected.key)")
        for (analysis, wanted) in zip(session.iterations, iterations) {
          for (figure, value) in wanted {
            let found = analysis.figures.first { $0.name == figure }?.value
            #expect(
              found.map { abs($0 - value) <= max(2e-6, 1e-6 * abs(value)) } ?? false,
              "\(expected.key), \(figure): \(found.map { "\($0)" } ?? "missing"), not \(value)")
          }
        }
      }
    }
  }

  @Test("are judged by figures that can be chosen by their names", arguments: formats)
  func names(_ format: String) throws {
    let expected = try #require(try Fixtures.logs(of: format).first)
    let log = try DeviceLog(at: expected.path, LogChoice(process: expected.process))
    let session = try DeviceSession(log.series[0], refreshRate: expected.refreshRate)
    let groups = try DeviceGroups([(log, [session])], [(log, [session])], by: .comparison)
    let names = groups.series.flatMap(\.figures).map(\.name)
    #expect(!names.isEmpty && names.allSatisfy(JudgedFigure.names.contains), "\(names)")
  }

  @Test("that are malformed are refused by a sentence that names the file", arguments: formats)
  func malformed(_ format: String) throws {
    let folder = Fixtures.folder.appending(path: "malformed").path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasPrefix(format) {
      let path = "\(folder)/\(name)"
      let fault = inputFault {
        let log = try DeviceLog(at: path)
        for series in log.series {
          do { _ = try DeviceSession(series, refreshRate: 60) } catch {
            throw InputError("\(path): \(error)")
          }
        }
      }
      #expect(fault.hasPrefix(path))
    }
  }
}
