import Geometry
import Graphics
import ReferenceRendering
import TableViews
import Testing

@Suite("Overscroll shadows")
struct OverscrollShadowTests {
  private typealias Shadow = OverscrollShadowPlaces.Shadow
  private let ink = OverscrollShadows.color

  private func places(
    isRepaired: Bool = true, contentEnd: Int = 300, y: Int = 0
  ) -> OverscrollShadowPlaces {
    OverscrollShadowPlaces(
      table: PixelRect(x: 0, y: y, width: 60, height: 100), contentEnd: contentEnd, height: 7,
      isRepaired: isRepaired)
  }

  private func installed() -> (OverscrollShadows, content: Layer, cells: Layer) {
    let shadows = OverscrollShadows(height: 7)
    let (content, cells) = (Layer(role: .decoration), Layer(role: .decoration))
    content.addSublayer(cells)
    shadows.install(in: content)
    return (shadows, content, cells)
  }

  @Test("shadows have the positions of the published formulas")
  func formulas() {
    for offset in -40...240 {
      for tableY in [0, 64] {
        let published = places(isRepaired: false, y: tableY)
        #expect(published.frame(.top, at: offset) == rect(y: offset))
        #expect(published.frame(.contentTop, at: offset) == rect(y: -7))
        #expect(
          published.frame(.bottom, at: offset) == rect(y: tableY + 100 + offset - 7))
        #expect(published.frame(.contentBottom, at: offset) == rect(y: 300))
        // Repaired, it is at the table's lower edge for any position of the table.
        let repaired = places(y: tableY)
        #expect(repaired.frame(.bottom, at: offset).maxY == offset + 100)
        for shadow in Shadow.allCases where shadow != .bottom {
          #expect(repaired.frame(shadow, at: offset) == published.frame(shadow, at: offset))
        }
      }
    }
  }

  private func rect(y: Int) -> PixelRect { PixelRect(x: 0, y: y, width: 60, height: 7) }

  @Test("the shadows of an end are visible while the table extends beyond the content there")
  func visibility() {
    for contentEnd in [0, 50, 99, 100, 101, 300] {
      let places = places(contentEnd: contentEnd)
      for offset in -120...320 {
        let shown = offset..<offset + 100
        for shadow in Shadow.allCases {
          let exposed =
            shadow.isAtTop ? shown.contains(-1) || offset < -100 : shown.upperBound > contentEnd
          #expect(places.isVisible(shadow, at: offset) == exposed, "\(shadow) at \(offset)")
        }
      }
    }
  }

  /// A bounce at the top, a scroll, a bounce at the bottom, and rest.
  private let offsets =
    Array(stride(from: 0, through: -30, by: -10)) + [-30, -12, 0, 90, 200, 200, 230, 245, 230, 200]

  @Test("both modes have the same shadows in a table at the top")
  func modesAgree() {
    let (published, publishedContent, _) = installed()
    let (repaired, repairedContent, _) = installed()
    for offset in offsets {
      published.update(offset: offset, places: places(isRepaired: false))
      repaired.update(offset: offset, places: places())
      for shadow in Shadow.allCases {
        let isVisible = places().isVisible(shadow, at: offset)
        for shadows in [published, repaired] {
          #expect(shadows.layer(shadow).isHidden == !isVisible)
          if isVisible {
            #expect(shadows.layer(shadow).frame == places().frame(shadow, at: offset))
          }
        }
      }
      let images = [publishedContent, repairedContent].map { content in
        content.frame.y = -offset
        return SlowImage(of: content, size: PixelSize(width: 60, height: 100), over: .white)
      }
      #expect(images[0].difference(from: images[1]) == nil, "\(offset)")
    }
  }

  @Test("as published, visible shadows are inserted again at every tick, behind the cells")
  func churn() {
    let (shadows, content, cells) = installed()
    shadows.update(offset: 0, places: places(isRepaired: false))
    for offset in offsets {
      let before = shadows.moves
      shadows.update(offset: offset, places: places(isRepaired: false))
      #expect(shadows.moves - before == (offset < 0 ? 2 : 0) + (offset > 200 ? 2 : 0))
      #expect(content.sublayers.last === cells)
      #expect(content.sublayers.count == 5)
    }
  }

  @Test("all four visible shadows have the published order")
  func order() {
    for isRepaired in [false, true] {
      let (shadows, content, cells) = installed()
      shadows.update(offset: -10, places: places(isRepaired: isRepaired, contentEnd: 40))
      let expected = Shadow.allCases.map { shadows.layer($0) } + [cells]
      #expect(content.sublayers.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    }
  }

  @Test("repaired, nothing moves")
  func repaired() {
    let (shadows, content, _) = installed()
    let order = content.sublayers.map(ObjectIdentifier.init)
    for offset in offsets {
      shadows.update(offset: offset, places: places())
      #expect(shadows.moves == 0)
      #expect(content.sublayers.map(ObjectIdentifier.init) == order)
    }
  }

  @Test("a shadow fades from its edge to zero, equally over its whole width")
  func images() {
    let (shadows, content, _) = installed()
    let places = places()
    shadows.update(offset: -30, places: places)
    content.frame.y = 30
    let image = SlowImage(of: content, size: PixelSize(width: 60, height: 100), over: .white)
    let down = VerticalGradient(top: ink, bottom: clear, height: 7).lines
    let up = VerticalGradient(top: clear, bottom: ink, height: 7).lines
    #expect(up.last == ink.premultiplied && down.first == ink.premultiplied)
    for y in 0..<100 {
      let shadow: UInt32 = y < 7 ? down[y] : (23..<30).contains(y) ? up[y - 23] : 0
      let expected = ReferenceKernels.blend(shadow, over: PixelColor.white.premultiplied)
      for x in [0, 1, 30, 59] { #expect(image[x: x, y: y] == expected, "(\(x), \(y))") }
    }
  }

  private var clear: PixelColor { PixelColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
