import Files

/// The key of a series among all series of runs and baselines.
///
///     settings/painter/layer-grid/pool/60
package struct SeriesKey: Hashable, Sendable {
  package var scenario: String
  package var engine: String
  package var strategy: String
  package var reuse: String
  /// In Hz.
  package var refreshRate: Int

  /// The reuse policy in a file that does not name it.
  package static let unknownReuse = "unknown"

  package init(
    scenario: String = "", engine: String = "", strategy: String = "",
    reuse: String = unknownReuse, refreshRate: Int = 0
  ) {
    self.scenario = scenario
    self.engine = engine
    self.strategy = strategy
    self.reuse = reuse
    self.refreshRate = refreshRate
  }

  /// `layer-grid at 60 Hz`.
  package var label: String { "\(MessageText.name(strategy)) at \(refreshRate) Hz" }

  package var text: String {
    ([scenario, engine, strategy, reuse].map(MetricKey.escaped) + ["\(refreshRate)"])
      .joined(separator: "/")
  }
}

/// The key of a metric of a series in a baseline.
///
///     settings/painter/layer-grid/pool/60/blended_px_per_frame
///
/// Within a part `/` is escaped as `%2F` and `%` as `%25`, so that every key can be parsed.
package struct MetricKey: Hashable, Sendable {
  package let series: SeriesKey
  package let metric: String

  package init(_ series: SeriesKey, _ metric: String) {
    self.series = series
    self.metric = metric
  }

  /// - Returns: `nil` unless the text has six nonempty parts with a refresh rate as the fifth.
  package init?(_ text: String) {
    let escaped = text.split(separator: "/", omittingEmptySubsequences: false)
    let parts = escaped.compactMap(Self.unescaped)
    guard escaped.count == 6, parts.count == 6, parts.allSatisfy({ !$0.isEmpty }),
      let refreshRate = Int(parts[4]), (1...1_000_000).contains(refreshRate),
      parts[4] == "\(refreshRate)"
    else { return nil }
    series = SeriesKey(
      scenario: parts[0], engine: parts[1], strategy: parts[2], reuse: parts[3],
      refreshRate: refreshRate)
    metric = parts[5]
  }

  package var text: String { "\(series.text)/\(Self.escaped(metric))" }

  fileprivate static func escaped(_ part: String) -> String {
    guard part.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "%") }) else {
      return part
    }
    return part.replacing("%", with: "%25").replacing("/", with: "%2F")
  }

  private static func unescaped(_ part: Substring) -> String? {
    guard part.utf8.contains(UInt8(ascii: "%")) else { return String(part) }
    let text = String(part.replacing("%2F", with: "/").replacing("%25", with: "%"))
    return escaped(text) == part ? text : nil
  }
}
