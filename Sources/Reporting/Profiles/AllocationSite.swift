import RunRecords

/// Who asked for memory: the functions of a stack that are neither the allocator nor the language's
/// runtime, the nearest first.
struct AllocationSite {
  let functions: [StackFrame]

  /// The functions that are shown: who allocates, and who called it.
  private static let depth = 3

  /// - Parameter frames: A stack, the outermost first.
  init(_ frames: [StackFrame]) {
    var functions: [StackFrame] = []
    for frame in frames.reversed() where !Self.isPlumbing(frame) {
      if functions.last != frame { functions.append(frame) }
      if functions.count == Self.depth { break }
    }
    self.functions = functions.isEmpty ? frames.suffix(1) : functions
  }

  /// `nearest < its caller < the caller of that`.
  var text: String { functions.map(\.label).joined(separator: " < ") }

  /// Libraries that allocate for others alone.
  private static let libraries = ["libjemalloc", "libc.so", "libstdc++", "libgcc_s", "libswift"]
  /// The same of single functions: of glib, and of the Swift runtime where it is linked in.
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
  /// The name, with the library behind it if it lies in one.
  var label: String {
    guard module.hasPrefix("lib"), !name.hasPrefix("[") else { return name }
    let end = module.firstRange(of: ".so")?.lowerBound ?? module.endIndex
    return "\(name) [\(module[..<end])]"
  }

  /// The name of the source file and the line, as in `Painter.swift:21`; empty if unknown.
  var sourceLabel: String {
    guard let source, let file = source.file.split(separator: "/").last else { return "" }
    return "\(file):\(source.line)"
  }
}
