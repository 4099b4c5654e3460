package import Files

/// The folder of a profile's files, which is published atomically.
package enum ProfileFolder {
  private static let kind = FolderKind(
    noun: "profile", marker: "profile.txt", isFile: { isFile($0) })

  /// Returns a Boolean value that indicates whether a profile writes a file of the name.
  package static func isFile(_ name: String) -> Bool {
    guard !name.hasPrefix("."), !name.contains("/") else { return false }
    if name == kind.marker { return true }
    return [".collapsed", ".svg", ".speedscope.json"].contains(where: name.hasSuffix)
  }

  /// Checks that a profile can be written to a path, without changing anything.
  ///
  /// The path must not exist, or be an empty folder, or a folder that contains only a profile.
  ///
  /// - Throws: ``OutputError`` otherwise, and if the path is not writable.
  package static func check(_ path: String) throws(OutputError) {
    try kind.check(path)
  }

  /// Writes a profile atomically, as ``RunFolder`` writes a run.
  ///
  /// - Parameters:
  ///   - path: A path that passes ``check(_:)``, which is repeated.
  ///   - beforePublishing: Called when all bytes are on the device, before the folder appears. If
  ///     it throws, nothing is published.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], to path: String,
    beforePublishing: () throws -> Void = {}
  ) throws {
    try kind.write(files, to: path, beforePublishing: beforePublishing)
  }
}
