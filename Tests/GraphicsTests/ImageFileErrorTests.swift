import Geometry
import Graphics
import Testing

@Suite("Images that cannot be read or written")
struct ImageFileErrorTests {
  private func readingFails(_ file: [UInt8]) -> String? {
    #expect(throws: ImageFileError.self) { try PNGFile.image(in: file, named: "image.png") }?
      .description
  }

  @Test(
    "reading something that is not a PNG file is an error",
    arguments: ["", "\u{89}", "title,section\nA,B\n", "GIF89a"])
  func notPNG(text: String) {
    #expect(
      readingFails(Array(text.utf8)) == "image.png is not a PNG file: its first bytes are others")
  }

  @Test("a file that is truncated anywhere is an error")
  func cutOff() throws {
    let size = PixelSize(width: 5, height: 4)
    let pixels = (0..<UInt32(size.area)).map { 0x8000_0000 | $0 }
    let whole = try PNGFile.bytes(pixels: pixels.span, size: size)
    for length in HandmadePNG.signature.count..<whole.count {
      #expect(
        readingFails(Array(whole.prefix(length)))
          == "image.png is cut off: a PNG file ends with an IEND chunk",
        "\(length) of \(whole.count) bytes")
    }
  }

  @Test("a file with damaged data is an error")
  func damaged() throws {
    let good = HandmadePNG.file(width: 1, height: 2, colorType: 2, lines: [[1, 2, 3], [4, 5, 6]])
    let header = HandmadePNG.signature.count + 8
    let data = header + 13 + 4 + 8
    // A byte of the header, of the stored pixels, and of the data's checksum.
    for index in [header + 8, data + 8, data + 7 + 8 + 4] {
      var bad = good
      bad[index] ^= 0x10
      let sentence = try #require(readingFails(bad), "byte \(index)")
      #expect(sentence.hasPrefix("image.png is damaged: ") && sentence.count > 24)
    }
  }

  @Test("an excessive side is an error before memory is allocated")
  func tooLarge() {
    let file = HandmadePNG.file(width: 900_000, height: 900_000, colorType: 2, lines: [])
    #expect(
      readingFails(file) == "image.png has 900000×900000 pixels; 16384 a side is the most")
  }

  @Test("more pixels than a file of its size can hold are an error before memory is allocated")
  func tooFewBytes() {
    let file = HandmadePNG.file(width: 16_384, height: 16_384, colorType: 2, lines: [])
    #expect(
      readingFails(file)
        == "image.png is damaged: \(file.count) bytes cannot hold 16384×16384 pixels")
  }

  @Test("a number of pixels that does not match the size is a precondition failure")
  func wrongCount() async {
    await #expect(processExitsWith: .failure) {
      // A thrown error would not end the process.
      _ = try? PNGFile.bytes(pixels: [0].span, size: PixelSize(width: 2, height: 1))
    }
  }
}
