package import RunData
import Statistics

/// The sessions that `record` took of two commands, in the order in which they ran: the content of
/// `sessions.json` in their folder.
///
///     {"kind": "recorded-sessions", "new": "./run new", "old": "./run old", "schema_version": 1,
///      "sessions": [{"began": "2025-01-02T03:04:05Z", "file": "01-old.json", "side": "old", …}]}
package struct RecordedSessions: Codable, Equatable, Sendable {
  package static let schemaVersion = 1
  package static let fileName = "sessions.json"
  private static let kind = "recorded-sessions"

  package var schemaVersion = Self.schemaVersion
  package var kind = Self.kind
  /// The commands of both sides.
  package let old: String
  package let new: String
  package var sessions: [Session] = []

  package enum Side: String, Codable, Sendable { case old, new }

  /// One run of a command.
  package struct Session: Codable, Equatable, Sendable {
    /// The place in the order, from 1.
    package let order: Int
    package let side: Side
    /// The name of the log in the folder.
    package let file: String
    /// The path from which the log was taken.
    package let source: String
    /// The times at which the command began and its log was complete, by ISO 8601.
    package let began: String
    package let ended: String

    package init(
      order: Int, side: Side, file: String, source: String, began: String, ended: String
    ) {
      (self.order, self.side, self.file) = (order, side, file)
      (self.source, self.began, self.ended) = (source, began, ended)
    }
  }

  package init(old: String, new: String) { (self.old, self.new) = (old, new) }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, kind, old, new, sessions
  }

  package init(from decoder: any Decoder) throws {
    try decoder.requireVersion(Self.schemaVersion, of: "recording")
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "the recording")
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.require(Self.kind, forKey: .kind)
    old = try values.decode(String.self, forKey: .old)
    new = try values.decode(String.self, forKey: .new)
    sessions = try values.decode([Session].self, forKey: .sessions)
    let areInOrder = sessions.map(\.order) == Array(1..<(sessions.count + 1))
    let areInFolder = sessions.allSatisfy {
      !$0.file.isEmpty && !$0.file.hasPrefix(".") && !$0.file.contains("/")
    }
    guard areInOrder, areInFolder, Set(sessions.map(\.file)).count == sessions.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .sessions, in: values,
        debugDescription: "sessions numbered from 1, each with a file of the folder, are expected")
    }
  }
}

extension RecordedSessions {
  /// The side of the next session: old, new, new, old and so on, so that a steady drift affects both
  /// sides alike.
  package var nextSide: Side { [.old, .new, .new, .old][sessions.count % 4] }

  package func command(of side: Side) -> String { side == .old ? old : new }

  package func files(of side: Side) -> [String] { sessions.filter { $0.side == side }.map(\.file) }

  package var order: SessionComparison.Order { SessionComparison.Order(sessions.map(\.side)) }
}

extension SessionComparison.Order {
  /// The order of sessions by their sides, from the first to the last.
  ///
  /// They alternate if the mean places of both sides differ by at most 1.5, so that a steady drift
  /// moves the sides apart by at most that of one and a half sessions: ABBA, ABAB, and an ABBAABBA
  /// without its end.
  init(_ sides: [RecordedSessions.Side]) {
    func places(_ side: RecordedSessions.Side) -> [Int] {
      sides.indices.filter { sides[$0] == side }
    }
    let (old, new) = (places(.old), places(.new))
    guard let lastOld = old.last, let lastNew = new.last, lastOld > new[0], lastNew > old[0] else {
      self = .apart
      return
    }
    let drift = new.map(Double.init).mean - old.map(Double.init).mean
    self = abs(drift) <= 1.5 ? .alternated : .apart
  }

  /// The order of logs by their recording times; ``unknown`` if a log has none, if the clocks differ,
  /// or if two recordings overlap, which are then of different devices or boots of one.
  package init(_ old: [DeviceLog], _ new: [DeviceLog]) {
    let times = (old.map { ($0.time, .old) } + new.map { ($0.time, .new) })
      .compactMap { time, side in time.map { (time: $0, side: side as RecordedSessions.Side) } }
      .sorted { $0.time.span.lowerBound < $1.time.span.lowerBound }
    let areInTurn = zip(times, times.dropFirst()).allSatisfy {
      $0.time.clock == $1.time.clock && $0.time.span.upperBound < $1.time.span.lowerBound
    }
    self = times.count == old.count + new.count && areInTurn ? Self(times.map(\.side)) : .unknown
  }
}
