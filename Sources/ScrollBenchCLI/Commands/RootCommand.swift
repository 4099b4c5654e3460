import Analysis
package import ArgumentParser
import Measurement
import Text

/// `scrollbench`: the command with its subcommands.
package struct RootCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "scrollbench",
    abstract: "Measures ways to draw list rows, and reports which stay within the frame budget.",
    discussion: """
      For completions in bash, zsh and fish: --generate-completion-script SHELL, or \
      scripts/install-completions.
      """,
    version:
      "scrollbench \(BuildInfo.version) (commit \(BuildInfo.commit), \(BuildInfo.compiler))",
    subcommands: [BlocksCommand.self, CountCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Measure",
        subcommands: [RunCommand.self, CapacityCommand.self, SweepCommand.self]),
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
    TextRenderer.prepareProcess()
    do {
      var command = try parseAsRoot()
      try command.run()
      guard StandardOutput.flush() else {
        StandardError.write(line: "scrollbench: the result could not be printed")
        exit(withError: ExitCode(ExitStatus.output.rawValue))
      }
      exit()
    } catch {
      // An ExitCode is thrown after its message is printed; help and version are not errors.
      if !(error is ExitCode), exitCode(for: error) == .validationFailure {
        StandardError.write(line: "scrollbench: \(message(for: error))")
        exit(withError: ExitCode.validationFailure)
      }
      if exitCode(for: error) == .success, fullMessage(for: error) == helpMessage() {
        print("\(helpMessage())\n\(HelpText.exitStatus)")
        exit()
      }
      exit(withError: error)
    }
  }
}
