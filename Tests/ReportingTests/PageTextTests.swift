import Reporting
import Testing

@Suite("The quoting of shell words")
struct PageTextTests {
  @Test(
    "keeps a word as it is, also where a quote makes one character with a sign beside it",
    arguments: [
      ("--set", "--set"), ("name=a/b", "name=a/b"), ("", "''"), ("a b", "'a b'"),
      ("it's $HOME", "'it'\\''s $HOME'"), ("é", "'é'"), ("a'\u{301}b", "'a'\\''\u{301}b'"),
      ("\u{600}'b", "'\u{600}'\\''b'"),
    ])
  func shell(word: String, text: String) { #expect(ShellText.word(word) == text) }
}
