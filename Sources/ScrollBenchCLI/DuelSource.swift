import Foundation

/// A side of a duel: an executable, a revision that is built for it, or a program on the `PATH`.
final class DuelSource {
  /// What the user calls it.
  let name: String
  let executable: URL
  /// The scratch worktree, removed with the source.
  private let worktree: String?

  /// This very process's executable, even if its file has been replaced since.
  init() {
    name = "this build"
    executable = URL(fileURLWithPath: "/proc/\(getpid())/exe")
    worktree = nil
  }

  /// Finds the executable of a side, or builds it.
  ///
  /// A file comes before a revision of the same name, and a revision before a program on the `PATH`.
  init(_ name: String) throws {
    self.name = name
    let kind = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: name).resolvingSymlinksInPath().path)[.type]
    if let kind = kind as? FileAttributeType, kind != .typeDirectory {
      guard FileManager.default.isExecutableFile(atPath: name) else {
        throw CommandFailure("\(name) is a file that cannot be executed", .data)
      }
      executable = URL(fileURLWithPath: name)
      worktree = nil
      return
    }
    guard !name.hasPrefix("-"),
      try Self.execute(["git", "rev-parse", "--verify", "--quiet", name + "^{commit}"]) == 0
    else {
      guard let program = SearchPath.program(name) else {
        throw CommandFailure(
          "\(name) is neither an executable file nor a git revision of the current folder, nor a"
            + " program on the PATH", .data)
      }
      executable = program
      worktree = nil
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollbench-duel-\(UUID().uuidString)").path
    executable = URL(fileURLWithPath: folder + "/.build/release/scrollbench")
    do {
      StandardError.write("building \(name) …\n")
      let isBuilt =
        try Self.execute(["git", "worktree", "add", "--detach", folder, name]) == 0
        && Self.execute(
          [
            "swift", "build", "-c", "release", "--product", "scrollbench", "--package-path", folder,
          ]) == 0
      guard isBuilt else { throw CommandFailure("\(name) cannot be built", .data) }
    } catch {
      Self.remove(folder)
      throw error
    }
    worktree = folder
  }

  deinit { worktree.map(Self.remove) }

  private static func remove(_ worktree: String) {
    _ = try? execute(
      ["git", "worktree", "remove", "--force", worktree], heedsInterruption: false)
    try? FileManager.default.removeItem(atPath: worktree)
  }

  /// Runs a command to its end, with its output on standard error.
  ///
  /// - Returns: Its exit code.
  private static func execute(_ command: [String], heedsInterruption: Bool = true) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    let isQuestion = command.contains("rev-parse")
    process.standardOutput = isQuestion ? FileHandle.nullDevice : FileHandle.standardError
    // What git has to say of a name that it does not know would only stand beside what we say.
    if isQuestion { process.standardError = FileHandle.nullDevice }
    if heedsInterruption { try Interruption.check() }
    try CommandFailure.wrapping(.data) { try process.run() }
    if heedsInterruption { Interruption.adopt(process.processIdentifier) }
    process.waitUntilExit()
    if heedsInterruption {
      Interruption.release(process.processIdentifier)
      try Interruption.check()
    }
    return process.terminationStatus
  }
}
