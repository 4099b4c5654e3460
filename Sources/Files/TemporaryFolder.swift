import Foundation

/// A folder for temporary files, which is removed with this object.
///
/// It is locked as long as its process lives. One without a lock was left behind by a process that was
/// killed; the next process that makes one of the same name removes it.
package final class TemporaryFolder {
  package let path: String
  private let lock: AdvisoryLock

  /// - Parameters:
  ///   - name: The beginning of its name.
  ///   - mebibytes: The room that its files take.
  /// - Throws: ``OutputError`` if it cannot be made, or the file system has less room.
  package init(_ name: String, mebibytes: Int) throws(OutputError) {
    let parent = FileManager.default.temporaryDirectory.path
    let free = try? FileManager.default.attributesOfFileSystem(forPath: parent)[.systemFreeSize]
    if let free = free as? NSNumber, free.int64Value >> 20 < mebibytes {
      throw OutputError(
        "\(parent) has no room for temporary files of \(mebibytes) MiB: TMPDIR names another folder"
      )
    }
    FileSystem.removeLeftovers(in: parent) { $0.hasPrefix(name) }
    do throws(SystemError) {
      (path, lock) = try AdvisoryLock.entry(
        at: { PathText.join(parent, name + UUID().uuidString) }, FileSystem.makeFolder)
    } catch {
      throw OutputError("no temporary folder can be made in \(parent) (\(error.reason))")
    }
  }

  deinit { try? FileSystem.remove(path) }
}
