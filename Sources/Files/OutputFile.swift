/// Single files of results.
///
/// Each is written to a hidden sibling folder, flushed to the device, and renamed.
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
    for path in paths { _ = try place(of: path, in: folder, replacing: isReplaceable) }
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
    try write(
      files, in: folder, replacing: isReplaceable, beforePublishing: beforePublishing,
      publish: replace)
  }

  /// Writes a file unless it exists.
  ///
  /// Of processes that do so at the same time, one succeeds.
  ///
  /// - Returns: Whether this call created the file.
  /// - Throws: As ``write(_:in:replacing:beforePublishing:)``.
  package static func create(
    _ bytes: [UInt8], at path: String, in folder: String? = nil,
    beforePublishing: () throws -> Void
  ) throws -> Bool {
    var isNew = false
    try write(
      [Entry(path, bytes)], in: folder, replacing: { _ in true }, beforePublishing: beforePublishing
    ) { steps throws(SystemError) in
      isNew = try FileSystem.renameFile(steps[0].fresh, toNew: steps[0].place)
    }
    return isNew
  }

  /// A complete file in a hidden folder, and the path where it belongs.
  private struct Step {
    let fresh: String
    let place: String
  }

  /// The names in a hidden folder: numbers.
  private static let numbered = FolderKind(
    noun: "file", marker: "0", isFile: { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })

  private static func write(
    _ files: [Entry], in folder: String?, replacing isReplaceable: (_ path: String) -> Bool,
    beforePublishing: () throws -> Void, publish: ([Step]) throws -> Void
  ) throws {
    var steps: [Step] = []
    var folders: [String: HiddenFolder] = [:]
    var made: [String] = []
    do {
      for file in files {
        let place = try place(of: file.path, in: folder, replacing: isReplaceable)
        let hidden = try folders[place.parent] ?? HiddenFolder(beside: place, of: numbered)
        folders[place.parent] = hidden
        made += place.missingParents
        let step = Step(fresh: "\(hidden.path)/\(steps.count)", place: place.path)
        steps.append(step)
        let writer = try FileWriter(step.fresh)
        var stream = ByteStream { try writer.append($0.span) }
        try file.content(&stream)
        try stream.handOver()
        try writer.flush()
      }
      try beforePublishing()
      try publish(steps)
    } catch let error as SystemError {
      throw OutputError("\(folder ?? files[0].path) could not be written (\(error.clause))")
    }
    try FileSystem.flush(
      Set(folders.keys).union(made.map(PathText.parent)), holding: folder ?? files[0].path)
  }

  /// Renames files to their places; if one cannot be renamed, none is, unless the file system
  /// cannot exchange files.
  private static func replace(_ steps: [Step]) throws {
    guard steps.count > 1 else { return try FileSystem.rename(steps[0].fresh, to: steps[0].place) }
    var undoing: [() throws -> Void] = []
    do {
      for step in steps {
        if try FileSystem.renameFile(step.fresh, toNew: step.place) {
          undoing.append { try FileSystem.rename(step.place, to: step.fresh) }
        } else if FileFacts.kind(at: step.place) == .file,
          (try? FileSystem.exchange(step.fresh, step.place)) != nil
        {
          undoing.append { try FileSystem.exchange(step.fresh, step.place) }
        } else {
          try FileSystem.rename(step.fresh, to: step.place)
        }
      }
    } catch {
      for undo in undoing.reversed() { try? undo() }
      throw error
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
      var stream = ByteStream { try writer.append($0.span) }
      try content(&stream)
      try stream.handOver()
    } catch let error as SystemError {
      guard !error.isBrokenPipe else { return }
      throw OutputError("the result could not be printed (\(error.reason))")
    }
  }

  /// The place of a file that can be written.
  private static func place(
    of given: String, in folder: String?, replacing isReplaceable: (String) -> Bool
  ) throws(OutputError) -> Destination {
    let words = folder.map { "\($0) cannot be used as the output folder" }
    return try OutputError.saying(words ?? "\(given) cannot be used as the output file") {
      guard !given.isEmpty, !given.utf8.contains(0), !given.hasSuffix("/") else {
        throw OutputError("\"\(given)\" is no place for a file: name a file")
      }
      let place = try Destination(given)
      guard place.missingParents.isEmpty || folder != nil else {
        throw OutputError("\(given) lies in a folder that does not exist: name another file")
      }
      guard place.kind != nil else { return place }
      guard place.kind == .file else {
        throw OutputError("\(given) is \(place.content): name a file")
      }
      // A file with other content was named by mistake.
      guard try FileSystem.start(of: place.path, count: 1).isEmpty || isReplaceable(place.path)
      else {
        throw OutputError("\(given) is a file that holds something else: name another one")
      }
      try FileSystem.requireWritable(place.parent)
      return place
    }
  }
}
