/// A function that a profiler found on a stack.
package struct StackFrame: Hashable, Codable, Sendable {
  /// Where a function begins in its source.
  package struct Source: Hashable, Codable, Sendable {
    /// The path that the compiler was given, which may be relative.
    package var file: String
    /// The first line is 1.
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The function in its language's words, without the types of its parameters and Swift's modules; the
  /// library in square brackets if the function has no known name.
  package var name: String
  /// The executable or library that holds it, such as `libpango-1.0.so.0`; empty if unknown.
  package var module: String
  /// `nil` without debug information.
  package var source: Source?
  /// Whether it is of Swift's standard library, whichever module holds it.
  package var isStandardLibrary: Bool

  package init(
    name: String, module: String, source: Source? = nil, isStandardLibrary: Bool = false
  ) {
    self.name = name
    self.module = module
    self.source = source
    self.isStandardLibrary = isStandardLibrary
  }

  /// A function whose name is not known, of a file: `[libc]` in `libc.so.6`.
  package init(namelessIn module: String) {
    let end = module.firstRange(of: ".so")?.lowerBound ?? module.endIndex
    self.init(name: module.hasPrefix("[") ? module : "[\(module[..<end])]", module: module)
  }
}
