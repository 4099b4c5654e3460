import ArgumentParser
import Benchmarking
import Compositing
import Foundation
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
    ScenarioCatalogue.names + files(prefix, ending: ".json")
  }

  static let setting = CompletionKind.list(ScenarioField.all.map { $0.path + "=" })

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
