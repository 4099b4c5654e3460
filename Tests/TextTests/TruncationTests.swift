import Testing
import Text

@Suite("Long and unusual texts")
struct TruncationTests {
  let renderer: TextRenderer

  init() throws {
    renderer = try TextRenderer()
  }

  @Test("at every width a text is complete, or as much of it as fits with an ellipsis")
  func ellipsis() {
    // None of these letters has kerning with an ellipsis, which Pango shapes separately.
    let text = "Ouagadougou in its glamou"
    let style = TextStyle(pixelSize: 11)
    let whole = renderer.image(text, style)
    let cut = (0..<text.count).map { renderer.image(text.prefix($0) + "…", style) }
    for width in 1...whole.width + 2 {
      let image = renderer.image(text, style, maximumWidth: width)
      #expect(image.width <= width)
      if width >= whole.width {
        #expect(image == whole)
      } else {
        let most = cut.last { $0.width <= width } ?? cut[0]
        #expect(image.columns == most.columns(0..<image.width), "\(width) px")
      }
    }
  }

  @Test("no script exceeds the maximum width", arguments: scripts)
  func width(script: String, text: String) {
    let whole = renderer.image(text)
    for width in stride(from: 1, through: whole.width, by: 7) {
      let image = renderer.image(text, maximumWidth: width)
      #expect((1...width).contains(image.width))
      #expect(image.height == whole.height)
    }
  }

  @Test("control characters and line breaks are spaces")
  func controls() {
    let spaced = renderer.image("a b")
    let controls = (0..<0x20).map { Character(Unicode.Scalar($0)) }
    for control in controls + ["\u{7F}", "\u{80}", "\u{85}", "\u{9F}", "\u{2028}", "\u{2029}"] {
      #expect(renderer.image("a\(control)b") == spaced, "\(control.unicodeScalars)")
    }
    #expect(renderer.image("a\r\nb") == spaced)
    #expect(renderer.image("a\n\nb") == renderer.image("a  b"))
    #expect(renderer.image("\n").ink == 0)
  }

  @Test("a very long text is truncated with an ellipsis")
  func veryLong() {
    let word = "Rotterdam "
    let long = String(repeating: word, count: 100_000)
    for width in [1, 20, 300] {
      let short = String(long.prefix(width + 1))
      #expect(
        renderer.image(long, maximumWidth: width) == renderer.image(short, maximumWidth: width))
    }
    // Any number of characters without a width would fit.
    let invisible = String(repeating: "\u{200B}", count: 1_000)
    #expect(renderer.image(invisible, maximumWidth: 1_000).ink == 0)
    #expect(
      renderer.image(invisible, maximumWidth: 999) == renderer.image("…"))
  }

  @Test("a letter keeps 31 of its marks")
  func marks() {
    func letter(marks: Int) -> String { "a" + String(repeating: "\u{323}", count: marks) + "b" }
    #expect(renderer.image(letter(marks: 100_000)) == renderer.image(letter(marks: 31)))
    #expect(renderer.image(letter(marks: 1)) != renderer.image("ab"))
  }
}
