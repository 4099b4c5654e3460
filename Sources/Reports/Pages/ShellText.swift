/// Words as a shell reads them back.
package enum ShellText {
  /// A word as it is if no shell makes anything of it, else between single quotes.
  package static func word(_ word: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,+@%"
    guard word.isEmpty || !word.allSatisfy(plain.contains) else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  static func line(_ words: [String]) -> String { words.map(word).joined(separator: " ") }
}
