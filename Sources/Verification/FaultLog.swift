import RowStrategies
import RunData
import TableViews

/// The faults of one strategy, collected until they are reported.
struct FaultLog {
  /// The rows with a fault, and its first place.
  private struct Sighting {
    var rows: Set<Int> = []
    let place: String
    /// The largest difference from the reference, where images were compared.
    var largest = 0
    var pixels = 0
    /// The ids of contents with the fault, and the row of the first one.
    var contents: Set<String> = []
    var rowName = ""

    mutating func add(_ row: Int?, pixels: Int, largest: Int) {
      if let row { rows.insert(row) }
      self.pixels += pixels
      self.largest = max(self.largest, largest)
    }
  }

  private var sightings: [FaultKind: Sighting] = [:]
  var layers = LayerLeakDetector()
  /// The id of a cell content that reaches beyond its row, which explains differences.
  var overflowing: String?

  /// Records that a cell content of the program shows something of another row.
  mutating func record(stale content: ConfiguredContent, at place: @autoclosure () -> String) {
    let first = "row \(content.row.index + 1) (\(content.row.name))"
    var sighting =
      sightings[.staleContent] ?? Sighting(place: place(), rowName: first)
    sighting.rows.insert(content.row.index)
    sighting.contents.insert(content.descriptor.id)
    sightings[.staleContent] = sighting
  }

  /// - Parameter place: The place of the fault, such as `frame 212`.
  mutating func record(
    _ kind: FaultKind, row: Int?, pixels: Int = 0, largest: Int = 0,
    at place: @autoclosure () -> String
  ) {
    sightings[kind, default: Sighting(place: place())].add(row, pixels: pixels, largest: largest)
  }

  var kinds: Set<FaultKind> {
    Set(sightings.keys).union(layers.worst == nil ? [] : [.layersGrow])
  }

  /// The faults in sentences, in the order of their kinds.
  func faults(predicted: Set<FaultKind>) -> [Fault] {
    FaultKind.allCases.compactMap { kind in
      guard kinds.contains(kind) else { return nil }
      return Fault(
        kind: kind.rawValue, sentence: sentence(kind), isPredicted: predicted.contains(kind))
    }
  }

  private func sentence(_ kind: FaultKind) -> String {
    if kind == .layersGrow, let worst = layers.worst {
      return
        "layers per cell grew from \(worst.from) to \(worst.to) over \(worst.drawings) drawings,"
        + " assuming one for each new size and after each pass"
    }
    let sighting = sightings[kind] ?? Sighting(place: "")
    let contents = sighting.contents.sorted().joined(separator: " and ")
    let rows = sighting.rows.count == 1 ? "1 row" : "\(sighting.rows.count) rows"
    let what =
      switch kind {
      case .roundedRows: "\(rows) rounded that should be square"
      case .squareRows: "\(rows) square that should be rounded"
      case .missingRows: "\(rows) without background"
      case .wrongBackdrop: "corners of \(rows) show another backdrop than the one beneath"
      case .staleNeighbours: "\(rows) stale next to an insertion or deletion"
      case .staleColors: "\(rows) in the colour of a row that the cell showed before"
      case .staleContent:
        "cell content \(contents) shows something of a row that the cell showed before, in "
          + (sighting.rows.count == 1 ? "" : "\(rows), such as ") + sighting.rowName
      case .distortedCorners:
        "distorted corners in \(rows), off by up to \(sighting.largest) of 255"
      case .wrongImage, .layersGrow:
        sighting.pixels > 0
          ? "image differs from the reference in \(sighting.pixels) px by up to"
            + " \(sighting.largest) of 255" : "\(rows) of another colour at their corners"
      }
    return what + ", first at \(sighting.place)"
      + (overflowing.map { "; cell content \($0) draws outside of its row" } ?? "")
  }
}
