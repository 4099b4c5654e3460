import ArgumentParser
import Benchmarking
import Files
import Foundation
import JudgingCLI
import ScrollBenchCLI
import Text

/// Measures the published claims, as `results/claims.csv` has them.
@main
struct PublishedClaims: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure what others published about the speed and the memory of row systems.",
    discussion: """
      Prints a line per claim: the verdict on this machine; how many times as much the side takes \
      that the claim calls worse, with its 95 % interval; the metric; the claim. Times and memory are \
      measured in rounds, each with processes of one side and then of the other. Counters repeat \
      exactly: a pass in this process counts them.
      """)

  @Flag(help: "Measure the claims about counters only.")
  var counters = false

  @Option(help: "Rounds of claims about times and memory, 1 to 1000; 6 are needed for a verdict.")
  var rounds = 6

  @Option(help: "A CSV file to write, as results/claims.csv.")
  var output: String?

  @OptionGroup(visibility: .hidden) var workers: PatienceOptions

  /// Runs the command, or measures for it: sessions start this program again for each process.
  static func main() {
    let arguments = Array(ProgramArguments.all.dropFirst())
    if arguments.first == WorkerService.command { RootCommand.runAndExit() }
    Interruption.install("PublishedClaims")
    TextRenderer.prepareProcess()
    main(arguments)
  }

  func validate() throws {
    guard (1...1_000).contains(rounds) else {
      throw ValidationError("--rounds takes a number from 1 to 1000, not \(rounds)")
    }
  }

  func run() throws {
    do {
      try measure()
    } catch {
      guard let failure = CommandFailure(error) else { throw error }
      FileHandle.standardError.write(Data("\(failure.message)\n".utf8))
      throw ExitCode(failure.status.rawValue)
    }
  }

  private func measure() throws {
    if let output { try OutputFile.check([output], replacing: ClaimsCSV.isResult) }
    var bench = try ClaimBench(
      rounds: rounds, patience: workers.patience)
    let claims = PublishedClaim.all.filter { $0.metric.isExact || !counters }
    let results = try claims.map { claim in
      let result = try bench.measure(claim)
      try OutputFile.writeToStandardOutput { $0.append(Array("\(result)\n".utf8)) }
      return result
    }
    guard let output else { return }
    try OutputFile.write(
      [OutputFile.Entry(output, ClaimsCSV.bytes(results))], replacing: ClaimsCSV.isResult)
  }
}

extension ClaimBench.Result: CustomStringConvertible {
  /// A line of the table.
  package var description: String {
    func fixed(_ value: Double) -> String { DecimalText.fixed(value, places: 2) }
    func padded(_ text: String, _ width: Int) -> String {
      text.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    var effect = judgement.effect.map { fixed($0) + "×" } ?? "–"
    if let interval = judgement.interval, interval.low < interval.high {
      effect += " [\(fixed(interval.low)), \(fixed(interval.high))]"
    }
    return padded(judgement.verdict.rawValue, 15) + padded(effect, 22)
      + padded(claim.metric.rawValue, 35) + "\(claim.source): \(claim.claim)"
  }
}
