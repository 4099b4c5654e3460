package import Geometry
package import Graphics

/// Splits images into a few rectangles that are cheap to draw: transparent, opaque and solid
/// regions apart from regions that need blending.
///
/// Each line is split into runs of equal pixels, of opaque pixels and of other pixels; consecutive
/// lines with equal runs form groups. Neighboring runs and groups are then merged wherever that
/// costs less than drawing them separately, so that a rounded row becomes three solid rectangles
/// and four corners.
///
/// Reuses its storage between images.
package struct OpacityAnalysis {
  /// Columns of a line with a common property, from the end of the previous run.
  struct Run: Equatable {
    var end: Int
    var kind: ImageRegion.Kind
  }

  /// Consecutive lines with equal runs, and the range of these runs.
  struct Group {
    var lines: Range<Int>
    let runs: Range<Int>
  }

  /// The cost model for merging, in pixels copied.
  struct Costs {
    /// The number of the display's columns and lines that a column and a line of the image cover.
    let columns: Int
    let lines: Int
    /// The cost of a span, per line.
    var run = 32
    /// The cost of a band of the display, for which lists of spans are made.
    var group = 2048

    func isWorthJoining(_ a: Run, _ b: Run, from start: Int) -> Bool {
      let rate = a.kind.joined(with: b.kind).rate
      let loss = (a.end - start) * (rate - a.kind.rate) + (b.end - a.end) * (rate - b.kind.rate)
      return loss * columns <= run
    }

    /// Returns the cost of drawing a number of lines with these runs.
    func sum(lines count: Int, _ runs: ArraySlice<Run>) -> Int {
      var line = 0
      var start = 0
      for run in runs {
        line += (run.end - start) * columns * run.kind.rate + self.run
        start = run.end
      }
      return count * lines * line + group
    }
  }

  var groups: [Group] = []
  var runs: [Run] = []
  var line: [Run] = []
  var joinedGroups: [Group] = []
  var joinedRuns: [Run] = []

  /// The largest number of regions of one image.
  package static let bound = 32

  package init() {}

  /// Replaces `regions` with the regions of a part of an image; they cover it without overlaps.
  ///
  /// - Parameter scale: The number of the display's pixels per pixel of the image, in each
  ///   direction.
  /// - Complexity: O(*n*) in the number of pixels; lines that repeat the previous one are only
  ///   compared with it.
  package mutating func split(
    _ rect: PixelRect, of image: Bitmap, scale: (x: Int, y: Int) = (1, 1),
    into regions: inout [ImageRegion]
  ) {
    precondition(
      rect.intersection(PixelRect(x: 0, y: 0, width: image.width, height: image.height))
        == rect, "the rectangle lies inside the image")
    regions.removeAll(keepingCapacity: true)
    guard !rect.isEmpty else { return }
    var costs = Costs(columns: scale.x, lines: scale.y)
    readLines(of: rect, in: image, costs)
    joinGroups(costs)
    while runs.count > Self.bound {
      // Coarser; the last resort is a single region.
      costs.run *= 4
      costs.group *= 4
      joinGroups(costs)
    }
    for group in groups {
      var start = 0
      for run in runs[group.runs] {
        regions.append(
          ImageRegion(
            rect: PixelRect(
              x: rect.x + start, y: rect.y + group.lines.lowerBound, width: run.end - start,
              height: group.lines.count), kind: run.kind))
        start = run.end
      }
    }
  }

  /// Makes a group of each sequence of lines with equal runs.
  private mutating func readLines(of rect: PixelRect, in image: Bitmap, _ costs: Costs) {
    groups.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    guard let pixels = unsafe image.unsafePixels else { return }
    for y in 0..<rect.height {
      // The line lies inside the image by the precondition of `split`.
      let here = unsafe UnsafeBufferPointer(
        start: pixels + ((rect.y + y) * image.width + rect.x), count: rect.width)
      if y > 0 {
        let above = unsafe UnsafeBufferPointer(
          start: pixels + ((rect.y + y - 1) * image.width + rect.x), count: rect.width)
        if unsafe Self.commonCount(here, above) == rect.width {
          groups[groups.count - 1].lines = groups[groups.count - 1].lines.lowerBound..<y + 1
          continue
        }
      }
      unsafe readLine(here, costs)
      if let last = groups.last, runs[last.runs].elementsEqual(line) {
        groups[groups.count - 1].lines = last.lines.lowerBound..<y + 1
      } else {
        groups.append(Group(lines: y..<y + 1, runs: runs.count..<runs.count + line.count))
        runs.append(contentsOf: line)
      }
    }
  }

  /// Replaces `line` with the runs of a line.
  private mutating func readLine(_ pixels: UnsafeBufferPointer<UInt32>, _ costs: Costs) {
    line.removeAll(keepingCapacity: true)
    var open: Run?
    var start = 0
    while start < pixels.count {
      let pixel = unsafe pixels[start]
      let run = Run(end: unsafe Self.end(of: pixel, in: pixels, from: start), kind: .solid(pixel))
      let isLong = (run.end - start) * costs.columns * ImageRegion.Kind.mixed.rate > costs.run
      if let before = open, !isLong, before.kind.isOpaque == run.kind.isOpaque {
        open = Run(end: run.end, kind: before.kind.joined(with: run.kind))
      } else {
        if let before = open { Self.append(before, to: &line, after: 0, costs) }
        if isLong {
          Self.append(run, to: &line, after: 0, costs)
          open = nil
        } else {
          open = run
        }
      }
      start = run.end
    }
    if let open { Self.append(open, to: &line, after: 0, costs) }
  }

  /// Adds a run to a list and merges the last runs while that reduces the cost.
  ///
  /// - Parameter first: The first run of the current line.
  static func append(
    _ run: Run, to list: inout [Run], after first: Int, _ costs: Costs
  ) {
    list.append(run)
    while list.count > first + 1 {
      let (a, b) = (list[list.count - 2], list[list.count - 1])
      let start = list.count > first + 2 ? list[list.count - 3].end : 0
      guard costs.isWorthJoining(a, b, from: start) else { return }
      list.removeLast()
      list[list.count - 1] = Run(end: b.end, kind: a.kind.joined(with: b.kind))
    }
  }

  /// Returns the end of the run of equal pixels that starts at `start`.
  private static func end(
    of pixel: UInt32, in pixels: UnsafeBufferPointer<UInt32>, from start: Int
  ) -> Int {
    var end = start + 1
    let all = SIMD16(repeating: pixel)
    // Sixteen at a time while that many are left in the buffer.
    while end + 16 <= pixels.count, unsafe load(pixels, end) == all { end += 16 }
    while unsafe end < pixels.count && pixels[end] == pixel { end += 1 }
    return end
  }

  /// Returns the number of equal pixels at the start of two lines of equal length.
  private static func commonCount(
    _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>
  ) -> Int {
    var count = 0
    // As above.
    while count + 16 <= a.count, unsafe load(a, count) == load(b, count) { count += 16 }
    while unsafe count < a.count && a[count] == b[count] { count += 1 }
    return count
  }

  @inline(__always)
  private static func load(_ pixels: UnsafeBufferPointer<UInt32>, _ start: Int) -> SIMD16<UInt32> {
    // The callers stay within the buffer, which is not empty.
    unsafe UnsafeRawBufferPointer(pixels).loadUnaligned(
      fromByteOffset: 4 * start, as: SIMD16<UInt32>.self)
  }
}
