import Reporting
import Testing

@Suite("The quoting of shell words")
struct PageTextTests {
  @Test("keeps a word as it is")
  func shell() {
    #expect(ShellText.word("--set") == "--set")
    #expect(ShellText.word("name=a/b") == "name=a/b")
    #expect(ShellText.word("") == "''")
    #expect(ShellText.word("a b") == "'a b'")
    #expect(ShellText.word("it's $HOME") == "'it'\\''s $HOME'")
    #expect(ShellText.word("é") == "'é'")
    // A quote that makes one character with a sign after it, or before.
    #expect(ShellText.word("a'\u{301}b") == "'a'\\''\u{301}b'")
    #expect(ShellText.word("\u{600}'b") == "'\u{600}'\\''b'")
  }
}
