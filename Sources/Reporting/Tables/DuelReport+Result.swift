import Files
import RunData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DuelReport {
  /// Returns whether a file is the report of a duel, of any version, which another may replace.
  ///
  /// - Parameter path: A file whose name ends with `.json` holds the figures, any other one
  ///   Markdown.
  package static func isResult(at path: String) -> Bool {
    guard let bytes = try? InputFile.contents(of: path) else { return false }
    if path.hasSuffix(".json") {
      let object = try? JSONDecoder().decode([String: JSONValue].self, from: Data(bytes))
      return object?["schema_version"] != nil && object?["exit_code"] != nil
        && object?["head"] != nil
    }
    let start = String(decoding: bytes.prefix(40), as: UTF8.self)
    return start.drop { $0 == "*" }.hasPrefix("scrollbench duel of ")
  }
}
