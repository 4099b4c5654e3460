import Testing
import Text

@Suite("Drawing a line of text")
struct DrawingTests {
  let renderer: TextRenderer

  init() throws {
    renderer = try TextRenderer()
  }

  @Test("a line is as high as its style says, in any script, and has ink", arguments: scripts)
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
    // The space between keeps the letter from being shaped together with what follows.
    let letter = renderer.image("H")
    let both = renderer.image("H \u{200E}" + text + "\u{200E}")
    #expect(both.columns(0..<letter.width) == letter.columns)
  }

  @Test("ascent and descent are those of DejaVu Sans, rounded up")
  func metrics() {
    // 1901 up and 483 down in an em of 2048, as the font's own header says.
    for size in [1, 9, 12, 17, 24, 24.5, 34, 36, 51] {
      let metrics = renderer.metrics(of: TextStyle(pixelSize: size))
      #expect(metrics.ascent == Int((1901 * size / 2048).rounded(.up)), "\(size) px")
      #expect(metrics.descent == Int((483 * size / 2048).rounded(.up)), "\(size) px")
    }
  }

  @Test("nothing has no width, nor has a text without room")
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

  @Test("the same text gives the same bytes, in the same renderer and in another")
  func repeatable() throws {
    let other = try TextRenderer()
    for text in scripts.values {
      let first = renderer.image(text)
      #expect(renderer.image(text) == first)
      #expect(other.image(text) == first)
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

  @Test("drawing again leaves no trace of what was there, and keeps the storage")
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

  @Test("latin letters keep clear of the top and bottom edge")
  func inside() {
    let image = renderer.image("Hgjpqy Kabul")
    #expect(image.row(0).allSatisfy { $0 == 0 })
    #expect(image.row(image.height - 1).allSatisfy { $0 == 0 })
  }

  @Test("all ink of a line from right to left is in its box", arguments: ["Arabic", "Hebrew"])
  func rightToLeft(script: String) throws {
    let text = try #require(scripts[script])
    let image = renderer.image(text)
    // With room on either side there is as much ink, so none was cut off.
    #expect(renderer.image(" " + text + " ").ink == image.ink)
    // The maximum width is not where the line is aligned.
    #expect(renderer.image(text, maximumWidth: image.width + 200) == image)
  }

  @Test("letters from right to left begin on the right")
  func direction() {
    let narrow = renderer.image("ו")
    let both = renderer.image("וש")
    #expect(both.columns(both.width - narrow.width..<both.width) == narrow.columns)
  }

  @Test("a size changes the image, a family that is not installed is DejaVu Sans")
  func styles() {
    let plain = renderer.image("Kabul")
    #expect(renderer.image("Kabul", TextStyle(family: "No Such Font", pixelSize: 34)) == plain)
    #expect(renderer.image("Kabul", TextStyle(family: "DejaVu Serif", pixelSize: 34)) != plain)
    #expect(renderer.image("Kabul", TextStyle(pixelSize: 17)).width < plain.width)
  }
}
