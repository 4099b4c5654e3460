import DeviceLogs
import Files
import RunData
import Testing

@Suite("A capture of CapFrameX")
struct CapFrameXTests {
  /// A capture with some runs, each its lists of times.
  static func capture(
    _ runs: (presents: String, changes: String?)..., info: String = "{}"
  ) -> String {
    let texts = runs.map { run in
      let changes = run.changes.map { ", \"MsBetweenDisplayChange\": [\($0)]" } ?? ""
      return "{\"CaptureData\": {\"MsBetweenPresents\": [\(run.presents)]\(changes)}}"
    }
    return "{\"Info\": \(info), \"Runs\": [\(texts.joined(separator: ", "))]}"
  }

  @Test("of a public report has 1 hitch of 2 displayed frames, and 1 never shown")
  func publicReport() throws {
    let path = Fixtures.folder.appending(path: "../capframex.json").path
    let log = try DeviceLog(at: path)
    let figures = try log.figures(refreshRate: 60)
    #expect(figures["frames"] == 3)
    #expect(figures["hitches"] == 1)
    #expect(figures["p50_ms"] == 16.7)
    #expect(log.series[0].caveats == ["1 frame never shown"])
  }

  @Test("has an iteration per run")
  func runs() throws {
    let log = try DeviceLog(
      text: Self.capture(("16.6, 16.7", "16.6, 16.7"), ("16.6, 33.4, 16.6", "16.6, 33.4, 16.6")))
    #expect(try log.figures(refreshRate: 60)["hitches"] == 0)
    #expect(try log.figures(refreshRate: 60, iteration: 1)["hitches"] == 1)
  }

  @Test("without a run's display times has the times from present to present")
  func presents() throws {
    let plain = try DeviceLog(text: Self.capture(("16.6, 16.7", nil)))
    #expect(plain.series[0].iterations[0].frames == .intervals([16.6, 16.7]))
    #expect(plain.series[0].caveats.isEmpty)
    let zeros = try DeviceLog(text: Self.capture(("16.6, 16.7", "16.6, 16.7"), ("16.6", "0")))
    #expect(
      zeros.series[0].iterations.map(\.frames) == [.intervals([16.6, 16.7]), .intervals([16.6])])
    #expect(
      zeros.series[0].caveats == [
        "MsBetweenDisplayChange is missing or 0 in all frames of a run: MsBetweenPresents is judged"
      ])
  }

  @Test("leaves out empty runs, and times that are none")
  func leftOut() throws {
    let log = try DeviceLog(
      text: Self.capture(("16.6, \"NaN\", null, 1e18", "16.6, \"Infinity\", 0, 16.6"), ("", "")))
    #expect(
      log.series[0].iterations.map(\.frames) == [.intervals([16.6], displayed: [16.6, 16.6])])
    #expect(
      log.series[0].caveats == [
        "2 frames without a time that a frame can take left out", "iteration 2 of 2 has no frame",
        "2 frames never shown",
        "1 frame without a present, as of frame generation: among the displayed times alone",
      ])
  }

  @Test("names the process and the machine")
  func info() throws {
    let info =
      "{\"ProcessName\": \"List.exe\", \"GameName\": null, \"GPU\": \"GPU 1\", \"OS\": \"OS 2\"}"
    let log = try DeviceLog(text: Self.capture(("16.6", "16.6"), info: info))
    #expect(log.series[0].name == "List.exe")
    #expect(log.conditions == ["graphics": "GPU 1", "system": "OS 2"])
  }

  @Test("with a fault names the key as the file does")
  func fault() {
    expectFault(
      ": Runs.[0].CaptureData.MsBetweenPresents.[1] is of another kind",
      Self.capture(("16.6, true", nil)))
  }

  @Test(
    "that cannot be judged is refused",
    arguments: [
      capture(("", nil)), capture(("0, 0", "0, 0")), capture(("16.6, 16.6", "16.6")),
      capture(("16.6, \"fast\"", nil)), capture(("true", nil)),
      "{\"Info\": {}, \"Runs\": [{\"CaptureData\": null}]}", "{\"Runs\": {\"CaptureData\": []}}",
      String(capture(("16.6", nil)).dropLast(5)),
    ])
  func refused(_ text: String) {
    #expect(throws: InputError.self) { try DeviceLog(text: text) }
  }
}
