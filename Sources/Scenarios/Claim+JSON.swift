import RowStrategies
import RunRecords
import TableModel

extension JSONRepresentation where Value == [Claim] {
  /// A list of claims, each an object with two sides.
  static let claims = Self(
    read: { value throws(ValueFault) in
      guard case .array(let values) = value else {
        throw ValueFault.expected("a list of claims, each an object with better and worse")
      }
      var claims: [Claim] = []
      for (index, value) in values.enumerated() {
        claims.append(try Claim(ObjectReader(value, "claim", index: index)))
      }
      return claims
    }, write: { .array($0.map(\.json)) })
}

extension Claim {
  fileprivate init(_ reader: ObjectReader) throws(ValueFault) {
    try reader.check(keys: [
      "source", "basis", "place", "claim", "metric", "expects", "better", "worse",
    ])
    self.init(
      source: try reader.read("source", .text),
      basis: reader.has("basis") ? try reader.read("basis", .choice) : nil,
      place: try reader.read("place", .text, else: ""), claim: try reader.read("claim", .text),
      metric: try reader.read("metric", .choice, else: .frame),
      expectation: try reader.read("expects", .choice, else: .better),
      better: try Side(reader.object("better")), worse: try Side(reader.object("worse")))
  }

  fileprivate var json: JSONValue {
    var keys: [String: JSONValue] = [
      "source": .string(source), "claim": .string(claim), "metric": .string(metric.rawValue),
      "expects": .string(expectation.rawValue),
      "better": better.json, "worse": worse.json,
    ]
    if let basis { keys["basis"] = .string(basis.rawValue) }
    if !place.isEmpty { keys["place"] = .string(place) }
    return .object(keys)
  }
}

extension Claim.Side {
  fileprivate init(_ reader: ObjectReader) throws(ValueFault) {
    try reader.check(keys: ["label", "strategy", "reuse", "set"])
    let changes = reader.has("set") ? try reader.object("set").contents : [:]
    for key in ["display", "claims"] where changes[key] != nil {
      throw ValueFault.part("\(reader.name): a side cannot change \(key)")
    }
    // Refused here rather than when the claim is measured.
    var scenario = Scenario()
    do {
      try scenario.merge(changes, under: nil, source: "set")
    } catch {
      throw ValueFault.part("\(reader.name): \(error.reason)")
    }
    self.init(
      label: try reader.read("label", .text),
      strategy: try reader.read("strategy", .text, else: "layer-grid"),
      reuse: try reader.read("reuse", .choice, else: ReusePolicy.pool), changes: changes)
  }

  fileprivate var json: JSONValue {
    .object([
      "label": .string(label), "strategy": .string(strategy), "reuse": .string(reuse.rawValue),
      "set": .object(changes),
    ])
  }
}
