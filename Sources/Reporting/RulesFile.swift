package import Analysis
package import Files

/// The file of the rules of a gate: JSON with one line a rule, to be edited.
package enum RulesFile {
  /// - Throws: ``OutputError`` if a limit is not finite.
  package static func bytes(of rules: GateRules) throws(OutputError) -> [UInt8] {
    var strategies = ""
    if let named = rules.strategies {
      strategies = "\n  \"strategies\": \(try JSONText.line(named)),"
    }
    var lines: [String] = []
    for rule in rules.rules { lines.append("    {\(try line(rule))}") }
    let text = """
      {
        "schema_version": \(rules.schemaVersion),
        "pixels": \(try JSONText.line(rules.pixels)),\(strategies)
        "rules": [
      \(lines.joined(separator: ",\n"))
        ]
      }

      """
    return Array(text.utf8)
  }

  /// The members of a rule, what it is about first.
  private static func line(_ rule: GateRule) throws(OutputError) -> String {
    var members = [
      "\"tier\": \(try JSONText.line(rule.tier))", "\"metric\": \(try JSONText.line(rule.metric))",
    ]
    if let over = rule.over { members.append("\"over\": \(try JSONText.line(over))") }
    members.append("\"tolerance\": \(try JSONText.line(rule.tolerance))")
    if let limit = rule.limit { members.append("\"limit\": \(try JSONText.line(limit))") }
    members.append("\"blocks\": \(rule.blocks)")
    members.append("\"demands_proof\": \(rule.demandsProof)")
    return members.joined(separator: ", ")
  }

  /// - Throws: ``InputError``, too if a key stands there twice; of the kind `absent` if there is no such
  ///   file.
  package static func rules(at path: String) throws(InputError) -> GateRules {
    try JSONText.value(GateRules.self, at: path)
  }
}
