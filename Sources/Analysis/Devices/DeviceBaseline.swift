package import RunData

/// The stored sessions of a device that later ones are judged by: the content of a baseline file.
///
///     {"kind": "device-sessions", "schema_version": 1, "sessions": [{"format": "gfxinfo", …}]}
package struct DeviceBaseline: Codable, Equatable, Sendable {
  package static let schemaVersion = 1
  /// The most sessions that are kept, the newest ones.
  package static let mostSessions = 30
  private static let kind = "device-sessions"

  package var schemaVersion = Self.schemaVersion
  /// Tells the file from the baseline of runs.
  package var kind = Self.kind
  /// From the oldest to the newest; at least one.
  package private(set) var sessions: [DeviceLog]

  /// - Precondition: There is a session.
  package init(_ sessions: [DeviceLog]) {
    precondition(!sessions.isEmpty, "a baseline has a session")
    self.sessions = []
    add(sessions)
  }

  /// Adds sessions, but none with the frames of another one, and drops the oldest of too many.
  package mutating func add(_ logs: [DeviceLog]) {
    for log in logs where !sessions.contains(where: { $0.hasFrames(of: log) }) {
      sessions.append(log)
    }
    sessions = Array(sessions.suffix(Self.mostSessions))
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case schemaVersion, kind, sessions
  }

  package init(from decoder: any Decoder) throws {
    try decoder.requireVersion(Self.schemaVersion, of: "baseline")
    try decoder.refuseKeys(except: CodingKeys.allCases.map(\.rawValue), in: "a baseline of logs")
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.require(Self.kind, forKey: .kind)
    sessions = try values.decode([DeviceLog].self, forKey: .sessions)
    let hasFrames = sessions.allSatisfy { log in
      !log.series.isEmpty
        && log.series.allSatisfy { series in
          Set(series.iterations.map(\.frames.kind)).count == 1
            && series.refreshRate.map { (1...1_000).contains($0) } ?? true
        }
    }
    guard !sessions.isEmpty, hasFrames else {
      throw DecodingError.dataCorruptedError(
        forKey: .sessions, in: values,
        debugDescription: "one or more sessions with frames are expected")
    }
  }
}
