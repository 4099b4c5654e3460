package import Analysis
package import RunRecords
import Statistics

/// The result of the yardstick bench for people: tables of ratios, what they mean, and the doubts.
///
/// Plain text of at most 100 columns, without colours.
package struct EnginesReport {
  let record: EngineBenchmarkRecord
  let summary: EngineBenchmarkSummary

  /// - Parameter summary: What the record comes to.
  package init(record: EngineBenchmarkRecord, summary: EngineBenchmarkSummary) {
    self.record = record
    self.summary = summary
  }

  /// All of it, a line feed at the end.
  package var text: String {
    let ways = TextFormatting.dotted(record.ways.map { "\($0.name) \($0.strategy)" })
    return TextFormatting.paragraphs([head] + ratios + [times, ways, sources, notes])
  }

  private var head: [String] {
    let machine = record.machine
    let frames = summary.cells.first?.frames ?? 0
    let cold = summary.cells.first?.coldFrames ?? 0
    return TextFormatting.dotted([
      "yardstick scene", "\(record.pixelWidth)×\(record.pixelHeight) px",
      "content \(record.content)",
      "\(DecimalText.grouped(frames)) \(frames == 1 ? "frame" : "frames")"
        + " and \(DecimalText.grouped(cold)) cold of each cell",
    ])
      + TextFormatting.dotted([
        "\(TextFormatting.name(machine.cpu)), \(machine.cores) \(machine.cores == 1 ? "core" : "cores")",
        "\(TextFormatting.name(machine.compiler)), \(TextFormatting.name(machine.buildConfiguration))",
        "\(TextFormatting.name(machine.kernels)) kernels",
        "load \(DecimalText.fixed(machine.loadAverages.first ?? 0, places: 1))",
      ])
  }

  /// What two images took that differ in their pixels alone.
  private var sources: [String] {
    let rule =
      switch summary.sourceRule {
      case .holds: "holds: within \(tolerance)"
      case .broken: "does not hold: not within \(tolerance)"
      case .tooFewFrames: "too few frames to say"
      }
    let sources = record.sources
    return TextFormatting.dotted([
      "\(sources.engine), \(sources.threads) \(sources.threads == 1 ? "thread" : "threads")",
      "random alpha ÷ opaque: " + DecimalText.fixed(summary.randomAlphaOverOpaque, places: 3),
      rule,
    ])
  }

  private var tolerance: String { TextFormatting.percent(EngineBenchmarkSummary.sourceTolerance) }
}

extension EnginesReport {
  private var notes: [String] {
    ([memset, buffer, meaning, changes, prepare] + doubts).compactMap(\.self)
      .flatMap { TextFormatting.wrap("note: " + $0, indent: "      ") }
  }

  private var memset: String {
    let memsets = summary.memsets
    func text(_ value: Double) -> String { TextFormatting.milliseconds(value, fine: true) }
    let groups = memsets.modes.map {
      "; they fall into two groups, about \(text($0.low)) ms and \(text($0.high)) ms"
        + " (\(TextFormatting.percent($0.shareOfHigh)) of them), so that one median says little"
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
    let frames = record.comparedFrames
    return "no pixel differs between engines on any way in the \(frames) frames of each that were"
      + " compared, the last one after all others. Turns are shuffled, a memset right before each"
      + " frame; before a cold frame there is none."
  }

  /// What engines do that leave alone what did not change.
  private var changes: String? {
    let names = summary.names { $0.writesOnlyChanges }
    guard !names.isEmpty else { return nil }
    return
      "\(TextFormatting.list(names)) writes only what changed since the frame before, all others write"
      + " every pixel; it has a buffer of its own on each way, which no memset touches, and is not"
      + " to be compared with them."
  }

  /// The share of a frame from which on preparing is worth a word.
  private static let worthAWord = 0.01

  private var prepare: String {
    let start = "looking at a list before it is drawn is part of the commit and not in these times"
    let dear = summary.cells.filter { $0.prepareShare >= Self.worthAWord }
    guard !dear.isEmpty else { return start + "; it takes less than 1 % of a frame everywhere." }
    let rivals = Rival.of(dear).compactMap { rival -> String? in
      let shares = dear.filter(rival.drew).map {
        "\($0.way) \(TextFormatting.percent($0.prepareShare))"
      }
      return shares.isEmpty ? nil : "\(rival.name) (\(shares.joined(separator: ", ")))"
    }
    return start + ", where it takes 1 % of a frame or more: " + TextFormatting.list(rivals) + "."
  }

  private var doubts: [String] {
    let machine = record.machine
    let bounds = summary.names { $0.isLowerBound }.map(MachineCaveats.lowerBound)
    let most = summary.cells.map(\.threads).max() ?? 1
    return bounds
      + [
        unevenSources, MachineCaveats.debugBuild(machine), MachineCaveats.busy(machine),
        most > machine.cores ? "\(most) threads share \(machine.cores) cores." : nil,
      ].compactMap(\.self)
  }

  private var unevenSources: String? {
    guard summary.sourceRule == .broken else { return nil }
    let engine = record.sources.engine
    return "random alpha and opaque pixels differ by more than \(tolerance), although"
      + " \(engine) looks at neither: it does, or the machine was disturbed."
  }
}

extension EngineBenchmarkSummary {
  /// The engines of which something holds.
  fileprivate func names(where holds: (Cell) -> Bool) -> [String] {
    cells.filter(holds).reduce(into: []) { names, cell in
      if !names.contains(cell.engine) { names.append(cell.engine) }
    }
  }
}
