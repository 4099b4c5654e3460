import Files
import Foundation

extension RecordRun {
  /// The time without a change after which a log is complete, and the longer one while processes
  /// that the command started are alive.
  private static let (pause, longPause) = (Duration.milliseconds(100), Duration.seconds(1))

  /// Runs a command line of a shell in a session of its own, whose processes are killed at the end.
  ///
  /// - Parameter name: The session and its command in messages.
  /// - Returns: The path of the one file that it wrote.
  /// - Throws: ``MeasurementError`` if the command fails, hangs, or writes no file or several;
  ///   ``Files/InterruptionError`` after a signal.
  func runCommand(_ line: String, named name: String) throws -> String {
    let before = try MatchingFiles(pattern)
    // The command prints to stderr: stdout is for the result. A second shell runs `line`: a
    // terminal that the leader of a session opens, such as a serial port, would control the session.
    let process: ChildProcess
    do throws(SystemError) {
      process = try ChildProcess(
        "/bin/sh", ["-c", "exec 1>&2; /bin/sh -c \"$1\"; exit $?", "sh", line])
    } catch {
      throw MeasurementError(.process, "\(name) cannot be started (\(error.reason))")
    }
    guard try process.wait(until: .now + timeout) == .end else {
      process.end()
      throw MeasurementError(
        .process,
        "\(name) ran longer than \(timeout.components.seconds) s and was killed; --timeout sets a"
          + " longer time" + process.errorEnd)
    }
    guard process.leaderEnding == .exit(0) else {
      let ending = process.end()
      // A signal to this process ends the command too.
      try Interruption.check()
      let reason =
        switch ending {
        case .exit(let status): "failed with exit status \(status)"
        case .signal(let signal): "was ended by signal \(signal)"
        }
      throw MeasurementError(.process, "\(name) \(reason)" + process.errorEnd)
    }
    return try completeLog(of: process, named: name, since: before)
  }

  /// Waits until a file was written and stays as it is.
  private func completeLog(
    of process: ChildProcess, named name: String, since before: MatchingFiles
  ) throws -> String {
    let end = ContinuousClock.now + wait
    var files = try MatchingFiles(pattern)
    var lastChange = ContinuousClock.now
    while true {
      // Reads what processes of the command still print.
      _ = try process.wait(until: .now + .milliseconds(20))
      usleep(20_000)
      let now = try MatchingFiles(pattern)
      if now != files { (files, lastChange) = (now, .now) }
      let written = files.written(since: before)
      let isQuiet = .now - lastChange >= (process.errorsAreOpen ? Self.longPause : Self.pause)
      if isQuiet, !written.isEmpty, !written.contains(where: files.isEmpty) {
        guard written.count == 1 else {
          throw MeasurementError(
            .process,
            "\(name) wrote several files that match \(pattern): \(MessageText.names(written));"
              + " a session has one log")
        }
        return written[0]
      }
      guard .now < end else {
        process.end()
        let advice = " \(wait.components.seconds) s after its end; --wait sets a longer time"
        throw MeasurementError(
          .process,
          written.isEmpty
            ? "\(name) wrote no file that matches \(pattern) until" + advice + process.errorEnd
            : "\(MessageText.names(written)) of \(name) "
              + (written.contains(where: files.isEmpty) ? "was empty" : "still changed") + advice)
      }
    }
  }
}

/// The regular files that match a pattern of a shell, each with the state that a write changes.
struct MatchingFiles: Equatable {
  private let states: [String: State]

  /// - Throws: ``InputError`` if there are too many.
  init(_ pattern: String) throws(InputError) {
    var found = unsafe glob_t()
    // The call fills the list, which holds `gl_pathc` strings until it is freed.
    defer { unsafe globfree(&found) }
    let code = unsafe glob(pattern, GLOB_TILDE, nil, &found)
    guard code == 0 || code == GLOB_NOMATCH else {
      throw InputError("\(pattern) cannot be looked up: too many files match")
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
