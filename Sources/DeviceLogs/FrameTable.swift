import Files
import RunData
import Statistics

extension LogFormat {
  /// Any other table with a column of times, also below other lines, as in a log of MangoHud.
  ///
  /// A unit at the end of the column's name is that of the times, as in `frame_ns`, `frame time (ns)`
  /// and `frameTimeNs`; without one they are milliseconds, unless frame rates beside them show
  /// another, as in old versions of MangoHud. The last line feed is optional.
  static let csv: LogFormat = LogFormat(name: "csv", choices: [.column, .unit]) {
    !$0.isJSON && $0.unreadKind == nil && $0.line(where: isHeader) != nil
  } read: { file, choice throws(InputError) in
    guard !file.isOwnTable else {
      throw InputError("\(file.path) was written by scrollbench: use compare, gate or export")
    }
    var first = CSVReader()
    first.detectSeparator(in: file.bytes.span)
    // A title above the table is one field, which may have the words of a header.
    let header =
      file.line { $0.count > 1 && isHeader($0) } ?? file.line(where: isHeader)
      ?? choice.column.flatMap { name in file.line { $0.contains(name.lowercased()) } } ?? first
    return try frames(in: file, below: header, choice)
  }

  /// Returns whether fields are names, one of them that of a column of frame times.
  private static func isHeader(_ fields: [String]) -> Bool {
    // Unreal's FPSChart has a table of percentiles above that of the frames.
    !fields.contains { Double($0) != nil || $0 == "percentile" }
      && fields.first?.hasPrefix("# ") == false
      && ColumnTitle.frameTimes(among: fields.map(ColumnTitle.init)) != nil
  }

  /// Reads the times in a column of all lines below a header.
  private static func frames(
    in file: LogFile, below header: CSVReader, _ choice: LogChoice
  ) throws(InputError) -> DeviceLog {
    var table = try LogTable(file, header: header)
    let titles = table.titles.map(ColumnTitle.init)
    let found =
      if let column = choice.column { try table.existingColumn(titled: column) } else {
        try frameTimes(among: titles, in: table, line: header.line)
      }
    let (title, isClock) = (table.titles[found], titles[found].isClock)
    let name = MessageText.name(title)
    func fault(_ sentence: String, line: Int = header.line) -> InputError {
      InputError(file.path, line: line, column: name, sentence)
    }
    let rates = try table.column("fps")
    let clock = titles.indices.first { $0 != found && titles[$0].isClock }
    // With the frame rate and the time stamp beside each value, as far as they are known.
    var rows: [(line: Int, value: Double?, rate: Double?, clock: Double?)] = []
    var beginWithNumbers = true
    while let row = try table.next(upTo: found) {
      let value = try table.number(row, found)
      do throws(InputError) {
        beginWithNumbers = try table.number(row, 0) != nil && beginWithNumbers
      } catch {
        // Such as a row of averages below the frames.
        guard rows.isEmpty || !beginWithNumbers else {
          throw InputError(
            file.path, line: row.line,
            "\"\(MessageText.name(table.text(row, 0) ?? ""))\" begins a row, and a number each row"
              + " above: frames alone are expected")
        }
        beginWithNumbers = false
      }
      rows.append((row.line, value, try? table.number(row, rates), try? table.number(row, clock)))
    }
    var samples = LogSamples(ending: table.ending)
    let values = rows.map(\.value)
    let steps = LoggedFrames.intervals(ofStamps: values, isClock: isClock)
    if steps == nil, let index = LoggedFrames.stepBack(inStamps: values, isClock: isClock) {
      throw fault(
        "a time stamp that is not later than the one before it, as most are: stamps that grow, or"
          + " the times of frames are expected",
        line: rows[index].line)
    }
    let numbers = values.compactMap(\.self)
    guard 2 * numbers.count(where: { $0 < 0 }) <= numbers.count else {
      throw fault(
        "most of its numbers are negative, as overruns are: a column of times is expected")
    }
    let isWork = steps == nil && LoggedFrames.isWork(title)
    let measured = steps ?? values
    guard
      let (unit, reason) = unit(
        of: title, measured, rates: rows.suffix(measured.count).map(\.rate), given: choice.unit)
    else {
      throw fault(
        "rates are no times: a column of times is expected, or --unit if these are some")
    }
    let times = measured.map { $0.map { $0 * unit.milliseconds } }
    let possible = times.compactMap(LogSamples.time)
    samples.withoutTime = times.count - possible.count
    // Also the times of frames may grow a few times in a row.
    if steps != nil, numbers.count < 8, let first = numbers.first, first > 0,
      first * unit.milliseconds <= longestStep, !titles[found].isTimestamp
    {
      throw fault(
        "fewer than eight numbers that grow may be time stamps or frame times: a title such as"
          + " timestamp_ms or frame_ms is expected")
    }
    if steps != nil, let step = possible.middle, step > longestStep {
      throw fault(
        "its time stamps are \(DecimalText.shortest(step, places: 0)) ms apart (\(unit.rawValue),"
          + " \(reason)): rows of samples are no frames")
    }
    var areSamples = false
    if let clock, steps == nil, !isWork, let frame = possible.middle,
      let distance = distance(
        ofSamples: rows.map(\.clock), beside: frame, in: TimeUnit(nameOf: table.titles[clock]))
    {
      areSamples = true
      samples.caveats.append(
        "the rows are samples, \(DecimalText.shortest(distance, places: 1)) ms apart by"
          + " \(MessageText.name(table.titles[clock])), not all frames, or their times are work: what lies"
          + " between them is unknown")
    }
    let definition =
      if steps != nil { "the differences of the time stamps in \(name)" } else if isWork {
        "\(name), a time within each frame by its name"
      } else if choice.column != nil {
        "\(name), taken for the time from frame to frame"
      } else { LoggedFrames.fromFrameToFrame }
    let series = try samples.series(
      in: file.path, by: "\(definition) (\(unit.rawValue), \(reason))",
      [
        // Nothing follows from samples about the display, no more than from work.
        LoggedIteration(
          isWork || areSamples
            ? .work([.init(LoggedFrames.Stage.frame, possible)]) : .intervals(possible))
      ])
    return DeviceLog(
      format: csv.name, kind: "CSV, column \(name)", file: file.path, series: [series])
  }

