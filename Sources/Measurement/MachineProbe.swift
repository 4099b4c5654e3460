import CLinux
import Glibc
package import RunData

/// Queries of the system properties on which results depend.
package enum MachineProbe {
  /// The properties but those of the drawing modules; unknown ones are empty, 0 or `unknown`.
  package static func facts() -> MachineFacts {
    let system = kernel()
    var facts = MachineFacts()
    facts.cpu = SystemText.processorName(
      cpuinfo: SmallFile.text(at: "/proc/cpuinfo") ?? "", architecture: system.architecture)
    facts.cores = max(0, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    facts.memoryBytes = max(0, sysconf(CInt(_SC_PHYS_PAGES))) * max(0, sysconf(CInt(_SC_PAGESIZE)))
    facts.kernel = system.description
    facts.distribution = SystemText.distributionName(
      osRelease: SmallFile.text(at: "/etc/os-release")
        ?? SmallFile.text(at: "/usr/lib/os-release") ?? "")
    facts.compiler = BuildInfo.compiler
    facts.buildConfiguration = BuildInfo.isDebug ? "debug" : "release"
    (facts.allocator, facts.allocatorOptions) = (allocator(), allocatorOptions())
    facts.loadAverages = loadAverages()
    facts.measuringNsPerFrame = FrameMeter.cost((try? AllocationProbe()) ?? .idle())
    return facts
  }

  private static func kernel() -> (description: String, architecture: String) {
    var names = utsname()
    // The call fills `names` with zero-terminated strings and retains no pointer.
    guard unsafe uname(&names) == 0 else { return ("unknown", "unknown") }
    let architecture = text(of: names.machine)
    return ("\(text(of: names.sysname)) \(text(of: names.release)) \(architecture)", architecture)
  }

  /// Returns the string in a C character array, which Swift imports as a tuple.
  private static func text<Characters>(of characters: Characters) -> String {
    // Accesses only the bytes of the tuple, during the call.
    unsafe withUnsafeBytes(of: characters) {
      unsafe String(decoding: $0.prefix(while: { $0 != 0 }), as: UTF8.self)
    }
  }

  /// The allocator that counts this process's memory; `unknown` if none does.
  private static func allocator() -> String {
    guard (try? AllocationProbe()) != nil else { return "unknown" }
    let none: UnsafePointer<CChar>? = nil
    guard let version = unsafe jemallocValue("version", none) ?? nil else { return "jemalloc" }
    // A constant string. The version is like "5.3.0-0-g54eaed1…"; only the number is used.
    return "jemalloc \(unsafe String(cString: version).prefix(while: { $0 != "-" }))"
  }

  /// The options of this program, then those of the environment, which override them.
  private static func allocatorOptions() -> String {
    guard AllocationProbe.isBuiltIn else { return "" }
    let pinned = unsafe String(cString: scrollbench_malloc_options())
    // The environment is not modified, so its strings stay valid.
    guard let added = unsafe getenv("MALLOC_CONF") else { return pinned }
    return unsafe pinned + "," + String(cString: added)
  }

  /// Such as `glibc 2.36`; `unknown` if it does not tell.
  package static var cLibrary: String {
    var text = [CChar](repeating: 0, count: 64)
    // The call writes at most the given number of bytes, the last of them 0.
    let length = unsafe confstr(CInt(_CS_GNU_LIBC_VERSION), &text, text.count)
    guard length > 1, length <= text.count else { return "unknown" }
    return String(decoding: text.prefix(length - 1).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func loadAverages() -> [Double] {
    var averages = [0.0, 0, 0]
    // The call writes at most the given number of values.
    let count = unsafe getloadavg(&averages, 3)
    return Array(averages.prefix(max(0, Int(count))))
  }
}
