extension OpacityAnalysis {
  /// Merges neighboring groups, and the runs in them, while that reduces the cost.
  ///
  /// Each group is merged with the preceding ones as long as that pays, as runs are.
  mutating func joinGroups(_ costs: Costs) {
    joinedGroups.removeAll(keepingCapacity: true)
    joinedRuns.removeAll(keepingCapacity: true)
    for group in groups {
      let first = joinedRuns.count
      for run in runs[group.runs] { Self.append(run, to: &joinedRuns, after: first, costs) }
      joinedGroups.append(Group(lines: group.lines, runs: first..<joinedRuns.count))
      while joinedGroups.count > 1 && joinLastTwo(costs) {}
    }
    swap(&groups, &joinedGroups)
    swap(&runs, &joinedRuns)
  }

  /// Merges the last two of the joined groups if that reduces the cost.
  ///
  /// - Returns: Whether they were merged.
  private mutating func joinLastTwo(_ costs: Costs) -> Bool {
    let (a, b) = (joinedGroups[joinedGroups.count - 2], joinedGroups[joinedGroups.count - 1])
    overlay(joinedRuns[a.runs], joinedRuns[b.runs], costs)
    let apart =
      costs.sum(lines: a.lines.count, joinedRuns[a.runs])
      + costs.sum(lines: b.lines.count, joinedRuns[b.runs])
    let count = a.lines.count + b.lines.count
    guard costs.sum(lines: count, line[...]) <= apart else { return false }
    joinedGroups.removeLast(2)
    joinedRuns.removeLast(joinedRuns.count - a.runs.lowerBound)
    joinedRuns.append(contentsOf: line)
    joinedGroups.append(
      Group(
        lines: a.lines.lowerBound..<b.lines.upperBound,
        runs: a.runs.lowerBound..<joinedRuns.count))
    return true
  }

  /// Replaces `line` with the common refinement of the runs of two groups of lines.
  private mutating func overlay(_ a: ArraySlice<Run>, _ b: ArraySlice<Run>, _ costs: Costs) {
    line.removeAll(keepingCapacity: true)
    var (i, j) = (a.startIndex, b.startIndex)
    while i < a.endIndex && j < b.endIndex {
      let end = min(a[i].end, b[j].end)
      Self.append(
        Run(end: end, kind: a[i].kind.joined(with: b[j].kind)), to: &line, after: 0, costs)
      if a[i].end == end { i += 1 }
      if b[j].end == end { j += 1 }
    }
  }
}
