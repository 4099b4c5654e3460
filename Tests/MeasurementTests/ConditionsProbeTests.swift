import Foundation
import Measurement
import RunData
import Testing

@Suite("The conditions of a round")
struct ConditionsProbeTests {
  @Test(
    "include the run delay of a thread",
    arguments: [("1144817 5460713 2\n", 5_460_713), ("", nil), ("12", nil)] as [(String, Int?)])
  func runDelay(text: String, nanoseconds: Int?) {
    #expect(ConditionsProbe.runDelay(in: text) == nanoseconds)
  }

  @Test(
    "include the throttling of either version of control groups, if it is stated",
    arguments: [
      (
        "usage_usec 5\nnr_periods 9\nnr_throttled 3\nthrottled_usec 4000\n",
        .init(periods: 3, microseconds: 4_000)
      ),
      (
        "nr_periods 9\nnr_throttled 2\nthrottled_time 7000000\n",
        .init(periods: 2, microseconds: 7_000)
      ),
      ("usage_usec 5\n", nil), ("nr_throttled 3\n", nil), ("", nil),
    ] as [(String, ConditionsProbe.Throttling?)])
  func throttling(statistics: String, expected: ConditionsProbe.Throttling?) {
    #expect(ConditionsProbe.Throttling(statistics: statistics) == expected)
  }

  @Test(
    "include the throttling of the process's groups",
    arguments: [
      // The first version beside the second one without controllers.
      (
        "4:cpu,cpuacct:/a/b\n0::/\n",
        ["/cpu/a/b": "nr_throttled 76\nthrottled_time 5000\n", "/cpu": "nr_throttled 9\n"], 76
      ),
      // A group above may have the quota.
      ("0::/a/b\n", ["/a/b": "usage_usec 5\n", "/a": "nr_throttled 7\nthrottled_usec 5\n"], 7),
      // A container that sees its group as the root of the mount, and its path as that outside.
      ("4:cpu:/docker/1f\n", ["/cpu": "nr_throttled 8\nthrottled_time 5000\n"], 8),
      ("1:name=systemd:/\n", ["/cpu": "nr_throttled 8\nthrottled_time 5000\n"], nil),
      ("0::/\n", ["": "usage_usec 5\n"], nil), ("", [:], nil),
    ] as [(String, [String: String], Int?)])
  func groups(own: String, statistics: [String: String], periods: Int?) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    var files = ["/proc/self/cgroup": own]
    for (group, text) in statistics { files["/sys/fs/cgroup\(group)/cpu.stat"] = text }
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let found = ConditionsProbe.Throttling.ofThisProcess(under: root.path)
    #expect(found == periods.map { .init(periods: $0, microseconds: 5) })
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
    #expect(conditions.throttledPeriods ?? 0 >= 0 && conditions.loadAveragesAtEnd.count == 3)
    // As in a group that was throttled more often than the one of the end.
    (conditions.throttledPeriods, conditions.throttledMicroseconds) = (.max, .max)
    conditions.finish()
    #expect([0, nil].contains(conditions.throttledPeriods))
    #expect([0, nil].contains(conditions.throttledMicroseconds))
  }
}
