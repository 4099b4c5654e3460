import Graphics

/// A part of an image, stretched to a rectangle: each pixel shows the nearest one of the image.
@safe
struct StretchedCommand {
  private let image: UnsafePointer<UInt32>
  private let imageWidth: Int
  private let columns: AxisStretch
  private let lines: AxisStretch
  private let opacity: UInt8
  private let isOpaque: Bool

  /// - Parameter image: Not empty; columns and lines are taken from within it.
  init(_ item: DisplayList.Item, image: Bitmap, columns: AxisStretch, lines: AxisStretch) {
    let (width, height) = (image.width, image.height)
    precondition(
      columns.from.clamped(to: 0..<width) == columns.from
        && lines.from.clamped(to: 0..<height) == lines.from && !columns.from.isEmpty
        && !lines.from.isEmpty, "a stretched item shows what is in its image")
    precondition(
      columns.onto.lowerBound <= item.rect.x && item.rect.maxX <= columns.onto.upperBound
        && lines.onto.lowerBound <= item.rect.y && item.rect.maxY <= lines.onto.upperBound,
      "a stretched item is a part of what its image is stretched to")
    guard let pixels = unsafe image.unsafePixels else {
      preconditionFailure("an image that is not empty has pixels")
    }
    unsafe self.image = unsafe pixels
    imageWidth = width
    self.columns = columns
    self.lines = lines
    opacity = item.opacity
    isOpaque = item.isOpaque
  }

  /// The pixel that shows on some columns of a line, faded, if they show a single one of the
  /// image's.
  func solid(line y: Int, on shown: Range<Int>) -> UInt32? {
    let column = columns[shown.lowerBound]
    guard columns[shown.upperBound - 1] == column else { return nil }
    // In the image by the preconditions in `init`.
    return unsafe scale(image[lines[y] * imageWidth + column], by: opacity)
  }

  /// Where the columns end that show the same one of the image's as the first of a range, if such
  /// columns are many; else the range's end.
  ///
  /// Runs of 16 pixels and more are drawn as one colour each. With the four columns in the middle
  /// of a nine-slice row that took a frame of them from 2.1 to 0.8 memsets.
  func endOfRun(in shown: Range<Int>) -> Int {
    guard columns.onto.count >= 16 * columns.from.count else { return shown.upperBound }
    let column = columns[shown.lowerBound]
    return min(columns.positions(showing: column..<column + 1).upperBound, shown.upperBound)
  }

  /// Draws one line.
  ///
  /// - Parameters:
  ///   - left: The first of the columns, on the display.
  ///   - destination: The item's columns of that line.
  func draw(
    line y: Int, from left: Int, into destination: inout MutableSpan<UInt32>,
    with palette: PaintContext
  ) {
    let shown = left..<left + destination.count
    let end = endOfRun(in: shown)
    if let pixel = solid(line: y, on: left..<end) {
      // Up to the end of the run, and then on, within the destination.
      unsafe destination.withUnsafeMutableBufferPointer { pixels in
        var run = unsafe MutableSpan(_unsafeElements: pixels.extracting(..<(end - left)))
        if isOpaque {
          palette.kernels.fill(&run, with: pixel)
        } else {
          palette.kernels.blend(pixel, over: &run)
        }
        guard end < shown.upperBound else { return }
        var rest = unsafe MutableSpan(_unsafeElements: pixels.extracting((end - left)...))
        draw(line: y, from: end, into: &rest, with: palette)
      }
      return
    }
    // Lines and columns are the image's by the preconditions in `init`.
    let line = unsafe image + lines[y] * imageWidth
    if columns.isIdentity {
      let pixels = unsafe UnsafeBufferPointer(
        start: line + columns[left], count: destination.count)
      if isOpaque {
        palette.kernels.copy(unsafe pixels.span, to: &destination)
      } else if opacity < 255 {
        palette.blend(unsafe pixels.span, fadedBy: opacity, over: &destination)
      } else {
        palette.kernels.blend(unsafe pixels.span, over: &destination)
      }
    } else if isOpaque {
      unsafe gather(line, from: left, into: &destination)
    } else {
      palette.blend(fadedBy: opacity, over: &destination) {
        unsafe gather(line, from: left, into: &$0)
      }
    }
  }

  /// Writes the pixels of a line that are nearest to the middles of columns, without dividing for
  /// each: what a division leaves over is carried from column to column.
  @unsafe
  private func gather(
    _ line: UnsafePointer<UInt32>, from left: Int, into destination: inout MutableSpan<UInt32>
  ) {
    let divisor = 2 * columns.onto.count
    let step = (2 * columns.from.count).quotientAndRemainder(dividingBy: divisor)
    var place = ((2 * (left - columns.onto.lowerBound) + 1) * columns.from.count)
      .quotientAndRemainder(dividingBy: divisor)
    let start = unsafe line + columns.from.lowerBound
    for index in destination.indices {
      destination[index] = unsafe start[place.quotient]
      place.quotient &+= step.quotient
      place.remainder &+= step.remainder
      if place.remainder >= divisor {
        place.quotient &+= 1
        place.remainder &-= divisor
      }
    }
  }
}
