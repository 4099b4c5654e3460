import Files
import RunData

/// Amounts with their labels, the greatest first, equal ones by their labels.
typealias Shares = [(label: String, amount: Int)]

private func shares(_ amounts: [(String, Int)]) -> Shares {
  Dictionary(amounts, uniquingKeysWith: +).map { (label: $0, amount: $1) }
    .sorted { ($1.amount, $0.label) < ($0.amount, $1.label) }
}

extension [StackProfile.Stack] {
  /// The functions with their own samples.
  var ownSamples: Shares {
    shares(compactMap { stack in stack.function.map { ($0, stack.count) } })
  }

  /// The call sites with the bytes that they allocated.
  var allocations: Shares { shares(map { ($0.allocationSite, $0.bytes) }) }
}

extension CountedInstructions {
  func functions(of phase: Phase) -> Shares {
    shares(functions[phase, default: [:]].map { ($0.label, $1) })
  }
}

extension StackProfile.Stack {
  private static let depth = 3
  /// Libraries whose functions only allocate on behalf of their callers.
  private static let libraries = ["libjemalloc", "libc.so", "libstdc++", "libgcc_s", "libswift"]
  /// Such functions of glib, and of the Swift runtime where it is linked statically.
  private static let prefixes = [
    "g_malloc", "g_realloc", "g_slice_alloc", "g_try_malloc", "[libglib", "swift_", "_swift_",
    "swift::",
  ]

  /// The innermost function with its source; a library without symbols is followed by the function
  /// that called it.
  fileprivate var function: String? {
    guard let last = frames.last, last.name.hasPrefix("[") else {
      return frames.last.map { $0.label + $0.sourceLabel }
    }
    let caller = frames.last { !$0.name.hasPrefix("[") }
    return caller.map { "\(last.name) < \($0.label)" } ?? last.name
  }

  /// The functions that request memory, without the allocator and the language's runtime, each
  /// followed by its caller: `nearest < caller < outer caller`.
  fileprivate var allocationSite: String {
    let functions = frames.reversed().filter { frame in
      !Self.libraries.contains(where: frame.module.hasPrefix)
        && !Self.prefixes.contains(where: frame.name.hasPrefix) && !frame.isStandardLibrary
    }
    let distinct = functions.enumerated().filter { $0 == 0 || $1 != functions[$0 - 1] }
      .map(\.element).prefix(Self.depth)
    return (distinct.isEmpty ? frames.suffix(1) : distinct).map(\.label).joined(separator: " < ")
  }
}

extension StackFrame {
  /// The name, followed by the library if the function is in one.
  fileprivate var label: String {
    guard module.hasPrefix("lib"), !name.hasPrefix("[") else { return name }
    let end = module.firstRange(of: ".so")?.lowerBound ?? module.endIndex
    return "\(name) [\(module[..<end])]"
  }

  /// The source file and line, as in ` (Painter.swift:21)`; empty if unknown.
  fileprivate var sourceLabel: String {
    source.map { " (\(PathText.name(of: $0.file)):\($0.line))" } ?? ""
  }
}
