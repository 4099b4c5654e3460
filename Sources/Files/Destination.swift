/// The resolved location of a result that is about to be written.
struct Destination {
  /// The absolute path with links resolved.
  let path: String
  /// The kind of the entry that is there; `nil` for none.
  let kind: FileFacts.Kind?
  /// The parent folders that do not exist, outermost first.
  private(set) var missingParents: [String] = []

  var parent: String { PathText.parent(of: path) }

  /// Resolves a path and changes nothing.
  ///
  /// - Throws: ``OutputError`` or ``SystemError`` if nothing can be created there.
  init(_ given: String) throws {
    // The system has no path for a folder that was deleted.
    guard given.hasPrefix("/") || PathText.currentFolder.hasPrefix("/") else {
      throw OutputError("\(given) lies in the current folder, which does not exist any more")
    }
    var existing = PathText.absolute(given)
    if let long = existing.split(separator: "/").first(where: { $0.utf8.count > 255 }) {
      throw OutputError("\(given) has a part of \(long.utf8.count) bytes: 255 are the most")
    }
    var missing: [Substring] = []
    var facts = try FileFacts(following: existing)
    while facts == nil {
      let name = existing[
        existing.index(after: existing.lastIndex(of: "/") ?? existing.startIndex)...]
      guard name != ".." else {
        throw OutputError(
          "\(given) leads through a folder that does not exist: name another folder")
      }
      if name != "." { missing.insert(name, at: 0) }
      existing = PathText.absolute(PathText.parent(of: existing))
      facts = try FileFacts(following: existing)
    }
    guard let facts else { preconditionFailure("the root exists") }
    guard !missing.isEmpty else {
      (path, kind) = (facts.path, facts.kind)
      return
    }
    guard facts.kind == .folder else {
      throw OutputError(
        "\(given) leads through \(facts.path), which is \(facts.kind.words): name another"
          + " folder")
    }
    try FileSystem.requireWritable(facts.path)
    var path = facts.path
    for name in missing.dropLast() {
      path = PathText.join(path, String(name))
      missingParents.append(path)
    }
    (self.path, kind) = (PathText.join(path, String(missing[missing.count - 1])), nil)
  }
}
