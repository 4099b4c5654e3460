#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a folder of results is to appear: a place that was looked at and found usable.
struct Destination {
  /// What is there now.
  enum Content {
    case nothing
    case emptyFolder
    /// A folder of the kind, with its landmark and with no entry but its files.
    case results
  }

  /// The absolute path of the folder, links followed.
  let path: String
  /// Its parent folders that do not exist yet, outermost first.
  let missingParents: [String]
  let content: Content

  /// The folder that holds it.
  var parent: String { Self.parent(of: path) }

  /// Looks at a place and changes nothing.
  ///
  /// - Parameter given: A path as a user writes it; a link to a folder stands for that folder.
  init(_ given: String, for kind: FolderKind) throws(OutputError) {
    self = try OutputError.saying("\(given) cannot be used as the output folder") {
      try Self.find(given, kind)
    }
  }

  private init(path: String, missingParents: [String], content: Content) {
    self.path = path
    self.missingParents = missingParents
    self.content = content
  }

  private static func find(_ given: String, _ kind: FolderKind) throws -> Destination {
    guard !given.isEmpty, !given.utf8.contains(0) else {
      throw OutputError("an empty path is no place for a \(kind.noun): name a folder")
    }
    var missing = PathText.absolute(given).split(separator: "/").map(String.init)
      .filter { $0 != "." }
    var existing = "/"
    while let name = missing.first,
      let found = try FileFacts(following: PathText.join(existing, name))
    {
      guard found.kind == .folder else {
        let entry =
          found.kind == .file ? "a file" : "neither a folder nor a file, or a link to nothing"
        throw OutputError(
          missing.count == 1
            ? "\(given) is \(entry): \(kind.acceptable)"
            : "\(given) leads through \(found.path), which is \(entry): name another folder")
      }
      existing = found.path
      missing.removeFirst()
    }
    if missing.isEmpty {
      try requireReplaceable(existing, kind, given: given)
      return Destination(
        path: existing, missingParents: [], content: try content(of: existing, kind, given: given))
    }
    if missing.contains("..") {
      throw OutputError("\(given) leads through a folder that does not exist: name another folder")
    }
    if let name = missing.first(where: { $0.utf8.count > 255 }) {
      throw OutputError("\(given) has a part of \(name.utf8.count) bytes: 255 are the most")
    }
    try FileSystem.requireWritable(existing)
    let folders = missing.indices.map { missing[...$0].reduce(existing, PathText.join) }
    return Destination(
      path: folders[folders.count - 1], missingParents: folders.dropLast(), content: .nothing)
  }

  /// An existing folder gives way to the new one by a rename, which takes a parent that can be
  /// written, no mount, and nobody's feet inside it.
  private static func requireReplaceable(
    _ folder: String, _ kind: FolderKind, given: String
  ) throws {
    if folder == "/" || FileSystem.isMountRoot(folder) {
      throw OutputError(
        "\(given) is where a file system begins, which a \(kind.noun) cannot replace:"
          + " name a folder inside it")
    }
    if try FileFacts(following: PathText.currentFolder)?.path == folder {
      throw OutputError(
        "\(given) is the current folder, which a \(kind.noun) cannot replace:"
          + " name a folder inside it")
    }
    try FileSystem.requireWritable(parent(of: folder))
    try FileSystem.requireWritable(folder)
  }

  private static func content(
    of folder: String, _ kind: FolderKind, given: String
  ) throws -> Content {
    let names = try entries(of: folder)
    if names.isEmpty { return .emptyFolder }
    if let foreign = try foreignEntry(of: folder, kind) {
      throw OutputError(
        "\(given) holds \(foreign), which no \(kind.noun) wrote: \(kind.acceptable)")
    }
    guard names.contains(kind.landmark) else {
      throw OutputError("\(given) holds \(names[0]) but no \(kind.landmark): \(kind.acceptable)")
    }
    return .results
  }

  /// The first entry that no folder of the kind has, by its path within the folder.
  private static func foreignEntry(
    of folder: String, _ kind: FolderKind, below prefix: String = ""
  ) throws -> String? {
    for name in try entries(of: folder + "/" + prefix) {
      let path = prefix + name
      let found = try FileFacts(at: folder + "/" + path)?.kind
      if path == kind.subfolder, found == .folder {
        guard let foreign = try foreignEntry(of: folder, kind, below: path + "/") else { continue }
        return foreign
      }
      guard found == .file, kind.isFile(path) else { return path }
    }
    return nil
  }

  private static func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private static func parent(of path: String) -> String {
    let folder = PathText.folder(of: path)
    return folder.isEmpty ? "/" : folder
  }
}
