import RunData
import Testing

@Suite("A metric's key")
struct MetricKeyTests {
  @Test("round-trips for any names of its parts")
  func roundTrip() throws {
    let names = ["a", "a/b", "50%", "%2F", "with space", "%", "ä/%25"]
    for scenario in names {
      for strategy in names {
        let key = MetricKey(
          SeriesKey(
            scenario: scenario, engine: "painter", strategy: strategy, reuse: "pool",
            refreshRate: 60), "blended_px_per_frame")
        #expect(MetricKey(key.text) == key, "\(key.text)")
      }
    }
  }

  @Test(
    "is not parsed from other text",
    arguments: [
      "", "a/b/c/d/60", "a/b/c/d/60/m/n", "a/b/c/d/sixty/m", "a/b/c/d/0/m", "a/b/c/d/-1/m",
      "a//c/d/60/m", "a/b/c/d/060/m", "a/b/c/d/60/%2G", "a/b/c/d/60/%", "a/b/c/d/+60/m",
    ])
  func malformed(text: String) {
    #expect(MetricKey(text) == nil)
  }
}
