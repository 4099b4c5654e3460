package import ArgumentParser
import Benchmarking
import Files
import JudgingCLI

package struct WorkerCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: WorkerService.command, abstract: "Measure on request of another command.",
    usage: "scrollbench \(WorkerService.command)", shouldDisplay: false)

  package init() {}

  package func run() throws {
    try WorkerService.run { message in
      try OutputFile.writeToStandardOutput { $0.append([UInt8](message)) }
    }
  }
}
