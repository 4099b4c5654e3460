import FileTesting
import Foundation
import JudgingCLI
import Testing

@Suite("A baseline")
struct BaselineUpdateTests {
  @Test("has the sessions of all processes that create it at the same time")
  func contention() throws {
    try withTestFolder { folder in
      for round in 0..<10 {
        let path = "\(folder)/\(round).json"
        for log in 0..<4 {
          try put("frame_ms\n16.6\n16.7\n\(17 + log)\n", at: "\(folder)/\(log).csv")
        }
        let commands = try (0..<4).map { log in
          try GateCommand.parse(
            ["--baseline", path, "--update-baseline", "--hz", "60", "\(folder)/\(log).csv"])
        }
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          #expect(throws: Never.self) { try commands[index].run() }
        }
        let text = try text(at: path)
        #expect((0..<4).allSatisfy { text.contains("/\($0).csv\"") })
      }
    }
  }
}
