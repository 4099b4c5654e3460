import Glibc

/// A hidden folder beside a result, which holds the result until it is complete.
///
/// The folder is locked as long as its process lives. A folder without a lock was left behind by a
/// process that was killed; the next one that writes a result of the same kind there removes it.
final class TemporaryFolder {
  let path: String
  private let descriptor: CInt

  /// Creates a folder, and removes those that were left behind.
  init(in parent: String, of kind: FolderKind) throws(SystemError) {
    for left in FileSystem.hiddenEntries(of: parent) {
      // The lock lasts until the folder is removed.
      guard let lock = try? Self.open(left), lock.isLocked else { continue }
      defer { close(lock.descriptor) }
      if (try? kind.foreignEntry(of: left) == nil) == true { try? kind.remove(left) }
    }
    // Until it is locked, another process may take the folder for one that was left behind.
    var attempts = 0
    while true {
      attempts += 1
      let path = PathText.hidden(in: parent)
      guard try FileSystem.makeNewFolder(path) else { continue }
      do throws(SystemError) {
        if let lock = try Self.open(path) {
          self.path = path
          descriptor = lock.descriptor
          return
        }
      } catch {
        try? FileSystem.removeEmptyFolder(path)
        guard error.code == ENOENT, attempts < 100 else { throw error }
      }
    }
  }

  deinit { close(descriptor) }

  /// Opens a folder and locks it, if the file system has locks of folders.
  ///
  /// - Returns: `nil` if another process holds the lock or has removed the folder.
  private static func open(
    _ path: String
  ) throws(SystemError) -> (descriptor: CInt, isLocked: Bool)? {
    // The calls keep no pointer.
    let descriptor = FileSystem.retrying(
      unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    guard descriptor >= 0 else { throw SystemError(path) }
    let isLocked = FileSystem.retrying(flock(descriptor, LOCK_EX | LOCK_NB)) == 0
    var (opened, found) = (stat(), stat())
    guard isLocked || errno != EWOULDBLOCK, unsafe fstat(descriptor, &opened) == 0,
      unsafe lstat(path, &found) == 0, opened.st_ino == found.st_ino
    else {
      close(descriptor)
      return nil
    }
    return (descriptor, isLocked)
  }
}
