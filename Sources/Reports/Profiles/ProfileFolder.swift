#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of a profile's files, which appears whole or not at all.
package enum ProfileFolder {
  /// Looks whether a profile can be written to a place, before it is made.
  ///
  /// Changes nothing. A place is usable if it is new, an empty folder, or a folder that holds a
  /// profile and nothing else.
  ///
  /// - Throws: ``OutputError`` otherwise, and if the place cannot be written.
  package static func check(_ path: String) throws(OutputError) {
    _ = try place(path)
  }

  /// Writes a profile: into a hidden folder beside the place, flushed to the device, then renamed.
  ///
  /// A profile that is there already is swapped with the new one in one step and deleted afterwards.
  /// If anything fails, what was made is removed and what was there stays.
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
    let place = try place(path)
    var made: [String] = []
    do {
      do {
        for parent in place.missingParents {
          try FileSystem.makeFolder(parent)
          made.append(parent)
        }
        let fresh =
          OutputFile.folder(of: place.path) + "/.scrollbench-"
          + String(UInt64.random(in: .min ... .max), radix: 36)
        try fill(fresh, with: files)
        do {
          try beforePublishing()
          try publish(fresh, at: place)
        } catch {
          remove(fresh)
          throw error
        }
      } catch {
        for parent in made.reversed() { try? FileSystem.removeEmptyFolder(parent) }
        throw error
      }
    } catch let error as SystemError {
      throw OutputError("\(path) could not be written (\(error.clause))")
    }
  }

  private static func fill(
    _ folder: String, with files: [(name: String, bytes: [UInt8])]
  ) throws(SystemError) {
    try FileSystem.makeFolder(folder)
    do {
      for file in files {
        precondition(isFile(file.name), "\(file.name) is the name of a profile's file")
        try FileSystem.write(file.bytes, to: folder + "/" + file.name)
      }
      try FileSystem.flushFolder(folder)
    } catch {
      remove(folder)
      throw error
    }
  }

  private static func publish(_ fresh: String, at place: Place) throws(SystemError) {
    guard place.isProfile else { return try FileSystem.rename(fresh, to: place.path) }
    try FileSystem.exchange(fresh, place.path)
    remove(fresh)
  }

  /// Removes a folder and the files of a profile in it; anything else in it stays.
  private static func remove(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where isFile(name) {
      try? FileSystem.removeFile(folder + "/" + name)
    }
    try? FileSystem.removeEmptyFolder(folder)
  }
}

extension ProfileFolder {
  /// Where the folder is to appear.
  private struct Place {
    /// Absolute, links followed.
    var path: String
    var missingParents: [String] = []
    /// Whether a profile is there.
    var isProfile: Bool
  }

  private static let landmark = "profile.txt"

  /// Whether a name is that of a file that a profile writes.
  package static func isFile(_ name: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    if name == landmark { return true }
    if name.hasSuffix(".txt") {
      return ["cpu-", "heap-", "callgrind-"].contains(where: name.hasPrefix)
    }
    return [".collapsed", ".svg", ".speedscope.json"].contains(where: name.hasSuffix)
  }

  private static func place(_ given: String) throws(OutputError) -> Place {
    let acceptable = "name a folder that is new, empty or holds a profile"
    do {
      let absolute =
        given.hasPrefix("/") ? given : FileManager.default.currentDirectoryPath + "/" + given
      if !given.isEmpty, !given.utf8.contains(0), let found = try FileFacts(following: absolute) {
        guard found.kind == .folder else {
          throw OutputError("\(given) is no folder: \(acceptable)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: found.path).sorted()
        if let foreign = names.first(where: { !isFile($0) }) {
          throw OutputError("\(given) holds \(foreign), which no profile wrote: \(acceptable)")
        }
        if !names.isEmpty {
          guard names.contains(landmark) else {
            throw OutputError("\(given) holds \(names[0]) but no \(landmark): \(acceptable)")
          }
          guard !FileSystem.isMountRoot(found.path),
            found.path != (try FileFacts(following: FileManager.default.currentDirectoryPath)?.path)
          else {
            throw OutputError("\(given) cannot be replaced: name a folder inside it")
          }
          try FileSystem.requireWritable(OutputFile.folder(of: found.path) + "/")
          try FileSystem.requireWritable(found.path)
          return Place(path: found.path, isProfile: true)
        }
      }
      let place = try OutputPlace(given)
      return Place(path: place.path, missingParents: place.missingParents, isProfile: false)
    } catch let error as OutputError {
      throw error
    } catch let error as SystemError {
      throw OutputError("\(given) cannot be used as the output folder (\(error.clause))")
    } catch {
      throw OutputError("\(given) cannot be used as the output folder (\(error))")
    }
  }
}
