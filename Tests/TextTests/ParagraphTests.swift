import TableModel
import Testing
import Text

@Suite("Paragraphs")
struct ParagraphTests {
  private let renderer: TextRenderer
  private let body = TextStyle(pixelSize: 13)

  /// The bodies of every eighth embedded row: about 500 of many scripts and lengths.
  private static let bodies = RowTable.embedded().rows.enumerated()
    .filter { $0.offset % 8 == 0 }.map(\.element.content.body)

  init() throws {
    renderer = try TextRenderer()
  }

  private func image(_ text: String, _ style: TextStyle? = nil, width: Int) -> Coverage {
    var coverage = Coverage()
    renderer.drawParagraph(text, style: style ?? body, width: width, into: &coverage)
    return coverage
  }

  private func size(_ text: String, width: Int) -> TextSize {
    renderer.size(of: text, style: body, maximumWidth: width, isParagraph: true)
  }

  private var lineHeight: Int { renderer.metrics(of: body).height }

  @Test("each line has as many words as fit")
  func greedy() {
    // One font without kerning across spaces, and only letters: the break opportunities are the
    // spaces.
    let words = RowTable.embedded().rows.prefix(300).map(\.content.title)
      .filter { $0.utf8.allSatisfy { (0x41...0x7A).contains($0) } }.prefix(60)
    let widest = words.map { renderer.image($0, body).width }.max() ?? 0
    #expect(words.count == 60)
    for width in Array(widest...widest + 20) + [150, 233, 400] {
      var lines: [String] = []
      for word in words {
        let longer = lines.last.map { $0 + " " + word } ?? word
        if !lines.isEmpty, renderer.image(longer, body).width <= width {
          lines[lines.count - 1] = longer
        } else {
          lines.append(word)
        }
      }
      let expected = stacked(lines.map { renderer.image($0, body) })
      #expect(
        image(words.joined(separator: " "), width: width).columns == expected, "\(width) px")
    }
  }

  /// Returns images stacked vertically, with the width of the widest.
  private func stacked(_ lines: [Coverage]) -> Columns {
    let width = lines.map(\.width).max() ?? 0
    return Columns(width: width, bytes: lines.flatMap { $0.columns(0..<width).bytes })
  }

  @Test("a paragraph of one line equals a single line", arguments: scripts)
  func single(script: String, text: String) {
    #expect(image(text, title, width: 2_000) == renderer.image(text))
  }

  @Test("measuring and drawing agree at every width, on the embedded rows")
  func agreement() {
    for (index, text) in Self.bodies.enumerated() {
      let widths = index.isMultiple(of: 20) ? [1, 40 + index % 50, 287] : [40 + index]
      for width in widths {
        let size = size(text, width: width)
        let image = image(text, width: width)
        #expect(size.width == image.width && size.height == image.height)
        #expect(size.height == size.lines * lineHeight)
        #expect(size.width <= width)
        #expect((size.lines == 0) == text.isEmpty)
      }
    }
  }

  @Test("a wider paragraph never has more lines, on the embedded rows")
  func widening() {
    for text in Self.bodies {
      var before = Int.max
      for width in stride(from: 30, through: 700, by: 67) {
        let lines = size(text, width: width).lines
        #expect(lines <= before, "\(width) px: \(text)")
        before = lines
      }
    }
  }

  @Test("no line is wider than its paragraph")
  func noLostInk() {
    // Coverage beyond the width would be clipped. The letters are spaced, so that none joins or
    // overlaps the next, and the last one does not extend beyond its advance.
    for text in ["Kabul Ouagadougou Llanelli", "Αθήνα Πειραιάς", "Москва Нижний", "喀布爾 東京都"] {
      let letters = text.map(String.init).joined(separator: " ")
      let whole = image(letters, width: 10_000).ink
      for width in stride(from: 14, through: 120, by: 3) {
        #expect(image(letters, width: width).ink == whole, "\(width) px: \(text)")
      }
    }
  }

  @Test("a fallback font does not move the lines", arguments: scripts)
  func grid(script: String, text: String) {
    let height = renderer.metrics(of: title).height
    for lines in 1...4 {
      let text = Array(repeating: text, count: lines).joined(separator: "\n")
      let image = image(text, title, width: 1_000)
      #expect(image.height == lines * height)
    }
    // Latin lines have the same positions with and without the other script between them.
    let mixed = image("H\n\(text)\n\nH", title, width: 1_000)
    let plain = image("H\n\n\nH", title, width: 1_000)
    for y in Array(0..<height / 2) + Array(3 * height + height / 2..<4 * height) {
      #expect(mixed.row(y).prefix(plain.width).elementsEqual(plain.row(y)))
    }
  }

  @Test("line breaks of any kind are kept, and other control characters are spaces")
  func lineBreaks() {
    let expected = image("one\ntwo\n\nthree", width: 400)
    #expect(expected.height == 4 * lineHeight)
    for lineBreak in ["\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      let text = ["one", "two", "", "three"].joined(separator: lineBreak)
      #expect(image(text, width: 400) == expected, "\(lineBreak.unicodeScalars)")
    }
    #expect(image("a\tb\u{0}c", width: 400) == image("a b c", width: 400))
    #expect(size("\n", width: 400) == TextSize(width: 0, height: 2 * lineHeight, lines: 2))
  }

  @Test("an empty text and a width of 0 give an empty image")
  func empty() {
    for size in [size("", width: 400), size("Kabul", width: 0), size("Kabul", width: -1)] {
      #expect(size == TextSize(width: 0, height: 0, lines: 0))
    }
    #expect(image("", width: 400).isEmpty)
    #expect(image("", width: 400).height == 0)
  }

  @Test("each paragraph has the direction of its own letters and starts at the left edge")
  func directions() {
    let arabic = "القاهرة مدينة كبيرة جدا"
    let alone = image(arabic, width: 70)
    let both = image(arabic + "\nKabul", width: 70)
    #expect(alone.height >= 2 * lineHeight)
    for y in 0..<alone.height {
      #expect(both.row(y).prefix(alone.width).elementsEqual(alone.row(y)))
    }
  }

  @Test("a paragraph beyond the character limit ends with an ellipsis")
  func veryLong() {
    let limit = TextRenderer.charactersPerParagraph
    let text = String(repeating: "word\n", count: limit / 5)
    let cut = image(text + "and more", width: 500)
    let ellipsis = image("…", width: 500)
    #expect(cut.height == (limit / 5 + 1) * lineHeight)
    for y in 0..<lineHeight {
      let last = cut.row(limit / 5 * lineHeight + y)
      #expect(last.prefix(ellipsis.width).elementsEqual(ellipsis.row(y)))
    }
    #expect(cut == image(String(repeating: text, count: 20), width: 500))
  }

  @Test("the same paragraph gives the same bytes, after others, in this renderer and another one")
  func repeatable() throws {
    let other = try TextRenderer()
    for text in Self.bodies.prefix(60) {
      let first = image(text, width: 250)
      _ = image("Kabul", width: 17)
      #expect(image(text, width: 250) == first)
      var second = Coverage()
      other.drawParagraph(text, style: body, width: 250, into: &second)
      #expect(second == first)
    }
  }

  @Test("drawing loaded paragraphs opens no font, and missing glyphs are counted once")
  func loading() throws {
    let renderer = try TextRenderer()
    let missing = renderer.load(
      paragraphs: ["a\u{E000}b\nc", "Kabul", ""], style: body, widths: [200, 5])
    #expect(missing == 1)
    renderer.load(paragraphs: Self.bodies, style: body, widths: [200])
    let files = renderer.fontFiles
    #expect(files.count > 15)
    var coverage = Coverage()
    for text in Self.bodies {
      renderer.drawParagraph(text, style: body, width: 200, into: &coverage)
    }
    #expect(renderer.fontFiles == files)
  }

  @Test("a line's size is that of its image")
  func lineSize() {
    for text in Array(scripts.values) + [""] {
      for width in [0, 1, 30, 77, 1_000] {
        let image = renderer.image(text, maximumWidth: width)
        let size = renderer.size(of: text, style: title, maximumWidth: width)
        #expect(size == TextSize(width: image.width, height: image.height, lines: 1))
      }
    }
  }
}
