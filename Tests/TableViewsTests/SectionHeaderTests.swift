import Geometry
import Graphics
import ReferenceRendering
import TableViews
import Testing
import Text

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
