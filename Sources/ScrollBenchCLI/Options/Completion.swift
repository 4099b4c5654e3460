import Analysis
import ArgumentParser
import Benchmarking
import Compositing
import Foundation
import Graphics
import Reporting
import TableModel

/// The completions of option values in a shell.
///
/// Values that a program may add to, such as strategies, are computed by the tool when they are
/// needed; all others are in the completion script.
package enum Completion {
  static let strategy = CompletionKind.custom { _, _, _ in KnownStrategies.all.map(\.id) }

  /// Comma-separated strategies, or a word that stands for several.
  static let strategies = CompletionKind.custom { _, _, prefix in
    longerLists(prefix, KnownStrategies.all.map(\.id))
      + (prefix.contains(",") ? [] : [FlagValue.all, FlagValue.ablation])
  }

  static let engine = CompletionKind.list(EngineCatalogue.all.map(\.id))
  static let refreshRates = lists(of: ["60", "90", "120"])
  static let scales = lists(of: ["1", "2", "3"])
  static let timeMetrics = lists(of: TimeMetric.all.map(\.name))
  static let logFormat = CompletionKind.list(
    ["auto"] + DisplayLog.Format.allCases.map(\.rawValue))
  static let injection = CompletionKind.list(
    ["configure=5%", "composite=5%", "composite=0.2ms", "stall=5ms", "layer", "allocation"])

  /// A built-in scenario or a scenario file.
  static let scenario = CompletionKind.custom { _, _, prefix in
    ScenarioCatalogue.names + files(prefix, ending: ".json")
  }

  static let setting = CompletionKind.list(ScenarioField.all.map { $0.path + "=" })

  /// Comma-separated lists of these words.
  private static func lists(of words: [String]) -> CompletionKind {
    .custom { _, _, prefix in longerLists(prefix, words) }
  }

  /// Returns the completions of a list by one more element.
  ///
  ///     Completion.longerLists("a,", ["a", "b"])   // ["a,b"]
  package static func longerLists(_ prefix: String, _ words: [String]) -> [String] {
    let parts = prefix.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let start = parts.map { $0 + "," }.joined()
    return words.filter { word in !parts.contains { $0 == word } }.map { start + $0 }
  }

  /// Returns the completions of a path to folders and to files with a suffix.
  private static func files(_ prefix: String, ending: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      var isFolder: ObjCBool = false
      guard unsafe manager.fileExists(atPath: folder + name, isDirectory: &isFolder) else {
        return nil
      }
      return isFolder.boolValue ? folder + name + "/" : name.hasSuffix(ending) ? folder + name : nil
    }
  }
}
