import Measurement
package import RowStrategies
import RunData

extension Experiment {
  /// The frames that callgrind counts by default: it makes each about fifty times slower.
  package static let countedFrames = 30

  /// Returns the experiment of which callgrind counts the instructions: one strategy at one refresh
  /// rate, on one thread, with short passes.
  package func counted(
    _ strategy: StrategyDescriptor, at refreshRate: Int, frames: Int = countedFrames
  ) -> Experiment {
    var counted = self
    counted.strategies = [strategy]
    counted.spec.refreshRates = [refreshRate]
    counted.engine.threads = 1
    counted.spec.framesPerPass = min(self.frames(at: refreshRate), frames)
    counted.spec.rounds = 1
    return counted
  }
}

extension BlockBench {
  /// Runs one pass of the first series under callgrind, which dumps each phase under its name.
  func countInstructions() throws(MeasurementError) {
    guard InstructionProbe.isOn else {
      throw MeasurementError(.process, "the process does not run under valgrind")
    }
    InstructionProbe.start()
    var running: Phase?
    run(0) { phase in
      if let running { InstructionProbe.dump(running.rawValue) } else { InstructionProbe.reset() }
      running = phase
    }
  }
}
