import CJemalloc
import CSystem
import Glibc
package import RunRecords

/// Asks the system what a figure depends on.
package enum MachineProbe {
  /// The facts of this machine and this build, with what only the drawing tower knows passed in.
  ///
  /// Takes a few milliseconds at most; whatever the system does not tell is left empty, 0 or
  /// `unknown`.
  package static func facts(
    fontFiles: [String], fontFingerprint: String, textLibraries: [String], kernels: String
  ) -> MachineFacts {
    let system = kernel()
    return MachineFacts(
      cpu: SystemText.processorName(
        cpuinfo: SmallFile.text(at: "/proc/cpuinfo") ?? "", architecture: system.architecture),
      cores: max(0, sysconf(CInt(_SC_NPROCESSORS_ONLN))),
      memoryBytes: max(0, sysconf(CInt(_SC_PHYS_PAGES))) * max(0, sysconf(CInt(_SC_PAGESIZE))),
      kernel: system.description,
      distribution: SystemText.distributionName(
        osRelease: SmallFile.text(at: "/etc/os-release")
          ?? SmallFile.text(at: "/usr/lib/os-release") ?? ""),
      compiler: BuildInfo.compiler,
      buildConfiguration: BuildInfo.isDebug ? "debug" : "release",
      allocator: allocator(),
      kernels: kernels,
      textLibraries: textLibraries,
      fontFiles: fontFiles,
      fontFingerprint: fontFingerprint,
      loadAverages: loadAverages(),
      allocatorOptions: allocatorOptions(),
      measuringNsPerFrame: (try? AllocationProbe()).map { FrameMeter.cost($0) } ?? 0)
  }

  private static func kernel() -> (description: String, architecture: String) {
    var names = utsname()
    // The call fills `names` with strings that end in a zero byte and keeps no pointer to it.
    guard unsafe uname(&names) == 0 else { return ("unknown", "unknown") }
    let architecture = text(of: names.machine)
    return ("\(text(of: names.sysname)) \(text(of: names.release)) \(architecture)", architecture)
  }

  /// The text in a C array of characters, which Swift sees as a tuple.
  private static func text<Characters>(of characters: Characters) -> String {
    // Only the bytes of the tuple itself are looked at, and only within the call.
    unsafe withUnsafeBytes(of: characters) {
      unsafe String(decoding: $0.prefix(while: { $0 != 0 }), as: UTF8.self)
    }
  }

  /// The allocator that counts this process's memory, and its version.
  private static func allocator() -> String {
    guard (try? AllocationProbe()) != nil else { return "unknown" }
    var version: UnsafePointer<CChar>?
    var size = unsafe MemoryLayout<UnsafePointer<CChar>?>.size
    // jemalloc writes one pointer, to a constant string of its own, to `version`.
    guard unsafe mallctl("version", &version, &size, nil, 0) == 0, let version = unsafe version
    else { return "jemalloc" }
    // "5.3.0-0-g54eaed1…": the number is enough.
    return "jemalloc \(unsafe String(cString: version).prefix(while: { $0 != "-" }))"
  }

  /// The options that this program pins, and those of the environment, which come after them.
  private static func allocatorOptions() -> String {
    let pinned = unsafe String(cString: scrollbench_malloc_options())
    // The environment's strings live until somebody changes it, which nobody does here.
    guard let added = unsafe getenv("MALLOC_CONF") else { return pinned }
    return unsafe pinned + "," + String(cString: added)
  }

  private static func loadAverages() -> [Double] {
    var averages = [0.0, 0, 0]
    // The call writes at most the three values that it is told there is room for.
    let count = unsafe getloadavg(&averages, 3)
    return Array(averages.prefix(max(0, Int(count))))
  }
}
