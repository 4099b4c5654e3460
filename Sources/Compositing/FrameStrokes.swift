import Geometry
import PixelKernels

/// The strokes of a frame: those of each off-screen pass, which are drawn first, and those of the
/// display.
///
/// It keeps its storage from frame to frame.
struct FrameStrokes {
  private var strokes: [Stroke] = []
  private var stretches: [StretchedStroke] = []
  private var passes: [PassPainter.Pass] = []
  private let buffers = PassBuffers()

  /// Makes the strokes of each pass, its items before its masks, and then those of the display, one
  /// for each item.
  mutating func make(of list: borrowing DrawList) {
    strokes.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
    passes.removeAll(keepingCapacity: true)
    if !list.passes.isEmpty {
      buffers.reserve(list.passes)
      for index in list.passes.indices { append(list.passes[index], index, of: list) }
    }
    for item in list.items { append(item) }
  }

  /// Draws all passes into their buffers, each after those that it shows, and hands out the strokes
  /// of the display with the stretches that they refer to.
  ///
  /// Passes in a row that show none of one another are drawn at the same time. What is handed out is
  /// valid for the call, and while the list and the pictures in it stay as they are.
  func paintPasses(
    with kernels: KernelSet, by workers: BandWorkers,
    then paint: (UnsafeBufferPointer<Stroke>, UnsafeBufferPointer<StretchedStroke>) -> Void
  ) {
    unsafe strokes.withUnsafeBufferPointer { strokes in
      unsafe stretches.withUnsafeBufferPointer { stretches in
        unsafe passes.withUnsafeBufferPointer { passes in
          var first = 0
          while first < passes.count {
            var next = first + 1
            while unsafe next < passes.count && (passes[next].lastShown ?? -1) < first { next += 1 }
            workers.paint(
              unsafe PassPainter(
                passes: passes.extracting(first..<next), strokes: strokes, stretches: stretches,
                kernels: kernels))
            first = next
          }
        }
        let first = passes.last?.strokes.upperBound ?? 0
        unsafe paint(strokes.extracting(first..<strokes.count), stretches)
      }
    }
  }

  private mutating func append(
    _ pass: DrawList.Pass, _ index: Int, of list: borrowing DrawList
  ) {
    let first = strokes.count
    var lastShown: Int?
    for index in pass.items {
      append(list.passItems[index])
      if case .pass(let pass) = list.passItems[index].source {
        lastShown = max(lastShown ?? pass, pass)
      }
    }
    for index in pass.masks { strokes.append(Stroke(list.passMasks[index])) }
    let top = passes.last?.lines.upperBound ?? 0
    passes.append(
      unsafe PassPainter.Pass(
        lines: top..<top + pass.rect.height, rect: pass.rect, strokes: first..<strokes.count,
        lastShown: lastShown, pixels: buffers.unsafePixels(ofPass: index, pass.rect)))
  }

  @inline(__always)
  private mutating func append(_ item: DrawList.Item) {
    switch item.source {
    case .color(let color): strokes.append(Stroke(item, color: color))
    case .corner(let color, let disc, let x, let y):
      strokes.append(Stroke(item, color: color, through: disc, x: x, y: y))
    case .picture(let bitmap, let x, let y):
      strokes.append(Stroke(item, picture: bitmap, x: x, y: y))
    case .stretched(let bitmap, let columns, let lines):
      strokes.append(Stroke(item, stretch: stretches.count))
      stretches.append(
        StretchedStroke(item, picture: bitmap, columns: columns, lines: lines))
    case .pass(let index):
      // The item's rectangle is the pass's.
      let pixels = unsafe buffers.unsafePixels(ofPass: index, item.rect)
      unsafe strokes.append(
        Stroke(item, pixels: UnsafePointer(pixels.baseAddress), width: item.rect.width))
    }
  }
}
