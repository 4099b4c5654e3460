/// A kind of folder of results, which is published as a whole.
///
/// The files are written to a hidden sibling, flushed to the device, and the sibling is renamed.
/// After a crash or on a full disk the folder holds the earlier results or none. A hidden sibling,
/// `.scrollbench-…`, that a killed process leaves behind is removed by the next write.
package struct FolderKind: Sendable {
  /// The singular noun of the content: `run`.
  let noun: String
  /// The file that every folder of the kind has.
  package let marker: String
  let subfolder: String?
  /// Returns whether a path within the folder, such as `images/a-caps.png`, may be a file of it.
  package let isFile: @Sendable (_ path: String) -> Bool
  /// Returns the path of the file without which a file is not one of the kind; `nil` if it needs none.
  let companion: @Sendable (_ path: String) -> String?

  package init(
    noun: String, marker: String, subfolder: String? = nil,
    isFile: @escaping @Sendable (_ path: String) -> Bool,
    companion: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.noun = noun
    self.marker = marker
    self.subfolder = subfolder
    self.isFile = isFile
    self.companion = companion
  }

  /// Checks that a folder can be written; changes nothing.
  ///
  /// The path may be new, an empty folder, or a folder with the marker file of the kind and no
  /// files but those of the kind. A link to a folder stands for that folder.
  package func check(_ given: String) throws(OutputError) { _ = try destination(given) }

  /// Makes the hidden sibling that gets the files, and its missing parents.
  package func begin(_ given: String) throws(OutputError) -> UnpublishedFolder {
    try UnpublishedFolder(of: self, given, at: destination(given))
  }

  /// Writes a folder and replaces earlier results.
  ///
  /// Creates missing parents. A signal takes effect afterwards. If anything fails before the folder
  /// is visible, nothing changes. Of processes that write one folder at the same time, the last
  /// replaces the results of the others.
  ///
  /// - Throws: ``OutputError``, or ``InterruptionError`` after a signal.
  package func write(_ files: [String: [UInt8]], to given: String) throws {
    try Interruption.whileWriting {
      let folder = try begin(given)
      try folder.write(files)
      try folder.publish()
    }
  }
}

extension FolderKind {
  private var acceptable: String { "name a folder that is new, empty or holds a \(noun)" }

  func destination(_ given: String) throws(OutputError) -> Destination {
    try OutputError.saying("\(given) cannot be used as the output folder") {
      guard !given.isEmpty, !given.utf8.contains(0) else {
        throw OutputError("an empty path is no place for a \(noun): name a folder")
      }
      let place = try Destination(given)
      guard let kind = place.kind else { return place }
      guard kind == .folder else { throw OutputError("\(given) is \(kind.words): \(acceptable)") }
      let devices = try [place.path, place.parent].map { try FileFacts(following: $0)?.device }
      let isMount = place.path == "/" || devices[0] != devices[1]
      let isCurrent = try FileFacts(following: PathText.currentFolder)?.path == place.path
      guard !isMount, !isCurrent else {
        throw OutputError(
          "\(given) is \(isMount ? "where a file system begins" : "the current folder"), which a"
            + " \(noun) cannot replace: name a folder inside it")
      }
      try FileSystem.requireWritable(place.parent)
      try FileSystem.requireWritable(place.path)
      let entries = try entries(of: place.path)
      let foreign = entries.first { entry in
        !isOwn(entry, in: place.path) || companion(entry).map { !entries.contains($0) } ?? false
      }
      if let foreign {
        throw OutputError("\(given) holds \(foreign), which no \(noun) wrote: \(acceptable)")
      }
      guard entries.isEmpty || entries.contains(marker) else {
        throw OutputError("\(given) holds \(entries[0]) but no \(marker): \(acceptable)")
      }
      return place
    }
  }

  /// The paths within a folder, those in the subfolder of the kind included.
  private func entries(of folder: String) throws -> [String] {
    let names = try FileSystem.entries(of: folder)
    guard let name = subfolder, FileFacts.kind(at: folder + "/" + name) == .folder else {
      return names
    }
    return try names + FileSystem.entries(of: folder + "/" + name).map { name + "/" + $0 }
  }

  private func isOwn(_ name: String, in folder: String) -> Bool {
    switch FileFacts.kind(at: folder + "/" + name) {
    case .folder: name == subfolder
    case .file: isFile(name)
    case .other: false
    // Another process has replaced the folder since its entries were listed.
    case nil: true
    }
  }
}
