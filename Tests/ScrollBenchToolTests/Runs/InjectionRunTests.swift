import Foundation
import Testing

@Suite("scrollbench run --inject")
struct InjectionRunTests {
  @Test("names the added work in the report and in run.json, in order")
  func isRecorded() throws {
    let folder = try Folder()
    let flags = ["--strategy", "layer-grid", "--no-verify", "--output", "out"]
    let outcome = try Tool.succeed(
      Tool.brief + flags + ["--inject", "layer", "--inject", "composite=5%"], in: folder)
    let text = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("work was added on purpose (--inject layer, composite=5%)"))
    #expect(try folder.spec("out")["loads"] as? [String] == ["layer", "composite=5%"])
  }
}
