import Files
import Foundation

/// The regular files that match a pattern of a shell, each with the state that a write changes.
struct MatchingFiles: Equatable {
  private let states: [String: State]

  /// - Throws: ``MeasurementError`` if there are too many.
  init(_ pattern: String) throws {
    var found = unsafe glob_t()
    // The call fills the list, which holds `gl_pathc` strings until it is freed.
    defer { unsafe globfree(&found) }
    let code = unsafe glob(pattern, GLOB_TILDE, nil, &found)
    guard code == 0 || code == GLOB_NOMATCH else {
      throw MeasurementError(.input, "\(pattern) cannot be looked up: too many files match")
    }
    var states: [String: State] = [:]
    for index in 0..<Int(unsafe found.gl_pathc) {
      guard let name = unsafe found.gl_pathv?[index] else { continue }
      let path = unsafe String(cString: name)
      states[path] = State(path)
    }
    self.states = states
  }

  /// The paths of files that are new or were written since an earlier look, sorted.
  func written(since earlier: MatchingFiles) -> [String] {
    states.filter { earlier.states[$0.key] != $0.value }.map(\.key).sorted()
  }

  func isEmpty(_ path: String) -> Bool { states[path]?.byteCount == 0 }

  /// The identity of a file, its size, and the times of its last changes.
  private struct State: Equatable {
    let byteCount: Int
    private let numbers: [Int]

    /// - Returns: `nil` for anything but a regular file.
    init?(_ path: String) {
      var facts = stat()
      // The call keeps no pointer.
      guard unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
      byteCount = Int(facts.st_size)
      // The time of the last change of the inode tells a copy that keeps the time of its source.
      numbers = [
        Int(truncatingIfNeeded: facts.st_dev), Int(truncatingIfNeeded: facts.st_ino),
        facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec, facts.st_ctim.tv_sec, facts.st_ctim.tv_nsec,
      ]
    }
  }
}
