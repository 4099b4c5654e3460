import Glibc

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder for temporary files, which is removed with this object; locked, see ``AdvisoryLock``.
package final class TemporaryFolder {
  package let path: String
  private let lock: AdvisoryLock

  /// - Parameters:
  ///   - name: The beginning of its name.
  ///   - mebibytes: The room that its files take.
  /// - Throws: ``OutputError`` if it cannot be made, or the file system has less room.
  package init(_ name: String, mebibytes: Int) throws(OutputError) {
    let parent = FileManager.default.temporaryDirectory.path
    var facts = statvfs()
    // The call fills the value and keeps no pointer to it.
    if unsafe statvfs(parent, &facts) == 0, facts.f_bavail * facts.f_frsize < UInt(mebibytes) << 20
    {
      throw OutputError(
        "\(parent) has no room for temporary files of \(mebibytes) MiB: TMPDIR names another folder"
      )
    }
    do throws(SystemError) {
      (path, lock) = try AdvisoryLock.entry(in: parent, prefix: name, FileSystem.makeFolder)
    } catch {
      throw OutputError("no temporary folder can be made in \(parent) (\(error.reason))")
    }
  }

  deinit { try? FileSystem.remove(path) }
}
