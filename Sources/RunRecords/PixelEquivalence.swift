/// How a strategy's images compared with the slow reference.
///
/// A strategy may differ from the reference by `allowance` inside the corner squares of rounded
/// rows and by nothing elsewhere, unless it is a variant that is known for its faults and shows
/// those alone; one that does differ is not ranked.
package struct PixelEquivalence: Codable, Equatable, Sendable {
  /// The id of the strategy.
  package var strategy: String
  /// Images compared.
  package var framesChecked: Int
  /// Pixels compared.
  package var pixelsChecked: Int
  /// The largest difference of one channel that is allowed inside corner squares, 0…255.
  package var allowance: Int
  /// The largest difference of one channel that was seen anywhere, 0…255.
  package var largestDifference: Int
  /// Pixels that differ inside the corner squares.
  package var differingInsideCorners: Int
  /// Pixels that differ outside of them.
  package var differingOutsideCorners: Int
  /// A hash of each checked frame of the run's own scroll, in hexadecimal.
  package var hashes: [String]
  /// The first image that broke the allowance, in words; `nil` if none did.
  package var firstMismatch: String?
  /// What was found in these images and in the layers that made them.
  @DefaultWhenMissing package var findings: [Finding]
  /// The kinds of finding that the strategy is known for.
  @DefaultWhenMissing package var predicted: [String]

  package init(strategy: String, allowance: Int, predicted: [String] = []) {
    self.strategy = strategy
    self.allowance = allowance
    framesChecked = 0
    pixelsChecked = 0
    largestDifference = 0
    differingInsideCorners = 0
    differingOutsideCorners = 0
    hashes = []
    firstMismatch = nil
    findings = []
    self.predicted = predicted
  }

  /// Adds a finding, predicted if its kind is; a sentence that stands there already is not repeated.
  package mutating func add(_ kind: String, _ sentence: String) {
    findings =
      (findings
      + [Finding(kind: kind, sentence: sentence, isPredicted: predicted.contains(kind))]).distinct
  }

  /// The findings that were not predicted.
  package var unexpected: [Finding] { findings.filter { !$0.isPredicted } }

  /// What speaks against the strategy first, in words.
  package var firstFault: String {
    unexpected.first?.sentence ?? firstMismatch ?? "no example kept"
  }

  /// The predicted kinds that were not found.
  ///
  /// A fault shows only where something provokes it, so that a run may miss one without harm.
  package var missing: [String] {
    predicted.filter { kind in !findings.contains { $0.kind == kind } }
  }

  /// Whether no difference exceeds what is allowed, whatever explains it.
  package var isWithinAllowance: Bool {
    differingOutsideCorners == 0 && largestDifference <= allowance
  }

  /// Whether the strategy shows what it should: the right pixels, or wrong ones that findings
  /// explain, and no finding but predicted ones.
  package var holds: Bool {
    unexpected.isEmpty && (isWithinAllowance || !findings.isEmpty)
  }
}
