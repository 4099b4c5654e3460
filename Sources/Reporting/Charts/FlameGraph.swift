/// Stacks drawn as boxes upon boxes: each as wide as its share of all samples, callees above callers.
///
///     FlameGraph([.init(["grid", "composite", "paint"], count: 12)], title: "…", unit: "sample")
///       .image.markup
package struct FlameGraph: Sendable {
  /// A stack, the outermost name first, and how often it was met.
  package struct Stack: Equatable, Sendable {
    package let names: [String]
    package let count: Int

    package init(_ names: [String], count: Int) {
      self.names = names
      self.count = count
    }
  }

  /// A function in the context of its callers.
  package struct Box: Equatable, Sendable {
    package let name: String
    /// 0 for the outermost.
    package let depth: Int
    /// Samples to the left of it.
    package let start: Int
    /// Samples in it and in what it calls.
    package let count: Int

    package init(name: String, depth: Int, start: Int, count: Int) {
      self.name = name
      self.depth = depth
      self.start = start
      self.count = count
    }
  }

  /// All boxes, a caller before those that it calls, these in the order in which they were met first.
  package let boxes: [Box]
  /// The sum of all stacks.
  package let total: Int
  let title: String
  let unit: String

  /// - Parameters:
  ///   - stacks: Those without a name or a count are left out.
  ///   - unit: What is counted, in the singular.
  package init(_ stacks: [Stack], title: String, unit: String) {
    let stacks = stacks.filter { !$0.names.isEmpty && $0.count > 0 }
    total = stacks.reduce(0) { $0 + $1.count }
    self.title = title
    self.unit = unit
    boxes = Self.boxes(of: stacks.map { ($0.names[...], $0.count) }, depth: 0, start: 0)
  }

  private static func boxes(
    of stacks: [(names: ArraySlice<String>, count: Int)], depth: Int, start: Int
  ) -> [Box] {
    var groups: [(name: String, stacks: [(ArraySlice<String>, Int)], count: Int)] = []
    var places: [String: Int] = [:]
    for stack in stacks {
      guard let name = stack.names.first else { continue }
      let place = places[name] ?? groups.count
      if place == groups.count {
        places[name] = place
        groups.append((name, [], 0))
      }
      groups[place].stacks.append((stack.names.dropFirst(), stack.count))
      groups[place].count += stack.count
    }
    var boxes: [Box] = []
    var left = start
    for group in groups {
      boxes.append(Box(name: group.name, depth: depth, start: left, count: group.count))
      boxes += Self.boxes(of: group.stacks, depth: depth + 1, start: left)
      left += group.count
    }
    return boxes
  }
}
