/// The machine, build and fonts of a measurement.
package struct MachineFacts: Codable, Equatable, Sendable {
  /// The processor's name as the kernel gives it.
  package var cpu = ""
  /// Processors online.
  package var cores = 0
  package var memoryBytes = 0
  /// System name and release of the kernel, and the machine's architecture.
  package var kernel = ""
  /// Empty if unknown.
  package var distribution = ""
  /// The Swift compiler that built the tool.
  package var compiler = ""
  /// `release` or `debug`.
  package var buildConfiguration = ""
  /// Name and version of the memory allocator, in whose size classes `allocated_bytes` counts;
  /// `unknown` if allocations are not counted.
  package var allocator = ""
  /// The options of the allocator in the syntax of `malloc_conf`; the last of equal keys applies.
  package var allocatorOptions = ""
  /// The instruction set of the kernels in use, such as `AVX2`.
  package var kernels = ""
  /// Versions of the text libraries, such as `Pango 1.50.12`.
  package var textLibraries: [String] = []
  package var fontFiles: [String] = []
  /// A hash of the contents of the font files.
  package var fontFingerprint = ""
  /// The load averages over 1, 5 and 15 minutes when the run began.
  package var loadAverages: [Double] = []
  /// The median overhead of measurement per frame, in nanoseconds.
  package var measuringNsPerFrame = 0

  package init() {}

  package var machineID: String {
    Fingerprint([cpu, "\(cores)", "\(memoryBytes)", kernel, allocator].joined(separator: "\n")).text
  }
}
