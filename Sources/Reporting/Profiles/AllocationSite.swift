import RunData

/// The functions of a stack that request memory, the nearest first, without the allocator and the
/// language's runtime.
struct AllocationSite {
  let functions: [StackFrame]

  /// The greatest number of functions shown.
  private static let depth = 3

  /// - Parameter frames: A stack, the outermost function first.
  init(_ frames: [StackFrame]) {
    var functions: [StackFrame] = []
    for frame in frames.reversed() where !Self.isPlumbing(frame) {
      if functions.last != frame { functions.append(frame) }
      if functions.count == Self.depth { break }
    }
    self.functions = functions.isEmpty ? frames.suffix(1) : functions
  }

  /// The functions, each followed by its caller: `nearest < caller < outer caller`.
  var text: String { functions.map(\.label).joined(separator: " < ") }

  /// Libraries whose functions only allocate on behalf of their callers.
  private static let libraries = ["libjemalloc", "libc.so", "libstdc++", "libgcc_s", "libswift"]
  /// Such functions of glib, and of the Swift runtime where it is linked statically.
  private static let prefixes = [
    "g_malloc", "g_realloc", "g_slice_alloc", "g_try_malloc", "[libglib", "swift_", "_swift_",
    "swift::",
  ]

  private static func isPlumbing(_ frame: StackFrame) -> Bool {
    if libraries.contains(where: frame.module.hasPrefix) { return true }
    if prefixes.contains(where: frame.name.hasPrefix) { return true }
    return frame.isStandardLibrary
  }
}

extension StackFrame {
  /// The name, followed by the library if the function is in one.
  var label: String {
    guard module.hasPrefix("lib"), !name.hasPrefix("[") else { return name }
    let end = module.firstRange(of: ".so")?.lowerBound ?? module.endIndex
    return "\(name) [\(module[..<end])]"
  }

  /// The source file and line, as in `Painter.swift:21`; empty if unknown.
  var sourceLabel: String {
    guard let source, let file = source.file.split(separator: "/").last else { return "" }
    return "\(file):\(source.line)"
  }
}
