/// A folder of results in the making, which is removed with this object unless it was published.
package final class UnpublishedFolder {
  private let kind: FolderKind
  /// The path as the user wrote it.
  private let given: String
  private let place: Destination
  private let hidden: TemporaryEntry
  /// The files that grow.
  private var files: [String: FileWriter] = [:]

  package var path: String { hidden.path }

  init(of kind: FolderKind, _ given: String, at place: Destination) throws(OutputError) {
    (self.kind, self.given, self.place) = (kind, given, place)
    hidden = try Self.writing(given) {
      try TemporaryEntry(
        in: place.parent, missing: place.missingParents, making: FileSystem.makeFolder)
    }
  }

  private static func writing<Result>(
    _ given: String, _ body: () throws -> Result
  ) throws(OutputError) -> Result {
    try OutputError.saying("\(given) could not be written", body)
  }

  /// Appends bytes to a file, which is created by the first of them.
  ///
  /// - Precondition: Folders of this kind have files of this name.
  package func append(_ bytes: Span<UInt8>, to name: String) throws(OutputError) {
    try Self.writing(given) {
      if files[name] == nil { files[name] = try create(name) }
      try files[name]?.append(bytes)
    }
  }

  /// Writes whole files by their paths within the folder, as ``append(_:to:)`` does.
  package func write(_ files: [String: [UInt8]]) throws(OutputError) {
    try Self.writing(given) {
      for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
        let file = try create(name)
        try file.append(bytes.span)
        try file.flush()
      }
    }
  }

  private func create(_ name: String) throws(SystemError) -> FileWriter {
    precondition(kind.isFile(name), "\(name) is not the name of a file that a \(kind.noun) has")
    if let subfolder = kind.subfolder, name.hasPrefix(subfolder + "/") {
      try FileSystem.makeFolder(path + "/" + subfolder)
    }
    return try FileWriter(path + "/" + name)
  }

  /// Publishes the folder and replaces earlier results.
  package func publish() throws {
    try flush()
    try Interruption.check()
    // Once more, for other files may have come.
    try kind.check(place.path)
    let replaced = try Self.writing(given) { try replace(place.path, with: path) }
    try flushParents(of: place.path)
    guard let replaced else { return }
    do throws(SystemError) {
      try FileSystem.remove(replaced)
    } catch {
      throw OutputError(
        "\(given) holds the new \(kind.noun), but the old one is left at \(replaced)"
          + " (\(error.reason))")
    }
  }

  /// Publishes the folder at a path beside the one for which it was begun.
  ///
  /// - Returns: `false` if a folder with entries is at the path, which stays; this folder can be
  ///   published elsewhere.
  package func publish(asNew given: String) throws -> Bool {
    try flush()
    try Interruption.check()
    let path = try Destination(given).path
    guard try Self.writing(given, { try FileSystem.renameFolder(self.path, toEmpty: path) }) else {
      return false
    }
    try flushParents(of: path)
    return true
  }

  /// Waits until all bytes are on the device.
  private func flush() throws(OutputError) {
    try Self.writing(given) {
      for file in files.values { try file.flush() }
      if let subfolder = kind.subfolder, FileFacts.kind(at: path + "/" + subfolder) != nil {
        try FileSystem.flushFolder(path + "/" + subfolder)
      }
      try FileSystem.flushFolder(path)
    }
  }

  private func flushParents(of path: String) throws(OutputError) {
    try FileSystem.flush(Set(([path] + place.missingParents).map(PathText.parent)), holding: given)
  }

  /// Returns the path of the folder that it replaced; `nil` if there was none.
  private func replace(_ path: String, with fresh: String) throws -> String? {
    if try FileSystem.renameFolder(fresh, toEmpty: path) { return nil }
    if (try? FileSystem.exchange(fresh, path)) != nil { return fresh }
    // With a name of its own, so that nobody takes it for one that was left behind.
    let aside = PathText.temporary(in: PathText.parent(of: path), prefix: ".scrollbench_old-")
    try FileSystem.rename(path, to: aside)
    do throws(SystemError) {
      try FileSystem.rename(fresh, to: path)
      return aside
    } catch {
      guard (try? FileSystem.rename(aside, to: path)) != nil else {
        throw OutputError(
          "\(given) could not be written (\(error)); the earlier \(kind.noun) is at"
            + " \(aside)")
      }
      throw error
    }
  }
}
