import Files
import RunData
import Statistics

extension LogFormat {
  /// The hitches of Instruments' template Animation Hitches, as `xctrace export` writes them: the
  /// table `hitches`, or `hitches-summary` of devices with iOS 18.
  ///
  /// `start` is when a frame was due and `duration` how late it was shown. The length of the recording
  /// is in the table of contents beside the file, and the pace of the frames in the table
  /// `hitches-frame-lifetimes`, if that is there too.
  static let xctrace: LogFormat = LogFormat(
    name: "xctrace", choices: [.process]
  ) {
    guard $0.firstByte == UInt8(ascii: "<") else { return false }
    let start = String(decoding: $0.bytes.prefix(LogFile.headBytes), as: UTF8.self)
    return start.contains("<trace-query-result") || start.contains("<trace-toc")
  } read: { file, choice throws(InputError) in
    let table = try XctraceTable(file, schemas: ["hitches", "hitches-summary"])
    let isOfDisplay = table.schema == "hitches-summary"
    try table.require(["start", "duration"] + (isOfDisplay ? [] : ["process"]))
    let run = try XctraceRun.of(table)
    let (name, rows) = isOfDisplay ? ("", table.rows) : try table.rows(of: choice.process, in: run)
    var samples = LogSamples()
    if isOfDisplay {
      samples.caveats.append(
        "\(table.schema) names no process: the hitches are those of the display")
    }
    samples.note(
      table.rows.count - rows.count, "of the system and of other processes left out", of: "row")
    return DeviceLog(
      format: xctrace.name, kind: "xctrace \(table.schema)", file: file.path,
      conditions: run.conditions, series: [try table.hitches(of: name, rows, in: run, samples)],
      time: run.time)
  }
}

extension XctraceRun {
  /// Returns the run of a table, which the table of contents beside it has.
  fileprivate static func of(_ table: XctraceTable) throws(InputError) -> XctraceRun {
    let path = table.path(of: "toc")
    guard let file = try LogFile.existing(at: path) else {
      throw InputError(
        "\(table.file) needs the length of the recording beside it: xcrun xctrace export --input TRACE"
          + " --toc --output \(path)")
    }
    guard let run = try XctraceRun.all(in: file).first(where: { $0.number == table.run }) else {
      throw InputError("\(path) has no run \(table.run), which \(table.file) is of")
    }
    guard run.seconds > 0, run.seconds <= 1e6 else {
      throw InputError(
        "\(path) has no length of run \(table.run): seconds above 0 are expected in the duration of"
          + " its summary")
    }
    return run
  }
}

extension XctraceTable {
  /// Returns the path of another export of the trace: `1.toc.xml` beside `1.hitches.xml`.
  fileprivate func path(of name: String) -> String {
    if let end = ["hitches-summary.xml", "hitches.xml"].first(where: file.hasSuffix) {
      return file.dropLast(end.count) + name + ".xml"
    }
    return file.dropLast(file.hasSuffix(".xml") ? 4 : 0) + ".\(name).xml"
  }

  /// Returns the name of the program whose hitches are judged, and its rows, without those of the
  /// system.
  ///
  /// - Parameter choice: The name or number of a process, of several with a name that of the target;
  ///   `nil` for the target of the recording.
  fileprivate func rows(
    of choice: String?, in run: XctraceRun
  ) throws(InputError) -> (name: String, rows: [Row]) {
    let found = Set(rows.compactMap(\.process)).sorted { $0.label < $1.label }
    // The target first, which a name means if it has that name.
    let known = [run.target].compactMap(\.self) + run.processes + found
    let chosen =
      choice.map { choice in known.filter { $0.isChosen(by: choice) } }
      ?? [run.target].compactMap(\.self)
    guard let process = chosen.first else {
      let names = Set(found.map(\.name)).sorted()
      throw InputError(
        "\(file) "
          + (choice.map { "has no process \(MessageText.name($0)):" }
            ?? "comes without the name of the recorded process:")
          + (names.isEmpty
            ? " it has none"
            : " it has hitches of \(LogSamples.choices(names)), of which --process chooses one"))
    }
    let own = rows.filter { !$0.isSystem && $0.process?.isEqual(to: process) ?? false }
    // A program that is started again has another number; a target with hitches is meant itself.
    let isTarget = process == run.target
    let others = (isTarget ? found : known).filter {
      $0.name == process.name && !$0.isEqual(to: process)
    }
    guard others.isEmpty || isTarget && !own.isEmpty || choice ?? process.name != process.name
    else {
      let labels = Set(([process] + others).map(\.label)).sorted()
      throw InputError(
        "\(file) has several processes \(MessageText.name(process.name)):"
          + " \(LogSamples.choices(labels)), of which --process chooses one by its number")
    }
    return (own.first?.process?.name ?? process.name, own)
  }

