import Glibc

/// Reading of short system files.
enum SmallFile {
  /// Returns the whole text, with invalid UTF-8 replaced; `nil` if the file cannot be read.
  ///
  /// Reads to the end, since files under `/proc` have no size.
  static func text(at path: String) -> String? {
    // `path` is passed as a C string for the duration of the call.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }

    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let size = chunk.count
      // The kernel writes at most `size` bytes into the array.
      let count = unsafe read(file, &chunk, size)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }
}
