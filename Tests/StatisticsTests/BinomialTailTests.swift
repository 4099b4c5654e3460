import Statistics
import Testing

@Suite("The upper tail of the binomial distribution")
struct BinomialTailTests {
  @Test("is the sum of the probabilities", arguments: [1, 2, 6, 40])
  func sums(trials: Int) {
    for share in [0, 0.01, 0.15, 0.5, 0.97, 1] {
      var terms = [1.0]
      for _ in 0..<trials {
        terms = zip(terms + [0], [0] + terms).map { $0 * (1 - share) + $1 * share }
      }
      for count in 0...trials {
        let tail = BinomialTail.probability(ofAtLeast: count, of: trials, each: share)
        let sum = terms[count...].reduce(0, +)
        #expect(abs(tail - sum) <= 1e-10, "\(count) of \(trials) at \(share)")
      }
    }
  }
}
