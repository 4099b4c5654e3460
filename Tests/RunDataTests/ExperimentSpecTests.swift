import FileTesting
import RunData
import Testing

@Suite("The specification of an experiment")
struct ExperimentSpecTests {
  private func text(_ spec: ExperimentSpec) throws -> String {
    String(decoding: try spec.json(), as: UTF8.self)
  }

  @Test("is written without the keys that have their default")
  func canonical() throws {
    var spec = ExperimentSpec()
    (spec.strategies, spec.rounds) = (["square"], 7)
    #expect(
      try text(spec)
        == "{\n  \"rounds\" : 7,\n  \"strategies\" : [\n    \"square\"\n  ],\n  \"version\" : 1\n}\n"
    )
  }

  @Test("is read as it was written, with every key")
  func roundTrip() throws {
    var spec = ExperimentSpec()
    spec.scenario = .object(["rowHeight": .number(50), "cell": .object(["textTop": .number(2)])])
    (spec.rows.source, spec.rows.file) = (.file, "a b.csv")
    (spec.rows.columns, spec.rows.digest) = (["body": "other_names"], "5 00ff 1 ff00")
    spec.strategies = ["layer-grid", "my rows"]
    (spec.engine, spec.threads, spec.kernels) = ("culling", 4, "baseline")
    (spec.refreshRates, spec.rounds, spec.buffers) = ([60, 90], 9, 2)
    (spec.framesPerPass, spec.secondsPerPass, spec.seed) = (77, 1.5, .max)
    (spec.reuse, spec.pipeline, spec.loads) = ("none", .twoStage, ["layer", "composite=5%"])
    (spec.checksPixels, spec.hasPlacebo) = (false, false)
    (spec.countsInstructions, spec.isInProcess) = (true, true)
    #expect(try ExperimentSpec(json: spec.json(), name: "spec.json") == spec)
  }

  @Test("of a run is that in its run.json")
  func record() throws {
    var spec = ExperimentSpec()
    (spec.strategies, spec.seed) = (["square"], .max)
    let inner = try text(spec)
    let run = Array("{\"schema_version\": 3, \"origin\": {\"run\": {\"spec\": \(inner)}}}".utf8)
    #expect(try ExperimentSpec(json: run, name: "run.json") == spec)
    for (text, words) in [
      ("{\"schema_version\": 2}", "run.json has schema_version 2, the layout of another version"),
      ("{\"schema_version\": 3, \"origin\": {\"log\": {}}}", "origin.run is missing"),
    ] {
      let fault = inputFault { try ExperimentSpec(json: Array(text.utf8), name: "run.json") }
      #expect(fault.contains(words))
    }
  }

  private func expectFault(_ reason: String, _ keys: String) {
    let fault = inputFault { try ExperimentSpec(json: Array("{\(keys)}".utf8), name: "spec.json") }
    #expect(fault.hasPrefix("spec.json: ") && fault.contains(reason), "\(fault)")
  }

  @Test(
    "is refused with the key that is missing, unknown or of another version",
    arguments: [
      (#""version":2,"strategies":["a"]"#, "version cannot be read: this build reads version 1"),
      (#""strategies":["a"]"#, "the key version is missing"),
      (#""version":1"#, "the key strategies is missing"),
      (
        #""version":1,"strategies":["a"],"bits":1"#,
        "the key bits of the experiment is unknown: this build knows the keys version, scenario"
      ),
      (#""version":1,"strategies":[]"#, "strategies cannot be read: a list of ids"),
      (#""version":1,"strategies":["a","a"]"#, "none of them twice is expected"),
    ])
  func keys(_ keys: String, _ reason: String) { expectFault(reason, keys) }

  @Test(
    "is refused with the key of a value and what is expected",
    arguments: [
      ("rounds", "0", "a whole number from 1 to 10000"), ("rounds", "2.5", "a whole number"),
      ("rounds", #""6""#, "a whole number"), ("seed", "-1", "a whole number from 0"),
      ("seed", "18446744073709551616", "a whole number from 0"),
      ("hz", "[0]", "a list of numbers from 1"), ("hz", "[60,60]", "a list of numbers from 1"),
      ("frames", "9000000", "a whole number"), ("seconds", "-1", "a number from 0.001"),
      ("threads", "65", "a whole number"), ("verify", "1", "true or false is expected"),
      ("pipeline", #""three""#, "serial or two-stage is expected"),
      ("rows", #"{"source":"file"}"#, "an object"), ("rows", #"{"source":"none"}"#, "an object"),
      ("rows", #"{"source":"synthetic","count":0}"#, "an object"),
      ("rows", #"{"source":"scenario","file":"a.csv"}"#, "an object"),
      ("rows", #"{"source":"file","file":"a","fil":1}"#, "an object"),
    ])
  func value(_ key: String, _ value: String, _ reason: String) {
    expectFault(
      "\(key) cannot be read: \(reason)", #""version":1,"strategies":["a"],"\#(key)":\#(value)"#)
  }
}
