import Glibc
import SeededRandom

/// Normally distributed noise with deviation 1.
///
/// After G. E. P. Box and M. E. Muller, "A Note on the Generation of Random Normal Deviates", 1958.
package struct NormalNoise {
  private var generator: SeededGenerator

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  package mutating func next() -> Double {
    let radius = (-2 * log(1 - generator.number(in: 0...0.999_999_999_999))).squareRoot()
    return radius * cos(2 * Double.pi * generator.number(in: 0...1))
  }
}
