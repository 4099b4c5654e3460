import Benchmarking
import Foundation
import RunRecords
import Scenarios
import TableModel
import Testing

@Suite("The claims of a scenario")
struct ScenarioClaimTests {
  /// Returns the error for a list of claims; `nil` if it is accepted.
  private func complaint(_ claims: String) -> String? {
    var scenario = Scenario.builtIn("settings")
    do {
      try scenario.merge(json: Array("{\"claims\": \(claims)}".utf8), source: "mine.json")
      return nil
    } catch {
      return error.description
    }
  }

  /// Returns a scenario with a claim with a given better side.
  private func scenario(
    better: String, keys: String = "", on base: Scenario = .builtIn("settings")
  ) throws -> Scenario {
    var scenario = base
    let claim =
      #"{"source": "S", "claim": "C", \#(keys) "better": \#(better), "worse": {"label": "b"}}"#
    try scenario.set("claims", to: "[\(claim)]")
    return scenario
  }

  @Test("round-trip with every metric, expectation and policy")
  func roundTrip() throws {
    var all: Set<String> = []
    for metric in Claim.Metric.allCases {
      for expectation in Claim.Expectation.allCases {
        for reuse in ReusePolicy.allCases {
          let written = try scenario(
            better: """
              {"label": "a", "strategy": "square", "reuse": "\(reuse.rawValue)",
               "set": {"heights": {"source": "measured"}, "labels": "clear"}}
              """,
            keys: #""metric": "\#(metric.rawValue)", "expects": "\#(expectation.rawValue)","#)
          let claim = try #require(written.claims.first)
          #expect(claim.metric == metric && claim.expectation == expectation)
          #expect(claim.better.reuse == reuse && claim.better.changes.count == 2)
          var read = Scenario()
          let bytes = try JSONEncoder().encode(written.json)
          try read.merge(json: Array(bytes), source: "test")
          #expect(read == written)
          all.insert(String(decoding: bytes, as: UTF8.self))
        }
      }
    }
    #expect(all.count == 10 * 2 * 3)
  }

  @Test("name their basis and place, if they say", arguments: ClaimRecord.Basis.allCases)
  func basis(basis: ClaimRecord.Basis) throws {
    let written = try scenario(
      better: #"{"label": "a"}"#, keys: #""basis": "\#(basis.rawValue)", "place": "README","#)
    #expect(written.claims.first?.basis == basis && written.claims.first?.place == "README")
    var read = Scenario()
    try read.merge(json: Array(JSONEncoder().encode(written.json)), source: "test")
    #expect(read == written)
    let silent = try scenario(better: #"{"label": "a"}"#).claims.first
    #expect(silent?.basis == nil && silent?.place == "")
    #expect(
      complaint(#"[{"source": "S", "basis": "said", "claim": "C"}]"#)?.contains("stated") == true)
  }

  @Test("compare frames of layer-grid with dequeued cells by default")
  func defaults() throws {
    var scenario = Scenario()
    try scenario.set(
      "claims",
      to: #"[{"source": "S", "claim": "C", "better": {"label": "a"}, "worse": {"label": "b"}}]"#)
    let claim = try #require(scenario.claims.first)
    #expect(claim.metric == .frame && claim.expectation == .better)
    #expect(claim.better.strategy == "layer-grid" && claim.worse.reuse == .pool)
    #expect(claim.better.changes.isEmpty && claim.worse.label == "b")
  }

  /// Invalid sides, with the error after their position.
  private static let sides: [(side: String, words: String)] = [
    ("3", ": better takes an object, not 3"), ("{}", ".better lacks its key \"label\""),
    (#"{"label": ""}"#, ".better: label takes a non-empty string, not \"\""),
    (#"{"lable": "a"}"#, ".better has no key \"lable\"; did you mean \"label\"?"),
    (#"{"label": "a", "strategy": 3}"#, ".better: strategy takes a non-empty string, not 3"),
    (#"{"label": "a", "reuse": "some"}"#, ".better: reuse takes pool or none or keep-all"),
    (#"{"label": "a", "set": 3}"#, ".better: set takes an object, not 3"),
    (#"{"label": "a", "set": {"display": {"scale": 1}}}"#, ": a side cannot change display"),
    (#"{"label": "a", "set": {"claims": []}}"#, ".better: a side cannot change claims"),
    (#"{"label": "a", "set": {"lables": 1}}"#, "no key \"lables\"; did you mean \"labels\"?"),
    (#"{"label": "a", "set": {"font": {"size": 1}}}"#, "there is no key \"font.size\""),
    (#"{"label": "a", "set": {"font": 1}}"#, ".better: font is an object of keys"),
    (#"{"label": "a", "set": {"radius": -1}}"#, ".better: radius takes a number of points"),
    (
      #"{"label": "a", "set": {"events": [{"at": 0}]}}"#,
      ".better: events: event 1 lacks its key \"event\""
    ),
  ]

  @Test("with an invalid side are refused with the accepted values", arguments: sides)
  func wrongSides(side: String, words: String) {
    let other = #"{"label": "b"}"#
    let good = #"{"source": "S", "claim": "C", "better": \#(other), "worse": \#(other)}"#
    let bad = #"{"source": "S", "claim": "C", "better": \#(side), "worse": \#(other)}"#
    let fault = complaint("[\(good), \(bad)]")
    #expect(fault?.hasPrefix("mine.json: claims: claim 2") == true, "\(fault ?? "accepted")")
    #expect(fault?.contains(words) == true, "\(fault ?? "accepted")")
  }

  @Test(
    "that are invalid are refused with their position and the accepted values",
    arguments: [
      ("3", " takes an object, not 3"), ("{}", " lacks its key \"source\""),
      (#"{"source": "S"}"#, " lacks its key \"claim\""),
      (#"{"source": "S", "claim": "C"}"#, " lacks its key \"better\""),
      (
        #"{"source": "S", "claim": "C", "better": {"label": "a"}}"#, " lacks its key \"worse\""
      ),
      (#"{"source": "S", "claim": "C", "metric": "fps"}"#, ": metric takes frame or app or"),
      (#"{"source": "S", "claim": "C", "expects": "worse"}"#, ": expects takes better or same"),
      (#"{"source": "", "claim": "C"}"#, ": source takes a non-empty string"),
      (#"{"sorce": "S"}"#, " has no key \"sorce\"; did you mean \"source\"?"),
    ])
  func wrong(claim: String, words: String) {
    let fault = complaint("[\(claim)]")
    #expect(fault?.hasPrefix("mine.json: claims: claim 1\(words)") == true, "\(fault ?? "none")")
  }

  @Test("apply the keys of their sides to the scenario and validate the result")
  func scenarios() throws {
    var base = Scenario.builtIn("settings")
    base.radius = 12
    func changed(_ set: String) throws -> (original: Scenario, side: Scenario) {
      let scenario = try scenario(better: #"{"label": "a", "set": \#(set)}"#, on: base)
      let claim = try #require(scenario.claims.first)
      return (scenario, try Experiment.tiny(scenario).scenario(of: claim.better))
    }
    let lower = try changed(#"{"rowHeight": 30}"#).side
    #expect(lower.rowHeight == 30 && lower.radius == 12)
    let same = try changed("{}")
    #expect(same.side == same.original)
    let fault = #expect(throws: ScenarioError.self) { try changed(#"{"rowHeight": 20}"#) }
    #expect(fault?.reason.contains("half of rowHeight") == true)
  }
}
