package import Files

/// The folder of a profile's files, which appears whole or not at all.
package enum ProfileFolder {
  private static let kind = FolderKind(
    noun: "profile", marker: "profile.txt", isFile: { isFile($0) })

  /// Whether a name is that of a file that a profile writes.
  package static func isFile(_ name: String) -> Bool {
    guard !name.hasPrefix("."), !name.contains("/") else { return false }
    if name == kind.marker { return true }
    if name.hasSuffix(".txt") {
      return ["cpu-", "heap-", "callgrind-"].contains(where: name.hasPrefix)
    }
    return [".collapsed", ".svg", ".speedscope.json"].contains(where: name.hasSuffix)
  }

  /// Looks whether a profile can be written to a place, before it is made.
  ///
  /// Changes nothing. A place is usable if it is new, an empty folder, or a folder that holds a
  /// profile and nothing else.
  ///
  /// - Throws: ``OutputError`` otherwise, and if the place cannot be written.
  package static func check(_ path: String) throws(OutputError) {
    try OutputFolder(path, of: kind).check()
  }

  /// Writes a profile, in one step, as ``RunFolder`` writes a run.
  ///
  /// - Parameters:
  ///   - path: A place that passes ``check(_:)``; it is looked at again.
  ///   - beforePublishing: Called when all bytes are on the device and nothing can be seen yet. If it
  ///     throws, nothing will have happened.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], to path: String,
    beforePublishing: () throws -> Void = {}
  ) throws {
    try OutputFolder(path, of: kind).write(
      files, beforePublishing: beforePublishing)
  }
}
