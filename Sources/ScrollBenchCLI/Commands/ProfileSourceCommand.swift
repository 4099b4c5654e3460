package import ArgumentParser
package import Benchmarking
import Compositing
import Files
import Foundation
import Measurement
import Reporting
import RowStrategies
import RunRecords

/// The result of a worker process: one of the parts, or the reason for its absence.
struct ProfileMessage: Codable {
  var processor: ProfileReport.Processor?
  var heap: StackProfile?
  var instructions: ProfileReport.Instructions?
  /// The end of a sentence.
  var missing: String?
  /// Whole sentences.
  var caveats: [String] = []
}

/// `scrollbench profile-source`: scrolls and profiles one source, as a process of `profile`, and
/// leaves the result as a file.
package struct ProfileSourceCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "profile-source", abstract: "Profile one source of a profile.",
    usage: "scrollbench profile-source [<options>]",
    shouldDisplay: false)

  @Option(help: "The source.")
  package var source: ProfileSource

  @Option(help: "The empty folder for its files.", transform: FlagValue.path)
  package var scratch: String

  @OptionGroup package var arguments: ProfileCommand

  package init() {}

  package func run() throws {
    try CommandFailure.reporting {
      let experiment = try arguments.makeExperiment()
      var message = ProfileMessage()
      do {
        switch source {
        case .processor: message.processor = try processor(experiment)
        case .heap: (message.heap, message.caveats) = try heap(experiment)
        case .callgrind: message.instructions = try instructions(experiment)
        }
      } catch let gap as ProfileGap {
        message.missing = gap.reason
      }
      try CommandFailure.wrapping(.output) {
        try JSONEncoder().encode(message)
          .write(to: URL(fileURLWithPath: scratch + "/" + ProfileProcess.resultName))
      }
    }
  }

  private func makeBench(_ experiment: Experiment) throws -> ProfileBench {
    try CommandFailure.running { try Session().makeProfileBench(experiment) }
  }

  private func processor(_ experiment: Experiment) throws -> ProfileReport.Processor {
    let samples = try makeBench(experiment).sampleStacks(
      rounds: experiment.rounds, period: .microseconds(arguments.period))
    return ProfileReport.Processor(
      stacks: samples.stacks, dropped: samples.dropped, askedPeriod: arguments.period * 1_000,
      period: samples.period)
  }

  /// Records the allocations of a round, one phase at a time.
  ///
  /// - Returns: The stacks, and a sentence for each phase in which their bytes differ from the
  ///   threads' own count.
  private func heap(
    _ experiment: Experiment
  ) throws -> (stacks: StackProfile, caveats: [String]) {
    guard HeapProbe.isOn else { throw ProfileGap("jemalloc took no notice of MALLOC_CONF") }
    let bench = try makeBench(experiment)
    var dumps: [(strategy: String, phase: Phase, stacks: [HeapDump.Stack])] = []
    var caveats: [String] = []
    for (index, series) in bench.series.enumerated() {
      for phase in Phase.allCases {
        HeapProbe.reset()
        let frames = bench.run(index) { HeapProbe.setActive($0 == phase) }
        let dump = try heapDump()
        let counted = frames.reduce(0) { $0 + $1.phaseBytes[phase] }
        let recorded = dump.stacks.reduce(0) { $0 + $1.bytes }
        if counted != recorded {
          caveats.append(
            "The stacks of \(series.strategy) in \(phase.rawValue) hold \(recorded) bytes, its"
              + " threads counted \(counted).")
        }
        dumps.append((series.strategy, phase, dump.stacks))
      }
    }
    // After the last round: loading libdw makes other threads allocate too.
    let symbolizer = Symbolizer()
    var stacks = StackProfile()
    for (strategy, phase, dumped) in dumps {
      for stack in dumped {
        stacks.add(
          stack.allocations, bytes: stack.bytes,
          to: ProfileBench.work(symbolizer.frames(stack.addresses, startsWithReturn: true)),
          of: strategy, in: phase)
      }
    }
    return (stacks, caveats)
  }

  private func heapDump() throws -> HeapDump {
    let file = scratch + "/heap"
    guard HeapProbe.dump(to: file), let data = FileManager.default.contents(atPath: file) else {
      throw ProfileGap("jemalloc could not write \(file)")
    }
    return try CommandFailure.reading { () throws(InputError) in
      try HeapDump(String(decoding: data, as: UTF8.self), name: file)
    }
  }

  /// Counts the instructions of a round of one strategy, at one refresh rate and on one thread.
  private func instructions(
    _ experiment: Experiment
  ) throws -> ProfileReport.Instructions {
    guard let strategy = arguments.callgrind, InstructionProbe.isOn else {
      throw ProfileGap("the process does not run under valgrind")
    }
    let refreshRate = experiment.refreshRates[0]
    let frames = arguments.replay.frames ?? Experiment.countedFrames
    let counted = experiment.counted(
      KnownStrategies.named(strategy), at: refreshRate, frames: frames)
    try makeBench(counted).countInstructions(of: 0)
    let file = scratch + "/" + ProfileProcess.dumpName
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ProfileGap("callgrind left no file")
    }
    let functions = try CommandFailure.reading { () throws(InputError) in
      try CallgrindDump.profile([UInt8](data), name: file, readable: FunctionName.readable)
    }
    return ProfileReport.Instructions(
      strategy: strategy, functions: functions, frames: counted.frames(at: refreshRate),
      refreshRate: refreshRate,
      kernels: arguments.engineOptions.engine.kernelsInUse)
  }
}
