import Files

/// Parsers of the system's descriptions of itself.
package enum SystemText {
  /// Returns the name of the processor from the text of `/proc/cpuinfo`.
  ///
  /// On arm64 the kernel names at best a board; otherwise the implementer's name and the part
  /// number are used, or the architecture if these are missing.
  package static func processorName(cpuinfo: String, architecture: String) -> String {
    for key in ["model name", "Hardware", "Model"] {
      if let name = value(of: key, in: cpuinfo, separator: ":") { return name }
    }
    guard let code = value(of: "CPU implementer", in: cpuinfo, separator: ":") else {
      return architecture
    }
    let maker = armMakers[code] ?? "implementer \(code)"
    let part = value(of: "CPU part", in: cpuinfo, separator: ":").map { " part \($0)" } ?? ""
    return "\(maker)\(part) (\(architecture))"
  }

  /// Returns the name of the distribution from the text of `/etc/os-release`, or an empty string.
  package static func distributionName(osRelease: String) -> String {
    guard let value = value(of: "PRETTY_NAME", in: osRelease, separator: "=") else { return "" }
    let quotes: [Character] = ["\"", "'"]
    guard let first = value.first, quotes.contains(first), value.count > 1, value.last == first
    else { return value }
    return String(value.dropFirst().dropLast())
  }

  /// Returns the first non-empty value of a key; `nil` if there is none.
  static func value(of key: String, in text: String, separator: Character) -> String? {
    for line in text.split(separator: "\n") {
      guard let end = line.firstIndex(of: separator), String(line[..<end]).trimmed == key else {
        continue
      }
      let value = String(line[line.index(after: end)...]).trimmed
      if !value.isEmpty { return value }
    }
    return nil
  }

  /// The names of implementers by their code in the main ID register (from Arm's list).
  private static let armMakers = [
    "0x41": "Arm", "0x46": "Fujitsu", "0x48": "HiSilicon", "0x4e": "NVIDIA", "0x51": "Qualcomm",
    "0x61": "Apple", "0x6d": "Microsoft", "0xc0": "Ampere",
  ]
}
