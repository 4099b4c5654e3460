#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of results on its way to its place, where it appears whole or not at all.
struct OutputFolder {
  let kind: FolderKind
  /// The place, as a user writes it.
  let given: String
  /// `false` for the way taken on a file system that cannot swap folders.
  let swapping: Bool

  init(_ given: String, of kind: FolderKind, swapping: Bool = true) {
    self.given = given
    self.kind = kind
    self.swapping = swapping
  }

  /// Writes the folder.
  ///
  /// The files are written into a hidden folder beside the place, flushed to the device, and the
  /// folder then renamed. Results that are there already are swapped with the new ones in one step
  /// and deleted afterwards; on a file system that cannot swap they are moved aside first. Missing
  /// parent folders are made. If anything fails, what was made is removed and what was there stays.
  ///
  /// - Parameters:
  ///   - files: By their paths within the folder.
  ///   - beforePublishing: Called when all bytes are on the device and nothing can be seen yet. If
  ///     it throws, nothing will have happened.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws.
  func write(
    _ files: [(name: String, bytes: [UInt8])], beforePublishing: () throws -> Void
  ) throws {
    let place = try Destination(given, for: kind)
    do {
      let parents = try MadeFolders(place.missingParents)
      do {
        try write(files, to: place, beforePublishing)
      } catch {
        parents.remove()
        throw error
      }
    } catch let error as SystemError {
      throw OutputError("\(given) could not be written (\(error.clause))")
    }
  }

  private func write(
    _ files: [(name: String, bytes: [UInt8])], to place: Destination,
    _ beforePublishing: () throws -> Void
  ) throws {
    let fresh = PathText.hidden(in: place.parent)
    try FileSystem.makeFolder(fresh)
    let replaced: String?
    do {
      try fill(fresh, with: files)
      try beforePublishing()
      replaced = try publish(fresh, at: place)
    } catch {
      try? remove(fresh)
      throw error
    }
    guard let replaced else { return }
    do {
      try remove(replaced)
    } catch {
      throw OutputError(
        "\(given) holds the new \(kind.noun), but the old one is left at \(replaced)"
          + " (\(error.reason))")
    }
  }

  private func fill(
    _ folder: String, with files: [(name: String, bytes: [UInt8])]
  ) throws(SystemError) {
    var subfolder: String?
    if let name = kind.subfolder, files.contains(where: { $0.name.hasPrefix(name + "/") }) {
      subfolder = folder + "/" + name
    }
    if let subfolder { try FileSystem.makeFolder(subfolder) }
    for file in files {
      precondition(
        kind.isFile(file.name), "\(file.name) is not the name of a file that a \(kind.noun) writes")
      try FileSystem.write(file.bytes, to: folder + "/" + file.name)
    }
    if let subfolder { try FileSystem.flushFolder(subfolder) }
    try FileSystem.flushFolder(folder)
  }

  /// Moves the new folder to its place.
  ///
  /// - Returns: Where the results that were there are now, if there were any.
  private func publish(_ fresh: String, at place: Destination) throws -> String? {
    let now = try Destination(given, for: kind)
    guard now.path == place.path else {
      throw OutputError(
        "\(given) became another folder during the \(kind.noun): nothing was written")
    }
    guard now.content == .results else {
      // Takes the place of an empty folder in one step, and of nothing else.
      try FileSystem.rename(fresh, to: now.path)
      return nil
    }
    if swapping, (try? FileSystem.exchange(fresh, now.path)) != nil { return fresh }
    let aside = PathText.hidden(in: now.parent)
    try FileSystem.rename(now.path, to: aside)
    do {
      try FileSystem.rename(fresh, to: now.path)
    } catch {
      try? FileSystem.rename(aside, to: now.path)
      throw error
    }
    return aside
  }

  /// Removes a folder and the files of its kind in it; anything else in it stays, and makes it throw.
  private func remove(_ folder: String, below prefix: String = "") throws(SystemError) {
    let current = prefix.isEmpty ? folder : folder + "/" + prefix
    for name in (try? FileManager.default.contentsOfDirectory(atPath: current)) ?? [] {
      let path = prefix.isEmpty ? name : prefix + "/" + name
      if path == kind.subfolder {
        try remove(folder, below: path)
      } else if kind.isFile(path) {
        try FileSystem.removeFile(folder + "/" + path)
      }
    }
    try FileSystem.removeEmptyFolder(current)
  }
}

/// Folders that were made on the way, so that they can be taken back.
private struct MadeFolders {
  private var paths: [String] = []

  init(_ missing: [String]) throws(SystemError) {
    for path in missing {
      do {
        try FileSystem.makeFolder(path)
      } catch {
        remove()
        throw error
      }
      paths.append(path)
    }
  }

  /// Removes those that are still empty, innermost first.
  func remove() {
    for path in paths.reversed() {
      try? FileSystem.removeEmptyFolder(path)
    }
  }
}
