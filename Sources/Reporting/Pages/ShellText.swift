import Files

/// Quoting of words for a POSIX shell.
package enum ShellText {
  /// Returns the word, in single quotes if it contains anything that a shell interprets.
  package static func word(_ word: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,+@%"
    // By scalars, as a shell reads: a quote may form a grapheme with the scalar beside it.
    guard word.isEmpty || !word.unicodeScalars.allSatisfy(plain.unicodeScalars.contains) else {
      return word
    }
    return "'"
      + word.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: "'\\''") + "'"
  }

  package static func line(_ words: [String]) -> String { words.map(word).joined(separator: " ") }

  static func command(_ words: [String]) -> String {
    "scrollbench " + MessageText.oneLine(line(words))
  }
}
