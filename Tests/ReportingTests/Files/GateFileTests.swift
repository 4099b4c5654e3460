import Analysis
import Files
import Testing

@Suite("The files of a gate")
struct GateFileTests {
  @Test("of a baseline have one line a metric, sorted, and find their way back")
  func baseline() throws {
    var run = judgedRun()
    run.facts.run.scroll.scenario = "a/b c"
    let baseline = Baseline(of: MeasuredRun(run))
    let text = String(decoding: try JSONText.file(baseline), as: UTF8.self)
    let metrics = text.split(separator: "\n").prefix { !$0.contains("\"rounds\" : {") }
      .filter { $0.contains("/pool/120/") }
    #expect(metrics.count == baseline.metrics.count)
    #expect(metrics == metrics.sorted())
    #expect(text.contains("\n    \"a%2Fb c/painter/grid/pool/120/blended_px_per_frame\" : 100,\n"))
    #expect(text.contains("\n  \"schema_version\" : 1\n}\n"))
    try withTestFolder { folder in
      try put(text, at: folder + "/baseline.json")
      #expect(try JSONText.value(Baseline.self, at: folder + "/baseline.json") == baseline)
    }
  }

  @Test("of rules have one line a rule, and find their way back")
  func rules() throws {
    try withTestFolder { folder in
      for strategies in [nil, ["grid"]] {
        var rules = GateRules.standard
        (rules.pixels, rules.strategies) = (strategies == nil ? .held : .proved, strategies)
        rules.rules.append(
          GateRule(
            .ratio, "frame_p95_ms", over: "a\"b", tolerance: 0.25, limit: 1.5, blocks: false,
            demandsProof: true))
        let text = String(decoding: try JSONText.file(rules), as: UTF8.self)
        #expect(text.split(separator: "\n").count { $0.contains("\"tier\"") } == rules.rules.count)
        try put(text, at: folder + "/rules.json")
        #expect(try JSONText.value(GateRules.self, at: folder + "/rules.json") == rules)
      }
    }
  }

  @Test(
    "are refused by name with what is wrong, and never taken for empty ones",
    arguments: [
      ("", "is empty"), ("{", "is no JSON, or cut off"), ("[]", "holds no JSON object"),
      ("{}", "has no schema_version, a whole number: this build reads 1"),
      (#"{"schema_version":2}"#, "schema_version 2"),
      (#"{"schema_version":1}"#, "is missing"),
      ("schema_version,scenario\n", "is no JSON, or cut off"),
    ])
  func refused(text: String, sentence: String) throws {
    try withTestFolder { folder in
      let file = folder + "/file.json"
      try put(text, at: file)
      for read in [
        { _ = try JSONText.value(Baseline.self, at: file) },
        { _ = try JSONText.value(GateRules.self, at: file) },
      ] {
        let error = #expect(throws: InputError.self) { try read() }
        let fault = error?.description ?? ""
        #expect(fault.contains(sentence) && fault.contains("file.json"), "\(fault)")
        #expect(error?.isAbsent == false)
      }
      let absent = #expect(throws: InputError.self) {
        try JSONText.value(Baseline.self, at: folder + "/none.json")
      }
      #expect(absent?.isAbsent == true)
    }
  }

  @Test("with rounds that no ratio has are refused", arguments: [-35.5, 36, 1e15])
  func logarithms(value: Double) throws {
    let key = "settings/painter/grid/pool/60/frame_p50_x_square"
    let text =
      "{\"schema_version\": 1, \"machine\": {}, \"metrics\": {\"\(key)\": 1},"
      + " \"rounds\": {\"\(key)\": [0.1, \(value)]}}"
    let fault = inputFault {
      try JSONText.value(Baseline.self, from: Array(text.utf8), name: "base.json")
    }
    #expect(fault.contains("logarithms of ratios from -35.0 to 35.0"))
  }

  @Test("with a key that occurs twice are refused, however it is written")
  func duplicates() throws {
    let key = "settings/painter/grid/pool/60/quads"
    let escaped = key.replacing("quads", with: "\\u0071uads").replacing("/", with: "\\/")
    for second in [key, escaped] {
      try withTestFolder { folder in
        let file = folder + "/file.json"
        try put(
          "{\"schema_version\": 1, \"machine\": {}, \"metrics\": {\"\(key)\": 5,\"\(second)\" : 6}}",
          at: file)
        let fault = inputFault { try JSONText.value(Baseline.self, at: file) }
        #expect(fault.contains("\(key) occurs twice"))
        // The same name in objects beside and inside each other is no duplicate, nor is a value.
        try put(
          "{\"schema_version\": 1, \"machine\": {\"seed\": \"seed\"},"
            + " \"runs\": {\"seed\": {\"seed\": \"a\\\"seed\\\": 1\"}}, \"metrics\": {\"\(key)\": 5}}",
          at: file)
        #expect(try JSONText.value(Baseline.self, at: file).metrics == [key: 5])
        try put(
          #"{"schema_version":1,"rules":[{"tier":"exact","metric":"quads","metric":"layer_moves"}]}"#,
          at: file)
        let rule = inputFault { try JSONText.value(GateRules.self, at: file) }
        #expect(rule.contains("the key rules.[0].metric occurs twice"))
      }
    }
  }

  @Test("of a baseline cut off anywhere are refused")
  func cutOff() throws {
    let bytes = try JSONText.file(Baseline(of: MeasuredRun(judgedRun())))
    try withTestFolder { folder in
      let file = folder + "/baseline.json"
      // The last line feed is of no consequence.
      for count in Array(stride(from: 0, to: bytes.count - 2, by: 97)) + [bytes.count - 2] {
        try put(String(decoding: bytes[..<count], as: UTF8.self), at: file)
        #expect(throws: InputError.self, "\(count) bytes") {
          try JSONText.value(Baseline.self, at: file)
        }
      }
    }
  }
}
