import Foundation
import RunData
import SampleRuns
import Testing

@Suite("run.json")
struct RunFactsJSONTests {
  private func text(_ facts: RunFacts) throws -> String {
    String(decoding: try facts.json(), as: UTF8.self)
  }

  private func read(_ bytes: [UInt8]) throws -> RunFacts {
    try RunFacts(json: bytes, name: "run.json")
  }

  private var run: RunResult {
    var run = RunResult.sample(
      [.steady("layer-grid", pass: [5, 6]), .steady("image-slice", refreshRate: 60, pass: [7])],
      scenario: "a \"quoted\" / name\n東京",
      proofs: [.sample("layer-grid"), .sample("image-slice", holds: false)],
      caveats: ["the machine was busy"])
    run.facts.run.spec.seed = .max
    run.facts.run.spec.pipeline = .twoStage
    run.facts.run.controls = ["square"]
    run.facts.proofs[1].predicted = ["layers-grow", "never"]
    run.facts.proofs[1].add("layers-grow", "layers \"grew\"; a lot")
    run.facts.series[0].faults = [
      Fault(kind: "stale", sentence: "a neighbour was stale", isPredicted: false)
    ]
    run.facts.series[0].cellsAlive = 31
    run.facts.series[1].proxyCells = 7
    run.facts.series[1].instructions = .sample()
    run.facts.run.machine.measuringNsPerFrame = 207
    run.facts.run.machine.loadAverages = [0.1, 1.0 / 3, 12]
    run.facts.run.spec.scenario = .object([
      "rowHeight": .number(44), "row_height": .null, "URLName": .string("x_y/zW"),
      "_private": .bool(true),
      "sectionSizes": .array([.number(1.5), .object(["maxCount": .number(8)])]),
      "colors": .object(["rowFill": .object(["darkMode_2": .string("0xFFFFFF")])]),
    ])
    return run
  }

  @Test("comes back as an equal record")
  func roundTrip() throws {
    let facts = run.facts
    #expect(try read(facts.json()) == facts)
    #expect(try text(facts).contains("\"seed\" : 18446744073709551615"))
    #expect(try text(facts).contains("\"name=a/b\""))
  }

  @Test(
    "without a key is refused, and names it",
    arguments: [
      "conditions", "origin", "began", "faults", "predicted", "row_count",
      "cells_alive", "layer_moves", "measuring_ns_per_frame",
    ])
  func missingKey(key: String) throws {
    func without(_ value: Any) -> Any {
      if let object = value as? [String: Any] {
        return object.filter { $0.key != key }.mapValues(without)
      }
      return (value as? [Any])?.map(without) ?? value
    }
    var facts = run.facts
    // Foundation's object reader rounds such a number.
    facts.run.spec.seed = 7
    let object = try JSONSerialization.jsonObject(with: Data(try facts.json()))
    let bytes = try JSONSerialization.data(withJSONObject: without(object))
    #expect(inputFault { try read(Array(bytes)) }.contains("\(key) is missing"))
  }

  @Test("with a key of another type is refused", arguments: ["null", "\"7\""])
  func wrongType(value: String) throws {
    let text = try text(run.facts).replacing(
      "\"cells_alive\" : 31", with: "\"cells_alive\" : \(value)")
    #expect(inputFault { try read(Array(text.utf8)) }.contains("cells_alive is of another kind"))
  }

  @Test("the user's keys inside the scenario stay as they are")
  func scenarioKeys() throws {
    let text = try text(run.facts)
    for key in [
      "rowHeight", "row_height", "URLName", "_private", "maxCount", "rowFill", "darkMode_2",
    ] {
      #expect(text.contains("\"\(key)\" :"), "\(key)")
    }
  }

  @Test("all other keys are in snake_case and sorted")
  func keys() throws {
    var facts = run.facts
    facts.run.spec.scenario = .null
    let text = try text(facts)
    let lines = text.split(separator: "\n")
    let keys = lines.compactMap { line -> String? in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count > 2 && parts[2].hasPrefix(" :") ? String(parts[1]) : nil
    }
    #expect(keys.allSatisfy { $0.allSatisfy { $0 == "_" || $0.isLowercase } })
    #expect(keys.contains("differing_outside_corners"))
    let top = lines.filter { $0.hasPrefix("  \"") }
    #expect(top == top.sorted())
    #expect(top.count == 7)
  }

  @Test(
    "a number that is not finite is refused, with its place", arguments: [Double.nan, .infinity])
  func notFinite(value: Double) {
    var load = run.facts
    load.run.machine.loadAverages[2] = value
    let fault = outputFault { try load.json() }
    #expect(fault.contains("machine.") && fault.contains("a number must be finite"), "\(fault)")
    var scenario = run.facts
    scenario.run.spec.scenario = .object(["rowHeight": .number(value)])
    #expect(outputFault { try scenario.json() }.contains("scenario.rowHeight"))
  }
}
