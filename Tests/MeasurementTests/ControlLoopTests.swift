import Measurement
import Testing

@Suite("The control loop")
struct ControlLoopTests {
  @Test("is neither removed nor shortened: each step takes at least a cycle of 10 GHz")
  func lasts() {
    #expect(ControlLoop.measure() >= 100_000)
  }
}
