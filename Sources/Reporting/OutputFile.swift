/// A single file of results, which appears whole or not at all.
package enum OutputFile {
  /// Looks whether a CSV file can be written to a place, before it is made.
  ///
  /// Changes nothing. A place is usable if it is new, in a folder that exists, or a file that is
  /// empty or begins with the same header, or with one of fewer or more columns at its end, as
  /// other versions write. A link to a file stands for that file.
  ///
  /// - Parameter header: The names of its columns, as they stand in the first line.
  /// - Throws: ``OutputError`` otherwise, and if the folder cannot be written.
  package static func check(_ path: String, header: String) throws(OutputError) {
    try check(path, replacing: results(header: header))
  }

  /// Looks whether a file can be written to a place: as ``check(_:header:)``, but a file that is
  /// there must be empty or what a closure says that it may replace.
  package static func check(
    _ path: String, replacing isResult: (_ path: String) -> Bool
  ) throws(OutputError) {
    _ = try place(of: path, replacing: isResult)
  }

  /// Writes a file: under another name beside its place, flushed to the device, then renamed.
  ///
  /// - Parameters:
  ///   - path: A place that passes ``check(_:header:)``; it is looked at again.
  ///   - beforePublishing: Called when all bytes are on the device and nothing can be seen yet. If
  ///     it throws, nothing will have happened.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws.
  package static func write(
    _ bytes: [UInt8], to path: String, header: String, beforePublishing: () throws -> Void = {}
  ) throws {
    try write(
      bytes, to: path, replacing: results(header: header), beforePublishing: beforePublishing)
  }

  /// Writes a file as ``write(_:to:header:beforePublishing:)`` does, to a place that passes
  /// ``check(_:replacing:)``.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing isResult: (_ path: String) -> Bool,
    beforePublishing: () throws -> Void = {}
  ) throws {
    try write(to: path, replacing: isResult, beforePublishing: beforePublishing) { file in
      file.append(bytes)
    }
  }

  /// The absolute path of a usable place, links followed.
  static func place(
    of given: String, replacing isResult: (String) -> Bool
  ) throws(OutputError) -> String {
    try OutputError.saying("\(given) cannot be used as the output file") {
      try find(given, replacing: isResult)
    }
  }

  private static func find(
    _ given: String, replacing isResult: (String) -> Bool
  ) throws -> String {
    guard !given.isEmpty, !given.utf8.contains(0), !given.hasSuffix("/") else {
      throw OutputError("\"\(given)\" is no place for a file: name a file")
    }
    let path = PathText.absolute(given)
    let name = path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...]
    guard name.utf8.count <= 255 else {
      throw OutputError("\(given) has a name of \(name.utf8.count) bytes: 255 are the most")
    }
    if let found = try FileFacts(following: path) {
      guard found.kind == .file else {
        let kind = found.kind == .folder ? "a folder" : "neither a file nor a folder"
        throw OutputError("\(given) is \(kind): name a file")
      }
      // A file that holds something else was hardly meant.
      guard try FileSystem.start(of: found.path, count: 1).isEmpty || isResult(found.path) else {
        throw OutputError("\(given) is a file that holds something else: name another one")
      }
      try FileSystem.requireWritable(PathText.folder(of: found.path) + "/")
      return found.path
    }
    guard let folder = try FileFacts(following: PathText.folder(of: path) + "/."),
      folder.kind == .folder
    else {
      throw OutputError("\(given) lies in a folder that does not exist: name another file")
    }
    try FileSystem.requireWritable(folder.path)
    return PathText.join(folder.path, String(name))
  }

  /// Whether a file begins with a header, of this version or of another.
  private static func results(header: String) -> (_ path: String) -> Bool {
    { path in
      // The header and the comma or line feed after it.
      guard let start = try? FileSystem.start(of: path, count: header.utf8.count + 1) else {
        return false
      }
      return isHeader(start, orOtherVersionOf: header)
    }
  }

  /// Whether the first bytes of a file are a header, one that begins it or one that it begins, each
  /// with whole columns.
  ///
  /// - Parameter start: At most a byte more than the header has.
  private static func isHeader(_ start: [UInt8], orOtherVersionOf header: String) -> Bool {
    let comma = UInt8(ascii: ","), lineFeed = UInt8(ascii: "\n")
    let expected = Array(header.utf8)
    let line = start.prefix { $0 != lineFeed }
    // A longer one, cut here at a comma.
    guard line.count < start.count else { return start == expected + [comma] }
    return !line.isEmpty && (expected + [comma]).starts(with: line + [comma])
  }
}
