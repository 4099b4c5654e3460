import ArgumentParser
import Benchmarking
import Files

struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: WorkerService.command, abstract: "Measure on request of another command.",
    usage: "scrollbench \(WorkerService.command)", shouldDisplay: false)

  func run() throws {
    try WorkerService.run { message in
      try OutputFile.writeToStandardOutput { $0.append([UInt8](message)) }
    }
  }
}
