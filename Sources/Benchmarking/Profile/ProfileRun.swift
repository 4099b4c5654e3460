import Files
import Foundation
import Measurement
package import RunData

/// A source of a profile; each has a process of its own, so that none disturbs another.
package enum ProfileSource: String, CaseIterable, Sendable {
  case processor, heap, callgrind

  /// The measured resource.
  package var subject: String {
    switch self {
    case .processor: "processor time"
    case .heap: "allocations"
    case .callgrind: "instructions"
    }
  }
}

/// A profile of an experiment: a process for each source.
package struct ProfileRun {
  private let experiment: Experiment
  private let patience: Int
  /// Nanoseconds of processor time between two samples.
  private let period: Int
  private let callgrind: Experiment?

  /// - Parameters:
  ///   - period: Microseconds of processor time between two samples.
  ///   - callgrind: The experiment whose instructions are counted,
  ///     ``Experiment/counted(_:at:frames:)``; `nil` for none.
  package init(_ experiment: Experiment, period: Int, callgrind: Experiment?, patience: Int) {
    self.experiment = experiment
    self.period = period * 1_000
    self.callgrind = callgrind
    self.patience = patience
  }

  /// Runs the processes one after the other.
  ///
  /// - Parameter report: Called before each source.
  /// - Throws: ``MeasurementError`` without a folder for temporary files, or
  ///   ``Files/InterruptionError`` after a signal.
  package func result(report: (ProfileSource) -> Void) throws -> ProfileResult {
    var result = ProfileResult()
    try Interruption.whileRunningChildren {
      let scratch =
        try callgrind == nil ? Callgrind.makeScratch(mebibytes: 1) : Callgrind.makeScratch()
      for source in ProfileSource.allCases where source != .callgrind || callgrind != nil {
        report(source)
        do {
          try add(source, to: &result, scratch)
        } catch let error as MeasurementError {
          result.notes.append("There is nothing of \(source.subject): \(error.message).")
        }
      }
    }
    return result
  }

  private func add(
    _ source: ProfileSource, to result: inout ProfileResult, _ scratch: TemporaryFolder
  ) throws {
    switch source {
    case .processor:
      result.processor = try profile(
        ProcessorProfile.self, .stacks(rounds: experiment.spec.rounds, period: period))
    case .heap:
      guard HeapProbe.isBuiltIn else {
        throw MeasurementError(.process, "there is no jemalloc with heap profiles")
      }
      var launch = Worker.Launch()
      var environment = ProcessInfo.processInfo.environment
      environment["MALLOC_CONF"] =
        (environment["MALLOC_CONF"].map { $0 + "," } ?? "") + HeapProbe.options
      launch.environment = environment
      let heap = try profile(
        HeapProfile.self, .heap(file: scratch.path + "/heap"), by: launch)
      result.heap = heap.stacks
      result.notes += heap.caveats
    case .callgrind:
      guard let callgrind else { return }
      result.instructions = try Callgrind(scratch, patience: patience)
        .count(callgrind, readable: FunctionName.readable)
    }
  }

  /// Requests a profile from a process of its own.
  private func profile<Profile: Decodable>(
    _ type: Profile.Type, _ request: WorkerRequest, by launch: Worker.Launch = Worker.Launch()
  ) throws -> Profile {
    let worker = try Worker(profiling: experiment, by: launch, patience: patience)
    let bytes = try worker.profile(request)
    guard let profile = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw MeasurementError(.process, "its result is no JSON")
    }
    return profile
  }
}

extension Experiment {
  /// Counts the instructions of each series but the placebo, one process after the other.
  ///
  /// Their kernels run on every processor, so that machines of other register widths agree.
  ///
  /// - Parameter report: Called before each series with the share that is done.
  /// - Throws: ``MeasurementError``, or ``Files/InterruptionError`` after a signal.
  package func countInstructions(
    in run: inout RunResult, patience: Int,
    report: (_ strategy: String, _ refreshRate: Int, _ fraction: Double) -> Void
  ) throws {
    let all = spec.refreshRates.flatMap { rate in strategies.map { ($0, rate) } }
    try Interruption.whileRunningChildren {
      let callgrind = Callgrind(try Callgrind.makeScratch(), patience: patience)
      for (index, (strategy, refreshRate)) in all.enumerated() {
        report(strategy.id, refreshRate, Double(index) / Double(all.count))
        var counted = counted(strategy, at: refreshRate)
        counted.engine.kernels = .baseline
        let found: CountedInstructions
        do {
          found = try callgrind.count(counted)
        } catch let error as MeasurementError {
          throw MeasurementError(
            .process,
            "the instructions of \(strategy.id) at \(refreshRate) Hz could not be counted:"
              + " \(error.message)")
        }
        for place in run.facts.series.indices
        where run.facts.series[place].strategy == strategy.id
          && run.facts.series[place].refreshRate == refreshRate
        {
          run.facts.series[place].instructions = InstructionCounts(
            frames: found.frames, kernels: counted.engine.kernelsInUse,
            cLibrary: MachineProbe.cLibrary
          ) { found.total(in: $0) }
        }
      }
    }
  }
}
