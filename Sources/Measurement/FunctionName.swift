import CLinux
import Glibc

package enum FunctionName {
  /// Returns a symbol demangled and shortened, or unchanged if it is neither Swift's nor C++'s.
  ///
  /// Types of parameters and results are left out, as are the modules of Swift's functions.
  ///
  ///     FunctionName.readable("$s3app3hotyS2iF")   // "hot(_:)"
  package static func readable(_ symbol: String) -> String {
    guard let pointer = unsafe symbols_demangle(symbol) else { return symbol }
    // The runtime allocates the text, which is copied and freed here.
    defer { unsafe free(pointer) }
    let name = unsafe String(cString: pointer)
    // Specializations count as the function that was specialized.
    return symbol.hasPrefix("_Z")
      ? shortenedCxx(name) : name.replacing("specialized ", with: "")
  }

  /// Generic functions of the standard library lie in the program that specializes them.
  package static func isStandardLibrary(_ symbol: String) -> Bool {
    // `s` is the module, `S` and a letter a type of its own; `So` and `SC` are modules of C.
    symbol.hasPrefix("$ss")
      || (symbol.hasPrefix("$sS") && !symbol.hasPrefix("$sSo") && !symbol.hasPrefix("$sSC"))
  }

  /// Returns a demangled C++ name without its result, parameters and template arguments.
  ///
  ///     FunctionName.shortenedCxx("std::pair<int, A> B::find<A>(A const&) const")   // "B::find"
  package static func shortenedCxx(_ name: String) -> String {
    var (kept, depth) = ("", 0)
    for character in name.replacing("(anonymous namespace)", with: "anonymous") {
      if character == "(" && depth == 0 && !kept.hasSuffix("operator") { break }
      let isOperator = kept.hasSuffix("operator") || kept.hasSuffix("operator<")
      if character == "<" && !isOperator { depth += 1 }
      if depth == 0 { kept.append(character) }
      if character == ">" && depth > 0 { depth -= 1 }
    }
    let words = kept.split(separator: " ")
    // An operator's name may have several words: `operator new[]`, `A::operator unsigned long`.
    let first =
      words.firstIndex { $0 == "operator" || $0.hasSuffix("::operator") } ?? words.indices.last
    return first.map { words[$0...].joined(separator: " ") } ?? name
  }
}
