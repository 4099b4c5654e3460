/// An incorrect behaviour of a strategy that was detected in its images or layers.
///
/// Variants that reproduce published code have predicted faults; any other fault is an error.
package struct Fault: Codable, Equatable, Sendable {
  /// The kind of a difference from the reference that no other kind explains.
  package static let wrongImage = "wrong-picture"
  /// The kind of a count that differs between the processes of a run.
  package static let differingCounts = "counts-differ"

  /// The kind, such as `layers-grow`, by which faults are predicted.
  package var kind: String
  /// A description with figures: `layers per cell grew from 5 to 40 over 8 drawings`.
  package var sentence: String
  package var isPredicted: Bool

  package init(kind: String, sentence: String, isPredicted: Bool) {
    self.kind = kind
    self.sentence = sentence
    self.isPredicted = isPredicted
  }
}

extension [Fault] {
  /// The faults without repeated sentences; a sentence that is unpredicted once stays unpredicted.
  package var distinct: [Fault] {
    reduce(into: []) { faults, fault in
      guard let index = faults.firstIndex(where: { $0.sentence == fault.sentence }) else {
        faults.append(fault)
        return
      }
      if !fault.isPredicted { faults[index] = fault }
    }
  }
}
