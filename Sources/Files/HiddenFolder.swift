import Glibc

/// The advisory lock of a folder or a file, held while this object lives.
package final class AdvisoryLock {
  private let descriptor: CInt
  /// `false` if the file system has no locks.
  let isHeld: Bool

  /// - Parameter milliseconds: The longest time to wait for another process.
  /// - Returns: `nil` if another process holds the lock.
  package init?(_ path: String, waiting milliseconds: Int = 0) throws(SystemError) {
    // The call keeps no pointer.
    descriptor = FileSystem.retrying(
      unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC))
    guard descriptor >= 0 else { throw SystemError(path) }
    for attempt in 0...milliseconds {
      if attempt > 0 { usleep(1_000) }
      let isHeld = FileSystem.retrying(flock(descriptor, LOCK_EX | LOCK_NB)) == 0
      guard !isHeld, errno == EWOULDBLOCK else {
        self.isHeld = isHeld
        return
      }
    }
    isHeld = false
    return nil
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Calls a closure while no other process changes the results in a folder.
  ///
  /// A process that holds the lock for two seconds is not waited for: it may be the one that started
  /// this one.
  static func holding<Result, Failure: Error>(
    _ folder: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let lock = try? AdvisoryLock(folder, waiting: 2_000)
    defer { extendLifetime(lock) }
    return try body()
  }
}

/// A hidden folder beside a result, which holds the result until it is complete.
///
/// It is locked as long as its process lives. One without a lock was left behind by a process that was
/// killed; the next process that writes a result of the same kind there removes it.
final class HiddenFolder {
  let path: String
  private let kind: FolderKind
  /// The parent folders that were made for it, outermost first.
  private let made: [String]
  private let lock: AdvisoryLock?

  /// Makes the folder beside a place, and the missing parents of both.
  init(beside place: Destination, of kind: FolderKind) throws(SystemError) {
    made = place.missingParents
    self.kind = kind
    let path = PathText.hidden(in: place.parent)
    self.path = path
    do throws(SystemError) {
      for folder in place.missingParents { try FileSystem.makeFolder(folder) }
      lock = try AdvisoryLock.holding(place.parent) { () throws(SystemError) in
        Self.removeLeftovers(in: place.parent, of: kind)
        try FileSystem.makeFolder(path)
        return try AdvisoryLock(path)
      }
    } catch {
      for folder in ([path] + place.missingParents.reversed()) {
        try? FileSystem.removeEmptyFolder(folder)
      }
      throw error
    }
  }

  /// Removes what was not published, and the parents if they are empty.
  deinit {
    try? kind.remove(path)
    for folder in made.reversed() { try? FileSystem.removeEmptyFolder(folder) }
  }

  private static func removeLeftovers(in parent: String, of kind: FolderKind) {
    for left in FileSystem.hiddenEntries(of: parent) {
      // The lock lasts until the folder is removed.
      guard let lock = try? AdvisoryLock(left), lock.isHeld else { continue }
      try? kind.remove(left)
      extendLifetime(lock)
    }
  }
}
