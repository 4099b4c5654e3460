import Benchmarking
import Files
import Foundation
import Measurement
import Reporting
import RunRecords
import Scenarios

extension RunCommand {
  /// Refuses to count instructions where this is not possible, before anything is measured.
  func checkInstructions() throws(CommandFailure) {
    guard !inProcess else {
      throw CommandFailure(
        "--instructions counts in processes of its own: leave --in-process out", .usage)
    }
    if let load = inject.first(where: \.isTimed) {
      throw CommandFailure(
        "--instructions cannot count \(load), which is work of a given time: leave one of them out,"
          + " or add the work layer or allocation", .usage)
    }
    do throws(ProfileGap) {
      _ = try ProfileProcess.valgrind
    } catch {
      throw CommandFailure("--instructions counts with valgrind, and \(error.reason)", .data)
    }
  }

  /// Counts the instructions of each series but the placebo, one process after the other.
  func countInstructions(
    of experiment: Experiment, in run: inout RecordedRun, _ line: inout ProgressLine
  ) throws {
    let all = experiment.countedSeries
    try Interruption.whileRunningChildren {
      let process = try ProfileProcess(patience: workers.value)
      for (index, counted) in all.enumerated() {
        let (strategy, refreshRate) = (counted.strategies[0].id, counted.refreshRates[0])
        line.show(
          ["counting instructions", strategy, "\(refreshRate) Hz"],
          fraction: Double(index) / Double(all.count))
        let profile = try profile(
          of: index, frames: counted.frames(at: refreshRate), by: process,
          name: "\(strategy) at \(refreshRate) Hz")
        for place in run.record.series.indices
        where run.record.series[place].strategy == strategy
          && run.record.series[place].refreshRate == refreshRate
        {
          run.record.series[place].instructions = InstructionCounts(
            of: profile, frames: counted.frames(at: refreshRate),
            kernels: counted.engine.kernelsInUse, cLibrary: MachineProbe.cLibrary)
        }
      }
    }
  }

  /// Runs the process that counts a series.
  ///
  /// - Parameters:
  ///   - frames: The frames of a pass.
  ///   - name: The series in messages.
  private func profile(
    of index: Int, frames: Int, by process: ProfileProcess, name: String
  ) throws -> InstructionProfile {
    do {
      let dump = try process.callgrindDump(
        "\(index)",
        arguments: ["count", "--series", "\(index)"] + sessionOptions.commandLine.dropFirst(),
        frames: frames)
      let profile = try CallgrindDump.profile(
        [UInt8](dump), name: ProfileProcess.dumpName, readable: \.self)
      guard profile.total() > 0 else { throw ProfileGap("callgrind counted nothing") }
      return profile
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(
        "the instructions of \(name) could not be counted:"
          + " \((error as? ProfileGap)?.reason ?? "\(error)")", .incomparable)
    }
  }
}
