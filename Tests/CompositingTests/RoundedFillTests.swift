import Compositing
import Geometry
import Graphics
import RunData
import Testing

@Suite("Rounded background colors")
struct RoundedFillTests {
  private static let glass = PixelColor(red: 240, green: 90, blue: 10, alpha: 150)
  private static let brick = PixelColor(rgb: 0xC04020)

  private func rounded(
    _ frame: PixelRect, _ color: PixelColor, radius: Int, _ corners: CornerSet
  ) -> Layer {
    let layer = Layer(frame.x, frame.y, frame.width, frame.height, color, role: .background)
    layer.cornerRadius = radius
    layer.roundedCorners = corners
    return layer
  }

  private func work(_ layer: Layer, on display: PixelSize) -> FrameSample {
    Painter().work(of: DisplayList(layer, display.width, display.height))
  }

  @Test(
    "as whole quads are one quad whose visible pixels are blended",
    arguments: [
      (PixelRect(x: 1, y: 2, width: 10, height: 11), brick, 110),
      (PixelRect(x: -2, y: 2, width: 10, height: 11), brick, 88),
      // The corners are outside the display: such a renderer blends the rest nonetheless.
      (PixelRect(x: -4, y: -4, width: 30, height: 30), brick, 13 * 14),
      (PixelRect(x: 1, y: 2, width: 10, height: 11), glass, 110),
    ])
  func wholeQuads(frame: PixelRect, color: PixelColor, blended: Int) {
    let display = PixelSize(width: 13, height: 14)
    for corners in [CornerSet.all, []] {
      let traffic = work(rounded(frame, color, radius: 3, corners), on: display).traffic
      let isOpaque = corners.isEmpty && color.isOpaque
      #expect(traffic.wholeQuads == 1)
      #expect(traffic.wholeQuadBlendedPixels == (isOpaque ? 0 : blended))
    }
  }

  @Test("only the visible parts of corner squares blend", arguments: [1, 4, 5])
  func work(radius: Int) {
    let display = PixelRect(x: 0, y: 0, width: 13, height: 14)
    for corners in (0...15).map({ CornerSet(rawValue: $0) }) {
      for (x, y) in [(1, 2), (-2, -1), (-7, 3), (4, 9), (11, -9)] {
        let frame = PixelRect(x: x, y: y, width: 10, height: 11)
        let squares = frame.squares(at: corners, side: radius)
        let blended = squares.reduce(0) { $0 + $1.intersection(display).area }
        let opaque = frame.intersection(display).area - blended
        let counters = work(
          rounded(frame, Self.brick, radius: radius, corners), on: display.size)
        #expect(counters.roles.background == RolePixels.Count(opaque: opaque, blended: blended))
        #expect(counters.offscreenPasses == 0)
        #expect(counters.traffic.sourceReadBytes == 0 && counters.traffic.imageSwitches == 0)
        let clear = work(rounded(frame, Self.glass, radius: radius, corners), on: display.size)
        #expect(clear.roles.background == RolePixels.Count(blended: opaque + blended))
      }
    }
  }
}
