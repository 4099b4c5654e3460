import RunData

extension [StackProfile.Stack] {
  /// The functions with their own samples, the most first; each is followed by the file and line of
  /// one of those with the same label.
  var ownSamples: [(label: String, amount: Int)] {
    let sources = Dictionary(
      compactMap { stack in stack.function.map { ($0, stack.frames.last?.sourceLabel ?? "") } }
    ) { first, _ in first }
    return sums { stack in stack.function.map { ($0, stack.count) } }
      .map { ($0.label + (sources[$0.label] ?? ""), $0.amount) }
  }

  /// The call sites with the bytes that they allocated, the most first.
  var allocations: [(label: String, amount: Int)] { sums { ($0.allocationSite, $0.bytes) } }

  private func sums(
    _ part: (StackProfile.Stack) -> (String, Int)?
  ) -> [(label: String, amount: Int)] {
    Dictionary(compactMap(part)) { $0 + $1 }.map { (label: $0, amount: $1) }.sorted(by: precedes)
  }
}

extension CountedInstructions {
  func functions(of phase: Phase) -> [(label: String, amount: Int)] {
    functions[phase, default: [:]].map { (label: $0.label, amount: $1) }.sorted(by: precedes)
  }
}

/// Orders the greater amount first, equal ones by their labels.
private func precedes(_ first: (label: String, amount: Int), _ second: (label: String, amount: Int))
  -> Bool
{
  (second.amount, first.label) < (first.amount, second.label)
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

  /// The label of the innermost function; a library without symbols is followed by the function that
  /// called it.
  fileprivate var function: String? {
    guard let last = frames.last, last.name.hasPrefix("[") else { return frames.last?.label }
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
