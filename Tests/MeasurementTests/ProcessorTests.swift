import Foundation
import Measurement
import Testing

@Suite("Processors")
struct ProcessorTests {
  @Test("keep a process of one thread")
  func kept() throws {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
    child.arguments = ["60"]
    try child.run()
    defer {
      kill(child.processIdentifier, SIGKILL)
      child.waitUntilExit()
    }
    #expect(Processor.threads(of: child.processIdentifier) == 1)
    try #require(!Processor.available.isEmpty)
    for processor in Processor.available {
      processor.keep(child.processIdentifier)
      let status = try String(
        contentsOfFile: "/proc/\(child.processIdentifier)/status", encoding: .utf8)
      #expect(status.contains("Cpus_allowed_list:\t\(processor.number)\n"))
    }
  }

  @Test("a process that is gone has no threads, and is left alone")
  func gone() {
    #expect(Processor.threads(of: .max) == 0)
    Processor.available.first?.keep(.max)
  }
}
