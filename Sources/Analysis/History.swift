import Statistics

/// Runs of many commits, one line each, in the order in which they were added.
package struct History: Equatable, Sendable {
  /// The metrics that lines have a place for.
  package var columns: [MetricKey]
  package var lines: [HistoryLine]

  package init(columns: [MetricKey] = [], lines: [HistoryLine] = []) {
    self.columns = columns
    self.lines = lines
  }

  /// In what the metrics of a line are not those of the history.
  package struct ColumnChange: Equatable, Sendable {
    /// What the history has no place for.
    package let new: [MetricKey]
    /// What the line lacks.
    package let missing: [MetricKey]
  }

  /// - Parameter columns: Those of a new line.
  /// - Returns: `nil` if they are the same.
  package func change(to columns: [MetricKey]) -> ColumnChange? {
    let (old, new) = (Set(self.columns), Set(columns))
    guard old != new else { return nil }
    return ColumnChange(
      new: columns.filter { !old.contains($0) },
      missing: self.columns.filter { !new.contains($0) })
  }

  /// Makes room for the metrics of a new line behind those there are.
  package mutating func widen(for columns: [MetricKey]) {
    self.columns += change(to: columns)?.new ?? []
  }

  /// The place of a line of the same run of the same commit on the same machine, from 0.
  package func place(of line: HistoryLine) -> Int? {
    lines.firstIndex { $0.isSame(as: line) }
  }
}

/// One metric of one series on one machine through a history.
package struct HistorySeries: Equatable, Sendable {
  package let key: MetricKey
  package let machine: String
  /// The places in the history of the lines that have a value, from 0.
  package let places: [Int]
  /// A value a line.
  package let values: [Double]
  package let moves: [HistoryMove]

  /// Whether it repeats exactly, so that any change counts.
  package var isExact: Bool { ExactMetric.named(key.metric) != nil }
}

/// A place where a series moved.
package struct HistoryMove: Equatable, Sendable {
  /// The line from which on it is another value, by its place in the history.
  package let line: Int
  package let point: ChangePoint
  /// What else changed with that line; empty if nothing that the history knows of.
  package let differences: [HistoryLine.Attribute]
}

extension History {
  /// Every series, machine by machine in the order of their first lines, metrics in the order of the
  /// columns.
  ///
  /// - Parameters:
  ///   - metric: The only metric to look at; `nil` for all.
  ///   - machine: The only machine; `nil` for all.
  package func series(
    metric: String? = nil, machine: String? = nil, search: ChangePointSearch = ChangePointSearch()
  ) -> [HistorySeries] {
    let keys = columns.filter { metric == nil || $0.metric == metric }
    return machines.filter { machine == nil || $0 == machine }.flatMap { machine in
      keys.compactMap { series($0, on: machine, search) }
    }
  }

  /// The machines, in the order of their first lines.
  package var machines: [String] {
    lines.reduce(into: []) { machines, line in
      if !machines.contains(line[.machine]) { machines.append(line[.machine]) }
    }
  }

  private func series(
    _ key: MetricKey, on machine: String, _ search: ChangePointSearch
  ) -> HistorySeries? {
    let places = lines.indices.filter {
      lines[$0][.machine] == machine && lines[$0].values[key] != nil
    }
    guard !places.isEmpty else { return nil }
    let values = places.compactMap { lines[$0].values[key] }
    let points =
      ExactMetric.named(key.metric) == nil
      ? search.changePoints(in: values) : ChangePointSearch.everyChange(in: values)
    let moves = points.map { point in
      HistoryMove(
        line: places[point.index], point: point,
        differences: differences(places[point.index - 1], places[point.index]))
    }
    return HistorySeries(key: key, machine: machine, places: places, values: values, moves: moves)
  }

  /// What of the circumstances of two lines is not the same, where both say what they are.
  private func differences(_ first: Int, _ second: Int) -> [HistoryLine.Attribute] {
    [HistoryLine.Attribute.scroll, .build, .compiler, .allocator, .fonts].filter {
      guard let old = lines[first].attributes[$0], let new = lines[second].attributes[$0] else {
        return false
      }
      return old != new
    }
  }
}
