import Glibc

/// A lock on a folder, by which writers of a file in it take turns.
///
/// Unlike a lock on the file itself it holds where the file is yet to be made, or is replaced by
/// another of its name. The system gives it up when the process ends, however it does.
struct FolderLock: ~Copyable {
  private let folder: CInt

  /// Waits until nobody else has a lock on the folder of a path, links to the file followed.
  ///
  /// - Parameter whileWaiting: Called when a signal came meanwhile; if it throws, there is no lock.
  /// - Throws: ``SystemError``, such as that there is no such folder; what `whileWaiting` throws.
  init(beside path: String, whileWaiting: () throws -> Void) throws {
    let place = (try FileFacts(following: path))?.path ?? path
    let name = place.lastIndex(of: "/").map { String(place[...$0]) } ?? "."
    // The call keeps no pointer.
    let folder = unsafe open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw SystemError(name) }
    do {
      while flock(folder, LOCK_EX) != 0 {
        guard errno == EINTR else { throw SystemError(name) }
        try whileWaiting()
      }
    } catch {
      close(folder)
      throw error
    }
    self.folder = folder
  }

  deinit {
    // Closing gives up the lock.
    close(folder)
  }
}
