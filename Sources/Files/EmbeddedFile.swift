import CEmbeddedFiles

/// The files that are part of the program, in `Sources/CEmbeddedFiles`.
package enum EmbeddedFile {
  /// The content of a file, by its path in that folder: `Scenarios/settings.json`.
  ///
  /// - Precondition: There is such a file.
  package static func bytes(of path: String) -> [UInt8] {
    var count = 0
    guard let start = unsafe embedded_file(path, &count) else {
      preconditionFailure("no file \(path) is embedded")
    }
    // The bytes, of which there are so many, are constants of the program.
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  package static func text(of path: String) -> String {
    String(decoding: bytes(of: path), as: UTF8.self)
  }
}
