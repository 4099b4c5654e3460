// Public, since a type below can be inlined into other rooms.
public import ArgumentParser
import Benchmarking
import Compositing
import Graphics
import Measurement
import RowStrategies
import RunRecords
import TableModel
import TableViews

extension ReusePolicy: ExpressibleByArgument {}
extension Pipeline: ExpressibleByArgument {}

/// How the values of flags are read; each throws a sentence that says what would be accepted.
package enum FlagValue {
  /// What stands for the ladder in a list of strategies.
  static let ladder = "ladder"

  /// What stands for all strategies but variants.
  static let all = "all"

  /// One of the values of a kind, where the help says by itself what the default is.
  static func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ text: String
  ) throws -> Value {
    guard let value = Value(rawValue: text) else {
      let known = Value.allCases.map(\.rawValue)
      throw ValidationError("\"\(text)\" is not accepted; \(known.joined(separator: " and ")) are")
    }
    return value
  }

  /// A list of ids, `all` for those of all strategies but variants, or `ladder` for the rungs of the
  /// ladder.
  static func strategies(_ text: String) throws -> [String] {
    if text == ladder { return StrategyCatalogue.ablation }
    if text == all { return KnownStrategies.all.filter { $0.kind != .variant }.map(\.id) }
    return try CommaList(text, strategy).elements
  }

  static func strategy(_ text: String) throws -> String {
    try name(text, of: "strategy", among: KnownStrategies.all.map(\.id))
  }

  static func engine(_ text: String) throws -> String {
    try name(text, of: "engine", among: EngineCatalogue.all.map(\.id))
  }

  /// A kind of kernels, as people ask for it.
  static func kernels(_ text: String) throws -> String {
    guard KernelSet.named(text) != nil else {
      throw ValidationError("\"\(text)\" is not a kind of kernels; baseline and wide are")
    }
    return text
  }

  /// The most threads that draw a frame.
  static let mostThreads = 64

  static func refreshRates(_ text: String) throws -> [Int] {
    try CommaList(text) { text in
      guard let rate = Int(text), (1...1_000).contains(rate) else {
        throw ValidationError("\"\(text)\" is not a refresh rate from 1 to 1000 Hz")
      }
      return rate
    }.elements
  }

  /// Device pixels per point.
  static func scales(_ text: String) throws -> [Double] {
    try CommaList(text) { text in
      guard let scale = Double(text), (0.5...8).contains(scale) else {
        throw ValidationError("\"\(text)\" is not a scale from 0.5 to 8")
      }
      return scale
    }.elements
  }

  /// Factors by which a processor is slower than this one.
  static func throttles(_ text: String) throws -> [Double] {
    try CommaList(text) { text in
      guard let factor = Double(text), factor.isFinite, (0.01...1_000).contains(factor) else {
        throw ValidationError("\"\(text)\" is not a factor from 0.01 to 1000")
      }
      return factor
    }.elements
  }

  /// A count with an upper bound that keeps a slip of the hand from filling the memory.
  static func count(_ what: String, upTo limit: Int) -> @Sendable (String) throws -> Int {
    { text in
      guard let count = Int(text), (1...limit).contains(count) else {
        throw ValidationError("\"\(text)\" is not a number of \(what) from 1 to \(limit)")
      }
      return count
    }
  }

  static func display(_ text: String) throws -> TableSettings.Display {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = (parts.first ?? "").split(separator: "x", omittingEmptySubsequences: false)
    let scale = parts.count == 2 ? Double(parts[1]) : parts.count == 1 ? 1 : nil
    guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]),
      let scale, [width, height, scale].allSatisfy({ $0.isFinite && $0 > 0 && $0 <= 1e6 })
    else {
      throw ValidationError("\"\(text)\" is not a display such as 1366x1024@2")
    }
    let display = TableSettings.Display(width: width, height: height, scale: scale)
    let pixels = display.pixels
    let accepted = 1...TableSettings.Display.maximumSide
    guard accepted.contains(pixels.width), accepted.contains(pixels.height) else {
      throw ValidationError(
        "a display of \(pixels.width)x\(pixels.height) px is not possible;"
          + " each side is 1 to \(TableSettings.Display.maximumSide) px")
    }
    return display
  }

  /// A mapping such as `body=other_names`.
  static func column(_ text: String) throws -> (RowColumn, String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let known = RowColumn.allCases.map(\.rawValue)
    guard parts.count == 2, !parts[1].isEmpty, let column = RowColumn(rawValue: String(parts[0]))
    else {
      throw ValidationError(
        "\"\(text)\" is not a column mapping such as body=other_names;"
          + " the columns are \(known.joined(separator: ", "))")
    }
    return (column, String(parts[1]))
  }

  /// A setting such as `rowHeight=60`.
  static func setting(_ text: String) throws -> (String, String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw ValidationError("\"\(text)\" is not a setting such as rowHeight=60")
    }
    return (String(parts[0]), String(parts[1]))
  }

  static func injection(_ text: String) throws -> SyntheticLoad {
    do {
      return try SyntheticLoad(text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  static func path(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError("the path is empty") }
    return text
  }

  static func name(_ text: String, of kind: String, among known: [String]) throws -> String {
    guard known.contains(text) else {
      throw ValidationError(
        "there is no \(kind) \"\(text)\"; \(suggestion(for: text, among: known))")
    }
    return text
  }
}
