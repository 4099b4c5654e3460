import Files
import Foundation

/// A child process that leads a session of its own, whose process group is killed when it is
/// released.
///
/// Unlike Foundation's `Process`, it needs no thread, and ends with the process itself: descendants
/// that keep its pipes open are killed. It has no terminal, so that a question there fails at once.
/// Of standard error the end is kept.
final class ChildProcess {
  enum Ending: Equatable {
    case exit(Int32), signal(Int32)
  }

  /// The reason why a wait is over.
  enum Event {
    /// There are bytes to read or room to write, or the other end was closed.
    case ready
    /// The process ended, and what it wrote was read; its descendants may go on.
    case end
    case timeout
  }

  /// The number of the process, of its group and of its session.
  let number: pid_t
  private let errorPipe: ChildPipe?
  /// `false` once the pipe of standard error was closed by all processes: after the end of this one,
  /// by those that it started.
  private(set) var errorsAreOpen: Bool
  /// The end of what was written to standard error.
  private var errors: [UInt8] = []
  private let endsAtSignals: Bool
  private var ending: Ending?

  /// - Parameters:
  ///   - variables: Those of its environment that this process lacks or has with other values.
  ///   - isKept: Returns whether it also gets a variable of this process, by its name.
  ///   - input: The descriptor that becomes standard input; `nil` for none.
  ///   - output: The descriptor that becomes standard output; `nil` for none.
  ///   - errors: That for standard error; `nil` to keep the end of the output, for ``errorEnd``.
  ///   - endsAtSignals: `false` for a program that also runs after a signal to this process.
  init(
    _ program: String, _ arguments: [String], variables: [String: String] = [:],
    keeping isKept: (_ variable: String) -> Bool = { _ in true }, input: Int32? = nil,
    output: Int32? = nil, errors: Int32? = nil, endsAtSignals: Bool = true
  ) throws(SystemError) {
    let pipe = errors == nil ? try ChildPipe() : nil
    let streams = [input, output, errors ?? pipe?.writer]
    number = try Self.start(program, [program] + arguments, variables, isKept, streams)
    pipe?.closeWriter()
    errorPipe = pipe
    errorsAreOpen = pipe != nil
    self.endsAtSignals = endsAtSignals
    if endsAtSignals { Interruption.adopt(number) }
  }

  deinit { end() }

  /// Returns the path of the first program with a name on the `PATH`; `nil` if there is none.
  static func program(named name: String) -> String? {
    guard !name.contains("/") else { return nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { path in
      (try? FileFacts(following: path))?.kind == .file
        && FileManager.default.isExecutableFile(atPath: path)
    }
  }

  /// The bytes of standard error that are kept: up to twice as many between two reads.
  private static let keptBytes = 16_384
  private static let keptLines = 5
  /// The characters of a message, so that its beginning stays on the screen.
  private static let keptCharacters = 400

  /// `POSIX_SPAWN_SETSID` of glibc, which the headers do not expose to Swift.
  private static let ownSession: Int16 = 0x80

  /// Returns variables for `posix_spawn`, which the caller frees, and a null pointer at the end.
  ///
  /// The variables of this process are copied as they are, for they may not be UTF-8.
  private static func environment(
    _ others: [String: String], _ isKept: (_ variable: String) -> Bool
  ) -> [UnsafeMutablePointer<CChar>?] {
    var variables = unsafe others.map { unsafe strdup("\($0.key)=\($0.value)") }
    // A null pointer ends `environ`.
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      let name = String(
        decoding: unsafe String(cString: variable).utf8.prefix { $0 != UInt8(ascii: "=") },
        as: UTF8.self)
      if others[name] == nil, isKept(name) { unsafe variables.append(strdup(variable)) }
      unsafe next += 1
    }
    return unsafe variables + [nil]
  }

