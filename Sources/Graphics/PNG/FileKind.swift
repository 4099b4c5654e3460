import Glibc

/// What a path leads to.
enum FileKind {
  case file
  case folder
  /// A device, a pipe, a socket.
  case other

  /// `nil` if there is nothing, or nothing that may be asked about.
  init?(_ path: String) {
    var facts = stat()
    // The call fills `facts` and keeps neither pointer.
    guard unsafe stat(path, &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }

  /// Why an image cannot lie there.
  var reason: String {
    switch self {
    case .file: "it is a file"
    case .folder: "it is a folder"
    case .other: "it is a device or a pipe, not a file"
    }
  }
}
