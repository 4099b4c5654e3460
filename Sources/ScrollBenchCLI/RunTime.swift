#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time of a run, as a history has it.
enum RunTime {
  /// The time with which the name of a run begins.
  ///
  ///     RunTime.text(ofRun: "20250102T030405Z-00ff")   // "2025-01-02T03:04:05Z"
  ///
  /// - Returns: `nil` if none does.
  static func text(ofRun name: String) -> String? {
    let digits = name.prefix(16).utf8.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let isDigit =
      Array(repeating: true, count: 8) + [false]
      + Array(repeating: true, count: 6) + [false]
    guard digits == isDigit else { return nil }
    let text = Array(name)
    let part = { (range: Range<Int>) in String(text[range]) }
    return normal(
      "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(9..<11)):\(part(11..<13)):"
        + "\(part(13..<15))\(part(15..<16))")
  }

  /// A time of ISO 8601 to the second, in UTC.
  ///
  /// - Returns: `nil` if it is none.
  static func normal(_ text: String) -> String? {
    guard let date = try? Date(text, strategy: .iso8601) else { return nil }
    return date.formatted(.iso8601)
  }
}
