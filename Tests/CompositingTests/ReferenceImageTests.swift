import Compositing
import Geometry
import Graphics
import Testing

@Suite("The reference image of a table")
struct ReferenceImageTests {
  private static let cornerSets: [CornerSet] =
    [[], .top, .bottom, .all, .topLeft, .topRight, .bottomLeft, .bottomRight]
  private let size = PixelSize(width: 14, height: 12)
  private let backdrop = PixelColor(rgb: 0x203040)

  private var image: ReferenceImage { ReferenceImage(size: size, backdrop: backdrop) }

  /// Compares each pixel of an image with a source over the backdrop; `nil` for the backdrop alone.
  private func expect(
    _ image: ReferenceImage, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, source: (_ x: Int, _ y: Int) -> UInt32?
  ) {
    let expected = (0..<size.area).map { index in
      source(index % size.width, index / size.width).map {
        ReferenceKernels.blend($0, over: backdrop.premultiplied)
      } ?? backdrop.premultiplied
    }
    let wrong = expected.indices.first { image.pixels[$0] != expected[$0] }
      .map { (x: $0 % size.width, y: $0 / size.width) }
    #expect(wrong == nil, comment, sourceLocation: sourceLocation)
  }

  /// Returns the coverage of a pixel by a rounded rectangle, 0…255, from 512 × 512 sample points.
  private func sampled(
    x: Int, y: Int, _ rect: PixelRect, radius: Int, corners: CornerSet
  ) -> UInt8 {
    // In units of 1/1,024 px, so that every point and every edge has integer coordinates.
    let r = 1_024 * radius
    var inside = 0
    for row in 0..<512 {
      let py = 1_024 * y + 2 * row + 1
      for column in 0..<512 {
        let px = 1_024 * x + 2 * column + 1
        let left = px - 1_024 * rect.x
        let right = 1_024 * rect.maxX - px
        let top = py - 1_024 * rect.y
        let bottom = 1_024 * rect.maxY - py
        guard min(left, right, top, bottom) > 0 else { continue }
        var isCut = false
        for (corner, dx, dy) in [
          (CornerSet.topLeft, left, top), (.topRight, right, top), (.bottomLeft, left, bottom),
          (.bottomRight, right, bottom),
        ] where corners.contains(corner) && dx < r && dy < r {
          isCut = isCut || (r - dx) * (r - dx) + (r - dy) * (r - dy) > r * r
        }
        if !isCut { inside += 1 }
      }
    }
    return UInt8((Double(inside) * 255 / (512 * 512)).rounded())
  }

  @Test(
    "the coverage of each pixel by a row is that of sample points", arguments: [1, 3, 4], cornerSets
  )
  func row(radius: Int, corners: CornerSet) {
    let rect = PixelRect(x: 2, y: 1, width: 9, height: 8)
    let color = PixelColor(red: 250, green: 120, blue: 3, alpha: radius == 3 ? 200 : 255)
    var image = self.image
    image.paint(
      row: rect, corners: corners, color: color, corner: ReferenceCorner(radius: radius))
    expect(image) { x, y in
      guard rect.contains(x: x, y: y) else { return nil }
      // Outside the corner squares a pixel is covered entirely.
      let isCorner =
        min(x - rect.x, rect.maxX - 1 - x) < radius && min(y - rect.y, rect.maxY - 1 - y) < radius
      let coverage = isCorner ? sampled(x: x, y: y, rect, radius: radius, corners: corners) : 255
      return ReferenceKernels.tint(coverage, with: color.premultiplied)
    }
  }

