import TableModel
import Testing

@Suite("Jumps of a scroll")
struct JumpTests {
  private func replay(_ motions: [Motion]) -> Replay { Replay(motions, maximum: 10_000) }

  private static let pause = Motion.pause(seconds: 1)

  @Test(
    "have the computed offsets",
    arguments: [
      ("over at its time", [pause, .jump(row: 3), pause], [(0.999, 0), (1, 132), (9, 132)]),
      ("at both ends", [.jump(row: 7), pause, .jump(row: 9)], [(0, 308), (0.5, 308), (1, 396)]),
      ("the last of two", [.jump(row: 1), .jump(row: 2), pause], [(0, 88)]),
      ("beyond the content", [.jump(row: 3), .jump(row: 9_999)], [(0, 10_000)]),
    ] as [(String, [Motion], [(Double, Double)])])
  func offsets(name: String, motions: [Motion], expected: [(time: Double, offset: Double)]) {
    let replay = replay(motions)
    for (time, offset) in expected { #expect(replay.offset(at: time) == offset, "at \(time) s") }
  }

  @Test("ticks of any rate show every jump, at the first tick after it", arguments: [7, 60, 120])
  func everyJump(rate: Int) {
    let motions = (0..<20).flatMap { (index: Int) -> [Motion] in
      [.jump(row: index * 9), .pause(seconds: 0.31)]
    }
    let replay = replay(motions)
    var scroll = Scroll(replay.trace)
    var found: [Double] = []
    for tick in 0...8 * rate {
      replay.advance(&scroll, to: Double(tick) / Double(rate))
      #expect(scroll.offset == replay.offset(at: Double(tick) / Double(rate)))
      if scroll.offset != found.last { found.append(scroll.offset) }
    }
    let expected = (0..<20).map { (index: Int) in Double(index * 9 * 44) }
    #expect(found == expected)
  }
}

@Suite("A scroll of content that changes")
struct ChangingContentTests {
  /// Replays motions with the greatest offset of each tick, 10 ticks in a second.
  private func offsets(_ motions: [Motion], _ maxima: [Double]) -> [Double] {
    var scroll = Scroll(Trace(motions, seed: 1))
    return maxima.enumerated().map { tick, maximum in
      scroll.advance(to: Double(tick) / 10, maximum: maximum, displayHeight: 667) {
        Double($0) * 44
      }
      return scroll.offset
    }
  }

  @Test(
    "is at most at the end of each tick, and goes on from there without making up for it",
    arguments: [
      (1_000, [900, 900, 900, 250, 250], [0, 100, 200, 250, 250]),
      (1_000, [150, 150, 150, 150, 900, 900], [0, 100, 150, 150, 250, 350]),
      (-1_000, [150, 150, 900], [0, 0, 0]),
    ] as [(Double, [Double], [Double])])
  func constant(velocity: Double, maxima: [Double], expected: [Double]) {
    #expect(offsets([.constant(seconds: 1, velocity: velocity)], maxima) == expected)
  }

  @Test("goes back from overscroll to where it was pulled from, or to a nearer end")
  func overscroll() {
    let pull = Motion.overscroll(seconds: 1, edge: .bottom, distance: 900)
    for (later, end) in [(500.0, 300.0), (200, 200)] {
      let maxima = [300.0, 300, 300, 300, 300, 300, later, later, later, later, later, later]
      let found = offsets([.jump(row: 99), pull], maxima)
      #expect(found[4] > 300 && found[5] > 300 && found[6] > end)
      #expect(found[10] == end && found[11] == end)
    }
  }

  @Test("moves with rows that move within the content")
  func shift() {
    var scroll = Scroll(Trace([.constant(seconds: 1, velocity: 100)], seed: 1))
    func advance(to time: Double) -> Double {
      scroll.advance(to: time, maximum: 1_000, displayHeight: 667) { Double($0) }
      return scroll.offset
    }
    #expect(advance(to: 0.5) == 50)
    scroll.shift(by: 70)
    #expect(advance(to: 0.5) == 120)
    scroll.shift(by: -70)
    #expect(advance(to: 1) == 100)
  }
}
