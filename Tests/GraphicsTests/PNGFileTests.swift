import Geometry
import Graphics
import Testing

@Suite("PNG files")
struct PNGFileTests {
  private func image(_ file: [UInt8]) throws -> (size: PixelSize, pixels: [UInt32]) {
    try PNGFile.image(in: file, named: "image.png")
  }

  private func roundTrip(_ pixels: [UInt32], _ size: PixelSize) throws -> [UInt32] {
    let read = try image(PNGFile.bytes(pixels: pixels.span, size: size))
    #expect(read.size == size)
    return read.pixels
  }

  @Test("opaque pixels are preserved at every small size")
  func opaque() throws {
    for width in 1...4 {
      for height in 1...4 {
        let pixels = (0..<width * height).map { 0xFF00_0000 | UInt32($0) &* 0x01_2345 & 0xFF_FFFF }
        #expect(try roundTrip(pixels, PixelSize(width: width, height: height)) == pixels)
      }
    }
  }

  @Test("every value of every channel is preserved at every alpha")
  func everyAlpha() throws {
    // One line per alpha, in which each channel takes the values 0…alpha in a different order.
    var pixels: [UInt32] = []
    for alpha: UInt32 in 0...255 {
      for step: UInt32 in 0...255 {
        let red = min(step, alpha)
        let green = alpha - red
        let blue = (step * 7 + 3) % (alpha + 1)
        pixels.append(alpha << 24 | red << 16 | green << 8 | blue)
      }
    }
    #expect(try roundTrip(pixels, PixelSize(width: 256, height: 256)) == pixels)
  }

  @Test("a channel above alpha is clamped to alpha, also at alpha 0")
  func invalidPixels() throws {
    let pixels: [UInt32] = [0x80FF_8040, 0x00FF_FFFF]
    #expect(try roundTrip(pixels, PixelSize(width: 2, height: 1)) == [0x8080_8040, 0])
  }

  @Test("the header has width, height, 8 bits, and alpha only if needed")
  func header() throws {
    for (pixel, colorType) in [(0xFF12_3456, 2), (0xFE12_3456, 6)] as [(UInt32, UInt8)] {
      let pixels = Array(repeating: 0xFF00_0000, count: 0x0102 * 3 - 1) + [pixel]
      let file = try PNGFile.bytes(pixels: pixels.span, size: PixelSize(width: 0x0102, height: 3))
      let header: [UInt8] = [0, 0, 1, 2, 0, 0, 0, 3, 8, colorType, 0, 0, 0]
      #expect(Array(file.prefix(33)) == HandmadePNG.signature + HandmadePNG.chunk("IHDR", header))
    }
  }

  @Test("a handmade file is read with the correct channel order")
  func handmade() throws {
    let opaque: [[UInt8]] = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 255, 0, 128]]
    let rgb = try image(HandmadePNG.file(width: 2, height: 2, colorType: 2, lines: opaque))
    #expect(rgb.size == PixelSize(width: 2, height: 2))
    #expect(rgb.pixels == [0xFF01_0203, 0xFF04_0506, 0xFF07_0809, 0xFFFF_0080])

    let rgba = HandmadePNG.file(
      width: 2, height: 1, colorType: 6, lines: [[255, 100, 0, 128, 9, 9, 9, 0]])
    // 255·128/255 = 128; 100·128/255 = 50.2
    #expect(try image(rgba).pixels == [0x8080_3200, 0])
  }

  @Test("gray and 16-bit files are read")
  func otherKinds() throws {
    let gray = HandmadePNG.file(width: 3, height: 1, colorType: 0, lines: [[0, 77, 255]])
    #expect(try image(gray).pixels == [0xFF00_0000, 0xFF4D_4D4D, 0xFFFF_FFFF])
    let deep = HandmadePNG.file(
      width: 1, height: 1, depth: 16, colorType: 2, lines: [[0, 0, 255, 255, 0x4D, 0x4D]])
    #expect(try image(deep).pixels == [0xFF00_FF4D])
  }
}

@Suite("Straight and premultiplied alpha")
struct StraightAlphaTests {
  @Test("both directions round to the nearest value")
  func nearest() {
    for alpha: UInt8 in 1...255 {
      for channel: UInt8 in 0...255 {
        let product = Double(channel) * Double(alpha) / 255
        let color = PixelColor(red: 0, green: channel, blue: 0, alpha: alpha)
        if Double(color.premultiplied >> 8 & 0xFF) != product.rounded() {
          Issue.record("\(channel) × \(alpha)")
        }
        guard channel <= alpha else { continue }
        let quotient = Double(channel) * 255 / Double(alpha)
        let pixel = UInt32(alpha) << 24 | UInt32(channel) << 8
        if Double(PixelColor(premultiplied: pixel).straight.green) != quotient.rounded() {
          Issue.record("\(channel) ÷ \(alpha)")
        }
      }
    }
  }
}
