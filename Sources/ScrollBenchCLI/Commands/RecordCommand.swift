import Analysis
import ArgumentParser
import Benchmarking
import Files
import JudgingCLI

struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Run two commands that leave logs of a device in turn, and compare the logs.",
    usage: "scrollbench record --collect <pattern> --output <folder> <old> <new>",
    discussion: """
      The commands are lines of /bin/sh, and run in the order old, new, new, old and so on: a drift of \
      the device would look like a change if all old sessions came first. Each leaves one log, new or \
      rewritten, at a path that matches the pattern; it is copied to a file such as 01-old.json, and \
      sessions.json lists it with its time, order and side. After an interruption or a failure the same \
      call continues; compare and gate take the folder too. The result and exit status are those of \
      compare; 3 if a command fails, hangs, or leaves no log or several. What a command prints is shown \
      only if it fails, processes that it leaves behind are killed, and what it asks on the terminal \
      fails at once.
      """)

  @Argument(help: ArgumentHelp("The command of the old side.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The command of the new side.", valueName: "new"))
  var new: String

  @Option(
    count: "sessions", upTo: 1_000,
    "The sessions of each side: four for compare, six for --fail-on worse.")
  var sessions: Int = 8

  @Option(path: "pattern", "The path of the logs, with *, ? and [] as in a shell.")
  var collect: String

  @Option(path: "folder", "The folder for the logs and sessions.json, made if it is not there.")
  var output: String

  @Option(
    count: "seconds", upTo: 86_400, value: "seconds",
    "The longest time of a command before it is killed.")
  var timeout: Int = 600

  @Option(
    count: "seconds", upTo: 86_400, value: "seconds",
    "The longest wait for a log after its command ended.")
  var wait: Int = 10

  @OptionGroup var verdict: VerdictOptions

  @OptionGroup(title: "Logs of devices") var log: LogOptions

  func validate() throws {
    guard !old.isEmpty, !new.isEmpty else { throw ValidationError("a command is empty") }
  }

  func run() throws {
    try Interruption.whileRunningChildren { try record() }
    let folder = try RecordedFolder(output)
    try verdict.judge(folder.old, folder.new, read: log, order: folder.order)
  }

  private func record() throws {
    var run = try RecordRun(
      RecordedSessions(old: old, new: new), collecting: collect, in: output, timeout: timeout,
      wait: wait)
    let before = run.recorded.sessions.count
    var first = try run.recorded.sessions.first.map {
      try log.sessions(at: PathText.join(output, $0.file))
    }
    defer {
      if run.recorded.sessions.count > before {
        let (done, all) = (run.recorded.sessions.count, 2 * sessions)
        WrittenFiles.announce(
          "\(output)/\(RecordedSessions.fileName), which lists "
            + (done < all
              ? "\(done) of \(all) sessions; the same command goes on" : "\(done) sessions")
        )
      }
    }
    try ProgressLine.showing { line in
      try run.record(sessions: sessions) { path in
        let session = try log.sessions(at: path)
        // Refuses at once what could not be compared at the end.
        _ = try LogOptions.groups(
          [first ?? session], [session], by: .comparison, order: .unknown)
        first = first ?? session
      } report: { session, all in
        line.show(["session \(session) of \(all)"], fraction: Double(session - 1) / Double(all))
      }
    }
  }
}
