import CLinux

/// The arguments that `main` received.
///
/// Those of `CommandLine` are read from `/proc`, and absent where it is not mounted.
package enum ProgramArguments {
  /// The arguments, the name of the program first; empty if the C library did not pass them on.
  package static let all = words()

  /// Indicates whether all are UTF-8: others would name other files.
  package static var areText: Bool {
    guard let start = unsafe linux_arguments() else { return true }
    return all.indices.allSatisfy { index in
      unsafe start[index].flatMap { unsafe String(validatingCString: $0) } != nil
    }
  }

  private static func words() -> [String] {
    var words: [String] = []
    // A null pointer ends the array, whose strings live as long as the process.
    guard let start = unsafe linux_arguments() else { return words }
    while let word = unsafe start[words.count] { words.append(unsafe String(cString: word)) }
    return words
  }
}
