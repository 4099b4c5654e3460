import Benchmarking
import Foundation
import RunData
import TableModel
import Testing

@Suite("A scenario as JSON")
struct ScenarioJSONTests {
  /// Returns an accepted value of a key that a scenario does not have.
  private static func other(_ field: ScenarioField, than scenario: Scenario) throws -> JSONValue {
    let present = field.write(scenario)
    return try #require(
      field.accepts.accepted.first { value in
        var changed = scenario
        try? changed.merge(json: field.file(value), source: "test")
        return field.write(changed) != present
      }, "\(field.path) has no other value")
  }

  /// A scenario in which no key has its default value.
  private static func changed() throws -> Scenario {
    var scenario = Scenario.builtIn("settings")
    for field in ScenarioField.all {
      try scenario.merge(json: field.file(other(field, than: Scenario())), source: "test")
    }
    return scenario
  }

  private func text(_ value: JSONValue) throws -> [UInt8] {
    Array(try JSONEncoder().encode(value))
  }

  /// All values by the paths of their keys.
  private func leaves(_ json: JSONValue) throws -> [String: JSONValue] {
    guard case .object(let root) = json else { return [:] }
    var leaves: [String: JSONValue] = [:]
    for (key, value) in root {
      if case .object(let group) = value {
        for (inner, value) in group { leaves["\(key).\(inner)"] = value }
      } else {
        leaves[key] = value
      }
    }
    return leaves
  }

  @Test(
    "round-trips for every built-in scenario, one with all keys changed, and every kind of motion")
  func roundTrip() throws {
    var moving = Scenario()
    moving.trace = [
      .flicks(seconds: 0.7, speeds: 10...8_000, direction: .up),
      .flicks(seconds: 1, speeds: 5_000...5_000, direction: .down, accelerates: true),
      .drag(seconds: 0.3, distance: -320.5), .constant(seconds: 2, velocity: -8_000),
      .pause(seconds: 1e-3), .jump(row: 0),
      .overscroll(seconds: 0.9, edge: .top, distance: 300),
      .overscroll(seconds: 2, edge: .bottom, distance: 0.5),
    ]
    for scenario in ScenarioCatalogue.all + [try Self.changed(), moving] {
      let bytes = try text(scenario.json)
      for var base in [Scenario(), try Self.changed()] {
        try base.merge(json: bytes, source: "test")
        #expect(base == scenario)
      }
    }
  }

  @Test("is stored with the keys that are not at their default, and read from them")
  func canonical() throws {
    #expect(Scenario().canonicalJSON() == .object([:]))
    for scenario in ScenarioCatalogue.all + [try Self.changed()] {
      var read = Scenario()
      try read.merge(json: try text(scenario.canonicalJSON()), source: "test")
      #expect(read == scenario)
    }
    for field in ScenarioField.all {
      var scenario = Scenario()
      try scenario.merge(json: field.file(Self.other(field, than: scenario)), source: "test")
      #expect(Array(try leaves(scenario.canonicalJSON()).keys) == [field.path])
    }
  }

  @Test("has flicks with the platform's speeds and downwards by default")
  func motionDefaults() throws {
    var scenario = Scenario()
    try scenario.set("trace", to: #"[{"motion": "flicks", "seconds": 2}]"#)
    #expect(scenario.trace == [.flicks(seconds: 2, speeds: 3_000...6_000, direction: .down)])
  }

  @Test("has the same effect by option and by file for every accepted value of every key")
  func everyKey() throws {
    let base = Scenario.builtIn("settings")
    let old = try leaves(base.json)
    #expect(Set(old.keys) == Set(ScenarioField.all.map(\.path)))
    for field in ScenarioField.all {
      for value in field.accepts.accepted {
        var byFlag = base
        try byFlag.set(field.path, to: value.canonicalText)
        let new = try leaves(byFlag.json)
        #expect(new.keys.allSatisfy { new[$0] == old[$0] || $0 == field.path }, "\(field.path)")
        var byFile = base
        try byFile.merge(json: field.file(value), source: "test")
        #expect(byFile == byFlag, "\(field.path): \(value)")
        if case .string(let text) = value, !text.isEmpty {
          try byFile.set(field.path, to: text)
          #expect(byFile == byFlag, "\(field.path): without quotes")
        }
      }
    }
  }

  private static func page() throws -> String {
    let page = URL(
      fileURLWithPath: "../../../docs/scenarios.md", relativeTo: URL(fileURLWithPath: #filePath))
    return try String(contentsOf: page, encoding: .utf8)
  }

  @Test("is documented with each kind of motion and event and its keys")
  func documentedObjects() throws {
    // The first two columns of all tables: names, and their keys without the accepted values.
    var documented: [String: Set<String>] = [:]
    for line in try Self.page().split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { cell in
        cell.replacing(/\([^)]*\)/, with: "").matches(of: /`([^`]+)`/).map { String($0.1) }
      }
      for name in cells[0] where cells.count == 3 { documented[name] = Set(cells[1]) }
    }
    for field in ScenarioField.all {
      guard case .list(let objects, _) = field.accepts else { continue }
      for (kind, keys) in objects.kinds {
        // The text says that all motions but jumps last `seconds`.
        let further = Set(keys.map(\.name)).subtracting(objects.name == "motion" ? ["seconds"] : [])
        #expect(documented[kind] == further, "\(objects.name) \(kind)")
      }
    }
  }

  @Test("is documented with an example that is accepted")
  func documentedExample() throws {
    let example = try #require(try Self.page().firstMatch(of: /(?s)```json\n(.*?)```/))
    var scenario = Scenario.builtIn("settings")
    try scenario.merge(json: Array(String(example.1).utf8), source: "docs/scenarios.md")
    try scenario.validate(source: "docs/scenarios.md")
    #expect(scenario.name == "tall-rows" && scenario.events.count == 2)
  }
}
