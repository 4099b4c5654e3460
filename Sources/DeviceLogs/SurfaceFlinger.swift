import Files
import RunData

extension LogFormat {
  /// Android's `dumpsys SurfaceFlinger --latency LAYER`: the nanoseconds of a tick, and a line with
  /// three stamps for each of the last frames, when it was wanted, shown and ready.
  ///
  /// Dumps that overlap, taken while the layer moves, are one iteration.
  static let surfaceFlinger: LogFormat = LogFormat(name: "surfaceflinger") { file in
    let lines = numbers(in: file.bytes.prefix(LogFile.headBytes)).prefix(3).map(\.stamps)
    // Dumps of a layer without frames have their tick alone.
    return lines.first??.count == 1
      && lines.dropFirst().allSatisfy {
        $0 == lines[0] || $0.map { [0, 3].contains($0.count) } ?? false
      }
  } read: { file, _ throws(InputError) in
    var found: Set<Int> = []
    var runs: [[Int]] = []
    var known: Set<Int> = []
    var frames: Set<[Int]> = []
    // Frames may be missing in front of the next one.
    var isCut = true
    for (line, stamps) in numbers(in: file.bytes[...]) where stamps != [] {
      guard let stamps, stamps.count == 3 && !found.isEmpty || stamps.count == 1 else {
        throw InputError(
          file.path, line: line,
          "the nanoseconds of a tick, or below them three stamps of a frame, are expected")
      }
      guard stamps.count == 3 else {
        guard ticks.contains(stamps[0]) else {
          throw InputError(
            file.path, line: line,
            "the nanoseconds of a tick are expected, from 1,000,000 to 1,000,000,000")
        }
        found.insert(stamps[0])
        isCut = true
        continue
      }
      let shown = stamps[1]
      // A frame that is not recorded yet has 0, and one that is not shown yet the greatest number.
      guard shown > 0, shown < .max else { continue }
      guard known.insert(shown).inserted else {
        isCut = false
        continue
      }
      // Some devices repeat the last frame with a later time: it is shown since the first.
      guard stamps[0] == 0 || frames.insert([stamps[0], stamps[2]]).inserted else { continue }
      guard shown > runs.last?.last ?? 0 else {
        throw InputError(
          file.path, line: line,
          "a frame that was shown before the one above: dumps of one layer, in the order in which they"
            + " were taken, are expected")
      }
      if isCut { runs.append([]) }
      isCut = false
      runs[runs.count - 1].append(shown)
    }
    guard runs.contains(where: { $0.count > 1 }) else {
      throw InputError(
        "\(file.path) holds no two frames that were shown: the name of a layer in dumpsys"
          + " SurfaceFlinger --list is expected, since Android 15 that within RequestedLayerState{…}"
          + " up to parentId, and of a SurfaceView the one with (BLAST)")
    }
    var samples = LogSamples()
    if found.count > 1 {
      let ticks = found.sorted().map { DecimalText.grouped($0) }
      samples.caveats.append("the dumps have ticks of \(MessageText.list(ticks)) ns")
    }
    let times = runs.map { run in
      zip(run, run.dropFirst()).map { LogSamples.time(Double($1 - $0) / 1e6) }
    }
    samples.withoutTime = times.joined().count { $0 == nil }
    let shown = times.joined().compactMap(\.self)
    samples.noteIdleTime(
      shown.filter { $0 > LogSamples.shortestIdleTime * 1_000 }.reduce(0, +),
      of: shown.reduce(0, +),
      in: "hitches, ratios and rates")
    let series = try samples.series(
      in: file.path, by: LoggedFrames.fromChangeToChange,
      refreshRate: found.count == 1 ? found.first.map { 1e9 / Double($0) } : nil,
      times.map { LoggedIteration(.intervals($0.compactMap(\.self))) })
    return DeviceLog(
      format: surfaceFlinger.name, kind: "SurfaceFlinger", file: file.path, series: [series])
  }

  /// The ticks of displays of 1 to 1,000 Hz, in nanoseconds.
  private static let ticks = 1_000_000...1_000_000_000

  /// Returns the numbers of each line; `nil` for one of other words.
  private static func numbers(
    in bytes: ArraySlice<UInt8>
  ) -> some Sequence<(line: Int, stamps: [Int]?)> {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).lazy.enumerated()
      .map { index, line in
        let words = line.split { [0x20, 0x09, 0x0D].contains($0) }
        let stamps = words.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        return (index + 1, stamps.count == words.count ? stamps : nil)
      }
  }
}
