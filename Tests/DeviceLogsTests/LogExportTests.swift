import Analysis
import FileTesting
import Files
import Foundation
import Reporting
import Testing

@Suite("A log of a device, exported")
struct LogExportTests {
  private let known = ["device": "Pixel 8", "commit": "abc1234", "time": "2025-01-02T03:04:05Z"]

  private static func session(
    _ text: String = "MsBetweenPresents\n16.5\n16.6\n16.7\n33.4\n",
    conditions: [String: String] = ["device": "Pixel \"8\""]
  ) throws -> ExportedResult {
    var log = try log(text)
    log.conditions = conditions
    return .log(log, try log.series.map { try DeviceSession($0, refreshRate: 60) })
  }

  private static func text(_ name: String, _ result: ExportedResult) throws -> String {
    var bytes: [UInt8] = []
    var stream = ByteStream { bytes += $0 }
    try #require(ExportFormat.all.first(where: { $0.name == name })).write(result, &stream)
    try stream.handOver()
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ result: ExportedResult, to path: String) throws {
    let history = try #require(ExportFormat.all.first(where: { $0.name == "history" }))
    let appending = try #require(history.appending)
    try OutputFile.update(path) { try appending(result, $0, path) }
  }

  @Test("as OpenMetrics has a gauge per figure, labelled with the device")
  func openMetrics() throws {
    let lines = try Self.text("openmetrics", Self.session()).split(separator: "\n")
    let labels = "format=\"csv\",device=\"Pixel \\\"8\\\"\",refresh_hz=\"60\""
    #expect(lines.contains("scrollbench_hitches{\(labels)} 1"), "\(lines)")
    #expect(lines.contains("# TYPE scrollbench_p50_ms gauge"))
    #expect(lines.last == "# EOF")
  }

  @Test("for GitHub's action has figures of which less is better, with their units")
  func githubAction() throws {
    struct Entry: Decodable {
      let name: String
      let unit: String
    }
    func units(_ result: ExportedResult) throws -> [String: String] {
      let json = Data(try Self.text("github-action-benchmark", result).utf8)
      let entries = try JSONDecoder().decode([Entry].self, from: json)
      return Dictionary(
        uniqueKeysWithValues: entries.map {
          (String($0.name.split(separator: "/").last ?? ""), $0.unit)
        })
    }
    let table = try units(Self.session())
    #expect(table["p99_ms"] == "ms" && table["hitch_ratio_ms_per_s"] == "ms/s")
    #expect(table.keys.allSatisfy { !$0.contains("fps") && !$0.hasPrefix("1pct") }, "\(table)")
    #expect(table["frames"] == nil && table["seconds"] == nil)
    let test = try units(
      Self.session(deviceLog("fixtures/xctest/base-metrics.json"), conditions: [:]))
    #expect(test["cpu_s"] == "s" && test["hitch_ms"] == "ms")
    #expect(test["frame_rate"] == nil && test["duration_s"] == nil && test["frames"] == nil)
  }

  @Test(
    "as frames is refused with the command that writes its figures",
    arguments: ["long", "chrome-trace"])
  func frames(format: String) throws {
    let fault = inputFault { try Self.text(format, Self.session()) }
    #expect(fault.contains("analyze --format csv"))
  }

  @Test("is a line of a history, once, if commit, time and device are known")
  func history() throws {
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try Self.append(Self.session(conditions: known), to: path)
      try Self.append(
        Self.session("MsBetweenPresents\n16.5\n16.6\n16.7\n50\n", conditions: known), to: path)
      let text = try FileTesting.text(at: path)
      let rows = text.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      let hitches = try #require(rows[0].firstIndex(of: "csv/hitch_ms"))
      #expect(rows.count == 3 && Double(rows[2][hitches]) ?? 0 > Double(rows[1][hitches]) ?? 0)
      #expect(rows[1][1...3] == ["2025-01-02T03:04:05Z", "abc1234", "Pixel 8"])
      let again = inputFault { try Self.append(Self.session(conditions: known), to: path) }
      #expect(again.contains("already in the file"))
    }
    for name in known.keys {
      let fault = inputFault {
        try Self.text("history", Self.session(conditions: known.filter { $0.key != name }))
      }
      #expect(fault.contains("give --\(name)"))
    }
  }

  @Test("has the columns of the same process under another number in a history")
  func processNumbers() throws {
    func perfetto(process: Int, overrun: Int) throws -> ExportedResult {
      let rows = (0..<10).map { "\($0 * 16_666_667),8000000,\(overrun),app,\(process)" }
      return try Self.session(
        (["ts,dur,overrun,process,pid"] + rows).joined(separator: "\n") + "\n", conditions: known)
    }
    try withTestFolder { folder in
      let path = folder + "/history.csv"
      try Self.append(perfetto(process: 41, overrun: -4_000_000), to: path)
      try Self.append(perfetto(process: 57, overrun: 2_000_000), to: path)
      let lines = try FileTesting.text(at: path).split(separator: "\n")
      #expect(lines.count == 3 && lines[0].contains(",perfetto/app/late_ms,"), "\(lines[0])")
    }
  }
}
