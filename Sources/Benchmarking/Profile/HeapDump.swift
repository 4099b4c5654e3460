package import Files

/// The allocating stacks in a heap profile of jemalloc, format `heap_v2`.
///
/// The file begins with `heap_v2/` and the sampling period in bytes; 1 means that every allocation
/// was recorded. A stack is a line of addresses after `@`, the innermost first, followed by a line
/// for all threads, `t*: live: bytes [all: bytes]`, in which *all* includes freed allocations.
package enum HeapDump {
  package struct Stack: Equatable, Sendable {
    /// Return addresses, the innermost first.
    package let addresses: [UInt]
    package let allocations: Int
    package let bytes: Int
  }

  package static func stacks(in text: String, name: String) throws(InputError) -> [Stack] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines[0] == "heap_v2/1" else {
      throw InputError(
        "\(name) is no heap profile of all allocations by jemalloc: line 1 must be heap_v2/1")
    }
    var stacks: [Stack] = []
    var addresses: [UInt]?
    for (number, line) in zip(1..., lines).dropFirst() {
      if line.isEmpty || line.hasPrefix("MAPPED_LIBRARIES") { break }
      if addresses == nil, line.hasPrefix("@"), let found = Self.addresses(in: line.dropFirst()) {
        addresses = found
      } else if let stack = addresses, let count = Self.counts(in: line) {
        addresses = nil
        stacks.append(Stack(addresses: stack, allocations: count.allocations, bytes: count.bytes))
      } else if addresses != nil || !line.hasPrefix("  t") {
        throw InputError(
          name, line: number,
          "\"\(line)\" where a stack as \"@ 0x1 0x2\", and below it"
            + " \"t*: 1: 8 [2: 16]\", is expected")
      }
    }
    guard addresses == nil else {
      throw InputError("\(name) ends in the middle of a stack")
    }
    return stacks.filter { $0.allocations > 0 }
  }

  private static func addresses(in line: Substring) -> [UInt]? {
    let words = line.split(separator: " ")
    let addresses = words.compactMap { word in
      word.hasPrefix("0x") ? UInt(word.dropFirst(2), radix: 16) : nil
    }
    return addresses.count == words.count ? addresses : nil
  }

  /// Returns the counts in square brackets of a line for all threads.
  private static func counts(in line: Substring) -> (allocations: Int, bytes: Int)? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("t*:"), line.last == "]", let start = line.firstIndex(of: "[") else {
      return nil
    }
    let words = line[line.index(after: start)...].dropLast().split(separator: ":")
    guard words.count == 2, let allocations = Int(words[0]),
      let bytes = Int(words[1].drop { $0 == " " }), allocations >= 0, bytes >= 0
    else { return nil }
    return (allocations, bytes)
  }
}
