#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that a folder of results holds.
package struct FolderKind: Sendable {
  /// The singular noun of the content: `run`.
  let noun: String
  /// The file that every folder of the kind has.
  package let marker: String
  /// The only subfolder.
  let subfolder: String?
  /// Returns whether a path within the folder, such as `images/a-caps.png`, may be a file of it.
  let isFile: @Sendable (_ path: String) -> Bool

  package init(
    noun: String, marker: String, subfolder: String? = nil,
    isFile: @escaping @Sendable (_ path: String) -> Bool
  ) {
    self.noun = noun
    self.marker = marker
    self.subfolder = subfolder
    self.isFile = isFile
  }

  var acceptable: String { "name a folder that is new, empty or holds a \(noun)" }
}

extension FolderKind {
  /// The paths within a folder, those in the subfolder of the kind included.
  func entries(of folder: String) throws -> [String] {
    guard FileFacts.kind(at: folder) != nil else { return [] }
    var names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    if let name = subfolder, FileFacts.kind(at: folder + "/" + name) == .folder {
      names += try FileManager.default.contentsOfDirectory(atPath: folder + "/" + name).sorted()
        .map { name + "/" + $0 }
    }
    return names
  }

  private func isOwn(_ name: String, in folder: String) -> Bool {
    let found = FileFacts.kind(at: folder + "/" + name)
    return found == .folder ? name == subfolder : found == .file && isFile(name)
  }

  /// The first entry of a folder that is not of the kind; `nil` if there is none.
  func foreignEntry(of folder: String) throws -> String? {
    try entries(of: folder).first { !isOwn($0, in: folder) }
  }

  /// Removes a folder and its own files; an entry of another kind stays and makes it throw.
  ///
  /// Another process may remove them at the same time.
  func remove(_ folder: String) throws {
    for name in try entries(of: folder).reversed() where isOwn(name, in: folder) {
      let path = folder + "/" + name
      if name == subfolder {
        try FileSystem.removeEmptyFolder(path)
      } else {
        try FileSystem.removeFile(path)
      }
    }
    try FileSystem.removeEmptyFolder(folder)
  }
}
