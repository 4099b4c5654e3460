/// The machine, build and fonts of a measurement.
package struct MachineFacts: Codable, Equatable, Sendable {
  /// The processor's name as the kernel gives it.
  package var cpu: String
  /// Processors online.
  package var cores: Int
  /// Memory of the machine, in bytes.
  package var memoryBytes: Int
  /// System name and release of the kernel, and the machine's architecture.
  package var kernel: String
  /// The name of the distribution, or empty.
  package var distribution: String
  /// The Swift compiler that built the tool.
  package var compiler: String
  /// `release` or `debug`.
  package var buildConfiguration: String
  /// Name and version of the memory allocator, in whose size classes `allocated_bytes` counts;
  /// ``unknownAllocator`` if allocations are not counted.
  package var allocator: String
  /// The options of the allocator in the syntax of `malloc_conf`; the last of equal keys applies.
  package var allocatorOptions: String
  /// The instruction set of the kernels in use, such as `AVX2`.
  package var kernels: String
  /// Versions of the text libraries, such as `Pango 1.50.12`.
  package var textLibraries: [String]
  /// The font files that the run loaded.
  package var fontFiles: [String]
  /// A hash of the contents of these files.
  package var fontFingerprint: String
  /// The load averages over 1, 5 and 15 minutes when the run began.
  package var loadAverages: [Double]
  /// The median overhead of measurement per frame, in nanoseconds.
  package var measuringNsPerFrame: Int

  package init(
    cpu: String, cores: Int, memoryBytes: Int, kernel: String, distribution: String,
    compiler: String, buildConfiguration: String, allocator: String, kernels: String,
    textLibraries: [String], fontFiles: [String], fontFingerprint: String, loadAverages: [Double],
    allocatorOptions: String = "", measuringNsPerFrame: Int = 0
  ) {
    self.cpu = cpu
    self.cores = cores
    self.memoryBytes = memoryBytes
    self.kernel = kernel
    self.distribution = distribution
    self.compiler = compiler
    self.buildConfiguration = buildConfiguration
    self.allocator = allocator
    self.allocatorOptions = allocatorOptions
    self.kernels = kernels
    self.textLibraries = textLibraries
    self.fontFiles = fontFiles
    self.fontFingerprint = fontFingerprint
    self.loadAverages = loadAverages
    self.measuringNsPerFrame = measuringNsPerFrame
  }

  /// The name of an allocator that does not count.
  package static let unknownAllocator = "unknown"

  /// A Boolean value that indicates whether allocated bytes are known.
  package var countsAllocations: Bool { allocator != Self.unknownAllocator }

  /// A fingerprint of processor, cores, memory, kernel and allocator.
  package var machineID: String {
    Fingerprint([cpu, "\(cores)", "\(memoryBytes)", kernel, allocator].joined(separator: "\n")).text
  }
}
