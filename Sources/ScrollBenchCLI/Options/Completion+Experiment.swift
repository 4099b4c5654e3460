import ArgumentParser
import Benchmarking
import Compositing
import Files
import JudgingCLI

extension Completion {
  static let strategies = CompletionKind.custom { _, _, prefix in
    longerLists(prefix, KnownStrategies.all.map(\.id))
      + (prefix.contains(",") ? [] : [FlagValue.all])
  }

  static let engine = CompletionKind.list(EngineCatalogue.all.map(\.id))
  static let refreshRates = lists(of: ["60", "90", "120"])
  static let scales = lists(of: ["1", "2", "3"])
  static let injection = CompletionKind.list(
    ["configure=5%", "composite=5%", "composite=0.2ms", "stall=5ms", "layer", "allocation"])

  static let scenario = CompletionKind.custom { _, _, prefix in
    ScenarioCatalogue.names + scenarioFiles(prefix)
  }

  static let setting = CompletionKind.list(ScenarioField.all.map { $0.path + "=" })

  private static func scenarioFiles(_ prefix: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let names = (try? FileSystem.entries(of: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { folder + $0 }.compactMap { path in
      let isFolder = (try? FileFacts(following: path))?.kind == .folder
      return isFolder ? path + "/" : path.hasSuffix(".json") ? path : nil
    }
  }
}