  @Test("a row that is partly outside shows its inner part")
  func partlyOutside() {
    let whole = PixelRect(x: 2, y: 2, width: 9, height: 8)
    let corner = ReferenceCorner(radius: 3)
    for (dx, dy) in [(-6, 0), (6, 0), (0, -5), (0, 5), (-6, -5), (6, 5), (40, 0), (0, -40)] {
      var (centred, moved) = (image, image)
      centred.paint(row: whole, corners: .all, color: .white, corner: corner)
      moved.paint(row: whole.offset(x: dx, y: dy), corners: .all, color: .white, corner: corner)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let (fromX, fromY) = (x - dx, y - dy)
          let expected =
            whole.contains(x: fromX, y: fromY)
            ? centred.pixels[fromY * size.width + fromX] : backdrop.premultiplied
          #expect(moved.pixels[y * size.width + x] == expected, "moved by \(dx), \(dy)")
        }
      }
    }
  }

  @Test("the corner squares are the complete squares of rounded corners")
  func squares() {
    for corners in Self.cornerSets {
      var image = self.image
      let rect = PixelRect(x: -2, y: 1, width: 9, height: 8)
      image.paint(
        row: rect, corners: corners, color: .white, corner: ReferenceCorner(radius: 4))
      let all: [(CornerSet, Int, Int)] = [
        (.topLeft, -2, 1), (.topRight, 3, 1), (.bottomLeft, -2, 5), (.bottomRight, 3, 5),
      ]
      #expect(
        image.cornerSquares
          == all.filter { corners.contains($0.0) }
          .map { PixelRect(x: $0.1, y: $0.2, width: 4, height: 4) })
    }
  }

  @Test("a backdrop of one pixel per line fills its lines")
  func backdropLines() {
    let lines = VerticalGradient(top: .white, bottom: .black, height: 12).lines
    let image = ReferenceImage(size: size, backdropLines: lines)
    let expected = (0..<14 * 12).map { (pixel: Int) in lines[pixel / 14] }
    #expect(image.pixels == expected)
  }

  @Test("a translucent row is its color multiplied by coverage, then by opacity")
  func opacity() {
    let rect = PixelRect(x: 2, y: 1, width: 9, height: 8)
    let color = PixelColor(red: 250, green: 120, blue: 3, alpha: 200)
    let corner = ReferenceCorner(radius: 3)
    for opacity in [UInt8(0), 1, 100, 254, 255] {
      var image = self.image
      image.paint(row: rect, corners: .topLeft, color: color, opacity: opacity, corner: corner)
      for (x, y) in [(2, 1), (3, 1), (4, 2), (2, 4), (10, 1), (6, 5), (1, 1)] {
        let isCorner = x - 2 < 3 && y - 1 < 3
        let coverage = x == 1 ? 0 : isCorner ? Int(corner[x: x - 2, y: y - 1]) : 255
        func channel(_ shift: UInt32) -> UInt32 {
          let covered = Double(Int(color.premultiplied >> shift & 255) * coverage) / 255
          return UInt32((covered.rounded() * Double(opacity) / 255).rounded()) << shift
        }
        let source = channel(0) | channel(8) | channel(16) | channel(24)
        #expect(
          image.pixels[y * 14 + x]
            == ReferenceKernels.blend(source, over: backdrop.premultiplied))
      }
    }
  }

  @Test("rectangles and images are blended, clipped to the image")
  func plain() {
    let color = PixelColor(red: 9, green: 80, blue: 200, alpha: 77).premultiplied
    for rect in [
      PixelRect(x: 3, y: 2, width: 5, height: 4), PixelRect(x: -2, y: 9, width: 5, height: 7),
      PixelRect(x: 20, y: 0, width: 3, height: 3),
    ] {
      var (plain, painted) = (image, image)
      plain.paint(rect, color: PixelColor(red: 9, green: 80, blue: 200, alpha: 77))
      let pixels = (0..<rect.area).map { ReferenceKernels.tint(UInt8($0), with: color) }
      painted.paint(pixels: pixels, rect: rect)
      expect(plain, "\(rect)") { x, y in rect.contains(x: x, y: y) ? color : nil }
      expect(painted, "\(rect)") { x, y in
        rect.contains(x: x, y: y) ? pixels[(y - rect.y) * rect.width + x - rect.x] : nil
      }
    }
  }

  @Test("a text's mask covers its rectangle line by line")
  func textMask() {
    let rect = PixelRect(x: -1, y: 10, width: 16, height: 4)
    let coverage = (0..<rect.area).map { UInt8($0 * 4) }
    let color = PixelColor(red: 200, green: 100, blue: 50, alpha: 180)
    var image = self.image
    image.paint(text: rect, coverage: coverage, color: color)
    expect(image) { x, y in
      guard rect.contains(x: x, y: y) else { return nil }
      return ReferenceKernels.tint(coverage[(y - 10) * 16 + x + 1], with: color.premultiplied)
    }
  }
}

extension ReferenceImage {
  init(size: PixelSize, backdrop: PixelColor) {
    let lines = Array(repeating: backdrop.premultiplied, count: size.height)
    self.init(size: size, backdropLines: lines)
  }
}
