import ArgumentParser
import Benchmarking
import Files
import JudgingCLI

struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: WorkerService.command, abstract: "Measure on request of another command.",
    usage: "scrollbench \(WorkerService.command)", shouldDisplay: false)

  func run() throws {
    try StandardOutput.diverting {
      try WorkerService.run { message in
        try OutputFile.writeToStandardOutput { $0.append([UInt8](message)) }
      }
    }
  }
}
