import Glibc

/// A temporary folder that is removed with its contents at the end of the test.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/scrollbench-tests-XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil, "a temporary folder cannot be created")
    path = String(
      decoding: template.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names {
      unlink(file(name))
      rmdir(file(name))
    }
    rmdir(path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the folder's entries, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix(while: { $0 != 0 }), as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) {
    let bytes = Array(bytes)
    let file = fopen(file(name), "wb")!
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func bytes(of name: String) -> [UInt8] {
    guard let file = fopen(file(name), "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }
}
