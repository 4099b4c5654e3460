import Analysis
import Foundation
import RunData
import SampleRuns
import Testing

@Suite("Recorded sessions")
struct RecordedSessionsTests {
  private func recorded(_ sides: String) -> RecordedSessions {
    var recorded = RecordedSessions(old: "a", new: "b")
    for (index, side) in sides.enumerated() {
      recorded.sessions.append(
        RecordedSessions.Session(
          order: index + 1, side: side == "o" ? .old : .new, file: "\(index).json",
          source: "log.json", began: "2025-01-02T03:04:05Z", ended: "2025-01-02T03:04:06Z"))
    }
    return recorded
  }

  @Test("alternate old, new, new, old")
  func next() {
    let sides = (0..<8).map { recorded(String(repeating: "o", count: $0)).nextSide }
    #expect(sides == [.old, .new, .new, .old, .old, .new, .new, .old])
  }

  @Test(
    "have an order",
    arguments: [
      ("onno", .alternated), ("onon", .alternated), ("on", .apart), ("oonn", .apart),
      ("nnoo", .apart), ("no", .apart), ("onn", .apart), ("onnoonn", .alternated),
      ("ooonnonn", .apart), ("nnnoonoo", .apart), ("oononn", .apart),
    ] as [(String, SessionComparison.Order)])
  func order(_ sides: String, _ order: SessionComparison.Order) {
    #expect(recorded(sides).order == order)
  }

  @Test("of logs are in the order of their times, if these are of one clock and do not overlap")
  func times() throws {
    func log(_ begin: Double, _ end: Double, _ clock: RecordingTime.Clock = .device) -> DeviceLog {
      .sample(["": .intervals([8])], time: RecordingTime(clock, from: begin, to: end))
    }
    func order(_ old: [DeviceLog], _ new: [DeviceLog]) -> SessionComparison.Order {
      SessionComparison.Order(old, new)
    }
    #expect(order([log(0, 1), log(6, 7)], [log(2, 3), log(4, 5)]) == .alternated)
    #expect(order([log(0, 1), log(2, 3)], [log(6, 7), log(4, 5)]) == .apart)
    #expect(order([log(4, 5)], [log(0, 1), log(2, 3)]) == .apart)
    #expect(order([log(0, 2)], [log(1, 3)]) == .unknown, "two devices, or two starts of one")
    #expect(order([log(0, 1)], [log(2, 3, .calendar)]) == .unknown)
    #expect(order([log(0, 1)], [log(3, 2)]) == .unknown, "no time")
  }

  @Test("are read as they were written; other layouts, numbers and places of logs are refused")
  func coding() throws {
    let text = String(decoding: try JSONEncoder().encode(recorded("onno")), as: UTF8.self)
    func read(_ text: String) throws -> RecordedSessions {
      try JSONDecoder().decode(RecordedSessions.self, from: Data(text.utf8))
    }
    #expect(try read(text) == recorded("onno"))
    for (word, other) in [
      ("recorded-sessions", "sessions"), ("\"schemaVersion\":1", "\"schemaVersion\":2"),
      ("\"order\":2", "\"order\":3"), ("1.json", "2.json"), ("1.json", "../1.json"),
      ("\"side\":\"new\"", "\"side\":\"head\""), ("\"old\":\"a\"", "\"old\":\"a\",\"more\":1"),
    ] {
      #expect(text.contains(word))
      #expect(throws: (any Error).self) { try read(text.replacing(word, with: other)) }
    }
  }
}
