import JudgingCLI
import ScrollBenchCLI
import Testing

@Suite("The completion")
struct CompletionTests {
  @Test("of a partial list is each missing word")
  func lists() {
    let words = ["a", "b", "bc"]
    #expect(Completion.longerLists("", words) == words)
    #expect(Completion.longerLists("b", words) == words)
    #expect(Completion.longerLists("a,", words) == ["a,b", "a,bc"])
    #expect(Completion.longerLists("a,b", words) == ["a,b", "a,bc"])
    #expect(Completion.longerLists("bc,a,", words) == ["bc,a,b"])
    #expect(Completion.longerLists("a,b,bc,", words).isEmpty)
    #expect(Completion.longerLists("other,", words) == ["other,a", "other,b", "other,bc"])
  }
}
