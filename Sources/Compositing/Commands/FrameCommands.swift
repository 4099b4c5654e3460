import Geometry
import Graphics

/// The paint commands of a frame: those of each off-screen pass, which are drawn first, then those
/// of the display.
///
/// Reuses its storage between frames.
struct FrameCommands {
  private var commands: [PaintCommand] = []
  private var stretches: [StretchedCommand] = []
  private var passes: [PassPainter.Pass] = []
  private let buffers = PassBuffers()

  /// For each pass its items and then its masks, then one command per item of the display.
  mutating func make(of list: borrowing DisplayList) {
    commands.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
    passes.removeAll(keepingCapacity: true)
    buffers.reserve(list.passes)
    for index in list.passes.indices { append(list.passes[index], index, of: list) }
    for item in list.items { append(item, of: list) }
  }

  /// Draws all passes into their buffers, each after the passes that it shows.
  ///
  /// Consecutive passes that do not show one another are drawn concurrently.
  func paintPasses(with kernels: KernelSet, by workers: RenderThreads) {
    unsafe commands.withUnsafeBufferPointer { commands in
      unsafe stretches.withUnsafeBufferPointer { stretches in
        unsafe passes.withUnsafeBufferPointer { passes in
          var first = 0
          while first < passes.count {
            var next = first + 1
            while unsafe next < passes.count && (passes[next].lastShown ?? -1) < first { next += 1 }
            var painter = unsafe PassPainter(
              passes: passes.extracting(first..<next), commands: commands, stretches: stretches,
              kernels: kernels)
            workers.paint(painter)
            if painter.hasShadows {
              painter.isShading = true
              workers.paint(painter)
            }
            first = next
          }
        }
      }
    }
  }

  /// The pointers are valid during the call, while the list and its images do not change.
  func withDisplayCommands(
    _ body: (UnsafeBufferPointer<PaintCommand>, UnsafeBufferPointer<StretchedCommand>) -> Void
  ) {
    let first = passes.last?.commands.upperBound ?? 0
    unsafe commands.withUnsafeBufferPointer { commands in
      unsafe stretches.withUnsafeBufferPointer { stretches in
        unsafe body(commands.extracting(first..<commands.count), stretches)
      }
    }
  }

  private mutating func append(
    _ pass: DisplayList.Pass, _ index: Int, of list: borrowing DisplayList
  ) {
    let first = commands.count
    var lastShown: Int?
    for index in pass.items {
      append(list.passItems[index], of: list)
      if case .pass(let pass) = list.passItems[index].source {
        lastShown = max(lastShown ?? pass, pass)
      }
    }
    for index in pass.masks {
      let mask = list.passMasks[index]
      switch mask.source {
      case .disc(let disc, let x, let y):
        commands.append(PaintCommand(maskedBy: disc, x: x, y: y, in: mask.rect))
      case .pass(let pass):
        let pixels = unsafe buffers.unsafePixels(ofPass: pass, of: list.passes)
        unsafe commands.append(
          PaintCommand(maskedBy: UnsafePointer(pixels.baseAddress), in: mask.rect))
        lastShown = max(lastShown ?? pass, pass)
      }
    }
    let top = passes.last?.lines.upperBound ?? 0
    passes.append(
      unsafe PassPainter.Pass(
        lines: top..<top + pass.rect.height, rect: pass.rect, commands: first..<commands.count,
        lastShown: lastShown, pixels: buffers.unsafePixels(ofPass: index, of: list.passes),
        shadow: buffers.shadowPainter(ofPass: index, of: list.passes)))
  }

  @inline(__always)
  private mutating func append(_ item: DisplayList.Item, of list: borrowing DisplayList) {
    switch item.source {
    case .color(let color): commands.append(PaintCommand(item, color: color))
    case .corner(let color, let disc, let x, let y):
      commands.append(PaintCommand(item, color: color, through: disc, x: x, y: y))
    case .image(let bitmap, let x, let y):
      commands.append(PaintCommand(item, image: bitmap, x: x, y: y))
    case .stretched(let bitmap, let columns, let lines):
      commands.append(PaintCommand(item, stretch: stretches.count))
      stretches.append(
        StretchedCommand(item, image: bitmap, columns: columns, lines: lines))
    case .pass(let index):
      let rect = list.passes[index].rect
      precondition(item.rect.intersection(rect) == item.rect, "an item lies inside its pass")
      let first = (item.rect.y - rect.y) * rect.width + item.rect.x - rect.x
      let pixels = unsafe buffers.unsafePixels(ofPass: index, of: list.passes)
      unsafe commands.append(
        PaintCommand(
          item, pixels: UnsafePointer(pixels.baseAddress.map { unsafe $0 + first }),
          width: rect.width))
    }
  }
}
