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
    let log = try log(try deviceLog("capframex.json"))
    try log.expect(["frames": 3, "hitches": 1, "p50_ms": 16.7], at: 60)
    #expect(log.notes == ["1 frame never shown"])
  }

  @Test("has an iteration per run")
  func runs() throws {
    let log = try log(
      Self.capture(("16.6, 16.7", "16.6, 16.7"), ("16.6, 33.4, 16.6", "16.6, 33.4, 16.6")))
    let hitches = try (0...1).map { try log.figures(refreshRate: 60, iteration: $0)["hitches"] }
    #expect(hitches == [0, 1])
  }

  @Test("without a run's display times has the times from present to present")
  func presents() throws {
    let plain = try log(Self.capture(("16.6, 16.7", nil)))
    #expect(plain.frames == .intervals([16.6, 16.7]) && plain.notes.isEmpty)
    let zeros = try log(Self.capture(("16.6, 16.7", "16.6, 16.7"), ("16.6", "0")))
    #expect(
      zeros.series[0].iterations.map(\.frames) == [.intervals([16.6, 16.7]), .intervals([16.6])])
    #expect(
      zeros.notes == [
        "MsBetweenDisplayChange is missing or 0 in all frames of a run: MsBetweenPresents is judged"
      ])
  }

  @Test("leaves out empty runs, and times that are none")
  func leftOut() throws {
    let log = try log(
      Self.capture(("16.6, \"NaN\", null, 1e18", "16.6, \"Infinity\", 0, 16.6"), ("", "")))
    #expect(
      log.series[0].iterations.map(\.frames) == [.intervals([16.6], displayed: [16.6, 16.6])])
    #expect(
      log.notes == [
        "2 frames without a time that a frame can take left out", "iteration 2 of 2 has no frame",
        "2 frames never shown",
        "1 frame without a present, as of frame generation: among the displayed times alone",
      ])
  }

  @Test("names the process and the machine")
  func info() throws {
    let info =
      "{\"ProcessName\": \"List.exe\", \"GameName\": null, \"GPU\": \"GPU 1\", \"OS\": \"OS 2\"}"
    let log = try log(Self.capture(("16.6", "16.6"), info: info))
    #expect(log.series[0].name == "List.exe")
    #expect(log.conditions == ["graphics": "GPU 1", "system": "OS 2"])
  }

  @Test(
    "that cannot be judged is refused with the key as the file has it",
    arguments: [
      (capture(("", nil)), ""), (capture(("0, 0", "0, 0")), ""),
      (capture(("16.6, 16.6", "16.6")), ""), (capture(("16.6, \"fast\"", nil)), ""),
      (capture(("16.6, true", nil)), ": Runs.[0].CaptureData.MsBetweenPresents.[1] is of another"),
      ("{\"Info\": {}, \"Runs\": [{\"CaptureData\": null}]}", ""),
      ("{\"Runs\": {\"CaptureData\": []}}", ""), (String(capture(("16.6", nil)).dropLast(5)), ""),
    ])
  func refused(_ text: String, _ sentence: String) { expectFault("log.csv\(sentence)", text) }
}
