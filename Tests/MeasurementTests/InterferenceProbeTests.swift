import Measurement
import Testing

@Suite("The interference probe")
struct InterferenceProbeTests {
  @Test(
    "steal time is the eighth number of the first line",
    arguments: [
      ("cpu  1 2 3 4 5 6 7 89 10 11\ncpu0 9 9 9 9 9 9 9 9 9 9\n", 89),
      ("cpu 0 0 0 0 0 0 0 0 0 0\n", 0), ("cpu  1 2 3 4 5 6 7\ncpu0 8 8 8 8 8 8 8 8", nil),
      ("", nil), ("cpu", nil), ("cpu  1 2 3 4 5 6 18446744073709551615 7 1", 7),
      ("cpu  1 2 3 4 5 6 7 1234567890123 1", 1_234_567_890_123),
    ] as [(String, Int?)])
  func steal(text: String, expected: Int?) {
    #expect(InterferenceProbe.steal(in: Array(text.utf8).span) == expected)
  }

  @Test("counts never decrease")
  func monotonous() {
    let probe = InterferenceProbe()
    for _ in 0..<100 {
      let (switches, steal) = probe.sinceLastCall()
      #expect(switches >= 0 && steal >= 0)
    }
  }
}
