import Glibc

/// Single files of results.
///
/// Each is written to a hidden sibling, flushed to the device, and renamed. It keeps the permissions of
/// the file that it replaces.
package enum OutputFile {
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
  /// - Parameter folder: The folder that all files lie in, if it is to be created where it is
  ///   missing.
  package static func check(
    _ paths: [String], in folder: String? = nil, replacing isReplaceable: (_ path: String) -> Bool
  ) throws(OutputError) {
    for path in paths { _ = try place(of: path, in: folder, replacing: isReplaceable) }
  }

  /// Writes files; a signal takes effect afterwards.
  ///
  /// None is published before all are complete. If one cannot be renamed to its place, none is, unless
  /// the file system cannot exchange files.
  ///
  /// - Parameter files: Their paths must pass ``check(_:in:replacing:)``, which is repeated.
  package static func write(
    _ files: [Entry], in folder: String? = nil, replacing isReplaceable: (_ path: String) -> Bool
  ) throws {
    try write(files, in: folder, replacing: isReplaceable) { steps in
      // A rename leaves no old file, whose removal could fail.
      guard steps.count > 1 else {
        return try FileSystem.rename(steps[0].fresh, to: steps[0].place)
      }
      var undoing: [() throws -> Void] = []
      do {
        for (fresh, place) in steps {
          let kind = FileFacts.kind(at: place)
          if kind == .file, (try? FileSystem.exchange(fresh, place)) != nil {
            undoing.append { try FileSystem.exchange(fresh, place) }
          } else {
            try FileSystem.rename(fresh, to: place)
            if kind == nil { undoing.append { try FileSystem.rename(place, to: fresh) } }
          }
        }
      } catch {
        for undo in undoing.reversed() { try? undo() }
        throw error
      }
    }
  }

  /// Writes a file unless it exists.
  ///
  /// Of processes that do so at the same time, one succeeds.
  ///
  /// - Returns: Whether this call created the file.
  package static func create(
    _ bytes: [UInt8], at path: String, in folder: String? = nil
  ) throws -> Bool {
    var isNew = false
    try write([Entry(path, bytes)], in: folder, replacing: { _ in true }) { steps in
      isNew = try FileSystem.renameFile(steps[0].fresh, toNew: steps[0].place)
    }
    return isNew
  }

  /// Replaces the content of a file by one that follows from it, or creates the file.
  ///
  /// Other processes that do so wait meanwhile, so that the content of none is lost.
  ///
  /// - Parameter content: Returns the new content. Receives that of the file: none if it does not
  ///   exist. May be called again if another process was faster.
  package static func update(
    _ path: String, _ content: (_ before: [UInt8]) throws -> [UInt8]
  ) throws {
    while true {
      let place = try place(of: path, in: nil, replacing: { _ in true })
      guard place.kind != nil else {
        if try create(content([]), at: path) { return }
        continue
      }
      let lock = try OutputError.saying("\(path) could not be written") {
        try AdvisoryLock(place.path)
      }
      guard let lock, lock.isStill(at: place.path) else {
        usleep(20_000)
        continue
      }
      defer { extendLifetime(lock) }
      let before = try InputFile.contents(of: path, upTo: InputFile.mostTableBytes)
      return try write([Entry(path, content(before))], replacing: { _ in true })
    }
  }

  private static func write(
    _ files: [Entry], in folder: String?, replacing isReplaceable: (_ path: String) -> Bool,
    publish: (_ steps: [(fresh: String, place: String)]) throws -> Void
  ) throws {
    try Interruption.whileWriting {
      var entries: [(hidden: TemporaryEntry, place: Destination)] = []
      // The first has made the folders that all lie in, and removes them last.
      defer { while !entries.isEmpty { entries.removeLast() } }
      let result = folder ?? files[0].path
      do {
        for file in files {
          let place = try place(of: file.path, in: folder, replacing: isReplaceable)
          var writer: FileWriter?
          let hidden = try TemporaryEntry(in: place.parent, missing: place.missingParents) {
            path throws(SystemError) in
            writer = try FileWriter(path)
          }
          entries.append((hidden, place))
          var stream = ByteStream { try writer?.append($0.span) }
          try file.content(&stream)
          try stream.handOver()
          if place.kind == .file { writer?.takePermissions(of: place.path) }
          try writer?.flush()
        }
        try Interruption.check()
        try publish(entries.map { ($0.hidden.path, $0.place.path) })
      } catch let error as SystemError {
        throw OutputError("\(result) could not be written (\(error))")
      }
      let changed = entries.flatMap { [$0.place.path] + $0.place.missingParents }
      try FileSystem.flush(Set(changed.map(PathText.parent)), holding: result)
    }
  }

  /// Writes to standard output.
  ///
  /// The rest is not written once the reader of a pipe is gone.
  package static func writeToStandardOutput(_ content: (inout ByteStream) throws -> Void) throws {
    do {
      let writer = try FileWriter("standard output", dup(STDOUT_FILENO))
      var stream = ByteStream { try writer.append($0.span) }
      try content(&stream)
      try stream.handOver()
    } catch let error as SystemError {
      guard !error.isBrokenPipe else { return }
      throw OutputError("the result could not be printed (\(error.reason))")
    }
  }

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
      guard let kind = place.kind else { return place }
      guard kind == .file else { throw OutputError("\(given) is \(kind.words): name a file") }
      // A file with other content was named by mistake.
      guard try InputFile.start(of: place.path, upTo: 1).isEmpty || isReplaceable(place.path)
      else {
        throw OutputError("\(given) is a file that holds something else: name another one")
      }
      try FileSystem.requireWritable(place.parent)
      return place
    }
  }
}
