import ArgumentParser
import Benchmarking
import Compositing
import Files
import Graphics
import JudgingCLI
import Measurement
import RowStrategies
import RunData
import TableViews

extension FlagValue {
  static func refreshRates(_ text: String) throws -> [Int] {
    try list(text, count("refreshes a second", upTo: ExperimentSpec.highestRate))
  }

  static func scales(_ text: String) throws -> [Double] {
    try list(text) { text in
      guard let scale = DecimalText.number(text), (0.5...8).contains(scale) else {
        throw ValidationError("\"\(text)\" is not a scale from 0.5 to 8, a decimal number")
      }
      return scale
    }
  }

  static func seed(_ text: String) throws -> UInt64 {
    guard let seed = UInt64(text) else {
      throw ValidationError("\"\(text)\" is not a seed, a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }
}

extension FlagValue {
  /// The word for all strategies but variants.
  static let all = "all"

  static func strategies(_ text: String) throws -> [String] {
    if text == all { return KnownStrategies.comparable.map(\.id) }
    return try list(text, strategy)
  }

  static func strategy(_ text: String) throws -> String {
    try name(
      text, of: "strategy", among: KnownStrategies.all.map(\.id),
      else: "scrollbench list strategies explains all")
  }

  /// Parses an engine with its settings, such as `culling,threads=4,kernels=baseline`.
  static func engine(_ text: String) throws -> EngineDescriptor {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let known = EngineCatalogue.all.map(\.id)
    var engine = EngineCatalogue.named(
      try name(
        parts[0], of: "engine", among: known,
        else: "all composite on processors, none on a GPU: \(known.joined(separator: ", "))"))
    for setting in parts.dropFirst() {
      let value = setting.drop { $0 != "=" }.dropFirst()
      if setting.hasPrefix("threads=") {
        engine.threads = try count("threads", upTo: ExperimentSpec.mostThreads)(String(value))
        guard engine.isOurs || engine.threads == 1 else {
          throw ValidationError("the engine \(parts[0]) draws on one thread; leave threads out")
        }
      } else if setting.hasPrefix("kernels=") {
        guard let kernels = KernelSet.named(String(value)) else {
          throw ValidationError("\"\(value)\" is not a kind of kernels; baseline and wide are")
        }
        guard engine.isOurs else {
          throw ValidationError("the engine \(parts[0]) has its own kernels; leave kernels out")
        }
        engine.kernels = kernels
      } else {
        throw ValidationError(
          "\"\(setting)\" is not a setting of an engine such as threads=4 or kernels=baseline")
      }
    }
    return engine
  }

  /// Parses a display such as `1366x1024@2`, whose pixels the check of the scenario limits.
  static func display(_ text: String) throws -> TableSettings.Display {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = (parts.first ?? "").split(separator: "x", omittingEmptySubsequences: false)
    let scale = parts.count == 2 ? DecimalText.number(parts[1]) : parts.count == 1 ? 1 : nil
    guard sides.count == 2, let width = DecimalText.number(sides[0]),
      let height = DecimalText.number(sides[1]), let scale,
      [width, height, scale].allSatisfy({ $0.isFinite && $0 > 0 && $0 <= 1e6 })
    else {
      throw ValidationError("\"\(text)\" is not a display such as 1366x1024@2")
    }
    return TableSettings.Display(width: width, height: height, scale: scale)
  }

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
}
