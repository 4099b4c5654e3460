import CLinux
package import RunData

/// Finds the functions at addresses of this process.
///
/// elfutils' libdw reads the program and its libraries as they are mapped when the symbolizer is
/// made, and debug information where it is installed; with `DEBUGINFOD_URLS` set it may download
/// some. A function without a symbol, and without libdw any function, is named by its library in
/// square brackets.
///
/// Not for use by two threads at once.
@safe
package final class Symbolizer {
  /// `nil` without libdw.
  private let symbols: OpaquePointer?
  private var frames: [UInt: StackFrame] = [:]
  /// The functions found so far, which are some hundred.
  private var functions: [(addresses: Range<UInt>, frame: StackFrame)] = []

  /// Indicates whether libdw could be loaded.
  package static var namesFunctions: Bool { symbols_are_available() != 0 }

  package init() {
    // The symbols are this object's alone until it closes them.
    unsafe symbols = symbols_open()
  }

  deinit { unsafe symbols_close(symbols) }

  /// Returns the functions of a stack, the outermost first.
  ///
  /// - Parameters:
  ///   - addresses: The innermost first. All but the first are return addresses, which come after
  ///     the call: the bytes before them are looked up.
  ///   - startsWithReturn: Whether the first is a return address as well.
  /// - Complexity: O(*n*) in the symbols of a library for each function that is new to the
  ///   symbolizer.
  package func frames(_ addresses: [UInt], startsWithReturn: Bool = false) -> [StackFrame] {
    addresses.enumerated().reversed().map { index, address in
      frame(at: index > 0 || startsWithReturn ? address &- 1 : address)
    }
  }

  private func frame(at address: UInt) -> StackFrame {
    if let known = frames[address] { return known }
    let frame = functions.first { $0.addresses.contains(address) }?.frame ?? findFrame(at: address)
    frames[address] = frame
    return frame
  }

  private func findFrame(at address: UInt) -> StackFrame {
    // Its strings live as long as the symbols, and are copied here.
    let found = unsafe symbols_find(symbols, address)
    let path = unsafe found.library.map { unsafe String(cString: $0) } ?? ""
    guard let library = path.split(separator: "/").last.map(String.init) else {
      return StackFrame(name: "[unknown]", module: "")
    }
    guard let symbol = unsafe found.name.map({ unsafe String(cString: $0) }) else {
      return StackFrame(namelessIn: library)
    }
    let file = unsafe found.file.map { unsafe String(cString: $0) }
    let frame = StackFrame(
      name: FunctionName.readable(symbol), module: library,
      source: file.map { StackFrame.Source(file: $0, line: Int(unsafe found.line)) },
      isStandardLibrary: FunctionName.isStandardLibrary(symbol))
    functions.append((unsafe found.start..<found.end, frame))
    return frame
  }
}
