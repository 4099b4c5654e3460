/// The samples or allocations of a profile by strategy, phase and stack.
package struct StackProfile: Equatable, Codable, Sendable {
  package struct Stack: Equatable, Sendable {
    /// The outermost function first.
    package var frames: [StackFrame]
    /// The number of samples or allocations.
    package var count: Int
    package var bytes: Int
  }

  private struct Key: Hashable, Codable {
    var strategy: String
    var phase: String
    /// Indices into ``functions``.
    var path: [Int]
  }

  private struct Count: Equatable, Codable {
    var count = 0
    var bytes = 0
  }

  private var functions: [StackFrame] = []
  private var places: [StackFrame: Int] = [:]
  private var counts: [Key: Count] = [:]

  package init() {}

  /// - Parameter frames: The outermost function first.
  package mutating func add(
    _ count: Int, bytes: Int = 0, to frames: [StackFrame], of strategy: String, in phase: Phase
  ) {
    let path = frames.map { frame in
      if let place = places[frame] { return place }
      functions.append(frame)
      places[frame] = functions.count - 1
      return functions.count - 1
    }
    let key = Key(strategy: strategy, phase: phase.rawValue, path: path)
    counts[key, default: Count()].count += count
    counts[key, default: Count()].bytes += bytes
  }

  /// By descending count, equal ones by name.
  package func stacks(of strategy: String, in phase: Phase) -> [Stack] {
    counts.filter { $0.key.strategy == strategy && $0.key.phase == phase.rawValue }
      .map { key, count in
        Stack(frames: key.path.map { functions[$0] }, count: count.count, bytes: count.bytes)
      }
      .sorted { first, second in
        if first.count != second.count { return first.count > second.count }
        return first.frames.lexicographicallyPrecedes(second.frames) {
          ($0.name, $0.source?.line ?? 0) < ($1.name, $1.source?.line ?? 0)
        }
      }
  }

  package func total(of strategy: String, in phase: Phase? = nil) -> (count: Int, bytes: Int) {
    counts.reduce(into: (count: 0, bytes: 0)) { sum, entry in
      guard entry.key.strategy == strategy, phase.map({ $0.rawValue == entry.key.phase }) ?? true
      else { return }
      sum.count += entry.value.count
      sum.bytes += entry.value.bytes
    }
  }
}
