import Analysis
import RunRecords
import Statistics

extension EnginesReport {
  /// The medians of engines that write every pixel, and below them those of the others.
  var ratios: [[String]] {
    let all = summary.cells.filter { !$0.writesOnlyChanges }
    return [
      table("median frame, × the median memset of the frame buffer", all, \.medianInMemsets),
      table(
        "cold: median frame after \(megabytes) of other memory were touched, × the same memset",
        all, \.coldInMemsets),
      all.contains { $0.medianInPixmans != nil }
        ? table("median frame, × pixman's of the same way", all, \.medianInPixmans) : [],
      changes(
        "engines that write only changes: median frame, × the median memset of the whole frame buffer",
        \.medianInMemsets),
      changes("the same, cold", \.coldInMemsets),
    ]
  }

  /// The times of each cell, in milliseconds.
  var times: [String] {
    let cells = summary.cells + summary.otherCells
    guard !cells.isEmpty else { return [] }
    var table = TextTable()
    table.append(("", "engine"), .left, cells: cells.map(\.engine))
    table.append(("", "threads"), cells: cells.map { String($0.threads) })
    table.append(
      ("", "way"), .left,
      cells: cells.map { $0.way + ($0.content == record.content ? "" : ", \($0.content)") })
    table.append(("", "frames"), cells: cells.map { DecimalText.grouped($0.frames) })
    for (heading, time) in [
      ("min", \EngineBenchmarkSummary.Cell.minimum), ("median", \.median), ("p99", \.p99),
    ] {
      table.append(
        ("", heading), cells: cells.map { DecimalText.fixed($0[keyPath: time], places: 3) })
    }
    return ["time of a frame, ms"] + table.lines(limit: TextFormatting.width).dropFirst()
  }

  /// A figure of cells: a line per engine and number of threads, a column per way.
  private func table(
    _ title: String, _ cells: [EngineBenchmarkSummary.Cell],
    _ figure: (EngineBenchmarkSummary.Cell) -> Double?
  ) -> [String] {
    lines(title, Rival.of(cells).map { rival in (rival.label, cells.filter(rival.drew)) }, figure)
  }

  /// A figure of the cells of engines that write only changes: two lines each if they drew labels
  /// and nothing but backgrounds, labels first.
  private func changes(
    _ title: String, _ figure: (EngineBenchmarkSummary.Cell) -> Double?
  ) -> [String] {
    let cells = (summary.cells + summary.otherCells).filter(\.writesOnlyChanges)
    let entries = Rival.of(cells).flatMap { rival in
      [true, false].compactMap { hasLabels -> (String, [EngineBenchmarkSummary.Cell])? in
        let drawn = cells.filter { rival.drew($0) && ($0.content == "labels") == hasLabels }
        guard !drawn.isEmpty else { return nil }
        return ("\(rival.name), \(hasLabels ? "with" : "without") labels", drawn)
      }
    }
    return lines(title, entries, figure)
  }

  /// - Parameter entries: What stands at the beginning of each line, and its cells.
  private func lines(
    _ title: String, _ entries: [(label: String, cells: [EngineBenchmarkSummary.Cell])],
    _ figure: (EngineBenchmarkSummary.Cell) -> Double?
  ) -> [String] {
    guard !entries.isEmpty else { return [] }
    var table = TextTable()
    table.append(("", "engine"), .left, cells: entries.map(\.label))
    for way in record.ways {
      table.append(
        ("", way.name),
        cells: entries.map { entry in
          entry.cells.first { $0.way == way.name }.flatMap(figure)
            .map { DecimalText.fixed($0, places: 2) } ?? "–"
        })
    }
    // The first line of the heading is empty.
    return [title] + table.lines(limit: TextFormatting.width).dropFirst()
  }

  private var megabytes: String { "\(record.otherBytes / 1_000_000) MB" }
}

/// An engine with a number of threads.
struct Rival: Equatable {
  private var engine: String
  private var threads: Int
  private var isLowerBound: Bool

  private init(_ cell: EngineBenchmarkSummary.Cell) {
    engine = cell.engine
    threads = cell.threads
    isLowerBound = cell.isLowerBound
  }

  /// Who drew cells, in their order.
  static func of(_ cells: [EngineBenchmarkSummary.Cell]) -> [Rival] {
    cells.reduce(into: []) { rivals, cell in
      if !rivals.contains(Rival(cell)) { rivals.append(Rival(cell)) }
    }
  }

  func drew(_ cell: EngineBenchmarkSummary.Cell) -> Bool { self == Rival(cell) }

  var name: String { "\(engine), \(threads) \(threads == 1 ? "thread" : "threads")" }

  /// The name, and what its figures are.
  var label: String { name + (isLowerBound ? " (lower bound)" : "") }
}
