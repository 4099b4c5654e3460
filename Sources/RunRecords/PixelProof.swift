/// How a strategy's pictures compared with the slow reference.
///
/// A strategy may differ from the reference by `allowance` inside the corner squares of rounded
/// rows and by nothing elsewhere; one that does differ is not ranked.
package struct PixelProof: Codable, Equatable, Sendable {
  /// The id of the strategy.
  package var strategy: String
  /// Pictures compared.
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
  /// The first picture that broke the allowance, in words; `nil` if none did.
  package var firstMismatch: String?

  package init(strategy: String, allowance: Int) {
    self.strategy = strategy
    self.allowance = allowance
    framesChecked = 0
    pixelsChecked = 0
    largestDifference = 0
    differingInsideCorners = 0
    differingOutsideCorners = 0
    hashes = []
    firstMismatch = nil
  }

  /// Whether the strategy shows what it should.
  package var holds: Bool { differingOutsideCorners == 0 && largestDifference <= allowance }
}
