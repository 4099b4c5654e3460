import Benchmarking
import Foundation
import RunRecords

/// What tells runs and traces apart once their lines stand in one table.
enum RunIdentity {
  /// The time in UTC to the second, and six random digits: `20261121T024530Z-1f9c04`.
  static func new() -> String {
    let stamp = Date().formatted(
      .iso8601.year().month().day().dateSeparator(.omitted).time(includingFractionalSeconds: false)
        .timeSeparator(.omitted).timeZone(separator: .omitted))
    return stamp + "-" + String(hexadecimal: .random(in: 0...0xFF_FFFF), digits: 6)
  }

  /// The length of a scenario's trace and a fingerprint of its motions: `6s-1a2b3c4d`.
  static func trace(of scenario: Scenario) -> String {
    let length = (scenario.traceDuration * 1000).rounded() / 1000
    let text = Int(exactly: length).map { "\($0)" } ?? "\(length)"
    return "\(text)s-\(fingerprint(of: scenario).text.prefix(8))"
  }

  private static func fingerprint(of scenario: Scenario) -> Fingerprint {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var fingerprint = Fingerprint()
    if case .object(let keys) = scenario.json, let bytes = try? encoder.encode(keys["trace"]) {
      fingerprint.add(bytes)
    }
    return fingerprint
  }
}
