import Files
import RunRecords

extension ExportFormat {
  /// The native format of speedscope, version 0.0.1: the phases of all frames in order.
  ///
  /// Each strategy and refresh rate is a profile, in which rounds contain frames and frames contain
  /// phases. Times are nanoseconds of work, without waiting for the display.
  static let speedscope = ExportFormat(
    "speedscope", for: "speedscope.app: where the time goes", opening: Speedscope.opening
  ) { run, stream in
    try Speedscope.write(run, to: &stream)
  }
}

private enum Speedscope {
  static let opening =
    #"{"$schema":"https://www.speedscope.app/file-format-schema.json","exporter":"scrollbench"#

  /// The nested intervals, by their index in the file.
  private static let boxes =
    ["round 0 (cold start)", "measured rounds", "frame"] + Phase.allCases.map(\.rawValue)

  static func write(_ run: ExportedRun, to stream: inout ByteStream) throws {
    stream.append(opening)
    let version = run.toolVersion.map { "@" + $0 } ?? ""
    // The quotation mark that ends the opening.
    stream.append(String(try JSONText.line(version).dropFirst()) + #","name":"#)
    stream.append(try JSONText.line("scrollbench " + (run.series.first?.key.scenario ?? "")))
    stream.append(#","shared":{"frames":["#)
    for (index, name) in boxes.enumerated() {
      stream.append((index > 0 ? "," : "") + "{\"name\":\(try JSONText.line(name))}")
    }
    stream.append(#"]},"activeProfileIndex":0,"profiles":["#)
    for (index, series) in run.series.enumerated() {
      let name = "\(series.key.strategy) at \(series.key.refreshRate) Hz"
      let total = series.frames.frames.reduce(0) { $0 + $1.phases.total }
      stream.append(index > 0 ? ",\n" : "\n")
      stream.append("{\"type\":\"evented\",\"name\":\(try JSONText.line(name))")
      stream.append(#","unit":"nanoseconds","startValue":0,"endValue":\#(total),"events":["#)
      try Events().write(series.frames, to: &stream)
      stream.append("]}")
    }
    stream.append("\n]}\n")
  }

  /// The events of one profile, each of which opens or closes an interval.
  private struct Events {
    private let opens = (0..<boxes.count).map { Array(#"{"type":"O","frame":\#($0),"at":"#.utf8) }
    private let closes = (0..<boxes.count).map { Array(#"{"type":"C","frame":\#($0),"at":"#.utf8) }
    private let end = Array("},\n".utf8)
    private let phases = Array(zip(Phase.allCases, 3...))

    func write(_ series: FrameSeries, to stream: inout ByteStream) throws {
      var now = 0
      for box in 0..<2 {
        stream.append("\n")
        add(opens[box], now, to: &stream)
        for sample in box == 0 ? series.pass(0) : series.steadyFrames {
          add(opens[2], now, to: &stream)
          for (phase, index) in phases {
            add(opens[index], now, to: &stream)
            now += Int(sample.phases[phase])
            add(closes[index], now, to: &stream)
          }
          add(closes[2], now, to: &stream)
          try stream.handOverIfFull()
        }
        stream.append(closes[box])
        stream.append(now)
        stream.append(box == 0 ? "}," : "}")
      }
    }

    private func add(_ event: [UInt8], _ now: Int, to stream: inout ByteStream) {
      stream.append(event)
      stream.append(now)
      stream.append(end)
    }
  }
}
