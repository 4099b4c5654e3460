package import Files

/// The folder of a run's files, which appears whole or not at all.
package enum RunFolder {
  private static let kind = FolderKind(
    noun: "run", marker: "run.json", subfolder: RunFile.images,
    isFile: { RunFile.names.contains($0) || RunFile.isImage($0) })

  /// Looks whether a run can be written to a place, before it is made.
  ///
  /// Changes nothing. A place is usable if it is new, an empty folder, or a folder that holds a
  /// run: a `run.json` and no entry but ``RunFile/names`` and its images. A link to a folder
  /// stands for that folder.
  ///
  /// - Throws: ``OutputError`` otherwise, and if the place cannot be written.
  package static func check(_ path: String) throws(OutputError) {
    try OutputFolder(path, of: kind).check()
  }

  /// Writes a run, in one step: the folder is filled under another name beside its place.
  ///
  /// A run that is there already is replaced, and missing parent folders are made. If anything
  /// fails, what was made is removed and what was there stays.
  ///
  /// - Parameters:
  ///   - path: A place that passes ``check(_:)``; it is looked at again.
  ///   - beforePublishing: Called when all bytes are on the device and nothing can be seen yet. If
  ///     it throws, nothing will have happened.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws.
  package static func write(
    _ files: [RunFile], to path: String,
    beforePublishing: () throws -> Void = {}
  ) throws {
    try OutputFolder(path, of: kind).write(
      files.map { ($0.name, $0.bytes) }, beforePublishing: beforePublishing)
  }
}
