import Reporting
import Testing

@Suite("The texts of a page")
struct PageTextTests {
  @Test("a word of a command comes back from a shell as it was")
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
