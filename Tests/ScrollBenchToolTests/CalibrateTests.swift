import Foundation
import Testing

@Suite("scrollbench duel --calibrate")
struct CalibrateTests {
  private func calibrate(_ arguments: [String], in folder: Folder) throws -> ToolResult {
    try Tool.run(
      ["duel", "--calibrate", "--pairs", "9"] + arguments + Tool.briefBlocks, in: folder)
  }

  private func object(_ name: String, in folder: Folder) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: folder.data(name)) as? [String: Any])
  }

  @Test("writes the rates of false alarms and detections, which duel and gate quote")
  func quoted() throws {
    let folder = try Folder()
    let outcome = try calibrate(["--duels", "1"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(folder.entries == ["calibration.json"])
    let file = try object("calibration.json", in: folder)
    #expect(file["schema_version"] as? Int == 2)
    #expect((file["identical"] as? [String: Any])?["duels"] as? Int == 1)
    let injections = try #require(file["injections"] as? [String: [String: Any]])
    #expect(
      injections.keys.sorted() == [
        "allocation", "composite=1%", "composite=2%", "composite=5%", "configure=50%",
        "layer", "stall=5ms",
      ])
    #expect(injections["layer"]?["count"] as? Int == 1)
    #expect(injections["allocation"]?["count"] as? Int == 1)
    let metrics = try #require(file["metrics"] as? [String: [String: Any]])
    #expect((metrics["layer-grid/frame_p50_ms"]?["pairs"] as? Int ?? 0) >= 9)
    #expect(metrics["control"] != nil && metrics["layer-grid/composite_mean_ms"] != nil)
    #expect(outcome.output.contains("layer-grid/es95"))

    // Blocks this short may well be too noisy to be used.
    let steady = try folder.text("calibration.json")
      .replacing(/"floor_x" : [0-9.]+/, with: "\"floor_x\" : 1.05")
    try folder.put(steady, at: "calibration.json")
    let duel = try Tool.run(
      ["duel", Tool.url.path, Tool.url.path, "--head-args", "--inject layer"] + Tool.briefBlocks,
      in: folder)
    let text = duel.output.replacing("\n  ", with: " ")
    #expect(text.contains("false alarms: ") && text.contains("in 1 duel of a build with itself"))

    // A gate quotes it for a run of the same machine and kind of build.
    let made = try Tool.run(Tool.brief + ["--no-verify", "--output", "run"], in: folder)
    #expect(made.code == 0, "\(made.errors)")
    try folder.put(#"{"schema_version":1,"machine":{},"metrics":{}}"#, at: "baseline.json")
    let gate = ["gate", "--run", "run", "--baseline", "baseline.json"]
    let judged = try Tool.run(gate, in: folder)
    #expect(judged.output.replacing("\n  ", with: " ").contains("in 1 duel of a build with itself"))

    // So is one that was run otherwise, and what is different is said.
    let doubtful = try Tool.run(
      ["duel", Tool.url.path, Tool.url.path, "--head-args", "--inject layer", "--pairs", "10"]
        + Tool.briefBlocks + ["--buffers", "2"], in: folder)
    let doubts = doubtful.output.replacing("\n  ", with: " ")
    #expect(doubts.contains("the calibration is of 9 pairs a batch, this duel of 10"), "\(doubts)")
    #expect(doubts.contains("the calibration is of other run arguments (--time-debug-build"))

    // One of a machine that is too noisy is named and not used, or refused if it was asked for.
    try folder.put(
      steady.replacing("\"floor_x\" : 1.05", with: "\"floor_x\" : 1.2"), at: "calibration.json")
    let noisy = try Tool.run(gate, in: folder)
    #expect(noisy.output.replacing("\n  ", with: " ").contains("has a floor_x of 1.2"))
    #expect(!noisy.output.contains("of a build with itself"))
    let asked = try Tool.run(gate + ["--calibration", "calibration.json"], in: folder)
    #expect(asked.code == 65 && asked.errors.contains("too noisy for duels"), "\(asked.errors)")

    // Another machine's is named, and not used.
    let other = try folder.text("calibration.json")
      .replacing("\"machine_id\" : \"", with: "\"machine_id\" : \"x")
    try folder.put(other, at: "calibration.json")
    for arguments in [gate, gate + ["--calibration", "calibration.json"]] {
      let text = try Tool.run(arguments, in: folder).output.replacing("\n  ", with: " ")
      #expect(text.contains("the calibration calibration.json is of another machine"), "\(text)")
      #expect(!text.contains("of a build with itself"))
    }
  }

  @Test("refuses too few pairs, added work and a foreign file before it measures")
  func refused() throws {
    let folder = try Folder()
    try folder.put("mine", at: "notes")
    for (arguments, code, sentence) in [
      (["--pairs", "8"] + Tool.briefBlocks, 64, "ask for at least 9"),
      (Tool.briefBlocks + ["--inject", "layer"], 64, "leave --inject out"),
      (["--minutes", "0"] + Tool.briefBlocks, 64, "is not a number of minutes"),
      (["--output", "notes"] + Tool.briefBlocks, 73, "holds something else"),
      (["--", "--frames", "0"], 64, "run does not accept"),
      (["a", "b"], 64, "takes no sides"), (["--format", "json"], 64, "no --format"),
    ] {
      let outcome = try Tool.run(["duel", "--calibrate"] + arguments, in: folder)
      #expect(outcome.code == Int32(code) && outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
    #expect(try folder.text("notes") == "mine")
  }

  @Test("that is damaged or of a later version fails only commands with --calibration")
  func damaged() throws {
    let folder = try Folder()
    try folder.put(#"{"schema_version":1,"machine":{},"metrics":{}}"#, at: "baseline.json")
    #expect(try Tool.run(Tool.brief + ["--no-verify", "--output", "run"], in: folder).code == 0)
    let gate = ["gate", "--run", "run", "--baseline", "baseline.json"]
    for (text, sentence) in [("{", "no JSON"), (#"{"schema_version":7}"#, "schema_version 7")] {
      try folder.put(text, at: "calibration.json")
      let told = try Tool.run(gate + ["--calibration", "calibration.json"], in: folder)
      #expect(told.code == 65 && told.errorLines.count == 1, "\(told.errors)")
      #expect(told.errors.contains("calibration.json") && told.errors.contains(sentence))
      let found = try Tool.run(gate, in: folder)
      #expect(found.code == 3)
      #expect(found.output.replacing("\n  ", with: " ").contains("and is not used"))
    }
    #expect(try Tool.run(gate + ["--calibration", "none.json"], in: folder).code == 65)
  }
}
