import Geometry
import Graphics
import ReferenceRendering
import TableViews
import Testing
import Text

@Suite("A label")
struct LabelTests {
  private static let backgrounds: [PixelColor] = [
    .white, .black, PixelColor(rgb: 0xEFEFF4), PixelColor(rgb: 0x3060C0),
  ]
  private static let colors: [PixelColor] = [
    .black, .white, PixelColor(rgb: 0x8E8E93),
    PixelColor(red: 200, green: 10, blue: 90, alpha: 130),
  ]
  private let pen: LabelPen

  init() throws {
    pen = LabelPen(renderer: try TextRenderer())
  }

  private func label(
    _ text: String, _ style: LabelStyle = black, on background: PixelColor?, width: Int = 200
  ) -> Label {
    let label = Label()
    label.show(text, style: style, maximumWidth: width, background: background, pen: pen)
    return label
  }

  @Test("a label, opaque or not, draws its text's mask in its color, and nothing around it")
  func pixels() {
    for background in Self.backgrounds {
      for (text, color) in texts.flatMap({ text in Self.colors.map { (text, $0) } }) {
        let style = LabelStyle(text: black.text, color: color)
        let coverage = pen.coverage(text, style, maximumWidth: 200)
        let rect = PixelRect(PixelSize(coverage)).offset(x: 3, y: 2)
        for mode in [background, nil] {
          let image = label(text, style, on: mode).image(on: background)
          let expected = (0..<image.size.area).map { index in
            let (x, y) = (index % image.size.width, index / image.size.width)
            guard rect.contains(x: x, y: y) else { return background.premultiplied }
            let mask = coverage.bytes[(y - 2) * coverage.width + x - 3]
            return ReferenceKernels.blend(
              ReferenceKernels.tint(mask, with: color.premultiplied),
              over: background.premultiplied)
          }
          #expect(image.difference(from: expected) == nil, "\(text) on \(background)")
        }
      }
    }
  }

  @Test("a label has the size of its text, limited to the maximum width")
  func size() {
    for style in [black, grey] {
      for text in texts {
        for width in [0, 1, 20, 60, 200] {
          let size = label(text, style, on: .white, width: width).size
          #expect(size == PixelSize(pen.coverage(text, style, maximumWidth: width)))
          #expect(size.width <= width)
        }
      }
    }
    #expect(label("Kabul", on: .white).size.width > 0)
  }

  @Test("a reused label shows nothing of the previous text, in either mode")
  func reuse() {
    let modes: [PixelColor?] = [.white, nil]
    for oldMode in modes {
      for newMode in modes {
        for old in texts {
          for new in texts {
            let used = label(old, on: oldMode)
            used.show(new, style: black, maximumWidth: 200, background: newMode, pen: pen)
            let fresh = label(new, on: newMode)
            #expect(
              used.image(on: .white).difference(from: fresh.image(on: .white)) == nil,
              "\(old) → \(new)")
            #expect(used.layer.isOpaque == fresh.layer.isOpaque)
            #expect(used.size == fresh.size)
          }
        }
      }
    }
  }

  @Test("a cleared label shows nothing until its text is set again")
  func cleared() {
    let used = label("Kabul", on: .white)
    used.clear()
    #expect(used.size == PixelSize(width: 0, height: 0))
    #expect(used.image(on: .black).pixels.allSatisfy { $0 == 0xFF00_0000 })
    used.show("Kabul", style: black, maximumWidth: 200, background: .white, pen: pen)
    let fresh = label("Kabul", on: .white)
    #expect(used.image(on: .white).difference(from: fresh.image(on: .white)) == nil)
  }
}
