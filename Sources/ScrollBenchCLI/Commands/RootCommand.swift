package import ArgumentParser
import Benchmarking
import JudgingCLI
import Measurement
import Text

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
      CommandGroup(name: "Start", subcommands: [InitCommand.self]),
    ])

  package init() {}
}

extension RootCommand {
  package static func runAndExit() -> Never {
    runProgram {
      TextRenderer.prepareProcess()
      DrawingPart.current.strategies = KnownStrategies.all.map(\.id)
      DrawingPart.current.comparable = KnownStrategies.comparable.map(\.id)
      DrawingPart.current.exportDisplayLists = { try $0.writeDisplayLists() }
    }
  }
}
