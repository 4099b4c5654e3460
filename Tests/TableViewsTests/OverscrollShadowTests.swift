import Geometry
import Graphics
import TableViews
import Testing

@Suite("Overscroll shadows")
struct OverscrollShadowTests {
  private typealias Shadow = OverscrollShadowPlaces.Shadow

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
        #expect(published.frame(.bottom, at: offset) == rect(y: tableY + 100 + offset - 7))
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
}
