import Glibc

/// The type of file at a path.
enum FileKind {
  case file
  case folder
  /// A device, pipe or socket.
  case other

  /// Returns `nil` if nothing exists at the path or it is not accessible.
  init?(_ path: String) {
    var facts = stat()
    // The call fills `facts` and retains neither pointer.
    guard unsafe stat(path, &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }

  /// The reason why an image cannot be read from or written to the path.
  var reason: String {
    switch self {
    case .file: "it is a file"
    case .folder: "it is a folder"
    case .other: "it is a device or a pipe, not a file"
    }
  }
}