  /// Returns the only series of the table.
  ///
  /// - Parameter process: The program; empty for a whole display.
  fileprivate func hitches(
    of process: String, _ judged: [Row], in run: XctraceRun, _ samples: LogSamples
  ) throws(InputError) -> LoggedSeries {
    var samples = samples
    let hitches = judged.compactMap(\.time)
    let refreshRates = Set(
      judged.compactMap(\.refreshInterval).filter { $0 > 0 }
        .map { DecimalText.rounded(1e9 / Double($0), places: 1) })
    if rows.isEmpty {
      samples.caveats.append(
        "the table is empty: the run issues of the recording tell if it failed")
    }
    if run.isWindowed {
      samples.caveats.append(
        "the recording mode is \(MessageText.oneLine(run.mode)): of a longer recording the earlier"
          + " hitches are missing, and the ratio is too low")
    }
    guard judged.isEmpty || !hitches.isEmpty else {
      throw InputError(
        "\(file) has no time in \(DecimalText.counted(judged.count, "row")): start and duration are"
          + " expected"
      )
    }
    samples.note(judged.count - hitches.count, "without a time left out", of: "row")
    // Listed again for each level that contains them.
    let durations = Set(hitches).map { Double($0.count) }.sorted()
    samples.note(
      hitches.count - durations.count, "with the times of another counted once", of: "row")
    let worst = durations.last.map { $0 / 1e6 }
    let total = durations.reduce(0, +) / 1e6
    let end = Double(hitches.map(\.upperBound).max() ?? 0) / 1e9
    let longest = (worst ?? 0) / 1_000
    if let found =
      longest > run.seconds
      ? "a hitch of \(DecimalText.shortest(longest, places: 3)) s"
      // The clocks of the recorder and of the device differ a little.
      : end > run.seconds + 1 && !run.isWindowed
        ? "a hitch that ends at \(DecimalText.shortest(end, places: 3)) s" : nil
    {
      throw InputError(
        "\(file) has \(found) in a recording of \(DecimalText.shortest(run.seconds, places: 3)) s:"
          + " the table of contents is of another trace")
    }
    var figures = [
      LogFigure("rows", Double(rows.count)), LogFigure("hitches", Double(durations.count)),
      LogFigure("hitch_ms", total), LogFigure("seconds", run.seconds),
      LogFigure("hitch_ratio_ms_per_s", total / run.seconds),
    ]
    if let worst { figures.append(LogFigure("worst_hitch_ms", worst)) }
    let known = try pace()
    let paces = known ?? []
    guard !rows.isEmpty || known?.isEmpty != true else {
      throw InputError(
        "\(file) and the table of frames beside it are empty: the recording failed, as its run issues"
          + " tell")
    }
    if !paces.isEmpty {
      samples.caveats.append("frames and their intervals are those of the display, of all programs")
    }
    if refreshRates.count > 1 {
      let rates = refreshRates.sorted().map { DecimalText.shortest($0, places: 1) }
      samples.caveats.append("the display refreshed at \(MessageText.list(rates)) Hz")
    }
    return LoggedSeries(
      process,
      by:
        "\(schema): a frame is late by the time from the refresh for which it was due to the"
        + " one that shows it; the ratio is that per second of the whole recording",
      refreshRate: refreshRates.count == 1 ? refreshRates.first : nil,
      iterations: [LoggedIteration(.counts(figures + paces))], caveats: samples.caveats)
  }

  /// Returns the figures of the table beside this one that has a row for each frame, from its
  /// beginning until it was shown; `nil` without it.
  private func pace() throws(InputError) -> [LogFigure]? {
    let schema = "hitches-frame-lifetimes"
    guard let file = try LogFile.existing(at: path(of: schema)) else { return nil }
    let frames = try XctraceTable(file, schemas: [schema])
    try frames.require(["start", "duration"])
    let shown = frames.rows.filter { $0.time != nil }
    let intervals = Dictionary(grouping: shown, by: \.display).values.flatMap { rows in
      let ends = rows.compactMap(\.time?.upperBound).sorted()
      return zip(ends, ends.dropFirst()).map { Double($1 - $0) / 1e6 }
    }
    return (shown.isEmpty ? [] : [LogFigure("frames", Double(shown.count))])
      + (intervals.isEmpty ? [] : [50, 95]).map { percent in
        LogFigure(
          "interval_p\(percent)_ms", Distribution(intervals).percentile(Double(percent)))
      }
  }
}
