import Foundation

/// A temporary folder that is removed with its contents at the end of the test.
final class TemporaryFolder {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "scrollbench-tests-\(UUID().uuidString)")
    path = url.path
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    } catch {
      preconditionFailure("a temporary folder cannot be created: \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file; one that cannot be written is missing in the assertions that follow.
  func write(_ bytes: some Sequence<UInt8>, to name: String) {
    try? Data(bytes).write(to: URL(filePath: file(name)))
  }
}
