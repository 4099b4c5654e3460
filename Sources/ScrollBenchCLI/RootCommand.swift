import Analysis
package import ArgumentParser
import Measurement
import Text

/// `scrollbench`: the command with its subcommands.
package struct RootCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "scrollbench",
    abstract: "Which way of drawing list rows keeps a scroll inside its frame budget?",
    discussion: """
      For completions in bash, zsh and fish: --generate-completion-script SHELL, or \
      scripts/install-completions.

      """ + ExitCodeTable.text,
    version:
      "scrollbench \(BuildInfo.version) (commit \(BuildInfo.commit), \(BuildInfo.compiler))",
    subcommands: [
      RunCommand.self,
      ReportCommand.self,
      CompareCommand.self,
      GateCommand.self,
      DuelCommand.self,
      CapacityCommand.self,
      SweepCommand.self,
      AnalyzeCommand.self,
      ExportCommand.self,
      ProfileCommand.self,
      VerifyCommand.self,
      RenderCommand.self,
      ListCommand.self,
      BlocksCommand.self,
    ])

  package init() {}
}

extension RootCommand {
  /// Runs the command that the arguments of the process name, and exits.
  ///
  /// A flag that is not accepted is answered with one line.
  package static func runAndExit() -> Never {
    TextRenderer.prepareProcess()
    do {
      var command = try parseAsRoot()
      try command.run()
      guard StandardOutput.flush() else {
        StandardError.write("scrollbench: the result could not be printed\n")
        exit(withError: ExitCode(ExitStatus.output.rawValue))
      }
      exit()
    } catch {
      // An exit code comes from who has already said why; help and version are not mistakes.
      if !(error is ExitCode), exitCode(for: error) == .validationFailure {
        StandardError.write("scrollbench: \(message(for: error))\n")
        exit(withError: ExitCode.validationFailure)
      }
      exit(withError: error)
    }
  }
}
