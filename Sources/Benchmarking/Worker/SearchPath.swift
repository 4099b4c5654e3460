import Files
import Foundation

enum SearchPath {
  /// Returns the first program with a name; `nil` if there is none.
  static func program(_ name: String) -> String? {
    guard !name.contains("/") else { return nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { path in
      (try? FileFacts(following: path))?.kind == .file
        && FileManager.default.isExecutableFile(atPath: path)
    }
  }
}
