/// A temporary file or folder, such as a hidden one beside a result, which holds the result until it
/// is complete, and after an exchange what it replaced.
///
/// It is locked as long as this object lives, and then removed. One without a lock was left behind by
/// a process that was killed; the next process that makes one there with the same prefix removes it.
final class TemporaryEntry {
  let path: String
  /// The parent folders that were made for it, outermost first.
  private let parents: [String]
  private let lock: AdvisoryLock

  /// - Parameter parents: The folder and those that it lies in, as far as they do not exist.
  init(
    in folder: String, missing parents: [String] = [], prefix: String = PathText.hiddenPrefix,
    making make: (_ path: String) throws(SystemError) -> Void
  ) throws(SystemError) {
    self.parents = parents
    do throws(SystemError) {
      for parent in parents { try FileSystem.makeFolder(parent) }
      Self.removeLeftovers(in: folder, prefix)
      (path, lock) = try Self.locked(in: folder, prefix, make)
    } catch {
      Self.removeEmpty(parents)
      throw error
    }
  }

  deinit {
    try? FileSystem.remove(path)
    Self.removeEmpty(parents)
  }

  private static func locked(
    in folder: String, _ prefix: String, _ make: (_ path: String) throws(SystemError) -> Void
  ) throws(SystemError) -> (String, AdvisoryLock) {
    while true {
      let path = PathText.temporary(in: folder, prefix: prefix)
      try make(path)
      do throws(SystemError) {
        if let lock = try AdvisoryLock(path), FileFacts.kind(at: path) != nil {
          return (path, lock)
        }
        // Another process has removed it before it was locked, as left behind.
      } catch {
        guard error.isAbsence else {
          try? FileSystem.remove(path)
          throw error
        }
      }
    }
  }

  /// Removes what killed processes left behind: links and entries that no process has locked.
  private static func removeLeftovers(in folder: String, _ prefix: String) {
    for name in (try? FileSystem.entries(of: folder)) ?? []
    where PathText.isTemporary(name, prefix: prefix) {
      let path = PathText.join(folder, name)
      if FileFacts.kind(at: path) == .other { try? FileSystem.remove(path) }
      // The lock lasts until the entry is removed.
      guard let lock = try? AdvisoryLock(path), lock.isHeld else { continue }
      try? FileSystem.remove(path)
      extendLifetime(lock)
    }
  }

  private static func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { try? FileSystem.removeEmptyFolder(folder) }
  }
}
