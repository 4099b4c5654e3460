import Analysis
import Foundation
import Testing

private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  return try decoder.decode(type, from: Data(text.utf8))
}

@Suite("A baseline")
struct BaselineTests {
  private static let known = #""schema_version":1,"machine":{},"metrics":{}"#

  @Test("may lack the scroll and facts of the machine")
  func sparse() throws {
    let sparse = try decoded(
      Baseline.self,
      #"{"schema_version":1,"machine":{},"metrics":{"settings/painter/grid/pool/60/quads":5}}"#)
    #expect(sparse.runs.isEmpty)
    #expect(sparse.metrics.count == 1)
  }

  @Test(
    "of another layout is refused with the reason",
    arguments: [
      (#""machine":{},"metrics":{}"#, "the baseline has no schema_version, a whole number"),
      (#""schema_version":"1","machine":{},"metrics":{}"#, "the baseline has no schema_version"),
      (#""schema_version":2"#, "the baseline has schema_version 2: this build reads 1"),
      (#""schema_version":0"#, "the baseline has schema_version 0"),
      (known + #","metric":{}"#, "the key metric of a baseline of runs is unknown"),
      (known + #","all_metrics":{}"#, "the key all_metrics of a baseline of runs is unknown"),
      (
        #""schema_version":1,"machine":{},"metrics":{"quads":5}"#,
        "quads names no metric: scenario/engine/strategy/reuse/hz/metric is expected"
      ),
      (
        #""schema_version":1,"machine":{},"metrics":{"s/p/g/pool/60/quads_per_day":5}"#,
        "s/p/g/pool/60/quads_per_day ends with no metric that is known"
      ),
      (
        #""schema_version":1,"machine":{},"metrics":{"s/p/g/pool/60/frame_p50_x_":5}"#,
        "s/p/g/pool/60/frame_p50_x_ ends with no metric that is known"
      ),
      (
        #""schema_version":1,"machine":{"cpus":"2"},"metrics":{}"#,
        "the key cpus of machine is unknown"
      ),
      (known + #","runs":{"s":{"x":"1"}}"#, "the key x of runs of s is unknown"),
      // Values of other types.
      (#""schema_version":1,"machine":{}"#, ""),
      (#""schema_version":1,"machine":{},"metrics":{"s/p/g/pool/60/quads":"5"}"#, ""),
      (#""schema_version":1,"machine":{},"metrics":[]"#, ""),
      (#""schema_version":1,"machine":{},"metrics":{"s/p/g/pool/60/quads":null}"#, ""),
    ])
  func refused(keys: String, sentence: String) {
    let error = #expect(throws: (any Error).self) { try decoded(Baseline.self, "{\(keys)}") }
    #expect(error.map { "\($0)".hasPrefix(sentence) } == true, "\(String(describing: error))")
  }
}

@Suite("A file of rules")
struct GateRulesTests {
  @Test("may omit keys with default values")
  func short() throws {
    let rules = try decoded(
      GateRules.self, #"{"schema_version":1,"rules":[{"tier":"exact","metric":"quads"}]}"#)
    #expect(rules == GateRules(rules: [GateRule(.exact, "quads")]))
  }

  @Test(
    "that is invalid is refused with the accepted values",
    arguments: [
      (#"[]"#, "a file of rules has at least one rule"),
      (#"[{"tier":"exact","metric":"frame_p50_ms"}]"#, "frame_p50_ms is no exact metric"),
      (#"[{"tier":"time","metric":"quads"}]"#, "quads is no time: scrollbench"),
      (#"[{"tier":"x","metric":"layers"}]"#, "tier is x: exact, instructions,"),
      (#"[{"tier":"ratio","metric":"frame_p50_ms"}]"#, "the ratio rule of frame_p50_ms lacks over"),
      (#"[{"tier":"time","metric":"frame_p50_ms","over":"square"}]"#, "the time rule of frame_p50"),
      (#"[{"tier":"exact","metric":"quads","tolerance":-1}]"#, "tolerance and limit of the rule"),
      (#"[{"tier":"exact","metric":"quads","blocked":true}]"#, "the key blocked of a rule"),
      (
        #"[{"tier":"ratio","metric":"frame_p50_ms","over":"control","tolerance":0.02},"#
          + #"{"tier":"ratio","metric":"frame_p50_ms","over":"control","blocks":false}]"#,
        "two ratio rules of frame_p50_ms over control have no limit: one is accepted"
      ),
    ])
  func refused(rules: String, sentence: String) {
    let text = #"{"schema_version":1,"rules":\#(rules)}"#
    let error = #expect(throws: (any Error).self) { try decoded(GateRules.self, text) }
    #expect(error.map { "\($0)".hasPrefix(sentence) } == true, "\(String(describing: error))")
  }
}
