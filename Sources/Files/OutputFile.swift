/// Single files of results.
///
/// Each is written to a hidden sibling, flushed to the device, and renamed.
package enum OutputFile {
  /// A path and the content that is written there.
  package struct Entry {
    package let path: String
    let content: (inout ByteStream) throws -> Void

    package init(_ path: String, content: @escaping (inout ByteStream) throws -> Void) {
      self.path = path
      self.content = content
    }

    package init(_ path: String, _ bytes: [UInt8]) {
      self.init(path) { $0.append(bytes) }
    }
  }

  /// Checks that files can be written, before they are made; changes nothing.
  ///
  /// A path may be new, in an existing folder, or that of a file that is empty or that may be
  /// replaced. A link to a file stands for that file.
  ///
  /// - Parameters:
  ///   - folder: The folder that all files lie in, if it is to be created where it is missing.
  ///   - isReplaceable: Returns whether the file at a path may be replaced.
  /// - Throws: ``OutputError``.
  package static func check(
    _ paths: String..., replacing isReplaceable: (_ path: String) -> Bool
  ) throws(OutputError) {
    try check(paths, in: nil, replacing: isReplaceable)
  }

  package static func check(
    _ paths: [String], in folder: String?, replacing isReplaceable: (_ path: String) -> Bool
  ) throws(OutputError) {
    if let folder, try missingFolder(folder) != nil { return }
    for path in paths { _ = try place(of: path, replacing: isReplaceable) }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - path: A path that passes ``check(_:replacing:)``, which is repeated.
  ///   - beforePublishing: Called when all bytes are on the device and before the file is visible.
  ///     If it throws, nothing is published.
  /// - Throws: ``OutputError``, or the error of `beforePublishing`.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing isReplaceable: (_ path: String) -> Bool,
    beforePublishing: () throws -> Void = {}
  ) throws {
    try write(
      [Entry(path, bytes)], replacing: isReplaceable, beforePublishing: beforePublishing)
  }

  /// Writes files.
  ///
  /// None is published before all are complete.
  ///
  /// - Parameter folder: The folder that all files lie in, if it is to be created where it is
  ///   missing.
  /// - Throws: ``OutputError``, or the error of `beforePublishing` or of a content.
  package static func write(
    _ files: [Entry], in folder: String? = nil, replacing isReplaceable: (_ path: String) -> Bool,
    beforePublishing: () throws -> Void = {}
  ) throws {
    let made = try folder.flatMap { try missingFolder($0) }
    var steps: [(fresh: String, place: String)] = []
    do {
      if let made { try FileSystem.makeFolder(made) }
      for file in files {
        let place = try place(of: file.path, replacing: isReplaceable)
        let fresh = PathText.hidden(in: PathText.parent(of: place))
        steps.append((fresh, place))
        let writer = try FileWriter(fresh)
        var stream = ByteStream { try writer.append($0) }
        try file.content(&stream)
        try stream.handOver()
        try writer.flush()
      }
      try beforePublishing()
      for step in steps { try FileSystem.rename(step.fresh, to: step.place) }
    } catch {
      for step in steps { try? FileSystem.removeFile(step.fresh) }
      if let made { try? FileSystem.removeEmptyFolder(made) }
      guard let error = error as? SystemError else { throw error }
      throw OutputError("\(folder ?? files[0].path) could not be written (\(error.clause))")
    }
    for parent in Set(steps.map { PathText.parent(of: $0.place) }) {
      try? FileSystem.flushFolder(parent)
    }
  }

  /// Writes to standard output.
  ///
  /// The rest is not written once the reader of a pipe is gone.
  ///
  /// - Throws: ``OutputError``, or the error of `content`.
  package static func writeToStandardOutput(
    _ content: (inout ByteStream) throws -> Void
  ) throws {
    do {
      let writer = try FileWriter.standardOutput()
      var stream = ByteStream { try writer.append($0) }
      try content(&stream)
      try stream.handOver()
    } catch let error as SystemError {
      guard !error.isBrokenPipe else { return }
      throw OutputError("the result could not be printed (\(error.reason))")
    }
  }

  /// The absolute path of a file that can be written, links resolved.
  private static func place(
    of given: String, replacing isReplaceable: (String) -> Bool
  ) throws(OutputError) -> String {
    try OutputError.saying("\(given) cannot be used as the output file") {
      guard !given.isEmpty, !given.utf8.contains(0), !given.hasSuffix("/") else {
        throw OutputError("\"\(given)\" is no place for a file: name a file")
      }
      let place = try Destination(given)
      guard place.missingParents.isEmpty else {
        throw OutputError("\(given) lies in a folder that does not exist: name another file")
      }
      guard place.kind != nil else { return place.path }
      guard place.kind == .file else {
        throw OutputError("\(given) is \(place.content): name a file")
      }
      // A file with other content was named by mistake.
      guard try FileSystem.start(of: place.path, count: 1).isEmpty || isReplaceable(place.path)
      else {
        throw OutputError("\(given) is a file that holds something else: name another one")
      }
      try FileSystem.requireWritable(place.parent)
      return place.path
    }
  }

  /// The path of a folder that is missing and can be created; `nil` if it exists.
  private static func missingFolder(_ given: String) throws(OutputError) -> String? {
    try OutputError.saying("\(given) cannot be used as the output folder") {
      let place = try Destination(given)
      guard place.kind != .folder else { return nil }
      guard place.kind == nil else {
        throw OutputError("\(given) is not a folder: name one, or a pattern such as frame-%d.png")
      }
      guard place.missingParents.isEmpty else {
        throw OutputError("\(given) lies in a folder that does not exist: name another one")
      }
      return place.path
    }
  }
}
