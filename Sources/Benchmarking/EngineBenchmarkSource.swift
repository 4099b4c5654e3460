import Compositing
package import Geometry
package import Graphics
import SeededRandom

/// An image over a backdrop, not declared opaque whatever its pixels are: what an engine takes
/// shows whether it looks at them.
package struct EngineBenchmarkSource {
  private(set) var list = DisplayList()

  /// What the pixels of the image are.
  package enum Pixels {
    case randomAlpha, opaque
  }

  /// - Parameter display: The frame; the image covers all of it.
  init(_ pixels: Pixels, display: PixelSize, seed: UInt64) {
    let root = Layer(role: .backdrop)
    root.frame = PixelRect(display)
    root.backgroundColor = .white
    let image = Layer(role: .background)
    image.frame = root.frame
    image.contents = Self.bitmap(pixels, display, seed: seed)
    root.addSublayer(image)
    list.commit(root, display: display)
  }

  /// Random premultiplied pixels: alpha 0…255 or 255, each colour at most alpha.
  package static func bitmap(_ pixels: Pixels, _ size: PixelSize, seed: UInt64) -> Bitmap {
    let bitmap = Bitmap(width: size.width, height: size.height)
    var random = SeededGenerator(seed: seed)
    for y in 0..<size.height {
      bitmap.withLine(y) { line in
        for x in line.indices {
          let bits = random.next()
          let alpha = pixels == .opaque ? 255 : UInt32(truncatingIfNeeded: bits >> 24) & 0xFF
          var pixel = alpha << 24
          for shift: UInt32 in [0, 8, 16] {
            let share = UInt32(truncatingIfNeeded: bits >> UInt64(shift)) & 0xFF
            pixel |= (share * alpha / 255) << shift
          }
          line[x] = pixel
        }
      }
    }
    return bitmap
  }
}
