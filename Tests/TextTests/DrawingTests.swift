import Testing
import Text

@Suite("Drawing a line of text")
struct DrawingTests {
  let renderer: TextRenderer

  init() throws {
    renderer = try TextRenderer()
  }

  @Test("a line has the style's height in any script, and is not empty", arguments: scripts)
  func height(script: String, text: String) {
    for size in [9, 24.5, 34] {
      let style = TextStyle(pixelSize: size)
      let image = renderer.image(text, style)
      #expect(image.height == renderer.metrics(of: style).height)
      #expect(image.bytes.count == image.width * image.height)
      #expect(image.ink > 0)
    }
  }

  @Test("a fallback font does not move the baseline", arguments: scripts)
  func baseline(script: String, text: String) {
    // The space prevents shaping the letter together with the next one.
    let letter = renderer.image("H")
    let both = renderer.image("H \u{200E}" + text + "\u{200E}")
    #expect(both.columns(0..<letter.width) == letter.columns)
  }

  @Test("ascent and descent are those of DejaVu Sans, rounded up")
  func metrics() {
    // The font's header has an ascent of 1901 and a descent of 483 for an em of 2048.
    for size in [1, 9, 12, 17, 24, 24.5, 34, 36, 51] {
      let metrics = renderer.metrics(of: TextStyle(pixelSize: size))
      #expect(metrics.ascent == Int((1901 * size / 2048).rounded(.up)), "\(size) px")
      #expect(metrics.descent == Int((483 * size / 2048).rounded(.up)), "\(size) px")
    }
  }

  @Test("an empty text and a width of 0 give width 0")
  func empty() {
    let height = renderer.metrics(of: title).height
    let images =
      [renderer.image("")]
      + [0, -1, .min].map { renderer.image("Kabul", maximumWidth: $0) }
    for image in images {
      #expect(image.width == 0)
      #expect(image.height == height)
      #expect(image.isEmpty)
    }
  }

  @Test("renderers on several threads draw the same")
  func threads() async throws {
    let text = scripts.values.joined()
    let expected = renderer.image(text)
    await withTaskGroup { group in
      for _ in 0..<16 {
        group.addTask { (try? TextRenderer())?.image(text) }
      }
      for await image in group { #expect(image == expected) }
    }
  }

  @Test("drawing again overwrites the previous image and reuses the storage")
  func reuse() {
    var coverage = Coverage()
    let long = "Llanfairpwllgwyngyll"
    renderer.draw(long, style: title, maximumWidth: 1_000, into: &coverage)
    let capacity = coverage.bytes.capacity
    for text in Array(scripts.values) + ["", "Kabul"] {
      renderer.draw(text, style: title, maximumWidth: 300, into: &coverage)
      #expect(coverage == renderer.image(text, maximumWidth: 300))
      #expect(coverage.bytes.capacity == capacity)
    }
  }

  @Test("Latin letters do not touch the top and bottom edges")
  func inside() {
    let image = renderer.image("Hgjpqy Kabul")
    #expect(image.row(0).allSatisfy { $0 == 0 })
    #expect(image.row(image.height - 1).allSatisfy { $0 == 0 })
  }

  @Test("a right-to-left line is not clipped", arguments: ["Arabic", "Hebrew"])
  func rightToLeft(script: String) throws {
    let text = try #require(scripts[script])
    let image = renderer.image(text)
    // With space on either side the total coverage is the same, so nothing was clipped.
    #expect(renderer.image(" " + text + " ").ink == image.ink)
    // The line is not aligned at the maximum width.
    #expect(renderer.image(text, maximumWidth: image.width + 200) == image)
  }

  @Test("right-to-left letters start at the right")
  func direction() {
    let narrow = renderer.image("ו")
    let both = renderer.image("וש")
    #expect(both.columns(both.width - narrow.width..<both.width) == narrow.columns)
  }

  @Test("the size changes the image, and a missing family is replaced by DejaVu Sans")
  func styles() {
    let plain = renderer.image("Kabul")
    #expect(renderer.image("Kabul", TextStyle(family: "No Such Font", pixelSize: 34)) == plain)
    #expect(renderer.image("Kabul", TextStyle(family: "DejaVu Serif", pixelSize: 34)) != plain)
    #expect(renderer.image("Kabul", TextStyle(pixelSize: 17)).width < plain.width)
  }
}
