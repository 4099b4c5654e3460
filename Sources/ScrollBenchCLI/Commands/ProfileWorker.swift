import Benchmarking
import Compositing
import Files
import Foundation
import Measurement
import Reporting
import RowStrategies
import RunRecords

extension ProfileCommand {
  func makeExperiment() throws -> Experiment {
    try debugBuild.check()
    let scenario = try scenarioOptions.resolvedScenario(quick: replay.quick)
    guard scenario.claims.isEmpty else {
      throw CommandFailure(
        "\(scenarioOptions.scenario) says what its claims compare and cannot be profiled: name"
          + " another scenario", .usage)
    }
    let ids = strategy ?? KnownStrategies.standard.map(\.id)
    if let id = ids.first(where: { !ProfileFolder.isFile("\($0).svg") }) {
      throw CommandFailure("the strategy \(id) has no name for a file: leave it out", .usage)
    }
    if let callgrind, !ids.contains(callgrind) {
      throw CommandFailure(
        "\(callgrind) is not among the strategies that are profiled: name it in --strategy too",
        .usage)
    }
    return try Experiment(
      scenario, scenarioOptions, strategies: ids, engineOptions, refreshRates: hz, replay)
  }

  /// Runs a worker process for each source and combines their results.
  ///
  /// - Throws: ``CommandFailure`` if none has a result.
  func profile(_ experiment: Experiment) throws -> ProfileReport {
    var report = ProfileReport(
      ProfileReport.Facts(
        scenario: experiment.scenario.name, engine: experiment.engine.id,
        kernels: experiment.engine.kernelsInUse, threads: experiment.engine.threads,
        strategies: experiment.strategies.map(\.id), refreshRates: experiment.refreshRates,
        frames: experiment.refreshRates.reduce(0) { $0 + experiment.frames(at: $1) },
        rounds: experiment.rounds, isDebug: BuildInfo.isDebug,
        tool: "scrollbench \(BuildInfo.version) (\(BuildInfo.commit))"))
    if !Symbolizer.namesFunctions {
      report.notes.append("Stacks name only libraries: libdw of elfutils is not installed.")
    }
    let process = try ProfileProcess()
    try Interruption.whileRunningChildren {
      for source in ProfileSource.allCases where source != .callgrind || callgrind != nil {
        StandardError.write("profiling \(source.subject) …\n")
        do {
          let data = try process.result(of: source)
          let message = try JSONDecoder().decode(ProfileMessage.self, from: data)
          if let reason = message.missing { throw ProfileGap(reason) }
          report.processor = message.processor ?? report.processor
          report.heap = message.heap ?? report.heap
          report.instructions = message.instructions ?? report.instructions
          report.notes += message.caveats
        } catch let gap as ProfileGap {
          report.notes.append("There is nothing of \(source.subject): \(gap.reason).")
        } catch is DecodingError {
          report.notes.append("There is nothing of \(source.subject): its result is no JSON.")
        }
      }
    }
    guard report.processor != nil || report.heap != nil || report.instructions != nil else {
      throw CommandFailure(
        "nothing could be profiled. " + report.notes.joined(separator: " "), .inconclusive)
    }
    return report
  }
}

/// The result of a worker process: one of the parts, or the reason for its absence.
private struct ProfileMessage: Codable {
  var processor: ProfileReport.Processor?
  var heap: StackProfile?
  var instructions: ProfileReport.Instructions?
  /// The end of a sentence.
  var missing: String?
  /// Whole sentences.
  var caveats: [String] = []
}

/// The work of the process of a source: it scrolls, profiles, and leaves the result as a file.
struct ProfileWorker {
  private let experiment: Experiment
  private let command: ProfileCommand
  private let scratch: String

  /// - Parameter scratch: An empty folder.
  init(_ experiment: Experiment, command: ProfileCommand, scratch: String) {
    self.experiment = experiment
    self.command = command
    self.scratch = scratch
  }

  func run(_ source: ProfileSource) throws {
    var message = ProfileMessage()
    do {
      switch source {
      case .processor: message.processor = try processor()
      case .heap: (message.heap, message.caveats) = try heap()
      case .callgrind: message.instructions = try instructions()
      }
    } catch let gap as ProfileGap {
      message.missing = gap.reason
    }
    try CommandFailure.wrapping(.output) {
      try JSONEncoder().encode(message)
        .write(to: URL(fileURLWithPath: scratch + "/" + ProfileProcess.resultName))
    }
  }

  private func makeBench(_ experiment: Experiment) throws -> ProfileBench {
    try CommandFailure.running { try Session().makeProfileBench(experiment) }
  }

  private func processor() throws -> ProfileReport.Processor {
    let samples = try makeBench(experiment).sampleStacks(
      rounds: experiment.rounds, period: .microseconds(command.period))
    return ProfileReport.Processor(
      stacks: samples.stacks, dropped: samples.dropped, askedPeriod: command.period * 1_000,
      period: samples.period)
  }

  /// Records the allocations of a round, one phase at a time.
  ///
  /// - Returns: The stacks, and a sentence for each phase in which their bytes differ from the threads'
  ///   own count.
  private func heap() throws -> (stacks: StackProfile, caveats: [String]) {
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
  private func instructions() throws -> ProfileReport.Instructions {
    guard let strategy = command.callgrind, InstructionProbe.isOn else {
      throw ProfileGap("the process does not run under valgrind")
    }
    var experiment = experiment
    let refreshRate = experiment.refreshRates[0]
    let frames = min(
      experiment.frames(at: refreshRate),
      command.replay.frames ?? ProfileCommand.defaultCountedFrames)
    experiment.strategies = [KnownStrategies.named(strategy)]
    experiment.refreshRates = [refreshRate]
    experiment.engine.threads = 1
    experiment.framesPerPass = frames
    let bench = try makeBench(experiment)
    InstructionProbe.start()
    var running: Phase?
    bench.run(0) { phase in
      if let running { InstructionProbe.dump(running.rawValue) } else { InstructionProbe.reset() }
      running = phase
    }
    let file = scratch + "/callgrind.out"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ProfileGap("callgrind left no file")
    }
    let functions = try CommandFailure.reading { () throws(InputError) in
      try CallgrindDump.profile([UInt8](data), name: file, readable: FunctionName.readable)
    }
    return ProfileReport.Instructions(
      strategy: strategy, functions: functions, frames: frames, refreshRate: refreshRate,
      kernels: command.engineOptions.engine.kernelsInUse)
  }
}
