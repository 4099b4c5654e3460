/// Words as a shell reads them back.
package enum ShellText {
  /// A word as it is if no shell makes anything of it, else between single quotes.
  package static func word(_ word: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,+@%"
    // Scalar by scalar, as a shell reads: a quote may make one character with a sign beside it.
    guard word.isEmpty || !word.unicodeScalars.allSatisfy(plain.unicodeScalars.contains) else {
      return word
    }
    return "'"
      + word.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: "'\\''") + "'"
  }

  static func line(_ words: [String]) -> String { words.map(word).joined(separator: " ") }

  /// A call of the tool, on one line.
  static func command(_ words: [String]) -> String {
    "scrollbench " + TextFormatting.oneLine(line(words))
  }
}
