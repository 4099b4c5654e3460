package import Compositing
package import Files
package import Geometry
import Graphics

/// A folder of display lists, as ``FrameRecorder`` writes it.
package struct DisplayListFolder: Sendable {
  package struct Image: Sendable {
    package let size: PixelSize
    /// Premultiplied pixels `0xAARRGGBB`, line after line.
    package let pixels: [UInt32]
  }

  /// The frames, in the order of the file; at least one.
  package let frames: [FrameRecord]
  package let images: [String: Image]

  /// Reads a folder and checks that each frame can be drawn.
  package init(contentsOf path: String) throws(InputError) {
    let name = path + "/" + FrameRecorder.file
    let bytes = try InputFile.contents(of: name, upTo: InputFile.mostTableBytes)
    var frames: [FrameRecord] = []
    var images: [String: Image] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let place = "\(name), line \(index + 1)"
      let head = try JSONText.value(Head.self, from: Array(line), name: place)
      guard head.version == FrameRecord.currentVersion else {
        throw InputError(
          place, "version is \(head.version): \(FrameRecord.currentVersion) is expected")
      }
      let frame = try JSONText.value(FrameRecord.self, from: Array(line), name: place)
      let check = FrameCheck(frame: frame, place: place) {
        (image: String, field: String) throws(InputError) -> PixelSize in
        if let known = images[image] { return known.size }
        guard FrameRecorder.isName(image) else {
          throw InputError(
            place,
            "\(field) is \(MessageText.name(image)): 16 hexadecimal digits and .png are expected")
        }
        do {
          let file = "\(path)/\(FrameRecorder.imageFolder)/\(image)"
          let bytes = try InputFile.contents(of: file, upTo: InputFile.mostTableBytes)
          let (size, pixels) = try PNGFile.image(in: bytes, named: file)
          images[image] = Image(size: size, pixels: pixels)
          return size
        } catch {
          throw InputError(place, "\(field): \(error)")
        }
      }
      try check.run()
      frames.append(frame)
    }
    guard !frames.isEmpty else { throw InputError(name, "there is no frame") }
    (self.frames, self.images) = (frames, images)
  }

  /// The key that decides how the rest of a line is read.
  private struct Head: Decodable {
    let version: Int
  }
}
