#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of results, which is published as a whole.
///
/// The files are written to a hidden sibling, flushed to the device, and the sibling is renamed.
/// After a crash or on a full disk the folder holds the earlier results or none; at most the hidden
/// sibling, `.scrollbench-…`, is left behind.
package struct OutputFolder {
  private let kind: FolderKind
  private let given: String
  private let exchanging: Bool

  /// - Parameters:
  ///   - given: The path as the user wrote it.
  ///   - exchanging: `false` for the procedure on file systems that cannot exchange folders.
  package init(_ given: String, of kind: FolderKind, exchanging: Bool = true) {
    self.given = given
    self.kind = kind
    self.exchanging = exchanging
  }

  /// Checks that the folder can be written; changes nothing.
  ///
  /// The path may be new, an empty folder, or a folder with the marker file of its kind and no
  /// files but those of its kind. A link to a folder stands for that folder.
  ///
  /// - Throws: ``OutputError`` otherwise.
  package func check() throws(OutputError) { _ = try destination() }

  /// Writes the folder and replaces earlier results.
  ///
  /// Creates missing parents. If anything fails, nothing changes.
  ///
  /// - Parameters:
  ///   - files: Their paths within the folder, and their content.
  ///   - beforePublishing: Called when all bytes are on the device and before the folder is
  ///     visible. If it throws, nothing is published.
  /// - Throws: ``OutputError``, or the error of `beforePublishing`.
  package func write(
    _ files: [(name: String, bytes: [UInt8])], beforePublishing: () throws -> Void
  ) throws {
    let place = try destination()
    let fresh = PathText.hidden(in: place.parent)
    do {
      for folder in place.missingParents + [fresh] { try FileSystem.makeFolder(folder) }
      try fill(fresh, with: files)
      try beforePublishing()
      guard try destination().path == place.path else {
        throw OutputError(
          "\(given) became another folder during the \(kind.noun): nothing was written")
      }
      try publish(fresh, at: place.path)
    } catch {
      try? remove(fresh)
      for folder in place.missingParents.reversed() { try? FileSystem.removeEmptyFolder(folder) }
      guard let error = error as? SystemError else { throw error }
      throw OutputError("\(given) could not be written (\(error.clause))")
    }
  }

  private func destination() throws(OutputError) -> Destination {
    try OutputError.saying("\(given) cannot be used as the output folder") {
      guard !given.isEmpty, !given.utf8.contains(0) else {
        throw OutputError("an empty path is no place for a \(kind.noun): name a folder")
      }
      let place = try Destination(given)
      guard place.kind != nil else { return place }
      guard place.kind == .folder else {
        throw OutputError("\(given) is \(place.content): \(kind.acceptable)")
      }
      try requireReplaceable(place)
      return place
    }
  }

  private func requireReplaceable(_ place: Destination) throws {
    for (path, obstacle) in [
      (try mountPoint(of: place), "where a file system begins"),
      (try FileFacts(following: PathText.currentFolder)?.path, "the current folder"),
    ] where path == place.path {
      throw OutputError(
        "\(given) is \(obstacle), which a \(kind.noun) cannot replace: name a folder inside it")
    }
    try FileSystem.requireWritable(place.parent)
    try FileSystem.requireWritable(place.path)
    let entries = try entries(of: place.path)
    if let foreign = entries.first(where: { !isOwn($0, in: place.path) }) {
      throw OutputError(
        "\(given) holds \(foreign), which no \(kind.noun) wrote: \(kind.acceptable)")
    }
    guard entries.isEmpty || entries.contains(kind.marker) else {
      throw OutputError("\(given) holds \(entries[0]) but no \(kind.marker): \(kind.acceptable)")
    }
  }

  /// The path of a folder that lies on another device than its parent, and so cannot be renamed.
  private func mountPoint(of place: Destination) throws -> String? {
    guard place.path != "/" else { return place.path }
    let devices = try [place.path, place.parent].map { try FileFacts(following: $0)?.device }
    return devices[0] == devices[1] ? nil : place.path
  }

  private func fill(
    _ folder: String, with files: [(name: String, bytes: [UInt8])]
  ) throws(SystemError) {
    var folders = [folder]
    if let name = kind.subfolder, files.contains(where: { $0.name.hasPrefix(name + "/") }) {
      folders.append(folder + "/" + name)
      try FileSystem.makeFolder(folders[1])
    }
    for file in files {
      precondition(
        kind.isFile(file.name), "\(file.name) is not the name of a file that a \(kind.noun) writes")
      let writer = try FileWriter(folder + "/" + file.name)
      try writer.append(file.bytes)
      try writer.flush()
    }
    for folder in folders { try FileSystem.flushFolder(folder) }
  }

  private func publish(_ fresh: String, at path: String) throws {
    var replaced: String?
    if try entries(of: path).isEmpty {
      try FileSystem.rename(fresh, to: path)
    } else if exchanging, (try? FileSystem.exchange(fresh, path)) != nil {
      replaced = fresh
    } else {
      let aside = PathText.hidden(in: PathText.parent(of: path))
      try FileSystem.rename(path, to: aside)
      do {
        try FileSystem.rename(fresh, to: path)
      } catch {
        try? FileSystem.rename(aside, to: path)
        throw error
      }
      replaced = aside
    }
    try FileSystem.flushFolder(PathText.parent(of: path))
    guard let replaced else { return }
    do {
      try remove(replaced)
    } catch {
      throw OutputError(
        "\(given) holds the new \(kind.noun), but the old one is left at \(replaced) (\(error))")
    }
  }

  /// The paths within a folder, those in the subfolder of the kind included.
  private func entries(of folder: String) throws -> [String] {
    guard FileFacts.kind(at: folder) != nil else { return [] }
    var names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    if let name = kind.subfolder, FileFacts.kind(at: folder + "/" + name) == .folder {
      names += try FileManager.default.contentsOfDirectory(atPath: folder + "/" + name).sorted()
        .map { name + "/" + $0 }
    }
    return names
  }

  private func isOwn(_ name: String, in folder: String) -> Bool {
    let found = FileFacts.kind(at: folder + "/" + name)
    return found == .folder ? name == kind.subfolder : found == .file && kind.isFile(name)
  }

  /// Removes a folder and its own files; an entry of another kind stays and makes it throw.
  private func remove(_ folder: String) throws {
    for name in try entries(of: folder).reversed() where isOwn(name, in: folder) {
      if name == kind.subfolder {
        try FileSystem.removeEmptyFolder(folder + "/" + name)
      } else {
        try FileSystem.removeFile(folder + "/" + name)
      }
    }
    try FileSystem.removeEmptyFolder(folder)
  }
}

/// The files that a folder of results holds.
package struct FolderKind: Sendable {
  /// The singular noun of the content: `run`.
  let noun: String
  /// The file that every folder of the kind has.
  package let marker: String
  /// The only subfolder.
  let subfolder: String?
  /// Returns whether a path within the folder, such as `images/a-caps.png`, may be a file of it.
  let isFile: @Sendable (_ path: String) -> Bool

  package init(
    noun: String, marker: String, subfolder: String? = nil,
    isFile: @escaping @Sendable (_ path: String) -> Bool
  ) {
    self.noun = noun
    self.marker = marker
    self.subfolder = subfolder
    self.isFile = isFile
  }

  var acceptable: String { "name a folder that is new, empty or holds a \(noun)" }
}
