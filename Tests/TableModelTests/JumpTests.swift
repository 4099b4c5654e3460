import TableModel
import Testing

@Suite("Jumps in an interval of a trace")
struct JumpTests {
  private func trace(_ motions: [Motion]) -> Trace {
    Trace(motions, maximumOffset: 10_000, displayHeight: 667, seed: 1) { Double($0) * 44 }
  }

  @Test("a jump is in the interval that ends at its time, not in the one that starts there")
  func halfOpen() {
    let trace = trace([.pause(seconds: 1), .jump(row: 3), .pause(seconds: 1)])
    #expect(trace.lastJump(after: 0, upTo: 0.9) == nil)
    #expect(trace.lastJump(after: 0, upTo: 1)?.row == 3)
    #expect(trace.lastJump(after: 0.5, upTo: 9)?.offset == 132)
    #expect(trace.lastJump(after: 1, upTo: 9) == nil)
  }

  @Test("a jump at time 0 is found in an interval that starts below 0")
  func first() {
    let trace = trace([.jump(row: 7), .pause(seconds: 1)])
    #expect(trace.lastJump(after: -1, upTo: 0)?.row == 7)
    #expect(trace.lastJump(after: -.infinity, upTo: 0)?.row == 7)
    #expect(trace.lastJump(after: 0, upTo: 1) == nil)
  }

  @Test(
    "the last of several jumps counts, and one beyond the content has its row and the end's offset")
  func several() {
    let trace = trace([
      .jump(row: 1), .jump(row: 2), .pause(seconds: 1), .jump(row: 3), .jump(row: 9_999),
    ])
    #expect(trace.lastJump(after: -1, upTo: 0)?.row == 2)
    #expect(trace.lastJump(after: -1, upTo: 1)?.row == 9_999)
    #expect(trace.lastJump(after: 0, upTo: 1)?.offset == 10_000)
  }

  @Test(
    "ticks of any rate find every jump once, at the first tick that shows it",
    arguments: [7, 60, 120])
  func everyJumpOnce(rate: Int) {
    let motions = (0..<20).flatMap { (index: Int) -> [Motion] in
      [.jump(row: index * 9), .pause(seconds: 0.31)]
    }
    let trace = trace(motions)
    var found: [Int] = []
    for tick in 0...8 * rate {
      let before = tick == 0 ? -1 : Double(tick - 1) / Double(rate)
      let now = Double(tick) / Double(rate)
      if let jump = trace.lastJump(after: before, upTo: now) {
        found.append(jump.row)
        #expect(trace.offset(at: now) == jump.offset)
      }
    }
    #expect(found == (0..<20).map { $0 * 9 })
  }

  @Test("a trace without jumps has none")
  func none() {
    #expect(trace([.pause(seconds: 1)]).lastJump(after: -1, upTo: 9) == nil)
  }
}
