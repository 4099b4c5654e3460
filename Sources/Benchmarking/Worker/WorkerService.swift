import Analysis
import Files
package import Foundation
import Measurement
import RunData

/// The work of a process that measures on request: for a round of a run, a side of a duel, or a
/// profile.
///
/// It reads a line of JSON, a ``WorkerSetUp``, sets up the experiment and answers; then it reads and
/// answers ``WorkerRequest``s. The process ends with its input.
package struct WorkerService {
  /// The hidden command of the process.
  package static let command = "worker"
  /// The exit status of a build that does not know the command or the experiment: `EX_USAGE` of
  /// sysexits.h.
  static let refusalStatus: Int32 = 64

  private let experiment: Experiment
  private let bench: BlockBench
  /// Indicates whether the only pass draws a single frame with empty caches and pools.
  private let isCold: Bool

  /// Answers standard input until its end.
  package static func run(send: (Data) throws -> Void) throws {
    guard let line = readLine() else { return }
    let (service, ready) = try Self.make(decoded(WorkerSetUp.self, line))
    try send(ready.message())
    while let line = readLine() {
      let (answer, bytes) = try service.answer(to: decoded(WorkerRequest.self, line))
      try send(answer.message(bytes))
    }
  }

  private static func decoded<Message: Decodable>(
    _ type: Message.Type, _ line: String
  ) throws(MeasurementError) -> Message {
    do {
      return try JSONDecoder().decode(type, from: Data(line.utf8))
    } catch {
      throw MeasurementError(
        .specification, "this build does not know the request: \(JSONText.description(of: error))")
    }
  }

  private static func make(
    _ setUp: WorkerSetUp
  ) throws -> (service: WorkerService, ready: WorkerAnswer) {
    var experiment = try Experiment(setUp.spec, reading: RowFiles(path: setUp.rowsPath))
    let count = experiment.cases.count
    if let index = setUp.coldCase {
      guard (0..<count).contains(index) else {
        throw MeasurementError(.specification, "\(index) is no index of \(count) cases")
      }
      // Opens only the fonts of this frame.
      experiment.framesPerPass = 1
    }
    let session = try Session()
    var ready = WorkerAnswer.Ready(series: [])
    if setUp.isProfiled {
      let preview = ScrollPreview(experiment, renderer: session.renderer)
      _ = experiment.loadFonts(into: session.renderer, for: preview)
      ready.settings = [RunEnvironment.Fact.kernels.rawValue: experiment.engine.kernelsInUse]
    } else {
      let preparation = session.prepare(experiment)
      ready.settings = RunEnvironment(of: RunFacts(experiment, preparation)).named()
      ready.mismatches = Dictionary(
        preparation.proofs.filter { !$0.holds }.map { ($0.strategy, $0.firstFault) },
        uniquingKeysWith: { first, _ in first })
    }
    let bench = try BlockBench(
      experiment, renderer: session.renderer, cold: setUp.coldCase, round: max(1, setUp.round))
    ready.series = bench.series
    var answer = WorkerAnswer()
    answer.ready = ready
    return (
      WorkerService(experiment: experiment, bench: bench, isCold: setUp.coldCase != nil), answer
    )
  }

  private func answer(to request: WorkerRequest) throws -> (WorkerAnswer, Data) {
    guard request.isPossible else {
      throw MeasurementError(.specification, "a request has a number that none can have")
    }
    var answer = WorkerAnswer()
    var bytes = Data()
    do {
      switch request {
      case .pass(let round, let runID):
        let block = bench.run(round: round)
        answer.block = block.facts
        bytes = Data(frames(of: block, round: round, runID: runID))
      case .block:
        let block = bench.runBlock()
        answer.block = block.facts
        bytes = Data(frames(of: block, round: 1, runID: nil))
      case .memory(let frames): answer.memory = bench.memory(afterFrames: frames)
      case .instructions: try bench.countInstructions()
      case .stacks(let rounds, let period):
        bytes = try JSONEncoder().encode(bench.sampleStacks(rounds: rounds, period: period))
      case .heap(let file): bytes = try JSONEncoder().encode(bench.recordHeap(in: file))
      }
    } catch let error as MeasurementError {
      answer.gap = error.message
    }
    return (answer, bytes)
  }

  /// - Parameter runID: `nil` for a block of a duel.
  private func frames(of block: Block, round: Int, runID: String?) -> [UInt8] {
    var series = block.series
    if isCold { (series[0].frames[0].round, series[0].frames[0].frame) = (0, round - 1) }
    return FramesCSV.bytes(series, without: block.absent) {
      SeriesHead(
        SeriesKey(
          scenario: experiment.scenario.name, engine: experiment.engine.id, strategy: $0.strategy,
          reuse: experiment.reuse.rawValue, refreshRate: $0.refreshRate), runID: runID)
    }
  }
}

extension WorkerAnswer {
  /// The line and the bytes behind it.
  package func message(_ bytes: Data = Data()) throws -> Data {
    var head = self
    head.bytes = bytes.count
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(head) + Data("\n".utf8) + bytes
  }
}
