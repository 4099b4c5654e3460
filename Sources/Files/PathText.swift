import FoundationEssentials

package enum PathText {
  package static var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// The absolute path, without slashes at its end.
  package static func absolute(_ path: String) -> String {
    var path = path.hasPrefix("/") ? path : join(currentFolder, path)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The folder that an absolute path lies in; the root for the root.
  package static func parent(of path: String) -> String {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return folder.isEmpty ? "/" : String(folder)
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The name of a file without its folders; a device, such as `/dev/stdin`, keeps its path.
  package static func name(of path: String) -> String {
    path.hasPrefix("/dev/") ? path : path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The words of a command line with names of files in place of paths, and with the last of the
  /// folders where files of one name must be told apart.
  ///
  /// Words after `--set` and `--vary`, whose values are no files, stay as they are.
  package static func withoutFolders(_ words: [String]) -> [String] {
    var option = Substring()
    let parts = words.map { word in
      if word.hasPrefix("--") { option = word.prefix { $0 != "=" } }
      guard let slash = word.firstIndex(of: "/"), option != "--set", option != "--vary" else {
        return (word[..<word.startIndex], path: word, isPath: false)
      }
      // Behind the name of an option or of a key.
      let start = word[..<slash].lastIndex(of: "=").map(word.index(after:)) ?? word.startIndex
      return (word[..<start], String(word[start...]), true)
    }
    let paths = Set(parts.map(\.path))
    return parts.map { start, path, isPath in
      start + (isPath ? shortest(path, among: paths) : path)
    }
  }

  /// Returns the fewest of the last parts of a path that no other path ends with.
  private static func shortest(_ path: String, among paths: Set<String>) -> String {
    let parts = path.split(separator: "/")
    guard !path.hasPrefix("/dev/"), parts.count > 1 else { return name(of: path) }
    let ends = (1...parts.count).lazy.map { parts.suffix($0).joined(separator: "/") }
    return ends.first { end in
      !paths.contains { $0 != path && ($0 == end || $0.hasSuffix("/" + end)) }
    } ?? path
  }

  static let hiddenPrefix = ".scrollbench-"

  /// An unused path of a temporary entry in a folder: a prefix and an identifier.
  static func temporary(in folder: String, prefix: String = hiddenPrefix) -> String {
    join(folder, prefix + UUID().uuidString)
  }

  /// Returns whether a name is one that ``temporary(in:prefix:)`` makes: no file of the user has such
  /// a one.
  package static func isTemporary(_ name: String, prefix: String = hiddenPrefix) -> Bool {
    name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }
}
