package import Foundation

extension ProfileProcess {
  /// The program that runs another one under callgrind.
  ///
  /// - Throws: ``ProfileGap`` if it is not installed.
  package static var valgrind: String {
    get throws(ProfileGap) {
      guard let program = SearchPath.program("valgrind") else {
        throw ProfileGap("valgrind is not installed")
      }
      return program
    }
  }

  /// The name of the file with callgrind's counts.
  package static let dumpName = "callgrind.out"

  /// Returns the options of valgrind for a process that starts and dumps its counts itself.
  static func callgrindOptions(in folder: URL) -> [String] {
    [
      // Without the files of its debugger interface, which stay after a kill.
      "--vgdb=no", "--tool=callgrind", "--instr-atstart=no", "--combine-dumps=yes", "--demangle=no",
      "--callgrind-out-file=\(folder.path)/\(dumpName)",
      "--log-file=\(folder.path)/valgrind.log",
    ]
  }

  /// Runs this program under callgrind in an environment that is equal on all machines.
  ///
  /// - Parameters:
  ///   - name: The name of the folder for the files of the process.
  ///   - frames: The most frames that it draws.
  /// - Returns: The counts that it dumped, as callgrind writes them.
  /// - Throws: ``ProfileGap``, or ``CommandFailure`` after a signal.
  package func callgrindDump(_ name: String, arguments: [String], frames: Int) throws -> Data {
    let folder = try makeFolder(name)
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = Self.fixedEnvironment
    let program = try copy(strippedInto: folder, &environment)
    return try run(
      try Self.valgrind, Self.callgrindOptions(in: folder) + [program] + arguments, environment,
      in: folder, leaving: Self.dumpName,
      within: patience.limit(frames: frames, slowdown: Self.slowdown))
  }

  /// The variables that affect counts, with fixed values, and those by which libraries, fonts and
  /// temporary files are found.
  ///
  /// Fixed are the hash seed, jemalloc's purging, which goes by time, and the variant of memcpy that
  /// glibc selects for the processor. Addresses may be random: valgrind decides where the program's
  /// memory lies, and counts vary no more than with fixed addresses.
  private static var fixedEnvironment: [String: String] {
    let fixed = [
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "MALLOC_CONF": "dirty_decay_ms:-1,muzzy_decay_ms:-1",
      "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX_Fast_Unaligned_Load,-AVX2,-ERMS,-FSRM,-SSSE3",
    ]
    return ProcessInfo.processInfo.environment
      .filter {
        ["HOME", "LD_LIBRARY_PATH", "PATH", "TMPDIR"].contains($0.key)
          || $0.key.hasPrefix("FONTCONFIG_") || $0.key.hasPrefix("XDG_")
      }
      .merging(fixed) { $1 }
  }
}
