import Glibc
package import RunData

/// Readings of the system that show how other programs and the system interfere with a process.
package enum ConditionsProbe {
  /// The processor time of the calling thread, in nanoseconds.
  package struct ThreadTimes: Codable, Equatable, Sendable {
    package var wall = 0
    /// The time with a processor.
    package var running = 0
    /// The time of waiting for a processor; 0 if the system does not report it.
    package var waiting = 0

    package init() {}

    package static func - (left: ThreadTimes, right: ThreadTimes) -> ThreadTimes {
      var times = ThreadTimes()
      times.wall = left.wall - right.wall
      times.running = left.running - right.running
      times.waiting = left.waiting - right.waiting
      return times
    }
  }

  /// The times of the calling thread since its start.
  package static var threadTimes: ThreadTimes {
    var times = ThreadTimes()
    times.wall = Int(MonotonicClock.now())
    var time = timespec()
    // The call fills one value and keeps no pointer to it.
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    times.running = time.tv_sec * 1_000_000_000 + time.tv_nsec
    times.waiting = runDelay(in: SmallFile.text(at: "/proc/thread-self/schedstat") ?? "")
    return times
  }

  /// Returns the second number of `schedstat`, see the kernel's sched-stats documentation.
  package static func runDelay(in schedstat: String) -> Int {
    let numbers = schedstat.split(whereSeparator: \.isWhitespace).map { Int($0) ?? 0 }
    return numbers.count > 1 ? numbers[1] : 0
  }

  /// The number of throttled periods and the throttled time of this process's control group since
  /// its creation; 0 if the system does not report them.
  package static var throttling: (periods: Int, microseconds: Int) {
    let group =
      SmallFile.text(at: "/proc/self/cgroup").flatMap(Self.unifiedGroup).map {
        "/sys/fs/cgroup\($0)/cpu.stat"
      }
    let files = [group, "/sys/fs/cgroup/cpu.stat", "/sys/fs/cgroup/cpu/cpu.stat"]
    let text = files.lazy.compactMap { $0.flatMap(SmallFile.text(at:)) }.first
    return throttling(in: text ?? "")
  }

  /// Returns the path of the group in the unified hierarchy; `nil` if there is none.
  package static func unifiedGroup(in text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix("0::/") }.map { String($0.dropFirst(3)) }
  }

  /// - Parameter text: `cpu.stat` of either version of control groups: the first one has
  ///   `throttled_time` in nanoseconds.
  package static func throttling(in text: String) -> (periods: Int, microseconds: Int) {
    var values: [Substring: Int] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { values[words[0]] = Int(words[1]) }
    }
    let time = values["throttled_usec"] ?? (values["throttled_time"] ?? 0) / 1_000
    return (values["nr_throttled"] ?? 0, time)
  }

  /// The frequency governor of the first processor; empty if the system does not report it.
  package static var governor: String {
    let text = SmallFile.text(at: "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor") ?? ""
    return String(text.prefix { !$0.isWhitespace })
  }

  /// Indicates whether processors may exceed their base frequency; `nil` if the system does not
  /// report it.
  package static var turbo: Bool? {
    turbo(
      noTurbo: SmallFile.text(at: "/sys/devices/system/cpu/intel_pstate/no_turbo"),
      boost: SmallFile.text(at: "/sys/devices/system/cpu/cpufreq/boost"))
  }

  /// - Parameters:
  ///   - noTurbo: `1` if turbo is off.
  ///   - boost: `1` if boost is on.
  package static func turbo(noTurbo: String?, boost: String?) -> Bool? {
    if let noTurbo { return noTurbo.hasPrefix("0") }
    return boost?.hasPrefix("1")
  }

  /// The load averages of the last 1, 5 and 15 minutes.
  package static var loadAverages: [Double] { MachineProbe.loadAverages() }
}

extension RoundConditions {
  /// Reads what holds before the process of a round.
  package init(beforeRound round: Int) {
    self.init(round: round)
    loadAverages = ConditionsProbe.loadAverages
    governor = ConditionsProbe.governor
    turbo = ConditionsProbe.turbo
    let throttling = ConditionsProbe.throttling
    (throttledPeriods, throttledMicroseconds) = (-throttling.periods, -throttling.microseconds)
  }

  /// Reads what holds after the process of the round.
  package mutating func finish() {
    loadAveragesAtEnd = ConditionsProbe.loadAverages
    let throttling = ConditionsProbe.throttling
    throttledPeriods += throttling.periods
    throttledMicroseconds += throttling.microseconds
  }

  /// Adds a timed pass.
  package mutating func add(_ times: ConditionsProbe.ThreadTimes) {
    wallNanoseconds += times.wall
    threadNanoseconds += times.running
    runDelayNanoseconds += times.waiting
  }
}
