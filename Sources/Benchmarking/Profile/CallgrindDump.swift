package import Files
import Measurement
package import RunData

/// A reader of callgrind's profile format, version 1: the instructions of each function itself, by
/// phase.
///
/// The file has a part per dump request. The line `desc: Trigger: Client Request: NAME` names the
/// phase of a part; parts without a phase are skipped.
package enum CallgrindDump {
  /// - Throws: ``InputError`` with the line number for a malformed line, and if the costs of a part
  ///   do not add up to its total.
  package static func profile(
    _ bytes: [UInt8], name: String
  ) throws(InputError) -> [Phase: [StackFrame: Int]] {
    var reader = Reader(name: name)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) { try reader.take(line, number) }
    try reader.finishPart(lines.count)
    guard reader.hasHeader else {
      throw InputError("\(name) is no file of callgrind: it has no line events: Ir")
    }
    return reader.counts.mapValues { functions in
      functions.reduce(into: [StackFrame: Int]()) { frames, element in
        let (function, instructions) = element
        let module = function.object.split(separator: "/").last.map(String.init) ?? ""
        // Callgrind writes three question marks or the address for a function without a symbol.
        let isNameless = function.name == "???" || function.name.hasPrefix("0x")
        let frame =
          isNameless
          ? StackFrame(namelessIn: module)
          : StackFrame(name: FunctionName.readable(function.name), module: module)
        frames[frame, default: 0] += instructions
      }
    }
  }

  private struct Function: Hashable {
    var object = ""
    var name = ""
  }

  private struct Reader {
    let name: String
    var hasHeader = false
    var counts: [Phase: [Function: Int]] = [:]
    var phase: Phase?
    var part: [Function: Int] = [:]
    var total: Int?
    var function = Function()
    var isCall = false
    /// The names behind the numbers of compressed names.
    var objects: [String: String] = [:]
    var functions: [String: String] = [:]

    mutating func take(_ line: ArraySlice<UInt8>, _ number: Int) throws(InputError) {
      guard let first = line.first else { return }
      // Most lines are costs.
      if "0123456789+-*".utf8.contains(first) { return try takeCost(line, number) }
      let text = String(decoding: line, as: UTF8.self)
      guard let mark = text.firstIndex(where: { "=:".contains($0) }) else { return }
      let value = text[text.index(after: mark)...]
      var words: [Substring] { value.split(separator: " ") }
      switch text[..<mark] {
      case "fn":
        function.name = Self.resolved(value, &functions)
        // Callgrind appends the recursion depth to a function that calls itself.
        if let quote = function.name.lastIndex(of: "'"),
          function.name[function.name.index(after: quote)...].allSatisfy(\.isNumber)
        {
          function.name = String(function.name[..<quote])
        }
      case "cfn", "cfni": _ = Self.resolved(value, &functions)
      case "ob": function.object = Self.resolved(value, &objects)
      case "cob": _ = Self.resolved(value, &objects)
      case "calls": isCall = true
      case "part": try finishPart(number)
      case "desc" where words.first == "Trigger:":
        phase =
          words.dropLast().last == "Request:"
          ? words.last.flatMap { Phase(rawValue: String($0)) } : nil
      case "events":
        guard words.first == "Ir" else {
          throw InputError(name, line: number, "\"\(text)\" where events: Ir is expected")
        }
        hasHeader = true
      case "totals", "summary": total = words.first.flatMap { Int($0) }
      default: break
      }
    }

    /// Reads a line `position instructions`; the line after `calls=` is skipped, for it counts the
    /// callee.
    private mutating func takeCost(_ line: ArraySlice<UInt8>, _ number: Int) throws(InputError) {
      guard !isCall else {
        isCall = false
        return
      }
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count > 1 else { return }
      guard let cost = Int(String(decoding: words[1], as: UTF8.self)) else {
        let text = String(decoding: line, as: UTF8.self)
        throw InputError(
          name, line: number, "\"\(text)\" where a line number and a count are expected")
      }
      part[function, default: 0] += cost
    }

    mutating func finishPart(_ number: Int) throws(InputError) {
      defer { (part, phase, total, function, isCall) = ([:], nil, nil, Function(), false) }
      guard let phase else { return }
      let sum = part.values.reduce(0, +)
      guard total == nil || total == sum else {
        throw InputError(
          name, line: number,
          "the costs of \(phase.rawValue) add up to \(sum), not to \(total ?? 0)")
      }
      counts[phase, default: [:]].merge(part) { $0 + $1 }
    }

    /// Returns the name in `(12) name`, or the name that an earlier line gave to `(12)`.
    private static func resolved(_ text: Substring, _ names: inout [String: String]) -> String {
      guard text.first == "(", let end = text.firstIndex(of: ")") else { return String(text) }
      let number = String(text[...end])
      let rest = text[text.index(after: end)...].drop { $0 == " " }
      if !rest.isEmpty { names[number] = String(rest) }
      return names[number] ?? "???"
    }
  }
}
