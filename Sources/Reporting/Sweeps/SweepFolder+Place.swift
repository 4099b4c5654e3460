package import Files

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SweepFolder {
  private static let acceptable = "name a folder that is new, empty or holds a sweep"

  /// Checks that a sweep can be written here, without changing anything.
  ///
  /// - Throws: ``OutputError`` for a path with other content or without write permission.
  package func check() throws(OutputError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw OutputError("an empty path is no place for a sweep: name a folder")
    }
    try OutputError.saying("\(path) cannot be used as the output folder") {
      guard let facts = try FileFacts(following: path) else { return try checkParents() }
      guard facts.kind == .folder else {
        throw OutputError("\(path) is no folder: \(Self.acceptable)")
      }
      try FileSystem.requireWritable(facts.path)
      // A volume of its own may have lost+found; hidden files may be a file system's.
      let names = try FileManager.default.contentsOfDirectory(atPath: facts.path)
        .filter { !$0.hasPrefix(".") && $0 != "lost+found" }.sorted()
      guard names.isEmpty || names.contains(SweepPlanFile.name) else {
        throw OutputError(
          "\(path) holds \(names[0]) but no \(SweepPlanFile.name): \(Self.acceptable)")
      }
    }
  }

  /// Checks that missing folders can be created.
  private func checkParents() throws {
    var parent = PathText.absolute(path)
    repeat {
      parent = PathText.parent(of: parent)
      guard let facts = try FileFacts(following: parent) else { continue }
      guard facts.kind == .folder else {
        throw OutputError("\(path) leads through \(facts.path), which is no folder")
      }
      return try FileSystem.requireWritable(facts.path)
    } while parent != "/"
  }

  /// Creates the folder of the cells and its parents.
  func makeFolders() throws(OutputError) {
    try OutputError.saying("\(cellsPath) cannot be made") {
      try Self.makeFolders(PathText.absolute(cellsPath))
    }
  }

  /// Creates a folder and its parents, unless another process creates them meanwhile.
  private static func makeFolders(_ path: String) throws(SystemError) {
    guard try FileFacts(following: path) == nil else { return }
    try makeFolders(PathText.parent(of: path))
    try FileSystem.makeFolder(path)
  }
}
