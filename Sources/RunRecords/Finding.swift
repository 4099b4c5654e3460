/// Something that a strategy shows or does which a right one would not.
///
/// A variant that is kept as it was published has known faults: the findings that are predicted for
/// it. Any other finding means that something is wrong.
package struct Finding: Codable, Equatable, Sendable {
  /// The kind of an image that differs from the reference where no other kind explains it.
  package static let wrongImage = "wrong-picture"

  /// The kind, such as `layers-grow`: what a variant's predictions name.
  package var kind: String
  /// What was seen, with its figures: `layers per cell grew from 5 to 40 over 8 redraws`.
  package var sentence: String
  /// Whether the variant is known for this kind.
  package var isPredicted: Bool

  package init(kind: String, sentence: String, isPredicted: Bool) {
    self.kind = kind
    self.sentence = sentence
    self.isPredicted = isPredicted
  }
}

extension [Finding] {
  /// Each sentence once, at its first place; one that is unpredicted anywhere is unpredicted.
  package var distinct: [Finding] {
    reduce(into: []) { findings, finding in
      guard let index = findings.firstIndex(where: { $0.sentence == finding.sentence }) else {
        findings.append(finding)
        return
      }
      if !finding.isPredicted { findings[index] = finding }
    }
  }
}

extension RunRecord {
  /// What was found about a strategy: by its proof first, then in the run at any refresh rate.
  ///
  /// Each sentence stands once.
  package func findings(of strategy: String) -> [Finding] {
    (proofs.lazy.filter { $0.strategy == strategy }.flatMap(\.findings)
      + series.lazy.filter { $0.strategy == strategy }.flatMap(\.findings)).distinct
  }
}
