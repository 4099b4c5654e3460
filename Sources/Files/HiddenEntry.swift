import Glibc

/// The advisory lock of a folder or a file, held while this object lives.
///
/// Hidden entries and temporary folders are locked as long as their process lives. One without a lock
/// was left behind by a process that was killed; the next process that makes one there, of temporary
/// folders one with the same name, removes it.
package final class AdvisoryLock {
  private let descriptor: CInt
  /// `false` if the file system has no locks.
  let isHeld: Bool

  /// - Returns: `nil` if another process holds the lock.
  package init?(_ path: String) throws(SystemError) {
    // The call keeps no pointer.
    descriptor = FileSystem.retrying(
      unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC))
    guard descriptor >= 0 else { throw SystemError(path) }
    isHeld = FileSystem.retrying(flock(descriptor, LOCK_EX | LOCK_NB)) == 0
    guard isHeld || errno != EWOULDBLOCK else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns whether a path still leads to what is locked, which another process may have replaced.
  func isStill(at path: String) -> Bool {
    var (own, other) = (stat(), stat())
    // The calls keep no pointer.
    return unsafe fstat(descriptor, &own) == 0 && stat(path, &other) == 0
      && own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  /// Makes a temporary entry in a folder and locks it; those of killed processes are removed.
  ///
  /// - Parameter make: Makes the entry at a path where nothing exists.
  static func entry(
    in folder: String, prefix: String = PathText.hiddenPrefix,
    _ make: (_ path: String) throws(SystemError) -> Void
  ) throws(SystemError) -> (String, AdvisoryLock) {
    FileSystem.removeLeftovers(in: folder, prefix: prefix)
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
}

/// A hidden file or folder beside a result, which holds the result until it is complete, and after an
/// exchange what it replaced; locked, see ``AdvisoryLock``.
final class HiddenEntry {
  let path: String
  /// The parent folders that were made for it, outermost first.
  private let made: [String]
  private let lock: AdvisoryLock

  /// Makes the missing parents of a place, and the entry beside it.
  ///
  /// - Parameter make: Makes the entry at a path where nothing exists.
  init(
    beside place: Destination, making make: (_ path: String) throws(SystemError) -> Void
  ) throws(SystemError) {
    made = place.missingParents
    do throws(SystemError) {
      for folder in place.missingParents { try FileSystem.makeFolder(folder) }
      (path, lock) = try AdvisoryLock.entry(in: place.parent, make)
    } catch {
      for folder in place.missingParents.reversed() { try? FileSystem.removeEmptyFolder(folder) }
      throw error
    }
  }

  /// Removes what is still there, and the parents if they are empty.
  deinit {
    try? FileSystem.remove(path)
    for folder in made.reversed() { try? FileSystem.removeEmptyFolder(folder) }
  }
}
