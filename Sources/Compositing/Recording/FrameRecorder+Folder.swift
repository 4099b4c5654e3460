package import Files

/// The folder of display lists for other renderers: `frames.jsonl` and `images`.
extension FrameRecorder {
  package static let file = "frames.jsonl"
  package static let imageFolder = "images"
  private static let kind = FolderKind(
    noun: "display list", marker: file, subfolder: imageFolder,
    isFile: { path in
      path == file
        || path.hasPrefix(imageFolder + "/") && isName(path.dropFirst(imageFolder.count + 1))
    })

  /// Returns whether a text is the name of an image: 16 hexadecimal digits and `.png`.
  package static func isName(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 20 && text.hasSuffix(".png") && text.dropLast(4).allSatisfy(\.isHexDigit)
  }

  /// Checks that a folder can be written; changes nothing.
  package static func checkFolder(_ path: String) throws(OutputError) {
    try kind.check(path)
  }

  /// Writes the frames and their images, replacing an earlier folder of display lists.
  ///
  /// - Throws: ``OutputError``, or ``InterruptionError`` after a signal.
  package func write(to path: String) throws {
    let lines = try frames.map { try JSONText.line($0) + "\n" }
    var files = [Self.file: Array(lines.joined().utf8)]
    for (name, bytes) in images { files["\(Self.imageFolder)/\(name)"] = bytes }
    try Self.kind.write(files, to: path)
  }
}
