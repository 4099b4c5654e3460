import Foundation
import Labels
import Measurement
import Reports
import RunRecords
import ScrollHarness
import Synchronization

/// The work of a source's process: it scrolls, looks, and hands over what it saw as a file.
struct ProfileRun {
  private var experiment: Experiment
  private let command: ProfileCommand
  private let scratch: String

  /// - Parameter scratch: An empty folder.
  init(_ experiment: Experiment, _ command: ProfileCommand, scratch: String) {
    self.experiment = experiment
    self.command = command
    self.scratch = scratch
  }

  mutating func run(_ source: ProfileSource) throws {
    var message = ProfileMessage()
    switch source {
    case .processor: try sample(into: &message)
    case .heap: try recordHeap(into: &message)
    case .callgrind: try countInstructions(into: &message)
    }
    try CommandFailure.wrapping(.output) {
      try JSONEncoder().encode(message)
        .write(to: URL(fileURLWithPath: scratch + "/" + ProfileMessage.file))
    }
  }

  private func makeBench() throws -> ProfileBench {
    let renderer = try CommandFailure.wrapping(.data) { try TextRenderer() }
    _ = experiment.loadFonts(into: renderer)
    return try CommandFailure.wrapping(.mismatch) {
      try ProfileBench(experiment, renderer: renderer)
    }
  }

  /// The functions of a stack that do the work of a frame.
  private static func work(_ frames: [StackFrame]) -> [StackFrame] {
    let caller = frames.lastIndex { frame in
      ProfileBench.callers.contains(where: frame.name.hasPrefix)
    }
    return caller.map { Array(frames[($0 + 1)...]) } ?? frames
  }
}

extension ProfileRun {
  /// Samples all rounds, the series in turn.
  private func sample(into message: inout ProfileMessage) throws {
    let bench = try makeBench()
    let phases = Phase.allCases
    // The tag of a series' first phase; after its phases comes what is between two frames.
    let stride = phases.count + 1
    let sampler: StackSampler
    let failures = Mutex<[String]>([])
    do {
      sampler = try StackSampler(period: .microseconds(command.period))
      bench.onEachThread {
        do { try sampler.addCurrentThread() } catch { failures.withLock { $0.append("\(error)") } }
      }
    } catch {
      message.missing = "\(error)"
      return
    }
    if let failure = failures.withLock({ $0.first }) {
      message.missing = failure
      return
    }
    var processorTime: Int64 = 0
    for _ in 0..<experiment.rounds {
      for index in bench.series.indices {
        let first = index * stride
        let start = ProcessorClock.now()
        sampler.setTag(first + phases.count)
        bench.run(index) { phase in
          sampler.setTag(first + (phase.flatMap(phases.firstIndex) ?? phases.count))
        }
        sampler.setTag(-1)
        processorTime += ProcessorClock.now() - start
      }
    }
    let samples = sampler.stop()
    guard let map = MemoryMap.ofThisProcess() else {
      message.missing = "/proc/self/maps cannot be read"
      return
    }
    guard !samples.isEmpty else {
      message.missing =
        "the rounds ended before a sample was taken; ask for more rounds or frames"
      return
    }
    let symbolizer = Symbolizer(map)
    var stacks = StackProfile()
    var outside = 0
    for sample in samples {
      let (index, phase) = sample.tag.quotientAndRemainder(dividingBy: stride)
      guard phase < phases.count else {
        outside += 1
        continue
      }
      stacks.add(
        1, to: Self.work(symbolizer.frames(sample.addresses)), of: bench.series[index].strategy,
        in: phases[phase])
    }
    message.processor = ProfileReport.Processor(
      stacks: stacks, outside: outside, dropped: sampler.dropped,
      askedPeriod: command.period * 1_000, period: Int(processorTime) / sampler.count)
  }

  /// Records the allocations of a round, one phase at a time.
  private func recordHeap(into message: inout ProfileMessage) throws {
    guard HeapProbe.isOn else {
      message.missing = "jemalloc took no notice of MALLOC_CONF"
      return
    }
    let bench = try makeBench()
    guard let map = MemoryMap.ofThisProcess() else {
      message.missing = "/proc/self/maps cannot be read"
      return
    }
    let symbolizer = Symbolizer(map)
    let file = scratch + "/heap"
    var stacks = StackProfile()
    for index in bench.series.indices {
      for wanted in Phase.allCases {
        HeapProbe.reset()
        let frames = bench.run(index) { HeapProbe.setActive($0 == wanted) }
        guard HeapProbe.dump(to: file), let data = FileManager.default.contents(atPath: file) else {
          message.missing = "jemalloc could not write \(file)"
          return
        }
        let dump = try CommandFailure.reading { () throws(InputError) in
          try HeapDump(String(decoding: data, as: UTF8.self), name: file)
        }
        // The thread's own counters saw the same allocations.
        let counted = frames.reduce(0) { $0 + $1.phaseBytes[wanted] }
        let recorded = dump.stacks.reduce(0) { $0 + $1.bytes }
        if counted != recorded {
          message.doubts.append(
            "The stacks of \(bench.series[index].strategy) in \(wanted.rawValue) hold \(recorded) bytes,"
              + " its threads counted \(counted).")
        }
        for stack in dump.stacks {
          stacks.add(
            stack.allocations, bytes: stack.bytes,
            to: Self.work(symbolizer.frames(stack.addresses, startsWithReturn: true)),
            of: bench.series[index].strategy, in: wanted)
        }
      }
    }
    message.heap = stacks
  }

  /// Counts the instructions of a round of one strategy.
  private mutating func countInstructions(into message: inout ProfileMessage) throws {
    guard let strategy = command.callgrind, InstructionProbe.isOn else {
      message.missing = "the process does not run under valgrind"
      return
    }
    experiment.strategies = [KnownStrategies.named(strategy)]
    experiment.refreshRates = [experiment.refreshRates[0]]
    experiment.engine.threads = 1
    let frames = min(
      experiment.frames(at: experiment.refreshRates[0]),
      command.replay.frames ?? ProfileCommand.defaultCountedFrames)
    experiment.framesPerPass = frames
    let bench = try makeBench()
    InstructionProbe.start()
    var running: Phase?
    bench.run(0) { phase in
      if let running { InstructionProbe.dump(running) } else { InstructionProbe.reset() }
      running = phase
    }
    let file = scratch + "/callgrind.out"
    guard let data = FileManager.default.contents(atPath: file) else {
      message.missing = "callgrind left no file"
      return
    }
    let functions = try CommandFailure.reading { () throws(InputError) in
      try CallgrindDump.profile([UInt8](data), name: file, readable: FunctionName.readable)
    }
    message.instructions = ProfileReport.Instructions(
      strategy: strategy, functions: functions, frames: frames,
      refreshRate: experiment.refreshRates[0], kernels: command.engineOptions.kernelsInUse)
  }
}

extension InstructionProbe {
  /// Writes down what a phase took that has just ended.
  fileprivate static func dump(_ phase: Phase) {
    switch phase {
    case .advance: dump("advance")
    case .turnover: dump("turnover")
    case .configure: dump("configure")
    case .layout: dump("layout")
    case .commit: dump("commit")
    case .composite: dump("composite")
    }
  }
}
