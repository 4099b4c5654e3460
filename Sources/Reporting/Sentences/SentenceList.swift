import RunData

/// Every sentence that results consist of, as `scrollbench list sentences` prints them.
package enum SentenceList {
  /// The templates, each with its name.
  package static let entries: [(name: String, text: String)] =
    Fact.allCases.map { ("\($0)", $0.rawValue) }
    + Caveat.allCases.map { ("\($0)", $0.rawValue) }
    + Refusal.Reason.allCases.map { ("\($0)", $0.rawValue) }
}
