import ArgumentParser
import Benchmarking
import Files
import JudgingCLI

/// The PNG files of the images of frames.
package struct ImageFiles: Equatable {
  /// A path for each image.
  package let paths: [String]
  /// The folder of all of them, if it may be made.
  package let folder: String?

  /// Creates the paths of an image for each frame.
  ///
  /// In a name, `%d` stands for the frame's number, `%04d` for at least four digits of it, and `%%`
  /// for a percent sign. A name without a number is that of the only image, or that of a folder.
  ///
  /// - Precondition: There is a frame, and they are in ascending order.
  /// - Throws: `ValidationError`.
  package init(of frames: [Int], at output: String) throws {
    if let name = try NumberedName(output) {
      paths = frames.map(name.path)
      folder = nil
    } else if frames.count == 1 {
      paths = [output.replacing("%%", with: "%")]
      folder = nil
    } else {
      guard !output.lowercased().hasSuffix(".png") else {
        throw ValidationError(
          "\(frames.count) frames do not go into one file: name a pattern such as frame-%d.png or a"
            + " folder")
      }
      let plain = output.replacing("%%", with: "%")
      let digits = "\(frames[frames.count - 1])".count
      let separator = plain.hasSuffix("/") ? "" : "/"
      paths = frames.map {
        "\(plain)\(separator)frame-\(DecimalText.padded($0, digits: digits)).png"
      }
      folder = plain
    }
  }

  /// Checks that the images can be written; changes nothing.
  ///
  /// - Throws: ``CommandFailure``.
  func check() throws {
    try CommandFailure.wrapping(.output) {
      try OutputFile.check(paths, in: folder, replacing: Self.isImage)
    }
  }

  /// Writes all images or none, and names them on standard error.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ images: [[UInt8]]) throws {
    let files = zip(paths, images).map { OutputFile.Entry($0, $1) }
    try WrittenFiles.write {
      try OutputFile.write(
        files, in: folder, replacing: Self.isImage, beforePublishing: Interruption.check)
    }
    WrittenFiles.announce(
      paths.count == 1
        ? paths[0] : "\(paths.count) images, \(paths[0]) to \(paths[paths.count - 1])")
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func isImage(_ path: String) -> Bool {
    (try? InputFile.start(of: path, upTo: signature.count)) == signature
  }
}

/// A path with a place for a number.
private struct NumberedName {
  private let before: String
  private let after: String
  private let digits: Int

  /// - Returns: `nil` if there is no such place.
  /// - Throws: If there are two, or a `%` that is something else.
  init?(_ path: String) throws {
    var before = ""
    var after: String?
    var digits = 1
    var rest = path[...]
    while let character = rest.popFirst() {
      var text = String(character)
      if character == "%" {
        let width = rest.prefix { $0.isASCII && $0.isNumber }
        if rest.first == "%" {
          rest.removeFirst()
        } else {
          guard rest.dropFirst(width.count).first == "d", after == nil,
            width.isEmpty || width.count == 2 && width.first == "0" && width.last != "0"
          else {
            throw ValidationError(
              "\"\(path)\" is no pattern: a number's place is one %d, or %04d for four digits, and"
                + " %% is a percent sign")
          }
          digits = Int(width) ?? 1
          rest.removeFirst(width.count + 1)
          after = ""
          text = ""
        }
      }
      if after == nil { before += text } else { after?.append(text) }
    }
    guard let after else { return nil }
    guard !after.contains("/") else {
      throw ValidationError("\"\(path)\" has its %d in the name of a folder: only a file's may")
    }
    self.before = before
    self.after = after
    self.digits = digits
  }

  func path(_ number: Int) -> String { before + DecimalText.padded(number, digits: digits) + after }
}
