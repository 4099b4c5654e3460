import Foundation
import TableModel
import Testing

@Suite("Overscroll")
struct OverscrollTests {
  private static let height = 667.0

  private func trace(_ motions: [Motion], maximum: Double = 5_000) -> Replay {
    Replay(motions, maximum: maximum, displayHeight: Self.height)
  }

  /// The published formula.
  private func stretch(_ x: Double) -> Double {
    (1 - (1 / ((x * 0.55 / Self.height) + 1))) * Self.height
  }

  @Test("the pull follows the published formula, at both ends", arguments: Motion.Edge.allCases)
  func pull(edge: Motion.Edge) {
    for distance in [0.5, 30, 300, 2_000] {
      let trace = trace([
        .jump(row: edge == .top ? 0 : 1_000),
        .overscroll(seconds: 2, edge: edge, distance: distance),
      ])
      for step in 0...40 {
        // The pull takes two fifths of the duration.
        let u = Double(step) / 40
        let expected = stretch(distance * u * u * (3 - 2 * u))
        let offset = trace.offset(at: 0.8 * u)
        let found = edge == .top ? -offset : offset - 5_000
        #expect(abs(found - expected) < 1e-9, "\(distance) pt, \(step)")
      }
    }
  }

  @Test(
    "released content springs back by (1 + t/τ) e^(−t/τ), with τ of at most 0.1 s")
  func spring() {
    for seconds in [0.2, 0.9, 2, 3, 30] {
      let trace = trace([.overscroll(seconds: seconds, edge: .top, distance: 300)])
      let tau = min(0.1, 0.6 * seconds / 14)
      for step in 0..<200 {
        let t = 0.6 * seconds * Double(step) / 200
        let expected = -stretch(300) * (1 + t / tau) * exp(-t / tau)
        #expect(abs(trace.offset(at: 0.4 * seconds + t) - expected) < 1e-9, "\(seconds) s, \(t) s")
      }
    }
  }

  @Test("the content is exactly at its end after the motion, and almost there just before")
  func arrival() {
    for seconds in [0.1, 0.9, 5] {
      for edge in Motion.Edge.allCases {
        let end = edge == .top ? 0 : 5_000.0
        let motion = Motion.overscroll(seconds: seconds, edge: edge, distance: 700)
        let trace = trace([.jump(row: edge == .top ? 0 : 1_000), motion])
        #expect(trace.duration == seconds)
        #expect(trace.offset(at: seconds) == end)
        // A sixth of a point is half a pixel at scale 3.
        #expect(abs(trace.offset(at: seconds - 1e-9) - end) < 1.0 / 6)
        #expect(abs(trace.offset(at: 0.4 * seconds) - end) > 200)
      }
    }
  }

  @Test(
    "a pull follows the finger up to the end")
  func fromElsewhere() {
    let passes = trace([
      .drag(seconds: 1, distance: 100), .overscroll(seconds: 1, edge: .top, distance: 250),
    ])
    #expect(passes.offset(at: 1) == 100)
    #expect(abs(passes.offset(at: 1.2) - stretch(25) * -1) < 1e-9)
    #expect(abs(passes.offset(at: 1.4) - stretch(150) * -1) < 1e-9)
    #expect(passes.offset(at: 2) == 0)
  }

  @Test("content shorter than the display can be pulled at both ends and returns to 0")
  func shortContent() {
    let trace = trace(
      [
        .overscroll(seconds: 1, edge: .top, distance: 100),
        .overscroll(seconds: 1, edge: .bottom, distance: 100),
      ], maximum: -300)
    #expect(abs(trace.offset(at: 0.4) + stretch(100)) < 1e-9)
    #expect(abs(trace.offset(at: 1.4) - stretch(100)) < 1e-9)
    #expect(trace.offset(at: 1) == 0 && trace.offset(at: 2) == 0)
  }

  @Test("the offset is continuous and never exceeds the motion's greatest speed")
  func continuity() {
    for (seconds, distance) in [(0.9, 300.0), (3, 2_000), (0.2, 50), (10, 90)] {
      let motion = Motion.overscroll(seconds: seconds, edge: .bottom, distance: distance)
      let trace = trace([.jump(row: 1_000), .drag(seconds: 1, distance: -40), motion])
      let step = 1e-4
      var before = trace.offset(at: 1)
      for index in 1...Int(seconds / step) + 10 {
        let offset = trace.offset(at: 1 + Double(index) * step)
        #expect(
          abs(offset - before) <= motion.greatestSpeed * step + 0.02, "\(seconds) s, \(index)")
        before = offset
      }
    }
  }

  @Test("a pull that does not reach the end stays where it is, and a motion after one starts there")
  func afterwards() {
    let stays = trace([
      .drag(seconds: 1, distance: 300), .overscroll(seconds: 1, edge: .top, distance: 250),
    ])
    #expect([1.4, 1.5, 2, 3].map(stays.offset) == [50, 50, 50, 50])
    let trace = trace([
      .overscroll(seconds: 1, edge: .top, distance: 500), .constant(seconds: 1, velocity: -100),
      .constant(seconds: 1, velocity: 100),
    ])
    #expect([1, 1.5, 2, 2.5, 3].map(trace.offset) == [0, 0, 0, 50, 100])
  }
}
