import Glibc

/// The resolved location of a result that is about to be written.
struct Destination {
  /// The absolute path with links resolved.
  let path: String
  /// The kind of the entry that is there; `nil` for none.
  let kind: FileFacts.Kind?
  /// The number of the entry on its device; `nil` for none.
  let inode: ino_t?
  /// The parent folders that do not exist, outermost first.
  let missingParents: [String]

  /// The folder that the result lies in.
  var parent: String { PathText.parent(of: path) }

  /// Resolves a path and changes nothing.
  ///
  /// - Throws: ``OutputError`` or ``SystemError`` if nothing can be created there.
  init(_ given: String) throws {
    // The system has no path for a folder that was deleted.
    guard given.hasPrefix("/") || PathText.currentFolder.hasPrefix("/") else {
      throw OutputError("\(given) lies in the current folder, which does not exist any more")
    }
    try self.init(PathText.absolute(given), given: given)
  }

  private init(_ absolute: String, given: String) throws {
    let name = String(
      absolute[absolute.index(after: absolute.lastIndex(of: "/") ?? absolute.startIndex)...])
    guard name.utf8.count <= 255 else {
      throw OutputError("\(given) has a part of \(name.utf8.count) bytes: 255 are the most")
    }
    if let facts = try FileFacts(following: absolute) {
      (path, kind, inode, missingParents) = (facts.path, facts.kind, facts.inode, [])
      return
    }
    guard name != ".." else {
      throw OutputError("\(given) leads through a folder that does not exist: name another folder")
    }
    let parent = try Destination(PathText.parent(of: absolute), given: given)
    guard name != "." else {
      self = parent
      return
    }
    switch parent.kind {
    case nil: missingParents = parent.missingParents + [parent.path]
    case .folder:
      missingParents = []
      try FileSystem.requireWritable(parent.path)
    case .file, .other:
      throw OutputError(
        "\(given) leads through \(parent.path), which is \(parent.content): name another folder")
    }
    (path, kind, inode) = (PathText.join(parent.path, name), nil, nil)
  }

  /// The kind of the entry, for messages.
  var content: String {
    switch kind {
    case nil: "nothing"
    case .folder: "a folder"
    case .file: "a file"
    case .other: "neither a folder nor a file, or a link to nothing"
    }
  }
}
