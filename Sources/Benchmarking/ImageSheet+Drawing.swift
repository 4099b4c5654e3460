package import Compositing
import Geometry
import Graphics
package import Text

extension ImageSheet {
  private enum Color {
    static let paper: UInt32 = 0xFFF4_F4F6
    static let edge: UInt32 = 0xFF8A_8A90
    static let ink: UInt32 = 0xFF1C_1C1E
    static let detail: UInt32 = 0xFF56_565B
  }

  /// Draws the sheet.
  ///
  /// - Precondition: Its size is one that ``allows(_:)`` accepts.
  package func drawn(_ renderer: TextRenderer) -> FrameBuffer {
    let plan = plan(renderer)
    precondition(Self.allows(plan.size), "a sheet is not made larger than it may be")
    let sheet = FrameBuffer(size: plan.size)
    for y in 0..<sheet.size.height {
      sheet.withLine(y) { line in
        for x in 0..<line.count { line[x] = Color.paper }
      }
    }
    for piece in plan.pieces { draw(piece, on: sheet, renderer) }
    return sheet
  }

  private func draw(_ piece: Piece, on sheet: FrameBuffer, _ renderer: TextRenderer) {
    let rect = piece.rect
    switch piece.content {
    case .image(let image):
      drawEdge(around: rect, on: sheet)
      image.withAllPixels { pixels in
        for y in 0..<rect.height {
          sheet.withLine(rect.y + y) { line in
            for x in 0..<rect.width { line[rect.x + x] = pixels[y * rect.width + x] }
          }
        }
      }
    case .swatch(let pixel):
      drawEdge(around: rect, on: sheet)
      fill(rect, with: pixel, on: sheet)
    case .text(let text, let size, let width):
      var coverage = Coverage()
      renderer.drawParagraph(
        text, style: style(size), width: width, maximumLines: nil, into: &coverage)
      let ink = size == .detail ? Color.detail : Color.ink
      draw(coverage, in: ink, at: rect, on: sheet)
    }
  }

  /// An image may have pixels of the paper's colour: its edge shows where it ends.
  private func drawEdge(around rect: PixelRect, on sheet: FrameBuffer) {
    fill(
      PixelRect(
        x: rect.x - edge, y: rect.y - edge, width: rect.width + 2 * edge,
        height: rect.height + 2 * edge), with: Color.edge, on: sheet)
  }

  private func fill(_ rect: PixelRect, with pixel: UInt32, on sheet: FrameBuffer) {
    for y in rect.y..<rect.maxY {
      sheet.withLine(y) { line in
        for x in rect.x..<rect.maxX { line[x] = pixel }
      }
    }
  }

  private func draw(
    _ coverage: Coverage, in ink: UInt32, at rect: PixelRect, on sheet: FrameBuffer
  ) {
    for y in 0..<min(coverage.height, sheet.size.height - rect.y) {
      sheet.withLine(rect.y + y) { line in
        for x in 0..<min(coverage.width, line.count - rect.x) {
          let share = coverage.bytes[y * coverage.width + x]
          guard share > 0 else { continue }
          line[rect.x + x] = over(Graphics.scale(ink, by: share), line[rect.x + x])
        }
      }
    }
  }
}
