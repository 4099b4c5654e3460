/// A folder of results in the making, which is removed with this object unless it was published.
///
///     let folder = try OutputFolder("out", of: kind).begin()
///     try folder.append(line, to: "frames.csv")
///     try folder.publish {}
package final class UnpublishedFolder {
  private let output: OutputFolder
  private let place: Destination
  private let hidden: TemporaryFolder
  /// The files that grow.
  private var files: [String: FileWriter] = [:]
  private var isPublished = false

  /// The path of the hidden folder.
  package var path: String { hidden.path }

  init(_ output: OutputFolder, at place: Destination) throws(OutputError) {
    self.output = output
    self.place = place
    do throws(SystemError) {
      hidden = try FileSystem.withFolders(place.missingParents) { () throws(SystemError) in
        try TemporaryFolder(in: place.parent, of: output.kind)
      }
    } catch {
      for folder in place.missingParents.reversed() { try? FileSystem.removeEmptyFolder(folder) }
      throw Self.unwritten(output, error)
    }
  }

  deinit {
    guard !isPublished else { return }
    try? output.kind.remove(hidden.path)
    for folder in place.missingParents.reversed() { try? FileSystem.removeEmptyFolder(folder) }
  }

  private static func unwritten(_ output: OutputFolder, _ error: SystemError) -> OutputError {
    OutputError("\(output.given) could not be written (\(error.clause))")
  }

  /// Appends bytes to a file, which is created by the first of them.
  ///
  /// - Parameter name: Its path within the folder.
  /// - Throws: ``OutputError``.
  /// - Precondition: Folders of this kind have files of this name.
  package func append(_ bytes: Span<UInt8>, to name: String) throws(OutputError) {
    do throws(SystemError) {
      if files[name] == nil { files[name] = try create(name) }
      try files[name]?.append(bytes)
    } catch {
      throw Self.unwritten(output, error)
    }
  }

  /// Writes a whole file, as ``append(_:to:)`` does.
  package func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    do throws(SystemError) {
      let file = try create(name)
      try file.append(bytes)
      try file.flush()
    } catch {
      throw Self.unwritten(output, error)
    }
  }

  private func create(_ name: String) throws(SystemError) -> FileWriter {
    precondition(
      output.kind.isFile(name), "\(name) is not the name of a file that a \(output.kind.noun) has")
    if let subfolder = output.kind.subfolder, name.hasPrefix(subfolder + "/") {
      try FileSystem.makeFolder(hidden.path + "/" + subfolder)
    }
    return try FileWriter(hidden.path + "/" + name)
  }

  /// Publishes the folder and replaces earlier results.
  ///
  /// - Parameter check: Called when all bytes are on the device and before the folder is visible. If
  ///   it throws, nothing is published.
  /// - Throws: ``OutputError``, or the error of `check`.
  package func publish(_ check: () throws -> Void) throws {
    var replaced: String?
    try finish { () throws in
      try check()
      guard try output.destination().path == place.path else {
        throw OutputError(
          "\(output.given) became another folder during the \(output.kind.noun): nothing was"
            + " written")
      }
      replaced = try output.publish(hidden.path, at: place.path)
      return place.path
    }
    guard let replaced else { return }
    do {
      try output.kind.remove(replaced)
    } catch {
      // Another process may have taken it for one that was left behind, and removed it.
      guard FileFacts.kind(at: replaced) != nil else { return }
      let reason = (error as? SystemError)?.reason ?? "\(error)"
      throw OutputError(
        "\(output.given) holds the new \(output.kind.noun), but the old one is left at \(replaced)"
          + " (\(reason))")
    }
  }

  /// Publishes the folder at a path beside the one for which it was begun.
  ///
  /// - Returns: `false` if something exists at the path; the folder can be published elsewhere.
  /// - Throws: As ``publish(_:)``.
  package func publish(asNew given: String, _ check: () throws -> Void) throws -> Bool {
    try finish {
      try check()
      let path = try Destination(given).path
      return try FileSystem.renameFolder(hidden.path, toEmpty: path) ? path : nil
    }
  }

  /// Waits until all bytes are on the device, and moves the folder.
  ///
  /// - Parameter move: Returns the new path, or `nil` if the folder stays.
  @discardableResult
  private func finish(_ move: () throws -> String?) throws -> Bool {
    let path: String?
    do {
      for file in files.values { try file.flush() }
      let subfolder = output.kind.subfolder.map { hidden.path + "/" + $0 }
      for folder in [hidden.path] + [subfolder].compactMap(\.self)
      where FileFacts.kind(at: folder) != nil {
        try FileSystem.flushFolder(folder)
      }
      path = try move()
    } catch {
      guard let error = error as? SystemError else { throw error }
      throw Self.unwritten(output, error)
    }
    guard let path else { return false }
    isPublished = true
    try FileSystem.flush(
      Set(([path] + place.missingParents).map(PathText.parent)), holding: output.given)
    return true
  }
}
