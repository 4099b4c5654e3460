import Foundation

/// A folder for temporary files, which is removed with this object.
///
/// It is locked as long as its process lives. One without a lock was left behind by a process that was
/// killed; the next process that makes one of the same name removes it.
package final class TemporaryFolder {
  package let path: String
  private let lock: AdvisoryLock?

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
    let path = PathText.join(parent, name + UUID().uuidString)
    self.path = path
    lock = try OutputError.saying("no temporary folder can be made in \(parent)") {
      try AdvisoryLock.holding(parent) { () throws(SystemError) in
        Self.removeLeftovers(name, in: parent)
        try FileSystem.makeFolder(path)
        return try AdvisoryLock(path)
      }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private static func removeLeftovers(_ name: String, in parent: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for entry in entries where entry.hasPrefix(name) {
      let left = PathText.join(parent, entry)
      guard let lock = try? AdvisoryLock(left), lock.isHeld else { continue }
      try? FileManager.default.removeItem(atPath: left)
      extendLifetime(lock)
    }
  }
}
