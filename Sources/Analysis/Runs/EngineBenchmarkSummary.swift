package import RunRecords
package import Statistics

/// What the yardstick bench comes to: times as multiples of a memset of the frame buffer, and of
/// what pixman takes.
package struct EngineBenchmarkSummary: Equatable, Sendable {
  /// An engine with a number of threads, drawing in one way; times in milliseconds.
  package struct Cell: Equatable, Sendable {
    package let engine: String
    package let threads: Int
    package let way: String
    package let content: String
    package let isLowerBound: Bool
    package let writesOnlyChanges: Bool
    package let frames: Int
    package let coldFrames: Int
    package let minimum: Double
    package let median: Double
    package let p99: Double
    /// The median ÷ the median of all memsets of the run.
    package let medianInMemsets: Double
    /// The median ÷ pixman's on the same way; `nil` where pixman was not run.
    package let medianInPixmans: Double?
    /// The median of the cold frames ÷ the median of all memsets of the run, none of which is cold;
    /// `nil` without cold frames.
    package let coldInMemsets: Double?
    /// The mean time of looking at the list, which belongs to the commit, ÷ the median.
    package let prepareShare: Double
  }

  /// The id of the engine that all are compared with.
  package static let judge = "pixman"

  /// Those of the content that all engines drew.
  package let cells: [Cell]
  /// Those of another content, which only engines that write only changes drew.
  package let otherCells: [Cell]
  /// The times of all memsets, in milliseconds.
  package let memsets: Distribution
  /// How many times as long an image of random alpha takes as one whose pixels are all opaque, in
  /// the median.
  package let randomAlphaOverOpaque: Double
  /// Whether these two times are the same, as far as can be said.
  package let sourceRule: SourceRule

  /// The rule for an engine that never looks at pixels: it takes as long for one image as for
  /// another.
  package enum SourceRule: Equatable, Sendable {
    case holds, broken, tooFewFrames
  }

  /// How far the medians may lie apart, as a share of the opaque image's.
  package static let sourceTolerance = 0.03
  /// The fewest frames of each image from which on the rule is judged.
  ///
  /// The error of a median shrinks with their root; where frames scatter by a tenth, medians of fewer
  /// differ by more than the tolerance by chance too often.
  package static let fewestSourceFrames = 40

  /// - Precondition: There is a memset, a time of each cell and of both sources.
  package init(_ record: EngineBenchmarkRecord) {
    let memsets = Distribution(milliseconds: record.memsetTimes)
    let judged = record.cells.filter { $0.engine == Self.judge && $0.content == record.content }
    let judges = Dictionary(
      judged.map { ($0.way, Distribution(milliseconds: $0.times).median) },
      uniquingKeysWith: { first, _ in first })
    let all = record.cells.map { cell in
      let times = Distribution(milliseconds: cell.times)
      let prepared = cell.prepareTimes.reduce(0, +)
      return Cell(
        engine: cell.engine, threads: cell.threads, way: cell.way, content: cell.content,
        isLowerBound: cell.isLowerBound, writesOnlyChanges: cell.writesOnlyChanges,
        frames: cell.times.count, coldFrames: cell.coldTimes.count, minimum: times.values[0],
        median: times.median, p99: times.percentile(99),
        medianInMemsets: times.median / memsets.median,
        medianInPixmans: cell.content == record.content
          ? judges[cell.way].map { times.median / $0 } : nil,
        coldInMemsets: cell.coldTimes.isEmpty
          ? nil : Distribution(milliseconds: cell.coldTimes).median / memsets.median,
        prepareShare: Double(prepared) / 1e6 / Double(max(1, cell.prepareTimes.count))
          / times.median)
    }
    cells = all.filter { $0.content == record.content }
    otherCells = all.filter { $0.content != record.content }
    self.memsets = memsets
    let sources = record.sources
    let ratio =
      Distribution(milliseconds: sources.randomAlphaTimes).median
      / Distribution(milliseconds: sources.opaqueTimes).median
    randomAlphaOverOpaque = ratio
    let frames = min(sources.randomAlphaTimes.count, sources.opaqueTimes.count)
    sourceRule =
      frames < Self.fewestSourceFrames
      ? .tooFewFrames : abs(ratio - 1) <= Self.sourceTolerance ? .holds : .broken
  }
}

extension Distribution {
  fileprivate init(milliseconds nanoseconds: [Int64]) {
    self.init(nanoseconds.map { Double($0) / 1e6 })
  }
}
