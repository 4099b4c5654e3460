import Measurement
import RunData
import Testing

@Suite("The conditions of a round")
struct ConditionsProbeTests {
  @Test("include the run delay of a thread")
  func runDelay() {
    #expect(ConditionsProbe.runDelay(in: "1144817 5460713 2\n") == 5_460_713)
    #expect(ConditionsProbe.runDelay(in: "") == 0)
    #expect(ConditionsProbe.runDelay(in: "12") == 0)
  }

  @Test(
    "include the throttling of either version of control groups",
    arguments: [
      ("usage_usec 5\nnr_periods 9\nnr_throttled 3\nthrottled_usec 4000\n", 3, 4_000),
      ("nr_periods 9\nnr_throttled 2\nthrottled_time 7000000\n", 2, 7_000),
      ("usage_usec 5\n", 0, 0), ("", 0, 0),
    ])
  func throttling(text: String, periods: Int, microseconds: Int) {
    #expect(ConditionsProbe.throttling(in: text) == (periods, microseconds))
  }

  @Test("find the control group of the unified hierarchy")
  func group() {
    #expect(ConditionsProbe.unifiedGroup(in: "9:cpu:/a\n0::/user.slice/b\n") == "/user.slice/b")
    #expect(ConditionsProbe.unifiedGroup(in: "9:cpu:/a\n") == nil)
  }

  @Test(
    "include turbo where the system reports it",
    arguments: [
      ("0\n", nil, true), ("1\n", nil, false), (nil, "1\n", true), (nil, "0\n", false),
      (nil, nil, nil),
    ] as [(String?, String?, Bool?)])
  func turbo(noTurbo: String?, boost: String?, isOn: Bool?) {
    #expect(ConditionsProbe.turbo(noTurbo: noTurbo, boost: boost) == isOn)
  }

  @Test("are sums over the passes, and differences over the round")
  func sums() {
    let before = ConditionsProbe.threadTimes
    var total = 0
    for index in 0..<100_000 { total &+= index * index }
    let times = ConditionsProbe.threadTimes - before
    #expect(times.running > 0 && times.wall > 0 && total != 1)
    var conditions = RoundConditions(beforeRound: 4)
    conditions.add(times)
    conditions.add(times)
    conditions.finish()
    #expect(conditions.round == 4 && conditions.wallNanoseconds == 2 * times.wall)
    #expect(conditions.threadNanoseconds == 2 * times.running)
    #expect(conditions.throttledPeriods >= 0 && conditions.loadAveragesAtEnd.count == 3)
  }
}
