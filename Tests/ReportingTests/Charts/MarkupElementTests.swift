import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("An element of markup")
struct MarkupElementTests {
  @Test("without content closes itself, with content encloses it")
  func markup() {
    #expect(
      MarkupElement("line", ["x1": "0", "class": "grid"]).markup == #"<line x1="0" class="grid"/>"#)
    let group = MarkupElement("g", [:], [MarkupElement("text", text: "a"), MarkupElement("path")])
    #expect(group.markup == "<g><text>a</text><path/></g>")
  }

  @Test("escapes whatever stands in attributes and texts")
  func escaping() {
    let hostile = #"<script>alert("&'")</script>"#
    let escaped = "&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;"
    let element = MarkupElement("text", ["class": hostile], text: hostile)
    #expect(element.markup == #"<text class="\#(escaped)">\#(escaped)</text>"#)
  }

  @Test("keeps letters and accents as they are, even where a sign follows on them")
  func letters() {
    #expect(MarkupElement.escaped("größer e\u{301} 10 µs ✓") == "größer e\u{301} 10 µs ✓")
    // A mark that joins the sign before it makes one character of both.
    #expect(MarkupElement.escaped("<\u{338}b>") == "&lt;\u{338}b&gt;")
    #expect(MarkupElement.escaped("\u{600}<b>") == "\u{600}&lt;b&gt;")
  }

  @Test("is XML whatever it says")
  func anyScalar() throws {
    let scalars = (0...0x2FF).map { $0 } + [0x600, 0x2028, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x1F600]
    for scalar in scalars.compactMap(Unicode.Scalar.init) {
      let text = "a\(scalar)b"
      let markup = MarkupElement("text", ["class": text], text: text).markup
      #expect(throws: Never.self, "U+\(String(scalar.value, radix: 16))") {
        try XMLDocument(xmlString: markup)
      }
    }
  }
}
