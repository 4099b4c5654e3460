/// A function on a profiled stack.
package struct StackFrame: Hashable, Codable, Sendable {
  /// The first line of a function in its source.
  package struct Source: Hashable, Codable, Sendable {
    /// The path as passed to the compiler; it may be relative.
    package var file: String
    /// The first line is 1.
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The demangled name without parameter types and Swift modules; the library in square brackets
  /// if the name is unknown.
  package var name: String
  /// The executable or library, such as `libpango-1.0.so.0`; empty if unknown.
  package var module: String
  /// `nil` without debug information.
  package var source: Source?
  /// Swift's standard library, inlined code included.
  package var isStandardLibrary: Bool

  package init(
    name: String, module: String, source: Source? = nil, isStandardLibrary: Bool = false
  ) {
    self.name = name
    self.module = module
    self.source = source
    self.isStandardLibrary = isStandardLibrary
  }

  /// Creates a frame for a function of unknown name: `[libc]` in `libc.so.6`.
  package init(namelessIn module: String) {
    let end = module.firstRange(of: ".so")?.lowerBound ?? module.endIndex
    self.init(name: module.hasPrefix("[") ? module : "[\(module[..<end])]", module: module)
  }
}
