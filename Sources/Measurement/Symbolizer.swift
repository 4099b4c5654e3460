package import RunRecords

/// Turns addresses of a process into the functions that lie there.
///
///     let symbolizer = Symbolizer(map)
///     let frames = symbolizer.frames(sample.addresses)
///
/// Each file is read once, when an address first lies in it. A function that a library keeps to
/// itself and whose name was stripped goes by the name of the library, in square brackets.
package final class Symbolizer {
  private static let ownProgram = "/proc/self/exe"

  private let map: MemoryMap
  /// This process's program as its map names it: a file that may have been replaced since.
  private let program = SmallFile.target(ofLink: ownProgram)
  private var tables: [String: SymbolTable?] = [:]
  private var frames: [UInt: StackFrame] = [:]

  package init(_ map: MemoryMap) {
    self.map = map
  }

  /// The functions of a stack.
  ///
  /// - Parameters:
  ///   - addresses: The innermost first. All but the first are places to which functions return,
  ///     which come after the call: looked up are the bytes before them.
  ///   - startsWithReturn: Whether the first is such a place as well.
  /// - Returns: The outermost first.
  package func frames(_ addresses: [UInt], startsWithReturn: Bool = false) -> [StackFrame] {
    addresses.enumerated().reversed().map { index, address in
      frame(at: index > 0 || startsWithReturn ? address &- 1 : address)
    }
  }

  private func frame(at address: UInt) -> StackFrame {
    if let known = frames[address] { return known }
    let frame = findFrame(at: address)
    frames[address] = frame
    return frame
  }

  private func findFrame(at address: UInt) -> StackFrame {
    guard let region = map.region(of: address) else {
      return StackFrame(name: "[unknown]", module: "")
    }
    let module = region.module
    let unnamed = StackFrame(namelessIn: module)
    guard !module.hasPrefix("[") else { return unnamed }
    let offset = UInt64(address - region.addresses.lowerBound &+ region.offset)
    guard let name = table(region.path)?.name(atOffset: offset) else { return unnamed }
    return StackFrame(name: FunctionName.readable(name), module: module)
  }

  private func table(_ path: String) -> SymbolTable? {
    if let known = tables[path] { return known }
    let table = SymbolTable(path: path == program ? Self.ownProgram : path)
    tables[path] = table
    return table
  }
}
