/// An engine that draws each layer in full before the next one, straight into the frame buffer.
///
/// Immediate-mode renderers, which include most software renderers, draw this way: where layers
/// overlap, each writes to the frame buffer, and a blended one also reads it. The painter composites
/// the same items in a line that stays in the first-level cache. The ratio of the two includes the
/// memory traffic of overdraw, if the buffers exceed the last-level cache, and the difference
/// between ordinary stores and the painter's streaming stores.
///
/// With several threads each draws all layers of a band of lines, which stays in its caches: only
/// one thread shows the cost of overdraw in memory traffic.
package typealias ImmediateEngine = BandEngine<ImmediateMethod>

package struct ImmediateMethod: DrawingMethod {
  package init() {}

  package func paint(_ drawing: FrameDrawing, by workers: RenderThreads) {
    workers.paint(LayerPainter(drawing: drawing))
  }
}

private struct LayerPainter: BandRenderer {
  let drawing: FrameDrawing

  var height: Int { drawing.size.height }

  func paint(lines: Range<Int>, at scratch: ScratchBuffer) {
    let context = drawing.context(at: scratch)
    for index in unsafe drawing.commands.indices {
      let command = unsafe drawing.commands[index]
      for y in command.lines.clamped(to: lines) {
        // A command's columns are within the display, which is as wide as the frame.
        let start = y * drawing.size.width + command.columns.lowerBound
        var line = unsafe MutableSpan(
          _unsafeElements: drawing.pixels.extracting(start..<start + command.columns.count))
        command.draw(line: y, into: &line, with: context)
      }
    }
  }
}

extension EngineDescriptor {
  static let immediate = EngineDescriptor(
    id: "immediate",
    summary: "Every layer in full before the next, straight into the frame buffer.",
    make: { kernels, threads in ImmediateEngine(kernels: kernels, threads: threads) })
}
