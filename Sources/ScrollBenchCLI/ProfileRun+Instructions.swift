import Benchmarking
import Files
import Measurement
import Reporting
import RunRecords

extension ProfileRun {
  /// Counts the instructions of a round of one strategy, at one refresh rate and on one thread.
  func instructions() throws -> ProfileReport.Instructions {
    guard let strategy = command.callgrind, InstructionProbe.isOn else {
      throw ProfileGap("the process does not run under valgrind")
    }
    let refreshRate = experiment.refreshRates[0]
    let frames = min(
      experiment.frames(at: refreshRate),
      command.replay.frames ?? ProfileCommand.defaultCountedFrames)
    var experiment = experiment
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
    let data = try contents(of: file, orElse: "callgrind left no file")
    let functions = try CommandFailure.reading { () throws(InputError) in
      try CallgrindDump.profile([UInt8](data), name: file, readable: FunctionName.readable)
    }
    return ProfileReport.Instructions(
      strategy: strategy, functions: functions, frames: frames, refreshRate: refreshRate,
      kernels: command.engineOptions.engine.kernelsInUse)
  }
}
