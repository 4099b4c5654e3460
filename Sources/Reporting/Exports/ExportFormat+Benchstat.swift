import Analysis
import Files
import FrameStatistics
import Results
import RunRecords

extension ExportFormat {
  /// The Go benchmark format, for benchstat: a line per measured round, strategy and refresh rate.
  ///
  /// Times are percentiles of a round's frames in seconds, which benchstat scales; counts are
  /// marked exact. Counts of a whole run have a line of their own after the rounds. The settings
  /// that runs must share are written as configuration, by which benchstat separates other runs.
  static let benchstat = ExportFormat(
    "benchstat", for: "benchstat OLD NEW: rounds as repeated lines", opening: Benchstat.opening
  ) { run, stream in
    try Benchstat.write(run, to: &stream)
  }
}

/// Lines of the format of golang.org/design/14313-benchmark-format.
private enum Benchstat {
  static let opening = "exporter: scrollbench\n"

  static func write(_ run: ExportedRun, to stream: inout ByteStream) throws {
    let measured = run.measured()
    stream.append(opening)
    for fact in RunEnvironment.Fact.ofTimes.sorted() {
      guard let value = measured.facts.values[fact], !value.isEmpty else { continue }
      stream.append(
        "\(word(fact.rawValue.replacing(" ", with: "-"))): \(TextFormatting.oneLine(value))\n")
    }
    let names = Set(measured.series.flatMap(\.values.keys))
    for metric in times where names.contains(metric.name) {
      stream.append("Unit \(unit(metric)) better=lower\n")
    }
    for metric in ExactMetric.all where names.contains(metric.name) {
      let sense = metric.polarity == .lowerIsBetter ? " better=lower" : ""
      stream.append("Unit \(metric.name) assume=exact\(sense)\n")
    }
    for series in measured.series { try write(series, to: &stream) }
  }

  private static let times = TimeMetric.all

  /// Returns `frame_p50-sec` for `frame_p50_ms`: benchstat takes the part after the hyphen as unit.
  private static func unit(_ metric: TimeMetric) -> String {
    (metric.name.hasSuffix("_ms") ? String(metric.name.dropLast(3)) : metric.name) + "-sec"
  }

  private static func write(_ series: MeasuredSeries, to stream: inout ByteStream) throws {
    guard let frames = series.frames else { return }
    let name = name(of: series.key)
    let times = times.filter { series.values[$0.name] != nil }
    let metrics = ExactMetric.all.filter { series.values[$0.name] != nil }
    let rounds = times.map { $0.rounds(of: frames) }
    var once: [(name: String, value: Double)] = []
    for round in 1..<frames.rounds {
      stream.append("\(name) \(frames.framesPerRound)")
      for (metric, values) in zip(times, rounds) {
        stream.append(" ")
        stream.append(values[round - 1] / 1e3, places: 9)
        stream.append(" \(unit(metric))")
      }
      let counts = SeriesCounts(of: frames.only(round))
      for metric in metrics {
        if !metric.growsWithRounds, let value = metric.value(of: counts) {
          append(metric.name, value, to: &stream)
        } else if round == 1, let value = series.values[metric.name] {
          once.append((metric.name, value))
        }
      }
      stream.append("\n")
      try stream.handOverIfFull()
    }
    guard !once.isEmpty else { return }
    stream.append("\(name) \(frames.steadyFrames.count)")
    for (name, value) in once { append(name, value, to: &stream) }
    stream.append("\n")
  }

  private static func append(_ name: String, _ value: Double, to stream: inout ByteStream) {
    stream.append(" ")
    stream.append(value, places: ExportFormat.places)
    stream.append(" \(name)")
  }

  /// Returns the name of the benchmark.
  ///
  /// The refresh rate comes last, since benchstat takes a hyphen and a number at the end for the
  /// number of processors.
  private static func name(of key: SeriesKey) -> String {
    let parts = [
      ("scenario", key.scenario), ("engine", key.engine), ("strategy", key.strategy),
      ("reuse", key.reuse),
    ]
    return "BenchmarkScroll/"
      + parts.map { "\($0)=\(word($1))" }.joined(separator: "/") + "/hz=\(key.refreshRate)"
  }

  /// Returns a text as one word, with every byte except ASCII letters, digits, `.`, `_`, `+` and
  /// `-` percent-encoded.
  private static func word(_ text: String) -> String {
    text.utf8.reduce(into: "") { word, byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain =
        byte < 0x80 && (character.isLetter || character.isNumber || "._+-".contains(character))
      word += isPlain ? String(character) : "%" + String(hexadecimal: UInt64(byte), digits: 2)
    }
  }
}

extension FrameSeries {
  /// Returns the series with round 0 and one measured round.
  fileprivate func only(_ round: Int) -> FrameSeries {
    FrameSeries(
      strategy: strategy, refreshRate: refreshRate, framesPerRound: framesPerRound,
      coldFrames: coldFrames, frames: Array(pass(0)) + pass(round))
  }
}
