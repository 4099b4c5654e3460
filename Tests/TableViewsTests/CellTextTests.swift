import Geometry
import Graphics
import ReferenceRendering
import TableViews
import Testing
import Text

@Suite("The text of a cell")
struct CellTextTests {
  private let pen: LabelPen
  private let places: TextPlaces
  private let style = CellTextStyle(title: black, subtitle: grey)
  private let row = PixelSize(width: 180, height: 44)

  init() throws {
    let renderer = try TextRenderer()
    pen = LabelPen(renderer: renderer)
    places = TextPlaces(
      scale: DisplayScale(1), radius: 10, title: renderer.metrics(of: black.text),
      subtitle: renderer.metrics(of: grey.text))
  }

  private struct Content {
    var title: String
    var subtitle: String
    var height = 44
    var background: PixelColor? = .white
  }

  private let contents = [
    Content(title: "Kabul", subtitle: "3,043,532 · Asia/Kabul"),
    Content(title: "Kabul", subtitle: ""),
    Content(title: "Mazār-e Sharīf and a title that is too long", subtitle: "303,282"),
    Content(title: "القاهرة", subtitle: "Africa/Cairo", background: nil),
    Content(title: "Low", subtitle: "hidden", height: 22),
    Content(title: "", subtitle: "alone"),
  ]

  private func show(_ content: Content, in text: StandardContent) {
    let row = PixelSize(width: row.width, height: content.height)
    text.show(
      CellRow(title: content.title, subtitle: content.subtitle), style: style, places: places,
      size: row, background: content.background, pen: pen, images: CellImages())
    text.layout(places: places, size: row)
  }

  private func text(_ content: Content) -> StandardContent {
    let text = StandardContent(parts: .subtitle)
    show(content, in: text)
    return text
  }

  private func image(_ text: StandardContent) -> SlowImage {
    let row = Layer(role: .decoration)
    for layer in text.layers { row.addSublayer(layer) }
    return SlowImage(of: row, size: self.row, over: .white)
  }

  @Test("the subtitle is hidden if it is empty or the row is too low")
  func subtitle() {
    for content in contents {
      let layers = text(content).layers
      #expect(layers.count == 2)
      #expect(!layers[0].isHidden)
      #expect(layers[1].isHidden == (content.subtitle.isEmpty || content.height == 22))
    }
  }

  @Test("a title without subtitle is centered vertically")
  func titleAlone() {
    let alone = text(contents[1]).layers[0].frame
    #expect((0...1).contains(44 - alone.maxY - alone.y))
    let above = text(contents[0]).layers[0].frame
    #expect(above.size == alone.size)
    #expect(above.x == alone.x && above.y < alone.y)
  }

  @Test("every label keeps its distance from the row's edges")
  func inside() {
    for content in contents {
      for layer in text(content).layers where !layer.isHidden && !layer.frame.isEmpty {
        let container = PixelSize(width: row.width, height: content.height)
        #expect(layer.frame.lies(in: container))
        #expect(layer.frame.x >= 16 && layer.frame.maxX <= row.width - 16)
      }
    }
  }

  @Test("opaque and transparent labels give the same image")
  func modes() {
    for var content in contents {
      content.background = .white
      let opaque = image(text(content))
      content.background = nil
      let clear = image(text(content))
      #expect(opaque.difference(from: clear) == nil, "\(content.title)")
      #expect(clear.written[.label, default: 0] == 0)
      #expect(opaque.blended[.label, default: 0] == 0)
      #expect(opaque.written[.label] == clear.blended[.label])
    }
  }

  @Test("a reused cell matches a new one, for every sequence of two contents")
  func reuse() {
    let fresh = contents.map { image(text($0)) }
    for old in contents {
      for (index, new) in contents.enumerated() {
        let used = text(old)
        show(new, in: used)
        let image = image(used)
        #expect(
          image.difference(from: fresh[index]) == nil, "\(old.title) → \(new.title)")
        #expect(image.layers == fresh[index].layers)
        #expect(image.written == fresh[index].written)
        #expect(image.blended == fresh[index].blended)
      }
    }
  }
}

@Suite("A section's header")
struct SectionHeaderTests {
  private let pen: LabelPen
  private let places: TextPlaces

  init() throws {
    let renderer = try TextRenderer()
    pen = LabelPen(renderer: renderer)
    places = TextPlaces(
      scale: DisplayScale(1), radius: 10, title: renderer.metrics(of: black.text),
      subtitle: renderer.metrics(of: grey.text))
  }

  private func show(
    _ title: String, _ frame: PixelRect, on backdrop: PixelColor?, in header: TitleView
  ) {
    header.show(
      title, maximumWidth: places.textWidth(in: frame.width),
      style: TableStyle.Title(label: grey, background: backdrop), pen: pen)
    header.layout(frame: frame) { places.header($0, in: frame.size) }
  }

  private func header(_ title: String, _ frame: PixelRect, on backdrop: PixelColor?)
    -> TitleView
  {
    let header = TitleView()
    show(title, frame, on: backdrop, in: header)
    return header
  }

  private func image(_ header: TitleView) -> SlowImage {
    SlowImage(of: header.layer, size: PixelSize(width: 200, height: 60), over: .white)
  }

  @Test("a header has the given frame, with its text 6 pt above its bottom and 16 pt from its left")
  func placement() throws {
    for (x, y) in [(0, 0), (9, 4), (-5, 1_000)] {
      let frame = PixelRect(x: x, y: y, width: 180, height: 38)
      let header = header("Settings", frame, on: .white)
      #expect(header.layer.frame == frame)
      #expect(header.layer.backgroundColor == nil && header.layer.contents == nil)
      let label = try #require(header.layer.sublayers.first)
      #expect(label.frame.x == 16)
      #expect(label.frame.maxY == 32)
      #expect(label.frame.size == PixelSize(pen.coverage("Settings", grey, maximumWidth: 148)))
    }
  }

  @Test("a title is inside its header at any height and width")
  func inside() {
    for height in 0...60 {
      for width in [1, 32, 33, 60, 180] {
        let frame = PixelRect(x: 0, y: 0, width: width, height: height)
        let header = header("A rather long title", frame, on: nil)
        let isInside = header.layer.sublayers.allSatisfy { $0.frame.lies(in: frame.size) }
        #expect(isInside, "\(width) × \(height)")
      }
    }
  }

  @Test("opaque and transparent titles give the same image, as do new and reused headers")
  func images() {
    let frame = PixelRect(x: 9, y: 4, width: 180, height: 38)
    for old in texts {
      let used = header(old, PixelRect(x: 0, y: 0, width: 190, height: 50), on: .white)
      for new in texts {
        for backdrop in [PixelColor.white, nil] {
          let fresh = image(header(new, frame, on: nil))
          show(new, frame, on: backdrop, in: used)
          #expect(image(used).difference(from: fresh) == nil, "\(old) → \(new)")
        }
      }
    }
  }
}
