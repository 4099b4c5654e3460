import TableModel
import Testing

@Suite("Traces over virtual time")
struct TraceTests {
  private func trace(_ motions: [Motion], maximum: Double = 1e6, seed: UInt64 = 1) -> Replay {
    Replay(motions, maximum: maximum, seed: seed)
  }

  @Test("constant speed, pauses and jumps have the computed offsets")
  func simple() {
    let trace = trace([
      .constant(seconds: 2, velocity: 600), .pause(seconds: 1), .jump(row: 100),
      .constant(seconds: 1, velocity: -400),
    ])
    let times = [0, 0.5, 2, 2.9, 3, 3.5, 4, 10]
    #expect(times.map(trace.offset) == [0, 300, 1200, 1200, 4400, 4200, 4000, 4000])
    #expect(trace.duration == 4)
  }

  @Test("a drag covers its distance, half of it in half the time at the greatest speed")
  func drag() {
    let trace = trace([.drag(seconds: 2, distance: 800)])
    #expect([0, 1, 2].map(trace.offset) == [0, 400, 800])
    let speed = (trace.offset(at: 1.001) - trace.offset(at: 0.999)) / 0.002
    #expect(abs(speed - Motion.drag(seconds: 2, distance: 800).greatestSpeed) < 0.01)
  }

  @Test("a flick decelerates by a factor of 0.998 per millisecond")
  func deceleration() {
    let trace = trace([.flicks(seconds: 0.4, speeds: 5_000...5_000, direction: .down)])
    let step = 0.001
    func speed(_ t: Double) -> Double { (trace.offset(at: t + step) - trace.offset(at: t)) / step }
    var t = Motion.flickContact
    while t < 0.39 {
      let ratio = speed(t + step) / speed(t)
      #expect(abs(ratio - 0.998) < 1e-9, "at \(t) s")
      t += 0.01
    }
    // From rest to the release speed during the contact.
    #expect(abs(trace.offset(at: Motion.flickContact) - 5_000 * Motion.flickContact / 2) < 1e-9)
  }

  @Test(
    "flicks come every 400 to 600 ms with speeds in their range", arguments: 1...20)
  func flicks(seed: UInt64) {
    let trace = trace([.flicks(seconds: 6, speeds: 3_000...6_000, direction: .down)], seed: seed)
    var touches: [Double] = []
    var before = 1.0
    for millisecond in 0..<6_000 {
      let t = Double(millisecond) / 1000
      let speed = (trace.offset(at: t + 0.001) - trace.offset(at: t)) / 0.001
      #expect(speed >= 0 && speed <= 6_000)
      // A touch stops the content: the speed drops to almost 0 at once.
      if speed < 150, before > 150 || millisecond == 0 { touches.append(t) }
      before = speed
    }
    for (touch, next) in zip(touches, touches.dropFirst()) {
      #expect((0.398...0.602).contains(next - touch), "\(touch) to \(next)")
    }
    #expect(touches.count >= 10)
  }

  @Test("accelerating flicks add their speed to what is left, up to the maximum", arguments: 1...20)
  func accelerating(seed: UInt64) {
    let trace = trace(
      [.flicks(seconds: 3, speeds: 6_000...6_000, direction: .up, accelerates: true)],
      maximum: 1e6, seed: seed)
    #expect(trace.offset(at: 3) == 0)
    let down = self.trace(
      [.flicks(seconds: 3, speeds: 6_000...6_000, direction: .down, accelerates: true)], seed: seed)
    let step = 0.000_1
    func speed(_ t: Double) -> Double { (down.offset(at: t + step) - down.offset(at: t)) / step }
    let speeds = (0..<29_000).map { speed(Double($0) * step) }
    // A touch stops the content.
    let touches = speeds.indices.filter { $0 > 1 && speeds[$0] < 100 && speeds[$0 - 1] > 100 }
    for touch in touches where touch + 620 < speeds.count {
      let lift = min(20_000, 6_000 + speeds[touch - 2])
      #expect(abs(speeds[touch + 605] / lift - 1) < 0.005, "at \(Double(touch) * step) s")
    }
    for (touch, next) in zip(touches, touches.dropFirst()) {
      #expect((1_998...3_002).contains(next - touch), "\(touch) to \(next)")
    }
    #expect(touches.count >= 8 && speeds.max() ?? 0 > 12_000)
  }

  @Test("the offset is limited to the content, and short content does not move")
  func clamping() {
    let motions: [Motion] = [
      .flicks(seconds: 3, speeds: 6_000...6_000, direction: .down), .jump(row: 1_000),
      .flicks(seconds: 3, speeds: 6_000...6_000, direction: .up), .jump(row: 0),
      .constant(seconds: 1, velocity: -300),
    ]
    for maximum in [-500, 0, 1, 900.5] {
      let trace = trace(motions, maximum: maximum)
      for tick in 0...900 {
        let offset = trace.offset(at: Double(tick) / 120)
        #expect((0...max(0, maximum)).contains(offset))
      }
    }
  }

  @Test("equal seeds give equal traces, different seeds different ones")
  func seeds() {
    let offsets = [1, 1, 2].map { (seed: UInt64) in
      let flicks = Motion.flicks(seconds: 2, speeds: 3_000...6_000, direction: .down)
      return (0..<240).map { trace([flicks], seed: seed).offset(at: Double($0) / 120) }
    }
    #expect(offsets[0] == offsets[1] && offsets[0] != offsets[2])
  }
}
