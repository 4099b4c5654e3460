package import Files

package struct FramesFile {
  /// A series, and the line that it begins on.
  package typealias Series = (head: SeriesHead, frames: FrameSeries, line: Int)

  /// As messages name it.
  package let name: String
  /// In the order of the file; at least one.
  package let series: [Series]
  package var strategies: [Series] { series.filter { $0.head.key.strategy != RunFacts.placeboID } }
  /// The columns that it lacks, for it was written before they were added.
  package let absent: Set<String>

  /// The most frames of a file: the sum of a count over them fits an integer.
  package static let mostFrames = 25_000_000
  /// A hundred seconds in nanoseconds, which no frame takes.
  package static let longestFrame: Int64 = 100_000_000_000

  /// The columns without which nothing can be judged.
  static let required: [String] =
    ["scenario", "strategy", "refresh_hz", "engine", "schema_version", "round", "frame"]
    + Phase.allCases.map { "\($0.rawValue)_ns" }

  /// Reads a file in one pass; of its text it holds only a piece and the heads of series.
  ///
  /// - Parameter frames: The number that is expected, for which memory is reserved.
  package init(
    contentsOf path: String, named name: String? = nil, expecting frames: Int = 0
  ) throws(InputError) {
    let file = try InputFile(path)
    self.name = name ?? path
    var reader = FramesReader(
      self.name, byteCount: file.byteCount, expecting: frames, isBlock: false)
    try file.readPieces { (bytes, isLast) throws(InputError) in
      try reader.read(bytes, isLast: isLast)
    }
    (series, absent) = (try reader.finished(), reader.absent)
  }

  /// - Parameter isBlock: `true` for a part of a run: there is no round 0, and unknown columns, which
  ///   another build may write, are ignored.
  package init(
    _ name: String, _ bytes: Span<UInt8>, isBlock: Bool = false
  ) throws(InputError) {
    self.name = name
    var reader = FramesReader(name, byteCount: bytes.count, expecting: 0, isBlock: isBlock)
    _ = try reader.read(bytes, isLast: true)
    (series, absent) = (try reader.finished(), reader.absent)
  }
}
