import Files
import Measurement
import RunData
import Testing

@Suite("Synthetic loads")
struct SyntheticLoadTests {
  @Test("are a layer, an allocation, or a fraction or time of any phase, and round-trip as text")
  func accepted() throws {
    for phase in Phase.allCases {
      #expect(try SyntheticLoad("\(phase.rawValue)=5%") == .delay(phase, .share(0.05)))
      #expect(try SyntheticLoad("\(phase.rawValue)=0.2ms") == .delay(phase, .nanoseconds(200_000)))
      for text in ["\(phase.rawValue)=5%", "\(phase.rawValue)=0.2ms", "\(phase.rawValue)=1000%"] {
        #expect(try SyntheticLoad(text).description == text)
      }
    }
    for text in ["layer", "allocation", "stall=5ms"] {
      #expect(try SyntheticLoad(text).description == text)
    }
  }

  @Test("have delays rounded to nanoseconds, at least one")
  func nanoseconds() throws {
    // 0.000249 times a million is slightly less than 249.
    for (text, time) in [("0.000249", 249), ("0.0000006", 1), ("0.000001", 1)] as [(String, Int64)]
    {
      #expect(try SyntheticLoad("layout=\(text)ms") == .delay(.layout, .nanoseconds(time)))
    }
    #expect(throws: InputError.self) { try SyntheticLoad("layout=0.0000004ms") }
  }

  @Test(
    "are rejected in any other form, with the accepted forms",
    arguments: [
      "", "layers", "composite", "composite=", "composite=5", "composite=%", "composite=0%",
      "composite=-5%", "composite=nan%", "composite=inf%", "composite=0x10%", "layout=0X1ms",
      "composite=1e1%",
      "composite=1001%", "composite=1001ms", "paint=5%", "composite=5%=5%", "layer=5%",
      " composite=5%", "stall=5%", "stall=0ms",
    ])
  func refused(text: String) {
    let error = #expect(throws: InputError.self) { try SyntheticLoad(text) }
    #expect(error?.description.contains("composite=5%, composite=0.2ms, stall=5ms") == true)
  }

  @Test("stall one frame of each hundred begun, the same ones each time, never frame 0")
  func stalls() {
    for (frames, count) in [(0, 0), (1, 0), (2, 1), (100, 1), (101, 2), (300, 3)] {
      let stalled = SyntheticLoad.stalledFrames(of: frames)
      #expect(stalled.count == count && stalled.allSatisfy { 0 < $0 && $0 < frames })
      #expect(stalled == SyntheticLoad.stalledFrames(of: frames))
    }
    let stall = [SyntheticLoad.stall(5_000)]
    #expect(PhaseDelays(stall).isEmpty)
    let delays = PhaseDelays(stall, isStalled: true)
    #expect(delays.delay(of: .composite, lasting: 1) == 5_000)
    #expect(delays.delay(of: .configure, lasting: 1) == 0)
  }

  @Test("delay only their own phases; several of one phase add up")
  func delays() throws {
    let delays = PhaseDelays(
      try ["commit=5%", "commit=10%", "layout=0.002ms", "commit=0.001ms", "layer"].map(
        SyntheticLoad.init))
    #expect(!delays.isEmpty)
    for phase in Phase.allCases {
      let expected: Int64 = phase == .commit ? 1_150 : phase == .layout ? 2_000 : 0
      #expect(delays.delay(of: phase, lasting: 1_000) == expected)
    }
    #expect(PhaseDelays([.layer, .allocation]).isEmpty && PhaseDelays().isEmpty)
  }
}
