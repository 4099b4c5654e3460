import PublishedClaims
import Testing

@Suite("The judgement of a claim")
struct ClaimJudgementTests {
  /// Rounds of one side that scatter by half a percent.
  private static let rounds = [1.000, 1.005, 0.995, 1.002, 0.998, 1.001]

  /// Judges a claim about a metric by rounds of which those of the worse side are a multiple of the
  /// others.
  private func judge(
    _ ratio: Double, rounds: [Double] = Self.rounds, exact: Bool = false, same: Bool = false
  ) throws -> ClaimJudgement {
    let claim = try #require(
      PublishedClaim.all.first { $0.metric.isExact == exact && $0.expectsNoDifference == same })
    return ClaimJudgement(of: claim, better: rounds, worse: rounds.reversed().map { $0 * ratio })
  }

  @Test("holds for a planted ratio, and fails for its inverse")
  func difference() throws {
    let judgement = try judge(1.5)
    #expect(judgement.verdict == .holds)
    #expect(try judge(1 / 1.5).verdict == .fails)
    #expect(abs(try #require(judgement.effect) - 1.5) < 0.01)
    #expect(try #require(judgement.interval).low > 1.4)
    #expect(try #require(judgement.smallestEffect) < 1.5)
  }

  @Test("finds no difference in equal rounds, which a claim of equality asks for")
  func equality() throws {
    #expect(try judge(1).verdict == .noDifference)
    #expect(try judge(1, same: true).verdict == .holds)
    #expect(try judge(1.5, same: true).verdict == .holds)
    #expect(try judge(1 / 1.5, same: true).verdict == .fails)
    #expect(try judge(0.985, same: true).verdict == .inconclusive)
  }

  @Test("is inconclusive for too few rounds", arguments: 1...5)
  func fewRounds(count: Int) throws {
    let judgement = try judge(5, rounds: Array(Self.rounds.prefix(count)))
    #expect(judgement.verdict == .inconclusive)
    #expect(judgement.interval == nil)
  }

  @Test("is inconclusive for times of 0")
  func zero() throws {
    let judgement = try judge(2, rounds: [0, 1, 1, 1, 1, 1])
    #expect(judgement.verdict == .inconclusive)
    #expect(judgement.effect == nil && judgement.interval == nil)
  }

  @Test("compares counters exactly")
  func counters() throws {
    // One part in a million is a difference of counters, and none of times.
    #expect(try judge(1.000_001, rounds: [1_000_000], exact: true).verdict == .holds)
    #expect(try judge(0.999_999, rounds: [1_000_000], exact: true).verdict == .fails)
    #expect(try judge(1, rounds: [7], exact: true).verdict == .noDifference)
    let twice = try judge(2, rounds: [3], exact: true)
    #expect(twice.effect == 2 && twice.interval?.low == 2 && twice.interval?.high == 2)
    #expect(twice.better == 3 && twice.worse == 6 && twice.smallestEffect == nil)
  }
}
