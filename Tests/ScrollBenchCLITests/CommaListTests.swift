import ArgumentParser
import ScrollBenchCLI
import Testing

@Suite("A list with commas")
struct CommaListTests {
  @Test("keeps its elements in their order")
  func order() throws {
    #expect(try CommaList("b,a,c") { $0 }.elements == ["b", "a", "c"])
    #expect(try CommaList("7") { Int($0)! }.elements == [7])
  }

  @Test("passes empty elements on, so that they can be rejected")
  func empty() throws {
    #expect(try CommaList(",a") { $0 }.elements == ["", "a"])
    #expect(try CommaList("") { $0 }.elements == [""])
  }

  @Test("rejects duplicates, also if they are written differently")
  func twice() {
    #expect(throws: ValidationError.self) { try CommaList("a,b,a") { $0 } }
    #expect(throws: ValidationError.self) { try CommaList("60,060") { Int($0)! } }
  }
}
