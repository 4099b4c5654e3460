import Geometry
import Text

extension ImageSheet {
  /// The rows of a legend, each with its places from its own top left corner.
  ///
  /// If each row has room for its label and all colours, colours of the same place stand below one
  /// another; else the labels stand above.
  func place(_ legend: Legend, width: Int, _ renderer: TextRenderer) -> [Plan] {
    func extent(_ text: String) -> PixelSize {
      size(of: text, .detail, width: Self.largestSide, renderer)
    }
    let sizes = LegendSizes(
      swatch: PixelSize(
        width: scale.pixels(Points.swatch.width), height: scale.pixels(Points.swatch.height)),
      lineHeight: max(
        renderer.metrics(of: style(.detail)).height,
        scale.pixels(Points.swatch.height) + 2 * edge),
      gap: scale.pixels(Points.lineGap), entryGap: scale.pixels(Points.entryGap))
    func widths(_ entries: [Legend.Entry]) -> [Int] {
      entries.map { sizes.swatch.width + 2 * edge + sizes.gap + extent($0.label).width }
    }

    var columns: [Int] = []
    for widths in legend.rows.map({ widths($0.entries) }) {
      for (index, width) in widths.enumerated() {
        if index < columns.count {
          columns[index] = max(columns[index], width)
        } else {
          columns.append(width)
        }
      }
    }
    let label = legend.rows.map { extent($0.label).width }.max() ?? 0
    let indent = label > 0 ? label + scale.pixels(Points.gap) : 0
    let all = indent + columns.reduce(0, +) + max(0, columns.count - 1) * sizes.entryGap
    return legend.rows.map { row in
      if all <= width {
        return place(row, columns[..<row.entries.count], sizes, indent: indent, width, renderer)
      }
      let shown = Legend.Row(label: row.label, entries: row.entries.filter { $0.pixel != nil })
      return place(shown, widths(shown.entries)[...], sizes, indent: nil, width, renderer)
    }
  }

  /// Sizes of a legend's parts, in pixels.
  private struct LegendSizes {
    let swatch: PixelSize
    let lineHeight: Int
    /// Between two lines, and between a colour and its meaning.
    let gap: Int
    let entryGap: Int
  }

  /// A row of a legend.
  ///
  /// - Parameter indent: Where the colours begin, right of the label; `nil` for below it.
  private func place(
    _ row: Legend.Row, _ widths: ArraySlice<Int>, _ sizes: LegendSizes, indent: Int?, _ width: Int,
    _ renderer: TextRenderer
  ) -> Plan {
    var plan = Plan()
    func add(_ text: String, x: Int, line: Int) {
      guard !text.isEmpty else { return }
      let extent = size(of: text, .detail, width: Self.largestSide, renderer)
      let y = line + (sizes.lineHeight - extent.height) / 2
      plan.pieces.append(
        Piece(
          rect: PixelRect(extent).offset(x: x, y: y),
          content: .text(text, .detail, width: Self.largestSide)))
    }
    add(row.label, x: 0, line: 0)
    let top = indent == nil && !row.label.isEmpty ? sizes.lineHeight : 0
    let flow = FlowLayout(
      widths: Array(widths), height: sizes.lineHeight, within: width - (indent ?? 0),
      gap: sizes.entryGap, lineGap: sizes.gap)
    for (entry, place) in zip(row.entries, flow.places) {
      guard let pixel = entry.pixel else { continue }
      let rect = PixelRect(sizes.swatch).offset(
        x: (indent ?? 0) + place.x + edge,
        y: top + place.y + (sizes.lineHeight - sizes.swatch.height) / 2)
      plan.pieces.append(Piece(rect: rect, content: .swatch(pixel)))
      add(entry.label, x: rect.maxX + edge + sizes.gap, line: top + place.y)
    }
    plan.size = PixelSize(width: (indent ?? 0) + flow.size.width, height: top + flow.size.height)
    return plan
  }
}
