package import ArgumentParser
import CBuildInfo
import Reporting

/// `scrollbench-judge`: the commands that judge runs and logs, without those that measure.
package struct JudgeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "scrollbench-judge",
    abstract: "Judges recorded runs and logs of devices, as scrollbench does.",
    discussion: """
      To start with:
        scrollbench-judge analyze log.json
            judge the frames of a device
        scrollbench-judge compare old*.json -- new*.json
            compare two builds of an app
        scrollbench-judge gate --baseline device.json new*.json
            hold a build to stored sessions

      help exit-status lists the exit statuses; --generate-completion-script SHELL writes \
      completions for bash, zsh and fish.
      """,
    version: "scrollbench-judge \(release)",
    subcommands: [
      AnalyzeCommand.self, CompareCommand.self, GateCommand.self, ReportCommand.self,
      ExportCommand.self, MetricsCommand.self,
    ])

  package init() {}

  private static var release: String {
    // String literals of the C target.
    let (version, commit) = unsafe (
      String(cString: scrollbench_version()), String(cString: scrollbench_commit())
    )
    return "\(version) (commit \(commit))"
  }
}

/// `scrollbench-judge list`: the part of `scrollbench list` that needs no drawing.
struct MetricsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the metrics.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case metrics, sentences

    // The templates of sentences are for the project's own tests.
    static var allValueStrings: [String] { [metrics.rawValue] }
  }

  @Argument(help: "What to list.") var subject: Subject

  func run() {
    switch subject {
    case .metrics: PrintedList.printMetrics()
    case .sentences: PrintedList.print(SentenceList.entries)
    }
  }
}
