package import ArgumentParser
import DeviceLogs
import RunData

/// The completions of option values in a shell.
///
/// Values that a program may add to, such as strategies, are computed by the tool when they are
/// needed; all others are in the completion script.
package enum Completion {
  package static let strategy = CompletionKind.custom { _, _, _ in DrawingPart.current.strategies }

  static let timeMetrics = lists(of: Metric.times.map(\.name))
  static let logFormat = CompletionKind.list(["auto"] + LogFormat.names)
  /// Comma-separated lists of these words.
  package static func lists(of words: [String]) -> CompletionKind {
    .custom { _, _, prefix in longerLists(prefix, words) }
  }

  /// The completions of a list by one more element: of `a,` among `a` and `b` only `a,b`.
  package static func longerLists(_ prefix: String, _ words: [String]) -> [String] {
    let parts = prefix.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let start = parts.map { $0 + "," }.joined()
    return words.filter { word in !parts.contains { $0 == word } }.map { start + $0 }
  }
}
