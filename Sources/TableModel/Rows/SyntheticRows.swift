import SeededRandom

/// Rows made up from a seed when they are asked for, of which nothing is stored.
///
/// Row *i* is a matter of the seed and *i* alone: its generator starts where the *i*-th number of the
/// table's generator leads, and gives its height first, so that this can be had without its text.
struct SyntheticRows: Equatable, Sendable {
  /// The number of rows.
  let count: Int
  private let rowSeed: UInt64
  private let titleSeed: UInt64

  /// Heights of rows, in points.
  private static let heights = 36...96
  /// The number of words of a body: of some rows none, of others several lines.
  private static let bodyWords = 0...40

  init(count: Int, seed: UInt64) {
    self.count = count
    var generator = SeededGenerator(seed: seed)
    rowSeed = generator.next()
    titleSeed = generator.next()
  }

  /// - Complexity: O(1). Allocates the row's strings and nothing else.
  subscript(index: Int) -> Row {
    var generator = generator(ofRow: index)
    let height = Self.height(&generator)
    var row = Row(title: generator.name(words: generator.number(in: 1...3)))
    row.subtitle = generator.name(words: 1)
    row.subtitle.reserveCapacity(40)
    row.subtitle += " · no. "
    row.subtitle += String(index + 1)
    row.body = generator.text(words: generator.number(in: Self.bodyWords))
    row.height = height
    return row
  }

  /// The height of a row, in points, had without its text.
  func height(ofRow index: Int) -> Double {
    var generator = generator(ofRow: index)
    return Self.height(&generator)
  }

  /// The title of a section.
  func title(ofSection section: Int) -> String {
    var generator = SeededGenerator(seed: titleSeed)
    generator.skip(section)
    var own = SeededGenerator(seed: generator.next())
    return own.name(words: 1) + " " + String(section + 1)
  }

  private static func height(_ generator: inout SeededGenerator) -> Double {
    Double(generator.number(in: heights))
  }

  private func generator(ofRow index: Int) -> SeededGenerator {
    precondition((0..<count).contains(index), "a row has an index from 0 to the last")
    var generator = SeededGenerator(seed: rowSeed)
    generator.skip(index)
    return SeededGenerator(seed: generator.next())
  }
}

// Words that can be spoken, about as long as those of a language.
extension SeededGenerator {
  private static let consonants: [12 of UInt8] = [
    0x62, 0x64, 0x66, 0x67, 0x6B, 0x6C, 0x6D, 0x6E, 0x72, 0x73, 0x74, 0x76,  // bdfgklmnrstv
  ]
  private static let vowels: [5 of UInt8] = [0x61, 0x65, 0x69, 0x6F, 0x75]  // aeiou
  private static let lastLetter: UInt8 = 0x6E  // n
  private static let space: UInt8 = 0x20
  private static let fullStop: UInt8 = 0x2E

  /// Words that each begin with a capital.
  fileprivate mutating func name(words count: Int) -> String {
    words(count, areAllCapital: true, end: nil)
  }

  /// A sentence; empty if it has no words.
  fileprivate mutating func text(words count: Int) -> String {
    words(count, areAllCapital: false, end: Self.fullStop)
  }

  /// Words of one to three syllables: a consonant, a vowel and sometimes an n.
  private mutating func words(_ count: Int, areAllCapital: Bool, end: UInt8?) -> String {
    if count == 0 { return "" }
    // Three syllables of three letters and what stands behind the word.
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
          // A capital of ASCII lies 32 below its small letter.
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
