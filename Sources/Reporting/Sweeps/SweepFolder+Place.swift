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
      let names = try visibleEntries(of: facts.path)
      // Another process may have written the plan since.
      guard names.isEmpty || Self.isSweep(path) else {
        throw OutputError(
          "\(path) holds \(names[0]) but no \(SweepPlanFile.name): \(Self.acceptable)")
      }
    }
  }

  /// The names in a folder without `lost+found` and hidden ones, which may be a file system's.
  private func visibleEntries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.hasPrefix(".") && $0 != "lost+found" }.sorted()
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
}
