import Glibc
import SampleRuns
import Statistics
import Testing

@Suite("The exact interval of a proportion")
struct BinomialIntervalTests {
  @Test(
    "matches published intervals",
    arguments: [
      // R. G. Newcombe, "Two-Sided Confidence Intervals for the Single Proportion", Statistics in
      // Medicine 17 (1998), table I, method 5.
      (successes: 81, trials: 263, low: 0.2527, high: 0.3676),
      (15, 148, 0.0578, 0.1617),
      (0, 20, 0, 0.1684),
      (1, 29, 0.0009, 0.1776),
    ])
  func newcombe(successes: Int, trials: Int, low: Double, high: Double) {
    let interval = BinomialInterval(successes: successes, trials: trials)
    #expect(abs(interval.low - low) < 0.00005)
    #expect(abs(interval.high - high) < 0.00005)
  }

  @Test("has the upper end 1 − ⁿ√0.025 for no success in n, and is symmetric")
  func none() {
    for trials in [1, 2, 7, 60, 300, 2_000] {
      let none = BinomialInterval(successes: 0, trials: trials)
      #expect(none.low == 0)
      #expect(abs(none.high - (1 - pow(0.025, 1 / Double(trials)))) < 1e-12)
      let all = BinomialInterval(successes: trials, trials: trials)
      #expect(all.high == 1)
      #expect(abs(all.low - (1 - none.high)) < 1e-12)
    }
  }

  @Test("has tails of 2.5 % at its ends, as sums of binomial terms")
  func tails() {
    func term(_ k: Int, of trials: Int, _ p: Double) -> Double {
      let (n, k) = (Double(trials), Double(k))
      let choices = lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)
      return exp(choices + k * log(p) + (n - k) * log1p(-p))
    }
    for trials in [2, 3, 10, 40, 400] {
      for successes in stride(from: 1, to: trials, by: max(1, trials / 9)) {
        let interval = BinomialInterval(successes: successes, trials: trials)
        let above = (successes...trials).reduce(0) { $0 + term($1, of: trials, interval.low) }
        let below = (0...successes).reduce(0) { $0 + term($1, of: trials, interval.high) }
        #expect(abs(above - 0.025) < 1e-9, "\(successes) of \(trials)")
        #expect(abs(below - 0.025) < 1e-9, "\(successes) of \(trials)")
        #expect(interval.low < interval.share && interval.share < interval.high)
      }
    }
  }
}

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
