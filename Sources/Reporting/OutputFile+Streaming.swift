extension OutputFile {
  /// Writes a file piece by piece: under another name beside its place, flushed to the device, then
  /// renamed.
  ///
  /// Holds one piece in memory, whatever the length of the file. If anything fails, what was written
  /// is removed and what was there stays.
  ///
  /// - Parameters:
  ///   - path: A place that passes ``check(_:replacing:)``; it is looked at again.
  ///   - beforePublishing: Called when all bytes are on the device and nothing can be seen yet. If
  ///     it throws, nothing will have happened.
  ///   - content: Appends the content, from its start to its end.
  /// - Throws: ``OutputError``, or what a closure throws.
  package static func write(
    to path: String, replacing isResult: (_ path: String) -> Bool,
    beforePublishing: () throws -> Void = {}, content: (inout ByteStream) throws -> Void
  ) throws {
    let place = try place(of: path, replacing: isResult)
    let folder = PathText.folder(of: place)
    let fresh = PathText.hidden(in: folder)
    do {
      do {
        try fill(fresh, content)
        try beforePublishing()
        try FileSystem.rename(fresh, to: place)
      } catch {
        try? FileSystem.removeFile(fresh)
        throw error
      }
      try FileSystem.flushFolder(folder + "/")
    } catch let error as SystemError {
      throw OutputError("\(path) could not be written (\(error.clause))")
    }
  }

  /// Writes to standard output piece by piece.
  ///
  /// A reader that went away is no fault: the rest is then not written.
  ///
  /// - Throws: ``OutputError``, or what the closure throws.
  package static func writeToStandardOutput(
    _ content: (inout ByteStream) throws -> Void
  ) throws {
    do {
      let file = try GrowingFile.standardOutput()
      var stream = ByteStream { try file.append($0) }
      try content(&stream)
      try stream.handOver()
    } catch let error as SystemError {
      guard !error.isBrokenPipe else { return }
      throw OutputError("the result could not be printed (\(error.reason))")
    }
  }

  private static func fill(
    _ path: String, _ content: (inout ByteStream) throws -> Void
  ) throws {
    let file = try GrowingFile(path)
    var stream = ByteStream { try file.append($0) }
    try content(&stream)
    try stream.handOver()
    try file.flush()
  }
}
