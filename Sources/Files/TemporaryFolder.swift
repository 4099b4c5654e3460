import FoundationEssentials
import Glibc

/// A folder for temporary files, which is removed with this object.
package struct TemporaryFolder {
  private let entry: TemporaryEntry

  package var path: String { entry.path }

  /// - Parameters:
  ///   - name: The beginning of its name.
  ///   - mebibytes: The room that its files take; less is an error.
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
      entry = try TemporaryEntry(in: parent, prefix: name, making: FileSystem.makeFolder)
    } catch {
      throw OutputError("no temporary folder can be made in \(parent) (\(error.reason))")
    }
  }
}
