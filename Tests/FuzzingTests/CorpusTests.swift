import FileTesting
import Foundation
import Fuzzing
import Testing

@Suite("Inputs from outside")
struct CorpusTests {
  /// Files whose names begin with `refused` are malformed; all others are accepted.
  @Test(
    "are accepted or refused as the names of the files of their corpus say",
    .timeLimit(.minutes(10)), arguments: FuzzTarget.allCases)
  func corpus(target: FuzzTarget) throws {
    let names = try #require(entries(target.corpus.path))
    #expect(names.contains { !$0.hasPrefix("refused") }, "one input of each kind is accepted")
    for name in names {
      let input = [UInt8](try Data(contentsOf: target.corpus.appendingPathComponent(name)))
      if name.hasPrefix("refused") {
        #expect(throws: (any Error).self, "\(name)") { try target.use(input) }
      } else {
        #expect(throws: Never.self, "\(name)") { try target.use(input) }
      }
    }
  }
}
