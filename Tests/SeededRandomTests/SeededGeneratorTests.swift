import SeededRandom
import Testing

@Suite("Seeded numbers")
struct SeededGeneratorTests {
  @Test("the sequence is SplitMix64's")
  func sequence() {
    // The first outputs for seed 1234567 as published with the reference implementation.
    var random = SeededGenerator(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect((0..<5).map { _ in random.next() } == expected)
  }

  @Test("a skip equals as many steps")
  func skip() {
    for count in 0...20 {
      var stepped = SeededGenerator(seed: 7)
      for _ in 0..<count { _ = stepped.next() }
      var skipped = SeededGenerator(seed: 7)
      skipped.skip(count)
      #expect(skipped.next() == stepped.next())
    }
  }

  @Test("numbers in a range include both ends and nothing outside")
  func ranges() {
    var random = SeededGenerator(seed: 1)
    let numbers = (0..<1_000).map { _ in random.number(in: -1...2) }
    #expect(Set(numbers) == [-1, 0, 1, 2])
    let fractions = (0..<1_000).map { _ in random.number(in: 0.4...0.6) }
    #expect(fractions.allSatisfy { (0.4...0.6).contains($0) })
    #expect(fractions.max()! > 0.59 && fractions.min()! < 0.41)
  }

  @Test("a shuffle keeps every element and produces every order")
  func shuffles() {
    var random = SeededGenerator(seed: 1)
    let orders = Set((0..<200).map { _ in random.shuffled([1, 2, 3]) })
    #expect(orders.count == 6)
    #expect(orders.allSatisfy { $0.sorted() == [1, 2, 3] })
  }
}
