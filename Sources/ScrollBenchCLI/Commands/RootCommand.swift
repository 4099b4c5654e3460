import Analysis
package import ArgumentParser
import Benchmarking
import Files
import Foundation
import JudgingCLI
import Measurement
import Text

/// `scrollbench`: the command with its subcommands.
package struct RootCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "scrollbench",
    abstract: "Measures ways to draw list rows, and reports which stay within the frame budget.",
    discussion: """
      To start with:
        scrollbench run --quick
            compare ways to draw rows in a few seconds
        scrollbench report results/latest --html report.html
            show the run on one page
        scrollbench compare results/latest:layer-grid results/latest:square
            compare two ways, metric by metric

      help exit-status lists the exit statuses; --generate-completion-script SHELL writes \
      completions for bash, zsh and fish.
      """,
    version:
      "scrollbench \(BuildInfo.version) (commit \(BuildInfo.commit), \(BuildInfo.compiler))",
    subcommands: [WorkerCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Measure",
        subcommands: [RunCommand.self, SweepCommand.self, RecordCommand.self]),
      CommandGroup(
        name: "Judge", subcommands: [CompareCommand.self, GateCommand.self, DuelCommand.self]),
      CommandGroup(
        name: "Look", subcommands: [ReportCommand.self, RenderCommand.self, ProfileCommand.self]),
      CommandGroup(name: "Exchange", subcommands: [ExportCommand.self, AnalyzeCommand.self]),
      CommandGroup(name: "Trust", subcommands: [VerifyCommand.self, ListCommand.self]),
    ])

  package init() {}
}

extension RootCommand {
  /// Runs the command that the arguments of the process name, and exits.
  ///
  /// An invalid argument is reported in one line.
  package static func runAndExit() -> Never {
    StandardStreams.reserve()
    requireStack()
    Interruption.install()
    TextRenderer.prepareProcess()
    DrawingPart.current.strategies = KnownStrategies.all.map(\.id)
    DrawingPart.current.comparable = KnownStrategies.comparable.map(\.id)
    DrawingPart.current.exportDisplayLists = { try $0.writeDisplayLists() }
    var status = ExitCode.success
    do {
      guard !ProgramArguments.all.isEmpty else {
        throw ValidationError("the system passed on no arguments, which say what to do")
      }
      let arguments = Array(ProgramArguments.all.dropFirst())
      if arguments == ["help", "exit-status"] {
        print(HelpText.exitStatus)
        throw ExitCode.success
      }
      try checkCommand(arguments.first)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let code as ExitCode {
      // Its message is printed.
      status = code
    } catch {
      status = exitCode(for: error)
      if status == .success {
        // Help, the version or a completion script.
        print(fullMessage(for: error))
      } else {
        StandardError.write(line: "scrollbench: \(message(for: error))")
      }
    }
    if status.rawValue != ExitStatus.output.rawValue, !StandardOutput.flush() {
      StandardError.write(line: "scrollbench: the result could not be printed")
      status = ExitCode(ExitStatus.output.rawValue)
    }
    exit(withError: status)
  }

  /// Ends the program where its stack is too small, of which it would crash.
  private static func requireStack() {
    let kibibytes = 256
    var limit = rlimit()
    // The call fills the value and keeps no pointer to it.
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0,
      limit.rlim_cur < kibibytes * 1_024
    else { return }
    StandardError.write(
      line: "scrollbench: the stack is limited to \(limit.rlim_cur / 1_024) KiB, of which at least"
        + " \(kibibytes) are needed: raise it with ulimit -s")
    Foundation.exit(ExitStatus.data.rawValue)
  }

  /// Refuses a first argument that is neither an option nor a command, which the parser would blame
  /// on a later option.
  private static func checkCommand(_ argument: String?) throws {
    var names = ["help"]
    for command in configuration.subcommands
      + configuration.groupedSubcommands.flatMap({ $0.subcommands })
    {
      if let name = command.configuration.commandName { names.append(name) }
    }
    guard let argument, !argument.hasPrefix("-"), !names.contains(argument) else { return }
    throw ValidationError(
      "\(argument) is no command; "
        + suggestion(for: argument, among: names, else: "scrollbench help lists them"))
  }
}
