import Analysis
import Files

/// A flame graph: each box is as wide as its share of all samples, callees above callers.
///
///     FlameGraph([(["grid", "composite", "paint"], 12)], title: "…").image.markup
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

  /// - Parameter stacks: Stacks with the outermost name first, and the number of their samples;
  ///   those without a name or a sample are skipped.
  package init(_ stacks: [(names: [String], count: Int)], title: String) {
    let stacks = stacks.filter { !$0.names.isEmpty && $0.count > 0 }
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

  /// The image as a self-contained file with tooltips.
  package var image: MarkupElement {
    let levels = (boxes.map(\.depth).max() ?? -1) + 1
    let height = Self.top + Double(levels) * Self.boxHeight + Self.margin
    let size = "0 0 \(NumberText.pixels(Self.width)) \(NumberText.pixels(height))"
    let heading = MarkupElement(
      "text", ["class": "title", "x": NumberText.pixels(Self.margin), "y": "18"], text: title)
    let note = MarkupElement(
      "text", ["class": "note", "x": NumberText.pixels(Self.margin), "y": "35"],
      text: "\(counted(total)); callees stand on their callers. Point at a box for its name.")
    return MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": size, "role": "img",
        "aria-label": title,
      ],
      [
        MarkupElement("style", text: Self.style),
        MarkupElement("rect", ["class": "sheet", "width": "100%", "height": "100%"]), heading, note,
      ] + boxes.compactMap { element($0, levels: levels) })
  }

  private func counted(_ count: Int) -> String { count == 1 ? "1 sample" : "\(count) samples" }

  private func element(_ box: Box, levels: Int) -> MarkupElement? {
    let scale = (Self.width - 2 * Self.margin) / Double(max(1, total))
    let (x, width) = (Self.margin + Double(box.start) * scale, Double(box.count) * scale)
    guard width >= Self.narrowest else { return nil }
    let y = Self.top + Double(levels - 1 - box.depth) * Self.boxHeight
    let share = DecimalText.shortest(Double(box.count) / Double(total) * 100, places: 1)
    var parts = [
      MarkupElement("title", text: "\(box.name): \(counted(box.count)), \(share) %"),
      MarkupElement(
        "rect",
        [
          "x": DecimalText.shortest(x, places: 2), "y": NumberText.pixels(y),
          "width": DecimalText.shortest(width, places: 2),
          "height": NumberText.pixels(Self.boxHeight - 1), "fill": Self.color(of: box),
        ]),
    ]
    let letters = Int((width - 6) / Self.letter)
    if letters >= 3 {
      let name = box.name.count > letters ? box.name.prefix(letters - 1) + "…" : box.name[...]
      parts.append(
        MarkupElement(
          "text", ["x": DecimalText.shortest(x + 3, places: 2), "y": NumberText.pixels(y + 12.5)],
          text: String(name)))
    }
    return MarkupElement("g", [:], parts)
  }

  /// Returns the colour of a name: grey for the strategy and its phases, yellow to red for
  /// functions.
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
