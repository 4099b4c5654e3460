package import Geometry

/// What is left of a list's items once what opaque ones hide is taken away: disjoint spans that
/// cover the display, by declared opacity alone.
///
/// The display is cut into bands of lines that meet the same items, and each band into spans of
/// columns that do. It keeps its storage from frame to frame.
package struct SpanPlan {
  /// Lines that look alike in structure.
  struct Band {
    let lines: Range<Int>
    /// Its spans among those of all bands, from left to right, without gaps.
    let spans: Range<Int>
  }

  /// Columns of a band that show the same items.
  struct Span {
    var columns: Range<Int>
    /// The items that show, among those of all spans: the first is opaque where there is an opaque
    /// one, and each of the others lies over those before it.
    let items: Range<Int>
    /// Whether the frame buffer shows them already, so that they are not drawn.
    var isKept = false
  }

  var bands: [Band] = []
  var spans: [Span] = []
  /// The items that show, by their places in the list.
  private(set) var items: [Int] = []

  private var boxes: [Box] = []
  private var isEdge: [Bool] = []
  private var near: [Int] = []
  private var active: [Int] = []
  private var edges: [Int] = []

  /// An item's rectangle, as it is compared here.
  private struct Box {
    let lines: Range<Int>
    let columns: Range<Int>
    let isOpaque: Bool
  }

  /// The lines for which the items that they may meet are looked up at once; no band holds more.
  ///
  /// About the height of a small row, which few items besides its own meet. That threads take as many
  /// lines (``ThreadPool/bandLines``) is no condition: each draws its part of the bands that it meets.
  private static let groupLines = 32

  package init() {}

  /// Replaces the plan by that of a list.
  ///
  /// - Complexity: O(*n* · *l*) in the numbers of items and of groups of 32 lines, and O(*m*²) in the
  ///   number of items that meet a band.
  package mutating func make(of list: borrowing DisplayList, display: PixelSize) {
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

  /// Marks the lines on which an item begins or the one before has ended.
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

  /// Keeps the edges of a band sorted, each of them once.
  private mutating func insertEdge(_ edge: Int) {
    var place = edges.count
    while place > 0 && edges[place - 1] > edge { place -= 1 }
    if place > 0 && edges[place - 1] == edge { return }
    edges.insert(edge, at: place)
  }

  /// Adds columns between two edges, to the span before them if that shows the same.
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
