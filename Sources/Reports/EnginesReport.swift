package import FrameStatistics
package import RunRecords

/// The result of the yardstick bench for people: tables of ratios, what they mean, and the doubts.
///
/// Plain text of at most 100 columns, without colours.
package struct EnginesReport {
  private let record: YardstickRecord
  private let summary: YardstickSummary

  /// - Parameter summary: What the record comes to.
  package init(record: YardstickRecord, summary: YardstickSummary) {
    self.record = record
    self.summary = summary
  }

  /// All of it, a line feed at the end.
  package var text: String {
    let blocks = [
      head,
      table("median frame, × the median memset of the frame buffer", \.medianInMemsets),
      table(
        "cold: median frame after \(megabytes) of other memory were touched, × the same memset",
        \.coldInMemsets),
      summary.cells.contains { $0.medianInPixmans != nil }
        ? table("median frame, × pixman's of the same way", \.medianInPixmans) : [],
      Wording.dotted(record.ways.map { "\($0.name) \($0.strategy)" }), [sources], notes,
    ]
    return blocks.filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private var head: [String] {
    let machine = record.machine
    let frames = summary.cells.first?.frames ?? 0
    let cold = summary.cells.first?.coldFrames ?? 0
    return Wording.dotted([
      "yardstick scene", "\(record.pixelWidth)×\(record.pixelHeight) px",
      "content \(record.content)",
      "\(DecimalText.grouped(frames)) \(frames == 1 ? "frame" : "frames")"
        + " and \(DecimalText.grouped(cold)) cold of each cell",
    ])
      + Wording.dotted([
        "\(Wording.name(machine.cpu)), \(machine.cores) \(machine.cores == 1 ? "core" : "cores")",
        "\(Wording.name(machine.compiler)), \(Wording.name(machine.buildConfiguration))",
        "\(Wording.name(machine.kernels)) kernels",
        "load \(DecimalText.fixed(machine.loadAverages.first ?? 0, places: 1))",
      ])
  }

  /// A figure of all cells: a line per engine and number of threads, a column per way.
  private func table(
    _ title: String, _ figure: (YardstickSummary.Cell) -> Double?
  ) -> [String] {
    let rivals = summary.rivals
    var table = TextTable()
    table.append(("", "engine"), .left, cells: rivals.map(\.label))
    for way in record.ways {
      table.append(
        ("", way.name),
        cells: rivals.map { rival in
          summary.cells.first { rival.drew($0) && $0.way == way.name }.flatMap(figure)
            .map { DecimalText.fixed($0, places: 2) } ?? "–"
        })
    }
    // The first line of the heading is empty.
    return [title] + table.lines(limit: Wording.width).dropFirst()
  }

  private var sources: String {
    "\(record.sources.engine), random alpha ÷ opaque: "
      + DecimalText.fixed(summary.randomAlphaOverOpaque, places: 3)
  }

  private var megabytes: String { "\(record.otherBytes / 1_000_000) MB" }
}

extension EnginesReport {
  private var notes: [String] {
    ([memset, buffer, meaning, changes, lowerBound, prepare] + doubts).compactMap(\.self)
      .flatMap { Wording.wrap("note: " + $0, indent: "      ") }
  }

  private var memset: String {
    let memsets = summary.memsets
    func text(_ value: Double) -> String { Wording.milliseconds(value, fine: true) }
    let groups = memsets.modes.map {
      "; they fall into two groups, about \(text($0.low)) ms and \(text($0.high)) ms"
        + " (\(Wording.percent($0.shareOfHigh)) of them), so that one median says little"
    }
    return "a memset of the frame buffer takes \(text(memsets.median)) ms in the median of"
      + " \(DecimalText.grouped(memsets.values.count)), 90 % of them \(text(memsets.percentile(5)))"
      + " to \(text(memsets.percentile(95))) ms\(groups ?? "")."
  }

  private var buffer: String {
    "one frame buffer is drawn again and again, so that part of it may stay in the cache; the"
      + " offset advances \(record.pixelsPerFrame) px a frame, in a table long enough for all frames."
  }

  private var meaning: String {
    "no pixel differs between engines on any way. Turns are shuffled, a memset right before each"
      + " frame; before a cold frame there is none."
  }

  /// What engines do that leave alone what did not change.
  private var changes: String? {
    let names = summary.names { $0.writesOnlyChanges }
    guard !names.isEmpty else { return nil }
    return
      "\(Wording.list(names)) writes only what changed since the frame before, all others write"
      + " every pixel; it has a buffer of its own on each way, which no memset touches."
  }

  private var lowerBound: String? {
    let names = summary.names { $0.isLowerBound }
    guard !names.isEmpty else { return nil }
    return
      "\(Wording.list(names)) looks at pixels: a lower bound that no shipping compositor reaches;"
      + " it recommends nothing."
  }

  /// The share of a frame from which on preparing is worth a word.
  private static let worthAWord = 0.01

  private var prepare: String {
    let start = "looking at a list before it is drawn is part of the commit and not in these times"
    let dear = summary.cells.filter { $0.prepareShare >= Self.worthAWord }
    guard !dear.isEmpty else { return start + "; it takes less than 1 % of a frame everywhere." }
    let rivals = summary.rivals.compactMap { rival -> String? in
      let shares = dear.filter(rival.drew).map { "\($0.way) \(Wording.percent($0.prepareShare))" }
      return shares.isEmpty ? nil : "\(rival.name) (\(shares.joined(separator: ", ")))"
    }
    return start + ", where it takes 1 % of a frame or more: " + Wording.list(rivals) + "."
  }

  private var doubts: [String] {
    let machine = record.machine
    var doubts: [String] = []
    if machine.buildConfiguration == "debug" {
      doubts.append("this is a debug build: its times mean little.")
    }
    if let load = machine.loadAverages.first, load > Double(machine.cores) / 2 {
      doubts.append(
        "the machine was busy when the run began: load \(DecimalText.fixed(load, places: 1)) on"
          + " \(machine.cores) \(machine.cores == 1 ? "core" : "cores").")
    }
    if let most = summary.cells.map(\.threads).max(), most > machine.cores {
      doubts.append("\(most) threads share \(machine.cores) cores.")
    }
    return doubts
  }
}

/// An engine with a number of threads.
private struct Rival: Equatable {
  var engine: String
  var threads: Int
  var isLowerBound: Bool
  var writesOnlyChanges: Bool

  init(_ cell: YardstickSummary.Cell) {
    engine = cell.engine
    threads = cell.threads
    isLowerBound = cell.isLowerBound
    writesOnlyChanges = cell.writesOnlyChanges
  }

  func drew(_ cell: YardstickSummary.Cell) -> Bool { self == Rival(cell) }

  var name: String { "\(engine), \(threads) \(threads == 1 ? "thread" : "threads")" }

  /// The name, and what its figures are.
  var label: String {
    name + (isLowerBound ? " (lower bound)" : "")
      + (writesOnlyChanges ? " (writes only changes)" : "")
  }
}

extension YardstickSummary {
  /// Who drew, in the order of the cells.
  fileprivate var rivals: [Rival] {
    cells.reduce(into: []) { rivals, cell in
      if !rivals.contains(Rival(cell)) { rivals.append(Rival(cell)) }
    }
  }

  /// The engines of which something holds.
  fileprivate func names(where holds: (Cell) -> Bool) -> [String] {
    cells.filter(holds).reduce(into: []) { names, cell in
      if !names.contains(cell.engine) { names.append(cell.engine) }
    }
  }
}
