import Files
import RunData

extension LogFormat {
  /// Android's `dumpsys SurfaceFlinger --latency LAYER`: the nanoseconds of a tick, and a line with
  /// three stamps for each of the last frames, when it was wanted, shown and ready.
  ///
  /// Dumps that overlap, taken while the layer moves, are one iteration.
  static let surfaceFlinger: LogFormat = LogFormat(name: "surfaceflinger") { file in
    let lines = numbers(in: file.bytes.prefix(LogFile.headBytes)).prefix(3).map(\.numbers)
    return lines.first?.count == 1 && Int(lines[0][0]) != nil
      && lines.dropFirst().allSatisfy { $0.isEmpty || $0.count == 3 }
  } read: { file, _ throws(InputError) in
    var ticks: Set<Int> = []
    var runs: [[Int]] = []
    var isNewRun = true
    for (line, numbers) in numbers(in: file.bytes[...]) where !numbers.isEmpty {
      let stamps = numbers.compactMap { Int($0) }
      guard stamps.count == numbers.count, [1, 3].contains(stamps.count),
        numbers.count == 3 || stamps[0] > 0
      else {
        throw InputError(
          file.path, line: line,
          "the nanoseconds of a tick, or three stamps of a frame, are expected")
      }
      guard stamps.count == 3 else {
        ticks.insert(stamps[0])
        isNewRun = true
        continue
      }
      // A frame that is not recorded yet has 0, and one that is not shown yet the greatest number.
      guard stamps[1] > 0, stamps[1] < .max else { continue }
      if isNewRun, stamps[1] > runs.last?.last ?? 0 { runs.append([]) }
      isNewRun = false
      if stamps[1] > runs[runs.count - 1].last ?? 0 { runs[runs.count - 1].append(stamps[1]) }
    }
    guard let tick = ticks.first, ticks.count == 1 else {
      throw InputError(
        "\(file.path) has dumps with ticks of different lengths: judge them one by one")
    }
    guard runs.contains(where: { $0.count > 1 }) else {
      throw InputError(
        "\(file.path) holds no two frames that were shown: is the layer one of dumpsys SurfaceFlinger"
          + " --list?")
    }
    let series = try LogSamples().series(
      in: file.path, by: LoggedFrames.fromChangeToChange, refreshRate: 1e9 / Double(tick),
      runs.map { run in
        LoggedIteration(.presents(zip(run, run.dropFirst()).map { Double($1 - $0) / 1e6 }))
      })
    return DeviceLog(
      format: surfaceFlinger.name, kind: "SurfaceFlinger", file: file.path, series: [series])
  }

  /// Returns the words of each line.
  private static func numbers(
    in bytes: ArraySlice<UInt8>
  ) -> [(line: Int, numbers: [Substring])] {
    String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { ($0 + 1, $1.split(whereSeparator: \.isWhitespace)) }
  }
}
