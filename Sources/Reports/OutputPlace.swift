#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a run's folder is to appear: a place that was looked at and found usable.
struct OutputPlace: Equatable {
  /// What is there now.
  enum Content: Equatable {
    case nothing
    case emptyFolder
    /// A folder with a `run.json` and with no entry but files and pictures that a run writes.
    case run
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
  init(_ given: String) throws(OutputError) {
    do {
      self = try Self.find(given)
    } catch let error as OutputError {
      throw error
    } catch let error as SystemError {
      throw OutputError("\(given) cannot be used as the output folder (\(error.clause))")
    } catch {
      throw OutputError("\(given) cannot be used as the output folder (\(error))")
    }
  }

  private init(path: String, missingParents: [String], content: Content) {
    self.path = path
    self.missingParents = missingParents
    self.content = content
  }

  private static func find(_ given: String) throws -> OutputPlace {
    guard !given.isEmpty, !given.utf8.contains(0) else {
      throw OutputError("an empty path is no place for a run: name a folder")
    }
    let current = FileManager.default.currentDirectoryPath
    var missing = (given.hasPrefix("/") ? given : current + "/" + given)
      .split(separator: "/").map(String.init).filter { $0 != "." }
    var existing = "/"
    while let name = missing.first, let found = try FileFacts(following: join(existing, name)) {
      guard found.kind == .folder else {
        let kind =
          found.kind == .file ? "a file" : "neither a folder nor a file, or a link to nothing"
        throw OutputError(
          missing.count == 1
            ? "\(given) is \(kind): name a folder that is new, empty or holds a run"
            : "\(given) leads through \(found.path), which is \(kind): name another folder")
      }
      existing = found.path
      missing.removeFirst()
    }
    if missing.isEmpty {
      try requireReplaceable(existing, given: given, current: current)
      return OutputPlace(
        path: existing, missingParents: [], content: try content(of: existing, given: given))
    }
    if missing.contains("..") {
      throw OutputError("\(given) leads through a folder that does not exist: name another folder")
    }
    if let name = missing.first(where: { $0.utf8.count > 255 }) {
      throw OutputError("\(given) has a part of \(name.utf8.count) bytes: 255 are the most")
    }
    try FileSystem.requireWritable(existing)
    let folders = missing.indices.map { missing[...$0].reduce(existing, join) }
    return OutputPlace(
      path: folders[folders.count - 1], missingParents: folders.dropLast(), content: .nothing)
  }

  /// An existing folder gives way to the new one by a rename, which takes a parent that can be
  /// written, no mount, and nobody's feet inside it.
  private static func requireReplaceable(
    _ folder: String, given: String, current: String
  ) throws {
    if folder == "/" || FileSystem.isMountRoot(folder) {
      throw OutputError(
        "\(given) is where a file system begins, which a run cannot replace: name a folder inside it"
      )
    }
    if try FileFacts(following: current)?.path == folder {
      throw OutputError(
        "\(given) is the current folder, which a run cannot replace: name a folder inside it")
    }
    try FileSystem.requireWritable(parent(of: folder))
    try FileSystem.requireWritable(folder)
  }

  private static func content(of folder: String, given: String) throws -> Content {
    let acceptable = "name a folder that is new, empty or holds a run"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    if names.isEmpty { return .emptyFolder }
    if names.contains(RunFile.pictures), let foreign = try foreignPicture(in: folder) {
      throw OutputError("\(given) holds \(foreign), which no run wrote: \(acceptable)")
    }
    let foreign = try names.first { name in
      if name == RunFile.pictures { return false }
      guard RunFile.names.contains(name) else { return true }
      return try FileFacts(at: join(folder, name))?.kind != .file
    }
    if let foreign {
      throw OutputError("\(given) holds \(foreign), which no run wrote: \(acceptable)")
    }
    guard names.contains("run.json") else {
      throw OutputError("\(given) holds \(names[0]) but no run.json: \(acceptable)")
    }
    return .run
  }

  /// An entry of a run's folder of pictures that is no picture, or that folder if it is none.
  private static func foreignPicture(in folder: String) throws -> String? {
    let pictures = join(folder, RunFile.pictures)
    guard try FileFacts(at: pictures)?.kind == .folder else { return RunFile.pictures }
    return try FileManager.default.contentsOfDirectory(atPath: pictures).sorted().first { name in
      guard RunFile.isPictureName(name) else { return true }
      return try FileFacts(at: join(pictures, name))?.kind != .file
    }.map { RunFile.pictures + "/" + $0 }
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
