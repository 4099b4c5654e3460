import RunData

/// A share of a phase: the samples in a function itself, or the bytes that a call site allocated.
struct ProfileShare {
  let label: String
  var amount: Int

  /// Returns the functions with their own samples, the most first; each is followed by the file and
  /// line of one of those with the same label.
  static func samples(_ stacks: [StackProfile.Stack]) -> [ProfileShare] {
    var sources: [String: String] = [:]
    for stack in stacks.reversed() {
      guard let last = stack.frames.last else { continue }
      sources[function(last, in: stack)] = last.sourceLabel
    }
    return all(stacks) { stack in
      stack.frames.last.map { (function($0, in: stack), stack.count) }
    }.map { share in
      ProfileShare(label: share.label + (sources[share.label] ?? ""), amount: share.amount)
    }
  }

  /// Returns the call sites with their bytes, the most first.
  static func bytes(_ stacks: [StackProfile.Stack]) -> [ProfileShare] {
    all(stacks) { ($0.allocationSite, $0.bytes) }
  }

  private static func all(
    _ stacks: [StackProfile.Stack], _ part: (StackProfile.Stack) -> (label: String, amount: Int)?
  ) -> [ProfileShare] {
    let parts = stacks.compactMap(part)
    let amounts = Dictionary(parts.map { ($0.label, $0.amount) }) { $0 + $1 }
    return amounts.map { ProfileShare(label: $0, amount: $1) }
      .sorted { ($1.amount, $0.label) < ($0.amount, $1.label) }
  }

  /// Returns the label of the innermost function; a library without symbols is followed by the
  /// function that called it.
  private static func function(_ last: StackFrame, in stack: StackProfile.Stack) -> String {
    guard last.name.hasPrefix("[") else { return last.label }
    let caller = stack.frames.last { !$0.name.hasPrefix("[") }
    return caller.map { "\(last.name) < \($0.label)" } ?? last.name
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
  var label: String {
    guard module.hasPrefix("lib"), !name.hasPrefix("[") else { return name }
    let end = module.firstRange(of: ".so")?.lowerBound ?? module.endIndex
    return "\(name) [\(module[..<end])]"
  }

  /// The source file and line, as in ` (Painter.swift:21)`; empty if unknown.
  fileprivate var sourceLabel: String {
    guard let source, let file = source.file.split(separator: "/").last else { return "" }
    return " (\(file):\(source.line))"
  }
}
