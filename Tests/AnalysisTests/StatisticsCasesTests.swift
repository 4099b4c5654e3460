import Analysis
import Foundation
import SampleRuns
import SeededRandom
import Statistics
import Testing

/// Cases with this package's results, which scripts/check-statistics compares with SciPy.
///
/// `STATISTICS_CASES` names the file; without it nothing is written.
@Suite("Cases for an independent implementation")
struct StatisticsCasesTests {
  private static let file = ProcessInfo.processInfo.environment["STATISTICS_CASES"]

  private struct Case: Codable {
    var values: [Double]
    var pGreater = 0.0
    var pLess = 0.0
    var pTwoSided = 0.0
    var pseudomedian = 0.0
    var low: Double?
    var high: Double?
    var percents: [Double] = []
    var percentiles: [Double] = []
    var holm: [Double] = []
    var successes = 0
    var trials = 1
    var shareLow = 0.0
    var shareHigh = 0.0
    var geometric: [Double] = []
    var others: [Double] = []
    var rankSum: [Double] = []
    var shift = 0.0
    var shiftInterval: [Double] = []
    var welch: [Double] = []
    var discovery: [Double] = []

    /// Adds an unpaired comparison with another sample.
    mutating func compare(with others: [Double]) {
      self.others = others
      let test = RankSumTest(values, others)
      rankSum = [test.pGreater, test.pLess]
      let moved = HodgesLehmannShift(values, others)
      shift = moved.estimate
      shiftInterval = moved.interval.map { [$0.low, $0.high] } ?? []
      welch =
        WelchTest(values, others).map {
          [$0.pGreater, $0.pLess, $0.interval.low, $0.interval.high]
        } ?? []
    }
  }

  @Test("are written to the file named by the environment", .enabled(if: Self.file != nil))
  func write() throws {
    let cases = (0..<120).map { Self.sample(seed: UInt64($0)) }
    let data = try JSONEncoder().encode(cases)
    try data.write(to: URL(fileURLWithPath: try #require(Self.file)))
  }

  private static func sample(seed: UInt64) -> Case {
    var generator = SeededGenerator(seed: seed)
    var noise = NormalNoise(seed: generator.next())
    let count = generator.number(in: 1...(seed % 5 == 0 ? 300 : 14))
    let centre = generator.number(in: -0.5...0.5)
    // Every third case has ties and zeros.
    let values = (0..<count).map { _ in
      seed % 3 == 0 ? Double(generator.number(in: -4...6)) / 4 : centre + noise.next()
    }
    let test = SignedRankTest(values)
    let distribution = Distribution(values)
    let interval = (15...100).contains(count) ? nil : ConfidenceInterval.ofPseudomedian(values)
    let trials = generator.number(in: 1...5_000)
    let share = BinomialInterval(successes: generator.number(in: 0...trials), trials: trials)
    let percents = (0..<6).map { _ in generator.number(in: 0...100.0) }
    let p = (0..<generator.number(in: 1...12)).map { _ in pow(generator.number(in: 0...1.0), 4) }
    var made = Case(values: values)
    made.pGreater = test.pGreater
    made.pLess = test.pLess
    made.pTwoSided = test.pTwoSided
    made.pseudomedian = distribution.pseudomedian
    made.low = interval?.low
    made.high = interval?.high
    made.percents = percents + p
    made.percentiles = percents.map(distribution.percentile)
    made.holm = p.holmAdjusted
    made.successes = share.successes
    made.trials = trials
    made.shareLow = share.low
    made.shareHigh = share.high
    made.discovery = p.benjaminiHochbergAdjusted
    let positive = values.map { exp($0) }
    if let interval = ConfidenceInterval.ofGeometricMean(positive),
      let bound = ConfidenceInterval.lowerBoundOfGeometricMean(positive, confidence: 0.9)
    {
      made.geometric = [TimeEstimate(positive).value, interval.low, interval.high, bound]
    }
    made.compare(
      with: (0..<generator.number(in: 1...14)).map { _ in
        seed % 3 == 0 ? Double(generator.number(in: -4...6)) / 4 : 2 * noise.next()
      })
    return made
  }
}
