package enum TimeUnit: String, CaseIterable, Sendable {
  case ns, us, ms, s

  /// The milliseconds in one of this unit.
  package var milliseconds: Double {
    switch self {
    case .ns: 1e-6
    case .us: 1e-3
    case .ms: 1
    case .s: 1_000
    }
  }

  /// The words and abbreviations for units at the end of a name, longest first where one ends with
  /// another.
  static let spellings: [(String, TimeUnit)] = [
    ("nanoseconds", .ns), ("microseconds", .us), ("milliseconds", .ms), ("seconds", .s),
    ("nanos", .ns), ("micros", .us), ("millis", .ms), ("secs", .s), ("nsec", .ns), ("usec", .us),
    ("msec", .ms), ("sec", .s), ("ns", .ns), ("us", .us), ("µs", .us), ("μs", .us), ("ms", .ms),
    ("s", .s),
  ]

  /// The unit at the end of a name, as in `frame_ns`, `time (ns)`, `timeNs` and `frame micros`;
  /// `nil` for a name without one, such as `durations`.
  init?(nameOf title: String) {
    let isBracketed = title.hasSuffix(")") || title.hasSuffix("]")
    let name = isBracketed ? title.dropLast() : title[...]
    let unit = Self.spellings.first { unit, _ in
      let (rest, end) = (name.dropLast(unit.count), name.suffix(unit.count))
      guard end.lowercased() == unit else { return false }
      guard let letter = rest.last, letter.isLetter else { return true }
      return letter.isLowercase && end.count > 1 && end.first?.isUppercase == true
    }
    guard let unit else { return nil }
    self = unit.1
  }
}
