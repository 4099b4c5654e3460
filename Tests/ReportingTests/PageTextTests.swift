import Reporting
import Testing

@Suite("The texts of a page")
struct PageTextTests {
  @Test("a hash is that of the standard's examples")
  func hash() {
    func text(_ message: String) -> String {
      SHA256.hash(Array(message.utf8)).map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
    }
    #expect(text("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(text("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

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
