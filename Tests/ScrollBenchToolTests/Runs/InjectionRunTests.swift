import Foundation
import Testing

@Suite("scrollbench run --inject")
struct InjectionRunTests {
  @Test("names the added work in the report and in run.json, in order")
  func isRecorded() throws {
    let folder = try Folder()
    let flags = ["--strategy", "layer-grid", "--no-verify", "--output", "out"]
    let outcome = try Tool.run(
      Tool.brief + flags + ["--inject", "layer", "--inject", "composite=5%"], in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("work was added on purpose (--inject layer, composite=5%)"))
    #expect(try folder.spec("out")["loads"] as? [String] == ["layer", "composite=5%"])
  }

  @Test("is refused with one line if the work cannot be added")
  func refused() throws {
    let folder = try Folder()
    let outcome = try Tool.run(Tool.brief + ["--inject", "paint=5%"], in: folder)
    #expect(outcome.code == 64 && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("\"paint=5%\" is no work that can be added"))
  }
}
