import Analysis
package import Files
import Foundation
import Measurement
package import RowStrategies
import RunData

/// Counts of instructions by valgrind's callgrind, in processes of this program.
package struct Callgrind {
  /// The place for a copy of this program, and for what callgrind writes.
  let scratch: TemporaryFolder
  let patience: Int

  /// The factor by which callgrind slows a program down, about.
  private static let slowdown = 50
  private static let dumpName = "callgrind.out"

  /// The default suffices for a profile with callgrind.
  package static func makeScratch(mebibytes: Int = 64) throws(OutputError) -> TemporaryFolder {
    try TemporaryFolder("scrollbench-profile-", mebibytes: mebibytes)
  }

  /// The path of valgrind; throws if it is not installed.
  package static var valgrind: String {
    get throws(MeasurementError) {
      guard let program = ChildProcess.program(named: "valgrind") else {
        throw MeasurementError(.process, "valgrind is not installed")
      }
      return program
    }
  }

  /// Counts the instructions of a pass of the first series.
  ///
  /// - Parameter experiment: One of ``Experiment/counted(_:at:frames:)``.
  func count(_ experiment: Experiment) throws -> CountedInstructions {
    let worker = try Worker(profiling: experiment, by: try launch(), patience: patience)
    _ = try worker.profile(.instructions)
    try worker.finish()
    let dump = PathText.join(scratch.path, Self.dumpName)
    defer { try? FileSystem.remove(dump) }
    guard let bytes = try? InputFile.contents(of: dump, upTo: InputFile.mostTableBytes) else {
      throw MeasurementError(.process, "callgrind left no file")
    }
    let functions = try MeasurementError.wrapping(.process) { () throws(InputError) in
      try CallgrindDump.profile(bytes, name: Self.dumpName)
    }
    let refreshRate = experiment.spec.refreshRates[0]
    let counted = CountedInstructions(
      strategy: experiment.strategies[0].id, functions: functions,
      frames: experiment.frames(at: refreshRate), refreshRate: refreshRate,
      kernels: worker.ready.settings[RunEnvironment.Fact.kernels.rawValue] ?? "")
    guard counted.total() > 0 else { throw MeasurementError(.process, "callgrind counted nothing") }
    return counted
  }

  /// The process: this program under callgrind, in an environment that is equal on all machines.
  private func launch() throws -> Worker.Launch {
    var launch = Worker.Launch()
    launch.program = try Self.valgrind
    launch.slowdown = Self.slowdown
    launch.variables = Self.fixedVariables
    // The variables by which programs, fonts and temporary files are found.
    launch.keepsVariable = {
      ["HOME", "PATH", "TMPDIR"].contains($0) || $0.hasPrefix("FONTCONFIG_")
        || $0.hasPrefix("XDG_")
    }
    // Valgrind replaces what follows a percent sign.
    let folder = scratch.path.replacing("%", with: "%%")
    // Without the files of the debugger interface, which stay after a kill.
    launch.arguments = [
      "--vgdb=no", "--tool=callgrind", "--instr-atstart=no", "--combine-dumps=yes",
      "--demangle=no", "--callgrind-out-file=\(folder)/\(Self.dumpName)",
      "--log-file=\(folder)/valgrind.log", try strippedProgram(&launch.variables),
    ]
    return launch
  }

  /// Copies this program without debug information, of which valgrind 3.19 cannot read the newer
  /// forms.
  ///
  /// - Returns: The copy, or the file itself where there is no `strip`.
  private func strippedProgram(_ variables: inout [String: String]) throws -> String {
    // The file itself: valgrind does not follow a link that belongs to another process.
    let file = URL(fileURLWithPath: Worker.executable).resolvingSymlinksInPath()
    let copy = URL(fileURLWithPath: PathText.join(scratch.path, file.lastPathComponent))
    // For the libraries that lie beside the program.
    variables["LD_LIBRARY_PATH"] =
      file.deletingLastPathComponent().path
      + (ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ":" + $0 } ?? "")
    if FileManager.default.fileExists(atPath: copy.path) { return copy.path }
    guard let strip = ChildProcess.program(named: "strip") else { return file.path }
    let stripping = try? ChildProcess(strip, ["-g", "-o", copy.path, file.path])
    guard let stripping, try stripping.ending(within: .seconds(patience)) == .exit(0) else {
      try? FileManager.default.removeItem(at: copy)
      return file.path
    }
    return copy.path
  }

  /// The variables that get fixed values since they affect counts.
  ///
  /// They are the hash seed, jemalloc's purging, which goes by time, and the variant of memcpy that
  /// glibc selects for the processor. Addresses may be random: valgrind decides where the program's
  /// memory lies, and counts vary no more than with fixed addresses.
  private static let fixedVariables = [
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "MALLOC_CONF": "dirty_decay_ms:-1,muzzy_decay_ms:-1",
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX_Fast_Unaligned_Load,-AVX2,-ERMS,-FSRM,-SSSE3",
  ]
}

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
