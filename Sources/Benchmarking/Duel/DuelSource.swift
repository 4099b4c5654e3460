import Files
import Foundation

/// A build in a duel: an executable, a git revision that is built, or a program on the `PATH`.
package final class DuelSource {
  /// The name that the user gave.
  package let name: String
  /// The name of the executable without its folders, or of the revision.
  package var publicName: String { worktree == nil ? PathText.name(of: name) : name }
  let executable: String
  /// The scratch worktree, removed with the source.
  private let worktree: TemporaryFolder?
  /// The room that a worktree and its build take, in MiB.
  private static let room = 1_024

  /// A file takes precedence over a revision with the same name, and a revision over a program on
  /// the `PATH`.
  ///
  /// - Returns: `nil` for a revision, which has to be built.
  @discardableResult
  package static func executable(of name: String) throws -> String? {
    if let kind = try? FileFacts(following: name)?.kind, kind != .folder {
      guard FileManager.default.isExecutableFile(atPath: name) else {
        throw InputError("\(name) is a file that cannot be executed")
      }
      return name.contains("/") ? name : "./" + name
    }
    let revision = ["git", "cat-file", "-e", name + "^{commit}:Sources/ScrollBenchTool"]
    if !name.hasPrefix("-"), try run(revision, printsOutput: false) { return nil }
    guard let program = ChildProcess.program(named: name) else {
      throw InputError(
        "\(name) is neither an executable file nor a git revision of ScrollBench itself, nor a program"
          + " on the PATH. Of another package, name the executables of two builds, or compare runs:"
          + " scrollbench compare OLD… -- NEW…")
    }
    return program
  }

  /// - Parameter report: Called with the revision before it is built.
  package init(_ name: String, report: (_ revision: String) -> Void) throws {
    self.name = name
    if let executable = try Self.executable(of: name) {
      self.executable = executable
      worktree = nil
      return
    }
    let worktree = try TemporaryFolder("scrollbench-duel-", mebibytes: Self.room)
    let folder = worktree.path
    executable = folder + "/.build/release/scrollbench"
    // From here on all properties are set, so that `deinit` removes the worktree after an error too.
    self.worktree = worktree
    report(name)
    let isBuilt =
      try Self.run(["git", "worktree", "add", "--detach", folder, name])
      && Self.run([
        "swift", "build", "-c", "release", "--product", "scrollbench", "--package-path", folder,
      ])
    guard isBuilt else { throw InputError("\(name) cannot be built") }
  }

  /// Removes the worktree, even after a signal.
  deinit {
    guard let worktree else { return }
    // `--force` twice: git locks a worktree until it is complete; one `--force` keeps a locked one.
    let command = ["git", "worktree", "remove", "--force", "--force", worktree.path]
    _ = try? ChildProcess(Self.env, command, output: STDERR_FILENO, endsAtSignals: false).ending()
  }

  /// Runs a command with its output on standard error, and returns whether it succeeded.
  private static func run(_ command: [String], printsOutput: Bool = true) throws -> Bool {
    let output = printsOutput ? STDERR_FILENO : nil
    do {
      return try ChildProcess(env, command, output: output, errors: output).ending() == .exit(0)
    } catch let error as SystemError {
      throw InputError("\(command[0]) cannot be started (\(error.reason))")
    }
  }

  private static let env = "/usr/bin/env"
}
