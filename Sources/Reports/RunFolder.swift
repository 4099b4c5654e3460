#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of a run's files, which appears whole or not at all.
package enum RunFolder {
  /// Looks whether a run can be written to a place, before it is made.
  ///
  /// Changes nothing. A place is usable if it is new, an empty folder, or a folder that holds a
  /// run: a `run.json` and no entry but ``RunFile/names`` and its pictures. A link to a folder stands for that
  /// folder.
  ///
  /// - Throws: ``OutputError`` otherwise, and if the place cannot be written.
  package static func check(_ path: String) throws(OutputError) {
    _ = try OutputPlace(path)
  }

  /// Writes a run.
  ///
  /// The files are written into a hidden folder beside the place, flushed to the device, and the
  /// folder then renamed. A run that is there already is swapped with the new one in one step and
  /// deleted afterwards; on a file system that cannot swap it is moved aside first. Missing parent
  /// folders are made. If anything fails, what was made is removed and what was there stays.
  ///
  /// - Parameters:
  ///   - path: A place that passes ``check(_:)``; it is looked at again.
  ///   - swapping: `false` for the way taken on a file system that cannot swap folders.
  ///   - beforePublishing: Called when all bytes are on the device and nothing can be seen yet. If
  ///     it throws, nothing will have happened.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws.
  package static func write(
    _ files: [RunFile], to path: String, swapping: Bool = true,
    beforePublishing: () throws -> Void = {}
  ) throws {
    let place = try OutputPlace(path)
    do {
      let parents = try MadeFolders(place.missingParents)
      do {
        try write(files, to: place, given: path, swapping: swapping, beforePublishing)
      } catch {
        parents.remove()
        throw error
      }
    } catch let error as SystemError {
      throw OutputError("\(path) could not be written (\(error.clause))")
    }
  }

  private static func write(
    _ files: [RunFile], to place: OutputPlace, given: String, swapping: Bool,
    _ beforePublishing: () throws -> Void
  ) throws {
    let fresh = try hiddenFolder(in: place.parent)
    let replaced: String?
    do {
      let pictures = fresh + "/" + RunFile.pictures
      let hasPictures = files.contains { RunFile.isPicture($0.name) }
      if hasPictures { try FileSystem.makeFolder(pictures) }
      for file in files {
        try FileSystem.write(file.bytes, to: fresh + "/" + file.name)
      }
      if hasPictures { try FileSystem.flushFolder(pictures) }
      try FileSystem.flushFolder(fresh)
      try beforePublishing()
      replaced = try publish(fresh, at: place, given: given, swapping: swapping)
    } catch {
      try? remove(fresh)
      throw error
    }
    guard let replaced else { return }
    do {
      try remove(replaced)
    } catch {
      throw OutputError(
        "\(given) holds the new run, but the old one is left at \(replaced) (\(error.reason))")
    }
  }

  /// Moves the new folder to its place.
  ///
  /// - Returns: Where the run that was there is now, if there was one.
  private static func publish(
    _ fresh: String, at place: OutputPlace, given: String, swapping: Bool
  ) throws -> String? {
    let now = try OutputPlace(given)
    guard now.path == place.path else {
      throw OutputError("\(given) became another folder during the run: nothing was written")
    }
    guard now.content == .run else {
      // Takes the place of an empty folder in one step, and of nothing else.
      try FileSystem.rename(fresh, to: now.path)
      return nil
    }
    if swapping, (try? FileSystem.exchange(fresh, now.path)) != nil {
      return fresh
    }
    let aside = try hiddenFolder(in: now.parent)
    do {
      try FileSystem.rename(now.path, to: aside)
    } catch {
      try? FileSystem.removeEmptyFolder(aside)
      throw error
    }
    do {
      try FileSystem.rename(fresh, to: now.path)
    } catch {
      try? FileSystem.rename(aside, to: now.path)
      throw error
    }
    return aside
  }

  private static func hiddenFolder(in folder: String) throws(SystemError) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let path = (folder == "/" ? "" : folder) + "/.scrollbench-" + number
    try FileSystem.makeFolder(path)
    return path
  }

  /// Removes a folder and the files of a run in it; anything else in it stays, and makes it throw.
  private static func remove(_ folder: String) throws(SystemError) {
    for name in RunFile.names {
      do {
        try FileSystem.removeFile(folder + "/" + name)
      } catch  where error.isAbsence {
        continue
      }
    }
    try removePictures(folder + "/" + RunFile.pictures)
    try FileSystem.removeEmptyFolder(folder)
  }

  /// Removes the pictures of a run, if it has any.
  private static func removePictures(_ folder: String) throws(SystemError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where RunFile.isPictureName(name) {
      try FileSystem.removeFile(folder + "/" + name)
    }
    do {
      try FileSystem.removeEmptyFolder(folder)
    } catch  where error.isAbsence {
      return
    }
  }
}

/// Folders that were made on the way, so that they can be taken back.
private struct MadeFolders {
  private var paths: [String] = []

  init(_ missing: [String]) throws(SystemError) {
    for path in missing {
      do {
        try FileSystem.makeFolder(path)
      } catch {
        remove()
        throw error
      }
      paths.append(path)
    }
  }

  /// Removes those that are still empty, innermost first.
  func remove() {
    for path in paths.reversed() {
      try? FileSystem.removeEmptyFolder(path)
    }
  }
}
