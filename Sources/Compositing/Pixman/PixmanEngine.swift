#if Pixman
  import CPixman
  import Geometry
  import Graphics
  package import RunData

  /// An engine that draws each item of the list with libpixman, back to front, and culls nothing.
  ///
  /// An independent validation of pixels and speed: X servers and cairo composite with pixman. Its
  /// pixels equal the painter's, corners included. It runs on one thread and draws directly into
  /// the frame buffer. Each image shown costs the allocation of a pixman image, about 100 ns.
  package final class PixmanEngine: Engine {
    private let color = PixmanColor()
    private let share = PixmanColor()
    private let buffers = PassBuffers()
    private let spare = Bitmap(width: 0, height: 0)
    private var discs: [ObjectIdentifier: PixmanDisc] = [:]
    /// Cached discs retain those of lists; a frame has one per radius, far fewer.
    private static let mostDiscs = 16

    package init() {}

    package func composite(_ list: borrowing DisplayList, into buffer: FrameBuffer) {
      if !list.passes.isEmpty { buffers.reserve(list.passes) }
      for (index, pass) in list.passes.enumerated() {
        guard !pass.rect.isEmpty else { continue }
        let canvas = unsafe PixmanCanvas(
          buffers.unsafePixels(ofPass: index, of: list.passes), at: pass.rect)
        canvas.fill(pass.rect, with: 0)
        for index in pass.items { draw(list.passItems[index], of: list, on: canvas) }
        for index in pass.masks { cut(list.passMasks[index], of: list, on: canvas) }
        if let shadow = buffers.shadowPainter(ofPass: index, of: list.passes) {
          // Pixman's own convolution rounds in another way.
          spare.resize(width: pass.rect.width, height: 2)
          unsafe shadow.paint(spare: spare.unsafeTarget, with: .widest)
        }
        pass.target?.recordDrawing()
      }
      guard buffer.size.area > 0 else { return }
      // The buffer outlives the canvas.
      let canvas = unsafe PixmanCanvas(buffer.unsafePixels, at: PixelRect(buffer.size))
      for item in list.items { draw(item, of: list, on: canvas) }
    }

    package func work(of list: borrowing DisplayList) -> FrameSample {
      FrameSample(paintingAll: list)
    }

    private func draw(
      _ item: DisplayList.Item, of list: borrowing DisplayList, on canvas: borrowing PixmanCanvas
    ) {
      switch item.source {
      case .color(let color):
        let pixel = scale(color.premultiplied, by: item.opacity)
        if item.isOpaque {
          canvas.fill(item.rect, with: pixel)
        } else {
          unsafe canvas.combine(PIXMAN_OP_OVER, self.color.reference(to: pixel), in: item.rect)
        }
      case .corner(let color, let disc, let x, let y):
        draw(item, color, through: disc, x: x, y: y, on: canvas)
      case .image(let bitmap, let x, let y):
        let image = Self.image(of: bitmap)
        unsafe show(image.reference, x: x, y: y, item, on: canvas)
      case .stretched(let bitmap, let columns, let lines):
        draw(item, bitmap, columns: columns, lines: lines, on: canvas)
      case .pass(let index):
        let rect = list.passes[index].rect
        guard !rect.isEmpty else { return }
        let image = unsafe PixmanImage(
          buffers.unsafePixels(ofPass: index, of: list.passes).baseAddress, width: rect.width,
          height: rect.height)
        unsafe show(
          image.reference, x: item.rect.x - rect.x, y: item.rect.y - rect.y, item, on: canvas)
      }
    }

    /// Draws an image with its pixel (x, y) at the item's top left corner.
    @unsafe
    private func show(
      _ image: OpaquePointer, x: Int, y: Int, _ item: DisplayList.Item,
      on canvas: borrowing PixmanCanvas
    ) {
      let share =
        unsafe item.opacity < 255 ? share.reference(to: UInt32(item.opacity) << 24) : nil
      unsafe canvas.combine(
        item.isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, image, x: x, y: y, through: share,
        in: item.rect)
    }

    /// Draws a colour through a disc; with an opacity, through an intermediate image, because two
    /// masks at once would be rounded once instead of twice.
    private func draw(
      _ item: DisplayList.Item, _ color: PixelColor, through disc: CornerDisc, x: Int, y: Int,
      on canvas: borrowing PixmanCanvas
    ) {
      let mask = self.disc(disc)
      let source = unsafe self.color.reference(to: color.premultiplied)
      guard item.opacity < 255 else {
        return unsafe canvas.combine(
          PIXMAN_OP_OVER, source, through: mask.image.reference, maskX: x, maskY: y, in: item.rect)
      }
      spare.resize(width: item.rect.width, height: item.rect.height)
      let image = Self.image(of: spare)
      unsafe pixman_image_composite32(
        PIXMAN_OP_SRC, source, mask.image.reference, image.reference, 0, 0, CInt(x), CInt(y), 0, 0,
        CInt(item.rect.width), CInt(item.rect.height))
      unsafe show(image.reference, x: 0, y: 0, item, on: canvas)
    }

    /// Draws a stretched image: with pixman's nearest-neighbor filter where its fixed-point numbers
    /// select the same pixels, otherwise from an intermediate stretched copy.
    private func draw(
      _ item: DisplayList.Item, _ bitmap: Bitmap, columns: AxisStretch, lines: AxisStretch,
      on canvas: borrowing PixmanCanvas
    ) {
      let rect = item.rect
      if let across = PixmanStretch(columns, visible: rect.x..<rect.maxX),
        let down = PixmanStretch(lines, visible: rect.y..<rect.maxY)
      {
        let image = Self.image(of: bitmap)
        var transform = PixmanStretch.transform(columns: across, lines: down)
        unsafe pixman_image_set_transform(image.reference, &transform)
        unsafe pixman_image_set_filter(image.reference, PIXMAN_FILTER_NEAREST, nil, 0)
        return unsafe show(image.reference, x: 0, y: 0, item, on: canvas)
      }
      spare.resize(width: rect.width, height: rect.height)
      // Within the image, since columns and lines are taken from it.
      let pixels = unsafe UnsafeBufferPointer(
        start: bitmap.unsafePixels, count: bitmap.width * bitmap.height)
      for y in rect.y..<rect.maxY {
        spare.withLine(y - rect.y) { line in
          let start = lines[y] * bitmap.width
          for x in rect.x..<rect.maxX { line[x - rect.x] = unsafe pixels[start + columns[x]] }
        }
      }
      let image = Self.image(of: spare)
      unsafe show(image.reference, x: 0, y: 0, item, on: canvas)
    }

    /// Multiplies the destination by a disc or by the alpha of a pass.
    private func cut(
      _ mask: DisplayList.Mask, of list: borrowing DisplayList, on canvas: borrowing PixmanCanvas
    ) {
      switch mask.source {
      case .disc(let disc, let x, let y):
        let disc = self.disc(disc)
        unsafe canvas.combine(
          PIXMAN_OP_IN_REVERSE, disc.image.reference, x: x, y: y, in: mask.rect)
      case .pass(let index):
        guard !mask.rect.isEmpty else { return }
        let image = unsafe PixmanImage(
          buffers.unsafePixels(ofPass: index, of: list.passes).baseAddress, width: mask.rect.width,
          height: mask.rect.height)
        unsafe canvas.combine(PIXMAN_OP_IN_REVERSE, image.reference, in: mask.rect)
      }
    }

    private func disc(_ disc: CornerDisc) -> PixmanDisc {
      if let known = discs[ObjectIdentifier(disc)] { return known }
      if discs.count == Self.mostDiscs { discs.removeAll(keepingCapacity: true) }
      let new = PixmanDisc(disc)
      discs[ObjectIdentifier(disc)] = new
      return new
    }

    /// Wraps an image's pixels, which the list retains until it is drawn.
    private static func image(of bitmap: Bitmap) -> PixmanImage {
      // Pixman writes to a source only if it is also the destination, which images are not.
      unsafe PixmanImage(
        UnsafeMutablePointer(mutating: bitmap.unsafePixels), width: bitmap.width,
        height: bitmap.height)
    }
  }
#endif
