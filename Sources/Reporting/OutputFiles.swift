/// Several files of results, which appear together or not at all.
package enum OutputFiles {
  /// A file: where it goes, and its bytes.
  package struct File {
    package let path: String
    package let bytes: [UInt8]

    package init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Looks whether files can be written to their places, before they are made.
  ///
  /// Changes nothing. Each place is usable as for ``OutputFile/check(_:replacing:)``.
  ///
  /// - Parameter folder: The folder that all of them lie in, if it is made where there is none; its
  ///   own folder exists.
  /// - Throws: ``OutputError`` otherwise.
  package static func check(
    _ paths: [String], in folder: String?, replacing isResult: (_ path: String) -> Bool
  ) throws(OutputError) {
    if let folder, try !exists(folder) { return }
    for path in paths { try OutputFile.check(path, replacing: isResult) }
  }

  /// Writes files: each under another name beside its place, flushed to the device, then all of them
  /// renamed.
  ///
  /// If anything fails, what was made is removed and what was there is put back.
  ///
  /// - Parameters:
  ///   - folder: The folder that all of them lie in, if it is made where there is none.
  ///   - beforePublishing: Called when all bytes are on the device and nothing can be seen yet. If
  ///     it throws, nothing will have happened.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws.
  package static func write(
    _ files: [File], in folder: String?, replacing isResult: (_ path: String) -> Bool,
    beforePublishing: () throws -> Void = {}
  ) throws {
    var made: String?
    do {
      if let folder, try !exists(folder) {
        made = try OutputFile.place(of: withoutSlash(folder), replacing: { _ in false })
        if let made { try FileSystem.makeFolder(made) }
      }
      try write(files, replacing: isResult, beforePublishing)
    } catch {
      if let made { try? FileSystem.removeEmptyFolder(made) }
      guard let error = error as? SystemError else { throw error }
      throw OutputError("\(folder ?? files[0].path) could not be written (\(error.clause))")
    }
  }

  /// A file on its way.
  private struct Step {
    /// Where it goes, links followed.
    let place: String
    /// Where its bytes are.
    let fresh: String
    /// Where the file goes that was there before, until all is done.
    let aside: String
    let hadFile: Bool
  }

  private static func write(
    _ files: [File], replacing isResult: (String) -> Bool, _ beforePublishing: () throws -> Void
  ) throws {
    var steps: [Step] = []
    do {
      for file in files {
        let step = try step(file.path, replacing: isResult)
        guard !steps.contains(where: { $0.place == step.place }) else {
          throw OutputError("\(file.path) is the same file as another one: name each its own")
        }
        steps.append(step)
        try FileSystem.write(file.bytes, to: step.fresh)
      }
      try beforePublishing()
      try publish(steps)
    } catch {
      for step in steps { try? FileSystem.removeFile(step.fresh) }
      throw error
    }
    for step in steps where step.hadFile { try? FileSystem.removeFile(step.aside) }
    for folder in Set(steps.map { PathText.folder(of: $0.place) }) {
      try FileSystem.flushFolder(folder + "/")
    }
  }

  private static func step(
    _ path: String, replacing isResult: (String) -> Bool
  ) throws -> Step {
    let place = try OutputFile.place(of: path, replacing: isResult)
    let beside = PathText.hidden(in: PathText.folder(of: place))
    return Step(
      place: place, fresh: beside, aside: beside + "-before",
      hadFile: try FileFacts(at: place) != nil)
  }

  /// Moves all files to their places, or none.
  private static func publish(_ steps: [Step]) throws {
    var done: [Step] = []
    do {
      for step in steps {
        if step.hadFile {
          try FileSystem.rename(step.place, to: step.aside)
          // From here on there is something to put back.
          done.append(step)
        }
        try FileSystem.rename(step.fresh, to: step.place)
        if !step.hadFile { done.append(step) }
      }
    } catch {
      for step in done.reversed() {
        if step.hadFile {
          try? FileSystem.rename(step.aside, to: step.place)
        } else {
          try? FileSystem.removeFile(step.place)
        }
      }
      throw error
    }
  }

  /// Whether a folder is there.
  ///
  /// - Throws: ``OutputError`` if something else is, or nothing and it cannot be made.
  private static func exists(_ folder: String) throws(OutputError) -> Bool {
    let path = withoutSlash(folder)
    let found = try OutputError.saying("\(folder) cannot be used as the output folder") {
      try FileFacts(following: path)
    }
    if found?.kind == .folder { return true }
    guard found == nil else {
      throw OutputError("\(folder) is not a folder: name one, or a pattern such as frame-%d.png")
    }
    try OutputFile.check(path, replacing: { _ in false })
    return false
  }

  private static func withoutSlash(_ folder: String) -> String {
    var path = folder
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
