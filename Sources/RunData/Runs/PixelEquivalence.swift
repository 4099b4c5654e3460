/// The comparison of a strategy's images with the reference renderer.
///
/// Inside the corner squares of rounded rows channels may differ by `allowance`, elsewhere not at
/// all, except where predicted faults explain the difference. A strategy that fails is not ranked.
package struct PixelEquivalence: Codable, Equatable, Sendable {
  package var strategy: String
  package var framesChecked = 0
  package var pixelsChecked = 0
  /// The largest difference of one channel that is allowed inside corner squares, 0…255.
  package var allowance: Int
  /// The largest observed difference of one channel, 0…255.
  package var largestDifference = 0
  package var differingInsideCorners = 0
  package var differingOutsideCorners = 0
  /// A description of the first image that exceeded the allowance; `nil` if none did.
  package var firstMismatch: String?
  /// The faults of these images and of the layers that they were made from.
  package var faults: [Fault] = []
  /// The kinds of faults that the strategy is known for.
  package var predicted: [String]

  package init(strategy: String, allowance: Int, predicted: [String] = []) {
    self.strategy = strategy
    self.allowance = allowance
    self.predicted = predicted
  }

  /// Adds a fault unless its sentence is already present.
  package mutating func add(_ kind: String, _ sentence: String) {
    let fault = Fault(kind: kind, sentence: sentence, isPredicted: predicted.contains(kind))
    faults = (faults + [fault]).distinct
  }

  package var unexpected: [Fault] { faults.filter { !$0.isPredicted } }

  package var firstFault: String {
    unexpected.first?.sentence ?? firstMismatch ?? "no example kept"
  }

  /// The predicted kinds if none of them was detected: an error in `verify` alone, whose scenes
  /// provoke them.
  package var missing: [String] {
    faults.contains(where: \.isPredicted) ? [] : predicted
  }

  package var isWithinAllowance: Bool {
    differingOutsideCorners == 0 && largestDifference <= allowance
  }

  /// Indicates whether all faults are predicted and the pixels are right or explained by faults.
  package var holds: Bool {
    unexpected.isEmpty && (isWithinAllowance || !faults.isEmpty)
  }
}
