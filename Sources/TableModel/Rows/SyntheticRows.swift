import SeededRandom

/// Rows that are generated from a seed on access; nothing is stored.
///
/// Row *i* depends only on the seed and *i*: its generator is seeded with the *i*-th number of the
/// table's generator, and generates the height first, which is thus available without the text.
struct SyntheticRows: Sendable {
  let count: Int
  private let rowSeed: UInt64
  private let titleSeed: UInt64

  /// In points.
  private static let heights = 36...96
  private static let bodyWords = 0...40

  init(count: Int, seed: UInt64) {
    self.count = count
    var generator = SeededGenerator(seed: seed)
    rowSeed = generator.next()
    titleSeed = generator.next()
  }

  /// - Complexity: O(1). Allocates only the row's strings.
  subscript(index: Int) -> Row {
    var generator = generator(ofRow: index)
    let height = Self.height(&generator)
    var row = Row(title: generator.words(generator.number(in: 1...3)))
    row.content.subtitle = generator.words(1)
    row.content.subtitle.reserveCapacity(40)
    row.content.subtitle += " · no. "
    row.content.subtitle += String(index + 1)
    row.content.body = generator.words(
      generator.number(in: Self.bodyWords), areAllCapital: false, end: SeededGenerator.fullStop)
    row.height = height
    return row
  }

  func height(ofRow index: Int) -> Double {
    var generator = generator(ofRow: index)
    return Self.height(&generator)
  }

  func title(ofSection section: Int) -> String {
    var generator = SeededGenerator(seed: titleSeed)
    generator.skip(section)
    var own = SeededGenerator(seed: generator.next())
    return own.words(1) + " " + String(section + 1)
  }

  private static func height(_ generator: inout SeededGenerator) -> Double {
    Double(generator.number(in: heights))
  }

  private func generator(ofRow index: Int) -> SeededGenerator {
    precondition((0..<count).contains(index), "row \(index) is not in the table")
    var generator = SeededGenerator(seed: rowSeed)
    generator.skip(index)
    return SeededGenerator(seed: generator.next())
  }
}

// Pronounceable words, about as long as those of a natural language.
extension SeededGenerator {
  private static let consonants: [12 of UInt8] = [
    0x62, 0x64, 0x66, 0x67, 0x6B, 0x6C, 0x6D, 0x6E, 0x72, 0x73, 0x74, 0x76,  // bdfgklmnrstv
  ]
  private static let vowels: [5 of UInt8] = [0x61, 0x65, 0x69, 0x6F, 0x75]  // aeiou
  private static let lastLetter: UInt8 = 0x6E  // n
  private static let space: UInt8 = 0x20
  fileprivate static let fullStop: UInt8 = 0x2E

  /// Generates words of one to three syllables: a consonant, a vowel and sometimes an n.
  fileprivate mutating func words(
    _ count: Int, areAllCapital: Bool = true, end: UInt8? = nil
  ) -> String {
    if count == 0 { return "" }
    // Three syllables of three letters and a separator.
    let longest = 3 * 3 + 1
    // Safe: a word writes at most `longest` bytes.
    return unsafe String(unsafeUninitializedCapacity: count * longest) { text in
      var length = 0
      func append(_ byte: UInt8) {
        unsafe text[length] = byte
        length += 1
      }
      for word in 0..<count {
        let isCapital = word == 0 || areAllCapital
        for syllable in 0..<number(in: 1...3) {
          let consonant = Self.consonants[number(in: 0...11)]
          // An ASCII capital is 32 below its lowercase letter.
          append(isCapital && syllable == 0 ? consonant - 32 : consonant)
          append(Self.vowels[number(in: 0...4)])
          if number(in: 0...3) == 0 { append(Self.lastLetter) }
        }
        if word < count - 1 { append(Self.space) } else if let end { append(end) }
      }
      return length
    }
  }
}
