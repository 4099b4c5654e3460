import Glibc

/// A folder of results, which is published as a whole.
///
/// The files are written to a hidden sibling, flushed to the device, and the sibling is renamed.
/// After a crash or on a full disk the folder holds the earlier results or none. A hidden sibling,
/// `.scrollbench-…`, that a killed process leaves behind is removed by the next write.
package struct OutputFolder {
  let kind: FolderKind
  /// The path as the user wrote it.
  let given: String
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

  /// Makes the hidden sibling that gets the files, and its missing parents.
  ///
  /// - Throws: ``OutputError``.
  package func begin() throws -> UnpublishedFolder {
    try UnpublishedFolder(self, at: destination())
  }

  /// Writes the folder and replaces earlier results.
  ///
  /// Creates missing parents. If anything fails before the folder is visible, nothing changes. Of
  /// processes that write one folder at the same time, the last replaces the results of the others.
  ///
  /// - Parameters:
  ///   - files: Their paths within the folder, and their content.
  ///   - beforePublishing: Called when all bytes are on the device and before the folder is
  ///     visible. If it throws, nothing is published.
  /// - Throws: ``OutputError``, or the error of `beforePublishing`.
  package func write(
    _ files: [(name: String, bytes: [UInt8])], beforePublishing: () throws -> Void
  ) throws {
    let folder = try begin()
    for file in files { try folder.write(file.bytes, to: file.name) }
    try folder.publish(beforePublishing)
  }

  /// Writes the folder unless something exists at the path.
  ///
  /// Of processes that do so at the same time, one succeeds.
  ///
  /// - Returns: Whether this call created the folder.
  /// - Throws: As ``write(_:beforePublishing:)``.
  package func create(
    _ files: [(name: String, bytes: [UInt8])], beforePublishing: () throws -> Void
  ) throws -> Bool {
    guard let folder = try beginNew() else { return false }
    for file in files { try folder.write(file.bytes, to: file.name) }
    return try folder.publish(asNew: given, beforePublishing)
  }

  /// Makes the hidden sibling as ``begin()`` does.
  ///
  /// - Returns: `nil` if something exists at the path.
  /// - Throws: ``OutputError``.
  package func beginNew() throws -> UnpublishedFolder? {
    let place = try OutputError.saying("\(given) cannot be used as the output folder") {
      try Destination(given)
    }
    return place.kind == nil ? try UnpublishedFolder(self, at: place) : nil
  }

  func destination() throws(OutputError) -> Destination {
    try OutputError.saying("\(given) cannot be used as the output folder") {
      guard !given.isEmpty, !given.utf8.contains(0) else {
        throw OutputError("an empty path is no place for a \(kind.noun): name a folder")
      }
      while true {
        let place = try Destination(given)
        guard place.kind != nil else { return place }
        guard place.kind == .folder else {
          throw OutputError("\(given) is \(place.content): \(kind.acceptable)")
        }
        do {
          try requireReplaceable(place)
          return place
        } catch {
          // Another process may have replaced the folder, and removed this one, meanwhile.
          guard try Destination(given).inode != place.inode else { throw error }
        }
      }
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
    if let foreign = try kind.foreignEntry(of: place.path) {
      throw OutputError(
        "\(given) holds \(foreign), which no \(kind.noun) wrote: \(kind.acceptable)")
    }
    let entries = try kind.entries(of: place.path)
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

  /// Moves a complete folder to a path.
  ///
  /// - Returns: The path of the folder that it replaced; `nil` if there was none.
  func publish(_ fresh: String, at path: String) throws -> String? {
    // Other processes may publish at the same path meanwhile.
    while try !FileSystem.renameFolder(fresh, toEmpty: path) {
      _ = try destination()
      if exchanging, (try? FileSystem.exchange(fresh, path)) != nil { return fresh }
      // With a name of its own, so that nobody takes it for a temporary folder.
      let aside = PathText.hidden(in: PathText.parent(of: path), prefix: ".scrollbench_old-")
      do throws(SystemError) {
        try FileSystem.rename(path, to: aside)
      } catch {
        guard error.code == ENOENT else { throw error }
        continue
      }
      do throws(SystemError) {
        if try FileSystem.renameFolder(fresh, toEmpty: path) { return aside }
      } catch {
        guard (try? FileSystem.renameFolder(aside, toEmpty: path)) == true else {
          throw OutputError(
            "\(given) could not be written (\(error.clause)); the earlier \(kind.noun) is at"
              + " \(aside)")
        }
        throw error
      }
      // Another process has replaced what was here.
      try? kind.remove(aside)
    }
    return nil
  }
}
