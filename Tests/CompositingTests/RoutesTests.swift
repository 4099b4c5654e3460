import Compositing
import Geometry
import Graphics
import Testing

@Suite("Ways to draw a rounded row")
struct RoutesTests {
  private static let colors = [
    PixelColor.white, .black, PixelColor(rgb: 0xD9D9D9), PixelColor(rgb: 0x1C1C1E),
    PixelColor(rgb: 0x7F01FE),
  ]

  /// Returns layers that each show the same rounded row in a different way.
  private func routes(_ frame: PixelRect, _ color: PixelColor, radius: Int) -> [Layer] {
    func layer(_ color: PixelColor?) -> Layer {
      Layer(frame.x, frame.y, frame.width, frame.height, color, role: .background)
    }
    let fill = layer(color)
    fill.cornerRadius = radius
    let clip = layer(nil).holding(Layer(0, 0, frame.width, frame.height, color))
    clip.cornerRadius = radius
    clip.masksToBounds = true
    let coverage = CornerCoverage(radius: radius)
    let image = Bitmap(frame.width, frame.height) { x, y in
      let (across, down) = (min(x, frame.width - 1 - x), min(y, frame.height - 1 - y))
      return ReferenceKernels.tint(
        across < radius && down < radius ? coverage[x: across, y: down] : 255,
        with: color.premultiplied)
    }
    let whole = layer(nil)
    whole.contents = image
    let slices = layer(nil)
    slices.contents = image
    slices.contentsGravity = .resize(
      center: PixelRect(
        x: radius, y: radius, width: frame.width - 2 * radius, height: frame.height - 2 * radius))
    // A group: the row's corners, the strips between them and the lines without corners.
    let group = layer(nil)
    for y in [0, frame.height - radius] {
      for x in [0, frame.width - radius] {
        let corner = Layer(x, y, radius, radius)
        corner.contents = image
        corner.contentsOrigin = (x, y)
        group.addSublayer(corner)
      }
      group.addSublayer(Layer(radius, y, frame.width - 2 * radius, radius, color))
    }
    group.addSublayer(Layer(0, radius, frame.width, frame.height - 2 * radius, color))
    return [fill, clip, whole, slices, group]
  }

  @Test(
    "all are within one level of the reference in corner squares, and equal to it elsewhere",
    arguments: [1, 2, 3, 7, 14, 20, 30])
  func routes(radius: Int) {
    let size = PixelSize(width: 2 * radius + 8, height: 2 * radius + 7)
    let frame = PixelRect(x: 2, y: 2, width: 2 * radius + 3, height: 2 * radius + 2)
    let corner = ReferenceCorner(radius: radius)
    let opacities: [UInt8] = radius == 3 ? Array(0...255) : [0, 1, 77, 128, 255]
    for backdrop in [PixelColor(rgb: 0xEFEFF4), PixelColor(rgb: 0x6A8C21)] {
      for color in Self.colors {
        for opacity in opacities {
          var reference = ReferenceImage(size: size, backdrop: backdrop)
          reference.paint(row: frame, corners: .all, color: color, opacity: opacity, corner: corner)
          var first: FrameBuffer?
          for (index, layer) in routes(frame, color, radius: radius).enumerated() {
            layer.opacity = opacity
            let root = Layer(0, 0, size.width, size.height, backdrop).holding(layer)
            let buffer = FrameBuffer(showing: root, size)
            let isAlike = first.map { $0.pixels == buffer.pixels } ?? true
            #expect(isAlike, "route \(index), opacity \(opacity)")
            first = first ?? buffer
            let difference = ImageDifference(buffer, from: reference)
            #expect(difference.outsideCorners == 0, "route \(index), opacity \(opacity)")
            #expect(difference.largest <= 1, "route \(index), opacity \(opacity), \(color)")
          }
        }
      }
    }
  }
}
