import Files
import Foundation
import Measurement
package import RunData

extension Experiment {
  /// Profiles in a process for each resource, so that none disturbs another.
  ///
  /// - Parameters:
  ///   - period: Microseconds of processor time between two samples.
  ///   - callgrind: One of ``counted(_:at:frames:)``, whose instructions are counted; `nil` for none.
  /// - Throws: ``Files/OutputError`` without a folder for temporary files, or
  ///   ``Files/InterruptionError`` after a signal.
  package func profile(
    period: Int, callgrind: Experiment?, patience: Int, report: (_ subject: String) -> Void
  ) throws -> ProfileResult {
    var result = ProfileResult()
    try Interruption.whileRunningChildren {
      let scratch =
        try callgrind == nil ? Callgrind.makeScratch(mebibytes: 1) : Callgrind.makeScratch()
      func attempt(_ subject: String, _ body: () throws -> Void) throws {
        report(subject)
        do {
          try body()
        } catch let error as MeasurementError {
          result.notes.append("There is nothing of \(subject): \(error.message).")
        }
      }
      try attempt("processor time") {
        result.processor = try profile(
          ProcessorProfile.self, .stacks(rounds: spec.rounds, period: period * 1_000), patience)
      }
      try attempt("allocations") {
        guard HeapProbe.isBuiltIn else {
          throw MeasurementError(.process, "there is no jemalloc with heap profiles")
        }
        let options = ProcessInfo.processInfo.environment["MALLOC_CONF"].map { $0 + "," } ?? ""
        let launch = Worker.Launch(variables: ["MALLOC_CONF": options + HeapProbe.options])
        let heap = try profile(
          HeapProfile.self, .heap(file: scratch.path + "/heap"), patience, by: launch)
        result.heap = heap.stacks
        result.notes += heap.caveats
      }
      guard let callgrind else { return }
      try attempt("instructions") {
        let counter = Callgrind(scratch: scratch, patience: patience)
        result.instructions = try counter.count(callgrind)
      }
    }
    return result
  }

  private func profile<Profile: Decodable>(
    _ type: Profile.Type, _ request: WorkerRequest, _ patience: Int,
    by launch: Worker.Launch = Worker.Launch()
  ) throws -> Profile {
    let worker = try Worker(profiling: self, by: launch, patience: patience)
    let bytes = try worker.profile(request)
    guard let profile = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw MeasurementError(.process, "its result is no JSON")
    }
    return profile
  }

  /// Counts the instructions of each series but the placebo, one process after the other.
  ///
  /// Our own engines use the baseline kernels here, which run on every processor, so that counts of
  /// machines with other register widths are comparable.
  package func countInstructions(
    in run: inout RunResult, patience: Int,
    report: (_ strategy: String, _ refreshRate: Int, _ fraction: Double) -> Void
  ) throws {
    let all = spec.refreshRates.flatMap { rate in strategies.map { ($0, rate) } }
    try Interruption.whileRunningChildren {
      let callgrind = Callgrind(scratch: try Callgrind.makeScratch(), patience: patience)
      for (index, (strategy, refreshRate)) in all.enumerated() {
        report(strategy.id, refreshRate, Double(index) / Double(all.count))
        var counted = counted(strategy, at: refreshRate)
        if counted.engine.isOurs { counted.engine.kernels = .baseline }
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
