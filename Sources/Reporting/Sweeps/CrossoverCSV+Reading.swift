package import Analysis
package import Files
package import RunData
import Statistics

extension CrossoverCSV {
  /// Reads the lines of a sweep.
  ///
  /// - Throws: ``InputError`` for the first malformed line; of the kind `absent` if the file is
  ///   missing.
  package static func lines(
    at path: String, _ plan: SweepPlan
  ) throws(InputError) -> [CrossoverLine] {
    let content = try InputFile.contents(of: path, upTo: InputFile.mostTableBytes)
    return try lines(path, content.span, plan)
  }

  private static func lines(
    _ name: String, _ bytes: Span<UInt8>, _ plan: SweepPlan
  ) throws(InputError) -> [CrossoverLine] {
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    let columns = try header(name, bytes, plan, &scanner)
    let cells = Dictionary(uniqueKeysWithValues: plan.cells.map { ($0.name, $0) })
    var lines: [CrossoverLine] = []
    var known: Set<[String]> = []
    while !scanner.isAtEnd(of: bytes) {
      let fields = try CSVLine(&scanner, in: bytes, file: name, columns: columns)
      let line = try fields.line(of: cells, plan)
      guard known.insert([line.cell, "\(line.refreshRate)", line.strategy]).inserted else {
        throw InputError(
          name, line: fields.number,
          "\(TextFormatting.name(line.strategy)) at \(line.refreshRate) Hz occurs twice in \(line.cell)"
        )
      }
      lines.append(line)
    }
    try requireSense(lines, name)
    return lines
  }

  /// Reads the header, which has the columns of the plan with or without times.
  private static func header(
    _ name: String, _ bytes: Span<UInt8>, _ plan: SweepPlan, _ scanner: inout CSVReader
  ) throws(InputError) -> [String] {
    guard !scanner.isAtEnd(of: bytes) else {
      throw InputError(
        .malformed, "\(name) is empty: a crossover map begins with the names of its columns")
    }
    let (names, end) = try scanner.names(of: name, in: bytes)
    let expected = [true, false].map { columns(of: plan, withTimes: $0).map(\.metric.name) }
    guard expected.contains(names) else {
      throw InputError(
        name, line: 1,
        "no crossover map of this sweep: its columns are \(expected[1].joined(separator: ","))")
    }
    guard case .line = end else {
      throw InputError(name, line: 1, "the file is cut off in its header")
    }
    return names
  }

  /// Checks that each cell has at most one winner, and a fastest strategy among its own.
  private static func requireSense(
    _ lines: [CrossoverLine], _ name: String
  ) throws(InputError) {
    let groups = Dictionary(grouping: lines) { "\($0.cell) at \($0.refreshRate) Hz" }
    for (place, group) in groups.sorted(by: { $0.key < $1.key }) {
      let heading = "\(name): \(place)"
      guard Set(group.map(\.fastest)).count == 1 else {
        throw InputError(.malformed, "\(heading) has more than one fastest strategy")
      }
      if let fastest = group[0].fastest {
        guard let line = group.first(where: { $0.strategy == fastest }), line.leads else {
          throw InputError(
            .malformed,
            "\(heading): the fastest, \(TextFormatting.name(fastest)), is not among the leaders"
          )
        }
      }
      let leaders = group.filter(\.leads)
      guard leaders.allSatisfy({ $0.verdict == .same }) || leaders.count == 1 else {
        throw InputError(.malformed, "\(heading) has a winner and other leaders")
      }
    }
  }
}

extension CSVLine {
  /// Returns a line of `crossover.csv`.
  fileprivate func line(
    of cells: [String: SweepCell], _ plan: SweepPlan
  ) throws(InputError) -> CrossoverLine {
    let version = try text("schema_version")
    guard version == "\(SweepPlan.schemaVersion)" else {
      throw fault(
        "schema_version",
        "\"\(TextFormatting.name(version))\" is another layout: this build reads \(SweepPlan.schemaVersion)"
      )
    }
    let name = try text("cell")
    guard let cell = cells[name] else {
      throw fault("cell", "the sweep has no cell \"\(TextFormatting.name(name))\"")
    }
    for (axis, value) in zip(plan.vary, cell.values) where fields[axis.name] != value {
      throw fault(axis.name, "the cell's value is \(TextFormatting.name(value))")
    }
    let word = try text("verdict")
    guard let verdict = CrossoverLine.words.first(where: { $0.word == word })?.verdict else {
      let known = CrossoverLine.words.map(\.word).joined(separator: ", ")
      throw fault("verdict", "\"\(TextFormatting.name(word))\": one of \(known) is expected")
    }
    var line = CrossoverLine(
      cell: name, values: cell.values, strategy: try text("strategy"),
      refreshRate: try count("refresh_hz"), rounds: try count("rounds"), verdict: verdict,
      origin: CrossoverLine.Origin(
        machine: try text("machine_id"), commit: try text("commit"), run: try text("run_id")))
    line.fastest = fields["fastest"].flatMap { $0.isEmpty ? nil : $0 }
    line.ratio = try number("time_ratio")
    line.interval = try interval("time_ratio_ci_low", "time_ratio_ci_high")
    line.counts = try counts()
    line.frameMilliseconds = try number("frame_p50_ms")
    line.headroom = try number("headroom_x")
    return line
  }

  private func counts() throws(InputError) -> [String: Double] {
    var counts: [String: Double] = [:]
    for metric in ExactMetric.ofSweeps { counts[metric.name] = try number(metric.name) }
    return counts
  }
}
