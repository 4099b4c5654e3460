import Glibc
package import RunData

/// Readings of the system that show how other programs and the system interfere with a process.
package enum ConditionsProbe {
  /// The processor time of the calling thread, in nanoseconds.
  package struct ThreadTimes: Codable, Equatable, Sendable {
    package var wall = 0
    package var running = 0
    /// The time of waiting for a processor; `nil` if the system does not report it.
    package var waiting: Int?

    package init() {}

    package static func - (left: ThreadTimes, right: ThreadTimes) -> ThreadTimes {
      var times = ThreadTimes()
      times.wall = left.wall - right.wall
      times.running = left.running - right.running
      if let before = right.waiting { times.waiting = left.waiting.map { $0 - before } }
      return times
    }
  }

  /// Those of the calling thread; of `wall`, only differences have a meaning.
  package static var threadTimes: ThreadTimes {
    var times = ThreadTimes()
    times.wall = Int(MonotonicClock.now())
    times.running = Int(nanoseconds(of: CLOCK_THREAD_CPUTIME_ID))
    times.waiting = SmallFile.text(at: "/proc/thread-self/schedstat").flatMap(runDelay)
    return times
  }

  /// Returns the second number of `schedstat`, see the kernel's sched-stats documentation.
  package static func runDelay(in schedstat: String) -> Int? {
    let numbers = schedstat.split(whereSeparator: \.isWhitespace)
    return numbers.count > 1 ? Int(numbers[1]) : nil
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
}

extension ConditionsProbe {
  /// The throttling of a process by the quotas of its control group and of those above it.
  package struct Throttling: Equatable, Sendable {
    /// The throttled periods since the groups exist.
    package var periods = 0
    package var microseconds = 0

    package init(periods: Int, microseconds: Int) {
      (self.periods, self.microseconds) = (periods, microseconds)
    }

    /// `nil` if no group states it; tests give another folder than `/`.
    package static func ofThisProcess(under root: String = "") -> Throttling? {
      let own = SmallFile.text(at: root + "/proc/self/cgroup") ?? ""
      for line in own.split(separator: "\n") {
        // Number, controllers and path, see cgroups(7): without controllers for the second version.
        let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1].isEmpty || parts[1].split(separator: ",").contains("cpu")
        else { continue }
        // In a container the top folder can be the group itself, and the path one of the host.
        var folder = root + (parts[1].isEmpty ? "/sys/fs/cgroup" : "/sys/fs/cgroup/cpu")
        var folders = [folder]
        for name in parts[2].split(separator: "/") {
          folder += "/" + name
          folders.append(folder)
        }
        let found = folders.compactMap { SmallFile.text(at: $0 + "/cpu.stat") }
          .compactMap(Throttling.init(statistics:))
        guard !found.isEmpty else { continue }
        return Throttling(
          periods: found.reduce(0) { $0 + $1.periods },
          microseconds: found.reduce(0) { $0 + $1.microseconds })
      }
      return nil
    }

    /// Reads `cpu.stat` of either version of control groups, of which the first one has
    /// `throttled_time` in nanoseconds; `nil` if it does not state throttling.
    package init?(statistics: String) {
      var values: [Substring: Int] = [:]
      for line in statistics.split(separator: "\n") {
        let words = line.split(separator: " ")
        if words.count == 2 { values[words[0]] = Int(words[1]) }
      }
      guard let periods = values["nr_throttled"],
        let time = values["throttled_usec"] ?? values["throttled_time"].map({ $0 / 1_000 })
      else { return nil }
      self.init(periods: periods, microseconds: time)
    }
  }
}

extension RoundConditions {
  package init(beforeRound round: Int) {
    self.init(round: round)
    loadAverages = MachineProbe.loadAverages()
    governor = ConditionsProbe.governor
    turbo = ConditionsProbe.turbo
    let throttling = ConditionsProbe.Throttling.ofThisProcess()
    (throttledPeriods, throttledMicroseconds) = (throttling?.periods, throttling?.microseconds)
  }

  /// Differences are at least 0: the process may have come into another group.
  package mutating func finish() {
    loadAveragesAtEnd = MachineProbe.loadAverages()
    let throttling = ConditionsProbe.Throttling.ofThisProcess()
    throttledPeriods = throttledPeriods.flatMap { before in
      throttling.map { max(0, $0.periods - before) }
    }
    throttledMicroseconds = throttledMicroseconds.flatMap { before in
      throttling.map { max(0, $0.microseconds - before) }
    }
  }

  package mutating func add(_ times: ConditionsProbe.ThreadTimes) {
    wallNanoseconds += times.wall
    threadNanoseconds += times.running
    if let waiting = times.waiting { runDelayNanoseconds = (runDelayNanoseconds ?? 0) + waiting }
  }
}