  private static func frameTimes(
    among titles: [ColumnTitle], in table: LogTable, line: Int
  ) throws(InputError) -> Int {
    if let index = ColumnTitle.frameTimes(among: titles) { return try table.onlyColumn(index) }
    let names = MessageText.names(table.titles)
    throw InputError(
      table.file, line: line,
      table.titles.allSatisfy { Double($0) != nil }
        ? "numbers without the names of their columns: write a line such as frame_ms above them"
        : titles.count == 1
          ? "no table below a header with a column of frame times, such as frame_ms"
          : "no known name of a frame time column among \(names): --column names one of frame times"
            + " or time stamps, and --unit its unit")
  }

  /// The longest median of the differences of time stamps that frames have, in milliseconds.
  private static let longestStep = 400.0

  /// Returns the median distance of time stamps in milliseconds; `nil` if it may be that of frames.
  ///
  /// - Parameters:
  ///   - frame: The median of the times in the rows, in milliseconds.
  ///   - unit: That of the stamps; `nil` if it is unknown.
  private static func distance(
    ofSamples stamps: [Double?], beside frame: Double, in unit: TimeUnit?
  ) -> Double? {
    let steps = LoggedFrames.intervals(ofStamps: stamps, isClock: true)?.compactMap(\.self)
    guard let step = steps?.middle else { return nil }
    let distances = (unit.map { [$0] } ?? TimeUnit.allCases).map { step * $0.milliseconds }
    return distances.contains { (frame / 3...frame * 3).contains($0) }
      ? nil : distances.first { $0 > frame }
  }

  /// Returns the unit of the times in a column, and the reason for it; `nil` if they are rates.
  private static func unit(
    of title: String, _ times: [Double?], rates: [Double?], given: TimeUnit?
  ) -> (TimeUnit, String)? {
    if let given { return (given, "as given") }
    let words = title.lowercased().split { !$0.isLetter }
    guard words.allSatisfy({ !["fps", "hz", "rate", "framerate", "refreshrate"].contains($0) })
    else { return nil }
    if let unit = TimeUnit(nameOf: title) { return (unit, "by its name") }
    // A frame rate beside a time shows the unit: their product is one second.
    let products = zip(times, rates).compactMap { time, rate in
      time.flatMap { time in rate.map { time * $0 } }
    }
    if let product = products.filter({ $0 > 0 }).middle,
      let unit = TimeUnit.allCases.first(where: {
        (0.8...1.25).contains(product * $0.milliseconds / 1_000)
      })
    {
      return (unit, "as fps says")
    }
    let others = products.isEmpty ? "" : ", and fps fits none"
    return (.ms, "assumed: its name has no unit\(others); --unit gives another")
  }
}

extension LoggedFrames {
  static let fromFrameToFrame = "the time from frame to frame"
  static let fromChangeToChange = "the time between changes of the display"
  /// Of logs that also have the times of presents, which the program sees.
  static let fromChangeToChangeBesidePresents =
    fromChangeToChange + "; percentiles and rates by that from present to present"

  /// Returns whether a column has times within frames, such as their work, rather than the time from one
  /// to the next.
  static func isWork(_ title: String) -> Bool {
    let name = title.lowercased()
    return name == "dur" || wordsOfWork.contains { name.contains($0) }
  }

  private static let wordsOfWork = [
    "cpu", "gpu", "busy", "work", "build", "raster", "render", "draw", "duration", "thread",
    "process", "latency", "until", "since", "inpresent",
  ]

  /// Returns the differences of values that only grow, as time stamps do.
  ///
  /// - Returns: `nil` for other values, and for fewer than eight unless they are of a clock or
  ///   begin with 0: eight durations are in ascending order by chance once in 40,320 logs, and none
  ///   is 0.
  static func intervals(ofStamps values: [Double?], isClock: Bool) -> [Double?]? {
    let stamps = values.compactMap(\.self)
    guard isClock || stamps.count >= 8 || stamps.first == 0, stamps.count > 1,
      zip(stamps, stamps.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    return zip(values, values.dropFirst()).map { start, end in
      start.flatMap { start in end.map { $0 - start } }
    }
  }

  /// Returns the index of the first value that is not greater than the one before it, if at least
  /// nine in ten are greater: durations fall as often as they grow.
  ///
  /// - Returns: `nil` for other values, and for fewer than 20, or 10 of a clock.
  static func stepBack(inStamps values: [Double?], isClock: Bool) -> Int? {
    let stamps = values.indices.compactMap { index in values[index].map { (index, $0) } }
    guard stamps.count >= (isClock ? 10 : 20) else { return nil }
    let back = zip(stamps, stamps.dropFirst()).filter { $1.1 <= $0.1 }.map(\.1.0)
    return 10 * back.count <= stamps.count ? back.first : nil
  }
}

extension [Double] {
  /// The median; `nil` without values.
  var middle: Double? { isEmpty ? nil : median }
}
