import Analysis
import ArgumentParser
import Files
import Reporting
import RunData

extension GateCommand {
  /// `nil` if a run is judged.
  func logsToJudge() throws -> [String]? {
    if let run = logs.first(where: { FileFacts.kind(at: PathText.join($0, "run.json")) != nil }) {
      throw CommandFailure("\(run) is a run: name it with --run", .usage)
    }
    if !logs.isEmpty { return logs }
    guard let judged, writeRules == nil, try reading({ try log.isLog(judged) }) else {
      try log.refuse(
        limit.isEmpty ? nil : "--limit", alternated ? "--alternated" : nil,
        requireProof ? "--require-proof" : nil
      ) { if judged != nil { _ = try measuredRun() } }
      return nil
    }
    return [judged]
  }

  func judge(logs: [String]) throws {
    guard !exact, !requireTimes, !verbose else {
      throw CommandFailure("--exact, --require-times and --verbose are of runs", .usage)
    }
    let folder =
      logs.count == 1 && RecordedFolder.isFolder(logs[0]) ? try RecordedFolder(logs[0]) : nil
    let new = try sessions(folder?.new ?? logs)
    if updateBaseline { return try add(new) }
    let groups =
      try baseline.map {
        try compare(sessions(of: stored(DeviceBaseline.self, in: $0)), new, order: .apart)
      }
      // The old side of a folder takes the place of a baseline.
      ?? folder.map { try compare(try sessions($0.old), new, order: $0.order) }
    let limits = try (limit + limitsOfRules(for: new)).flatMap { $0.results(in: new) }
    let status = ExitStatus.ofDeviceGate(groups, limits: limits, demandsProof: requireProof)
    try finish(SessionReport(groups, limits: limits, status: status), status)
  }

  private func sessions(_ paths: [String]) throws -> [DeviceGroups.Session] {
    try reading { try log.sessions(at: paths) }
  }

  private func sessions(of baseline: DeviceBaseline) throws -> [DeviceGroups.Session] {
    try baseline.sessions.map {
      DeviceGroups.Session($0, try DeviceSession.all(of: $0, refreshRate: nil))
    }
  }

  private func compare(
    _ old: [DeviceGroups.Session], _ new: [DeviceGroups.Session], order: SessionComparison.Order
  ) throws -> DeviceGroups {
    try LogOptions.groups(old, new, by: .gate, order: alternated ? .alternated : order)
  }

  private func limitsOfRules(for sessions: [DeviceGroups.Session]) throws -> [DeviceLimit] {
    guard rules != nil else { return [] }
    let known = Set(sessions.flatMap(\.series).flatMap(\.figures).map(\.name))
    return try knownRules().rules.compactMap { rule in
      rule.limit.map { most in
        // A ratio is a figure that no log has. A run's frame time is a log's time from frame to
        // frame, unless the log has work of that name.
        let figure = rule.over.map { "\(rule.ratioPrefix)\($0)" } ?? rule.metric
        return DeviceLimit(
          figure: rule.over == nil && figure.hasPrefix("frame_p") && !known.contains(figure)
            ? String(figure.dropFirst("frame_".count)) : figure, most: most)
      }
    }
  }

  private func add(_ new: [DeviceGroups.Session]) throws {
    let path = baseline ?? ""
    let logs = new.map { session in
      var log = session.log
      for index in log.series.indices {
        log.series[index].refreshRate = session.series[index].ticks?.refreshRate
      }
      return log
    }
    var count = 0
    try OutputFile.update(path) { bytes in
      var baseline = DeviceBaseline(logs)
      if !bytes.isEmpty {
        baseline = try JSONText.value(DeviceBaseline.self, from: bytes, name: path)
        baseline.add(logs)
      }
      // Sessions that could not be compared would fail every later gate.
      let all = try sessions(of: baseline)
      let groups = try compare(all, all, order: .apart)
      if let lacking = groups.series.lazy.flatMap(\.unknown).first {
        throw CommandFailure(
          "\(path) would hold sessions that differ: \(Caveat.unknownFigure(lacking.name))",
          .incomparable)
      }
      count = baseline.sessions.count
      return try JSONText.file(baseline)
    }
    WrittenFiles.announce(path)
    StandardError.write(line: "\(path) holds \(DecimalText.counted(count, "session"))")
  }
}