  private static func start(
    _ program: String, _ arguments: [String], _ variables: [String: String],
    _ isKept: (_ variable: String) -> Bool, _ streams: [Int32?]
  ) throws(SystemError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    var number: pid_t = 0
    // The actions, the attributes and the copied strings live until the program runs.
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var environment = unsafe environment(variables, isKept)
    defer {
      unsafe (words + environment).forEach { unsafe free($0) }
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    for (stream, descriptor) in zip(Int32(0)..., streams) {
      if let descriptor {
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
      } else {
        unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
      }
    }
    // This process ignores both signals, and a shell cannot restore a signal that it inherits so.
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&defaults, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(&attributes, ownSession | Int16(POSIX_SPAWN_SETSIGDEF))
    let code = unsafe posix_spawn(&number, program, &actions, &attributes, &words, &environment)
    guard code == 0 else { throw SystemError(program, code: code) }
    return number
  }

  /// Waits for a pipe or for the end, and reads standard error meanwhile.
  ///
  /// - Parameters:
  ///   - pipe: The descriptor that is read or written; `nil` to wait for the end.
  ///   - isWritten: Whether it is written.
  ///   - limit: The end of the wait, also while there is output; `nil` for none.
  /// - Throws: ``Files/InterruptionError`` after a signal to this process.
  func wait(
    for pipe: Int32? = nil, isWritten: Bool = false, until limit: ContinuousClock.Instant? = nil
  ) throws -> Event {
    while true {
      do {
        if endsAtSignals { try Interruption.check() }
      } catch {
        // The child has received SIGTERM too. It gets 2 s to clean up: git removes an unfinished
        // worktree, a recording stops its device.
        for _ in 0..<100 where !hasEnded { usleep(20_000) }
        throw error
      }
      let left = limit.map { ($0 - .now) / .milliseconds(1) } ?? .infinity
      guard left > 0 else { return .timeout }
      // Read before the pipes, so that all output of an ended process is read before `.end`.
      let isOver = hasEnded
      let errors = errorsAreOpen ? errorPipe?.reader : nil
      var files = [pipe, errors].map { pollfd(fd: $0 ?? -1, events: Int16(POLLIN), revents: 0) }
      if isWritten { files[0].events = Int16(POLLOUT) }
      // A pipe that is closed ends the wait at once; without pipes, the loop looks every 20 ms
      // whether the process has ended.
      let pause = pipe == nil && errors == nil ? 20 : 1_000.0
      // The call changes the values and keeps no pointer to them. A signal ends it early.
      let count = unsafe poll(&files, nfds_t(files.count), isOver ? 0 : Int32(min(left, pause) + 1))
      if count > 0, files[1].revents != 0 { readErrors() }
      if count > 0, files[0].revents != 0 { return .ready }
      if isOver { return .end }
    }
  }

  /// Waits until the process ends.
  ///
  /// - Returns: `nil` if it took longer than the limit and was killed.
  func ending(within limit: Duration? = nil) throws -> Ending? {
    let isOver = try wait(until: limit.map { .now + $0 }) == .end
    let ending = end()
    return isOver ? ending : nil
  }

  /// Kills the process group, and returns how the process itself ended.
  @discardableResult
  func end() -> Ending {
    if let ending { return ending }
    // The group keeps its number until the process is waited for.
    kill(-number, SIGKILL)
    if endsAtSignals { Interruption.release(number) }
    var status: Int32 = 0
    // The call fills one value.
    while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let ending = signal == 0 ? Ending.exit(status >> 8 & 0xFF) : .signal(signal)
    self.ending = ending
    return ending
  }

  /// The last lines of standard error as the end of a message, after ``end()``; empty without any.
  var errorEnd: String {
    if errorsAreOpen, let reader = errorPipe?.reader {
      var file = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      // The call fills one value and keeps no pointer to it.
      if unsafe poll(&file, 1, 0) > 0 { readErrors() }
    }
    let all = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    // A backtrace follows, whose end says little.
    let fatal = all.firstIndex { $0.contains("Fatal error: ") }
    let lines = fatal.map { all[$0...$0] } ?? all.suffix(Self.keptLines)
    guard !lines.isEmpty else { return "" }
    let joined = lines.joined(separator: " / ")
    let isWhole = joined.count <= Self.keptCharacters
    return ". Its last errors: " + (isWhole ? joined : "…" + joined.suffix(Self.keptCharacters))
  }

  /// Indicates whether the process ended; it keeps its number until ``end()``.
  private var hasEnded: Bool { ending != nil || leaderEnding != nil }

  /// The end of the process itself, whose group may go on until ``end()``; `nil` while it runs.
  var leaderEnding: Ending? {
    var facts = unsafe siginfo_t()
    // The call fills one value and keeps no pointer to it; without an end it stays 0.
    guard unsafe waitid(P_PID, id_t(number), &facts, WEXITED | WNOHANG | WNOWAIT) == 0,
      unsafe facts.si_signo != 0
    else { return ending }
    let status = unsafe facts._sifields._sigchld.si_status
    return unsafe facts.si_code == Int32(CLD_EXITED) ? .exit(status) : .signal(status)
  }

  /// Reads as much as a pipe holds: after the end of the process, all that it wrote.
  private func readErrors() {
    guard let errorPipe else { return }
    let bytes = errorPipe.read()
    errorsAreOpen = !bytes.isEmpty
    errors += bytes
    if errors.count > 2 * Self.keptBytes { errors.removeFirst(errors.count - Self.keptBytes) }
  }
}
