import Analysis
import Files

/// A flame graph: each box is as wide as its share of all samples, callees above callers.
package struct FlameGraph: Sendable {
  /// A function in the context of its callers.
  package struct Box: Sendable {
    package let name: String
    /// 0 for the outermost.
    package let depth: Int
    /// The samples to the left of the box.
    package let start: Int
    /// The samples in the function and its callees.
    package let count: Int
  }

  /// All boxes; callers come before callees, siblings in the order of first occurrence.
  package let boxes: [Box]
  package let total: Int
  private let title: String

  /// - Precondition: Each stack has a name, the outermost first, and a sample.
  package init(_ stacks: [(names: [String], count: Int)], title: String) {
    total = stacks.reduce(0) { $0 + $1.count }
    self.title = title
    boxes = Self.boxes(of: stacks.map { ($0.names[...], $0.count) }, depth: 0, start: 0)
  }

  private static func boxes(
    of stacks: [(names: ArraySlice<String>, count: Int)], depth: Int, start: Int
  ) -> [Box] {
    let groups = Dictionary(grouping: stacks) { $0.names.first }
    var boxes: [Box] = []
    var left = start
    for name in stacks.compactMap({ $0.names.first }).unique {
      let group = groups[name] ?? []
      let count = group.reduce(0) { $0 + $1.count }
      boxes.append(Box(name: name, depth: depth, start: left, count: count))
      boxes += Self.boxes(
        of: group.map { ($0.names.dropFirst(), $0.count) }, depth: depth + 1, start: left)
      left += count
    }
    return boxes
  }
}

extension FlameGraph {
  private static let width = 1200.0
  private static let margin = 10.0
  private static let boxHeight = 18.0
  private static let top = 44.0
  /// The width of the narrowest visible box, in pixels.
  private static let narrowest = 0.2
  /// The width of a letter in pixels, by which names are truncated.
  private static let letter = 6.7

  package var svg: String {
    let levels = (boxes.map(\.depth).max() ?? -1) + 1
    let height = Self.top + Double(levels) * Self.boxHeight + Self.margin
    let image: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(pixels: Self.width) \(pixels: height)" role="img" aria-label="\(title)">\
      <style>\(Self.style)</style><rect class="sheet" width="100%" height="100%"/>\
      <text class="title" x="\(pixels: Self.margin)" y="18">\(title)</text>\
      <text class="note" x="\(pixels: Self.margin)" y="35">\(DecimalText.counted(total, "sample")); callees stand on their callers. Point at a box for its name.</text>\
      \(boxes.compactMap { element($0, levels: levels) })</svg>

      """
    return image.text
  }

  private func element(_ box: Box, levels: Int) -> Markup? {
    let scale = (Self.width - 2 * Self.margin) / Double(max(1, total))
    let (x, width) = (Self.margin + Double(box.start) * scale, Double(box.count) * scale)
    guard width >= Self.narrowest else { return nil }
    let y = Self.top + Double(levels - 1 - box.depth) * Self.boxHeight
    let share = DecimalText.shortest(Double(box.count) / Double(total) * 100, places: 1)
    let letters = Int((width - 6) / Self.letter)
    let name = box.name.count > letters ? box.name.prefix(max(0, letters - 1)) + "…" : box.name[...]
    return """
      <g><title>\(box.name): \(DecimalText.counted(box.count, "sample")), \(share) %</title>\
      <rect x="\(pixels: x, places: 2)" y="\(pixels: y)" width="\(pixels: width, places: 2)" height="\(pixels: Self.boxHeight - 1)" fill="\(Self.color(of: box))"/>\
      \(if: letters >= 3, "<text x=\"\(pixels: x + 3, places: 2)\" y=\"\(pixels: y + 12.5)\">\(String(name))</text>")</g>
      """
  }

  /// Grey for the strategy and its phases, yellow to red for functions.
  private static func color(of box: Box) -> String {
    guard box.depth > 1 else { return box.depth == 0 ? "#b9bec7" : "#cfd4dc" }
    // FNV-1a.
    let hash = box.name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "hsl(\(12 + hash % 40), \(70 + hash >> 8 % 20)%, \(64 + hash >> 16 % 10)%)"
  }

  private static let style = """
    text { font: 11px ui-monospace, Menlo, Consolas, monospace; fill: #16181d; pointer-events: none; }
    .title { font: bold 14px system-ui, sans-serif; }
    .note { font: 12px system-ui, sans-serif; }
    .sheet { fill: #fdfdfc; }
    g:hover rect { stroke: #16181d; stroke-width: 1; }
    @media (prefers-color-scheme: dark) {
      .sheet { fill: #16181d; }
      .title, .note { fill: #e8e6e1; }
      g:hover rect { stroke: #ffffff; }
    }
    """
}
