/// A function that a profiler found on a stack.
package struct StackFrame: Hashable, Codable, Sendable {
  /// The function in its language's words, without the types of its parameters; the module in square
  /// brackets if it does not tell its functions.
  package var name: String
  /// The executable or library that holds it, such as `libpango-1.0.so.0`; empty if unknown.
  package var module: String

  package init(name: String, module: String) {
    self.name = name
    self.module = module
  }

  /// A function whose name is not known, of a file: `[libc]` in `libc.so.6`.
  package init(namelessIn module: String) {
    let end = module.firstRange(of: ".so")?.lowerBound ?? module.endIndex
    self.init(name: module.hasPrefix("[") ? module : "[\(module[..<end])]", module: module)
  }
}
