import Results
import Statistics

/// A metric of a series, as a baseline names it.
///
///     settings/painter/layer-grid/pool/60/blended_px_per_frame
///
/// Parts are joined by `/`; one inside a part is written `%2F`, and `%` is `%25`, so that every name
/// finds its way back.
package struct MetricKey: Hashable, Sendable {
  package let series: SeriesKey
  package let metric: String

  package init(_ series: SeriesKey, _ metric: String) {
    self.series = series
    self.metric = metric
  }

  /// - Returns: `nil` for a text that is not six parts with a refresh rate in the fifth.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .compactMap { Self.unescaped($0) }
    guard parts.count == 6, text.split(separator: "/", omittingEmptySubsequences: false).count == 6,
      let refreshRate = Int(parts[4]), refreshRate > 0, parts.allSatisfy({ !$0.isEmpty })
    else { return nil }
    series = SeriesKey(
      scenario: parts[0], engine: parts[1], strategy: parts[2], reuse: parts[3],
      refreshRate: refreshRate)
    metric = parts[5]
    guard self.text == text else { return nil }
  }

  /// The key with the metric's name of today.
  var current: MetricKey { MetricKey(series, MetricCatalogue.currentName(of: metric)) }

  package var text: String { "\(series.text)/\(Self.escaped(metric))" }

  fileprivate static func escaped(_ part: String) -> String {
    part.reduce(into: "") { $0 += $1 == "/" ? "%2F" : $1 == "%" ? "%25" : String($1) }
  }

  private static func unescaped(_ part: Substring) -> String? {
    var text = ""
    var rest = part
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      switch rest.prefix(2) {
      case "2F": text.append("/")
      case "25": text.append("%")
      default: return nil
      }
      rest = rest.dropFirst(2)
    }
    return text
  }
}

extension SeriesKey {
  /// `settings/painter/layer-grid/pool/60`.
  package var text: String {
    ([scenario, engine, strategy, reuse].map(MetricKey.escaped) + ["\(refreshRate)"])
      .joined(separator: "/")
  }
}
