import Geometry

/// The visible items of a display list after culling by declared opacity: disjoint spans that cover
/// the display.
///
/// The display is split into bands of lines that intersect the same items, and each band into spans
/// of columns that do. Reuses its storage between frames.
package struct SpanPlan {
  struct Band {
    let lines: Range<Int>
    /// The range of its spans, from left to right, without gaps.
    let spans: Range<Int>
  }

  struct Span {
    var columns: Range<Int>
    /// The range in ``SpanPlan/items``, back to front; only the first may be opaque.
    let items: Range<Int>
  }

  private(set) var bands: [Band] = []
  private(set) var spans: [Span] = []
  /// The visible items of all spans, as indices into the list.
  private(set) var items: [Int] = []

  private var boxes: [Box] = []
  private var isEdge: [Bool] = []
  private var near: [Int] = []
  private var active: [Int] = []
  private var edges: [Int] = []

  private struct Box {
    let lines: Range<Int>
    let columns: Range<Int>
    let isOpaque: Bool
  }

  /// The number of lines for which intersecting items are looked up together; no band is higher.
  ///
  /// About the height of a small row, which few items besides its own intersect. It need not equal
  /// ``ThreadPool/bandLines``, since each thread draws its part of the bands that it intersects.
  private static let groupLines = 32

  package init() {}

  /// - Complexity: O(*n* · *l*) in the number of items and of groups of 32 lines, plus O(*m*²) in
  ///   the number of items that intersect a band.
  package mutating func make(of list: borrowing DisplayList) {
    let display = list.display
    bands.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
    guard display.area > 0 else { return }
    let whole = PixelRect(display)
    for item in list.items {
      let rect = item.rect.intersection(whole)
      boxes.append(
        Box(
          lines: rect.y..<rect.maxY, columns: rect.x..<rect.maxX, isOpaque: item.isOpaque))
    }
    markEdges(height: display.height)
    var top = 0
    while top < display.height {
      let end = min(top + Self.groupLines, display.height)
      near.removeAll(keepingCapacity: true)
      for index in boxes.indices where boxes[index].lines.overlaps(top..<end) { near.append(index) }
      while top < end {
        var bottom = top + 1
        while bottom < end && !isEdge[bottom] { bottom += 1 }
        append(lines: top..<bottom, width: display.width)
        top = bottom
      }
    }
  }

  /// Marks the lines on which an item begins or below which one ends.
  private mutating func markEdges(height: Int) {
    isEdge.removeAll(keepingCapacity: true)
    isEdge.append(contentsOf: repeatElement(false, count: height + 1))
    for box in boxes {
      isEdge[box.lines.lowerBound] = true
      isEdge[box.lines.upperBound] = true
    }
  }

  private mutating func append(lines: Range<Int>, width: Int) {
    active.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    insertEdge(0)
    insertEdge(width)
    for index in near where boxes[index].lines.contains(lines.lowerBound) {
      active.append(index)
      insertEdge(boxes[index].columns.lowerBound)
      insertEdge(boxes[index].columns.upperBound)
    }
    let first = spans.count
    for index in 1..<edges.count {
      append(columns: edges[index - 1]..<edges[index], after: first)
    }
    bands.append(Band(lines: lines, spans: first..<spans.count))
  }

  /// Inserts an edge into the sorted, unique edges of the band.
  private mutating func insertEdge(_ edge: Int) {
    var index = edges.count
    while index > 0 && edges[index - 1] > edge { index -= 1 }
    if index > 0 && edges[index - 1] == edge { return }
    edges.insert(edge, at: index)
  }

  /// Adds the columns between two edges, extending the previous span if it has the same items.
  private mutating func append(columns: Range<Int>, after firstOfBand: Int) {
    var back = active.count
    while back > 0 {
      back -= 1
      let box = boxes[active[back]]
      if box.isOpaque && box.columns.contains(columns.lowerBound) { break }
    }
    let first = items.count
    for index in active[back...] where boxes[index].columns.contains(columns.lowerBound) {
      items.append(index)
    }
    if spans.count > firstOfBand {
      let last = spans.count - 1
      if items[spans[last].items].elementsEqual(items[first...]) {
        items.removeSubrange(first...)
        spans[last].columns = spans[last].columns.lowerBound..<columns.upperBound
        return
      }
    }
    spans.append(Span(columns: columns, items: first..<items.count))
  }
}
