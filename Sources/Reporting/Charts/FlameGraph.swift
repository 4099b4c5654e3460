/// A flame graph: each box is as wide as its share of all samples, callees above callers.
///
///     FlameGraph([.init(["grid", "composite", "paint"], count: 12)], title: "…", unit: "sample")
///       .image.markup
package struct FlameGraph: Sendable {
  /// A stack with the outermost name first, and the number of its samples.
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
    /// The samples to the left of the box.
    package let start: Int
    /// The samples in the function and its callees.
    package let count: Int

    package init(name: String, depth: Int, start: Int, count: Int) {
      self.name = name
      self.depth = depth
      self.start = start
      self.count = count
    }
  }

  /// All boxes; callers come before callees, siblings in the order of first occurrence.
  package let boxes: [Box]
  /// The sum of all stacks.
  package let total: Int
  let title: String
  let unit: String

  /// - Parameters:
  ///   - stacks: Stacks; those without a name or a count are skipped.
  ///   - unit: The unit of the counts, in the singular.
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
