import Geometry
import PixelKernels

/// The strokes of a frame: those of each off-screen pass, which are drawn first, and those of the
/// display.
///
/// It keeps its storage from frame to frame.
struct FrameStrokes {
  private var strokes: [Stroke] = []
  private var stretches: [StretchedStroke] = []
  private var spare: [UInt32] = []
  private let buffers = PassBuffers()

  /// Makes the strokes of each pass, its items before its masks, and then those of the display, one
  /// for each item.
  ///
  /// - Parameter width: That of the display.
  mutating func make(of list: borrowing DrawList, width: Int) {
    strokes.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
    if spare.count < width { spare = [UInt32](repeating: 0, count: width) }
    if !list.passes.isEmpty {
      buffers.reserve(list.passes)
      for pass in list.passes {
        for index in pass.items { append(list.passItems[index]) }
        for index in pass.masks { strokes.append(Stroke(list.passMasks[index])) }
      }
    }
    for item in list.items { append(item) }
  }

  /// Draws all passes into their buffers, each after those that it shows, and hands out the strokes
  /// of the display with what they draw with.
  ///
  /// Both are valid for the call, and while the list and the pictures in it stay as they are.
  mutating func paintPasses(
    of list: borrowing DrawList, with kernels: KernelSet,
    then paint: (UnsafeBufferPointer<Stroke>, Palette) -> Void
  ) {
    unsafe strokes.withUnsafeBufferPointer { strokes in
      unsafe spare.withUnsafeMutableBufferPointer { spare in
        unsafe stretches.withUnsafeBufferPointer { stretches in
          let palette = unsafe Palette(kernels: kernels, spare: spare, stretches: stretches)
          var first = 0
          for (index, pass) in list.passes.enumerated() {
            let next = first + pass.items.count + pass.masks.count
            unsafe PassPainter(
              strokes: UnsafeBufferPointer(rebasing: strokes[first..<next]), rect: pass.rect,
              pixels: buffers.unsafePixels(ofPass: index, pass.rect), palette: palette
            ).paint()
            first = next
          }
          unsafe paint(UnsafeBufferPointer(rebasing: strokes[first...]), palette)
        }
      }
    }
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
