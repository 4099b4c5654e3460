#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Paths as text, on their way to calls to the system.
enum PathText {
  /// The current folder, from the root on.
  static var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// A path from the root on, without slashes at its end; empty for the root.
  static func absolute(_ path: String) -> String {
    var path = path.hasPrefix("/") ? path : currentFolder + "/" + path
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The folder that an absolute path lies in; empty for the root.
  static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// A path inside a folder, whose own path may be empty for the root or end with a slash.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// A path that nobody has, hidden in a folder: for what is not to be seen yet.
  static func hidden(in folder: String) -> String {
    join(folder, ".scrollbench-" + String(UInt64.random(in: .min ... .max), radix: 36))
  }
}
