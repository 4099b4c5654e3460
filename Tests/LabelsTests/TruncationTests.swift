import Labels
import Testing

@Suite("Long and odd texts")
struct TruncationTests {
  let renderer: TextRenderer

  init() throws {
    renderer = try TextRenderer()
  }

  @Test("at every width a text is whole, or the most of it that fits with an ellipsis")
  func ellipsis() {
    // None of these letters is kerned with an ellipsis: Pango shapes that by itself.
    let text = "Ouagadougou in its glamou"
    let style = TextStyle(pixelSize: 11)
    let whole = renderer.picture(text, style)
    let cut = (0..<text.count).map { renderer.picture(text.prefix($0) + "…", style) }
    for width in 1...whole.width + 2 {
      let picture = renderer.picture(text, style, maximumWidth: width)
      #expect(picture.width <= width)
      if width >= whole.width {
        #expect(picture == whole)
      } else {
        let most = cut.last { $0.width <= width } ?? cut[0]
        #expect(picture.columns == most.columns(0..<picture.width), "\(width) px")
      }
    }
  }

  @Test("no script is wider than it may be", arguments: scripts)
  func width(script: String, text: String) {
    let whole = renderer.picture(text)
    for width in stride(from: 1, through: whole.width, by: 7) {
      let picture = renderer.picture(text, maximumWidth: width)
      #expect((1...width).contains(picture.width))
      #expect(picture.height == whole.height)
    }
  }

  @Test("control characters and line breaks are spaces")
  func controls() {
    let spaced = renderer.picture("a b")
    let controls = (0..<0x20).map { Character(Unicode.Scalar($0)) }
    for control in controls + ["\u{7F}", "\u{80}", "\u{85}", "\u{9F}", "\u{2028}", "\u{2029}"] {
      #expect(renderer.picture("a\(control)b") == spaced, "\(control.unicodeScalars)")
    }
    #expect(renderer.picture("a\r\nb") == spaced)
    #expect(renderer.picture("a\n\nb") == renderer.picture("a  b"))
    #expect(renderer.picture("\n").ink == 0)
  }

  @Test("of a very long text only the beginning counts, and it shows that there is more")
  func veryLong() {
    let word = "Rotterdam "
    let long = String(repeating: word, count: 100_000)
    for width in [1, 20, 300] {
      let short = String(long.prefix(width + 1))
      #expect(
        renderer.picture(long, maximumWidth: width) == renderer.picture(short, maximumWidth: width))
    }
    // Characters without a width would fit for ever.
    let invisible = String(repeating: "\u{200B}", count: 1_000)
    #expect(renderer.picture(invisible, maximumWidth: 1_000).ink == 0)
    #expect(
      renderer.picture(invisible, maximumWidth: 999) == renderer.picture("…"))
  }

  @Test("a letter keeps 31 of its marks")
  func marks() {
    func letter(marks: Int) -> String { "a" + String(repeating: "\u{323}", count: marks) + "b" }
    #expect(renderer.picture(letter(marks: 100_000)) == renderer.picture(letter(marks: 31)))
    #expect(renderer.picture(letter(marks: 1)) != renderer.picture("ab"))
  }
}
