package import Geometry
package import Graphics
package import RowStrategies

/// The backdrop behind a table, which does not scroll: a colour, or an image of a gradient.
package final class Backdrop {
  package let layer = Layer(role: .backdrop)
  private let bitmap = Bitmap(width: 0, height: 0)
  private let kernels: KernelSet

  package init(kernels: KernelSet = .widest) {
    self.kernels = kernels
  }

  /// Draws a gradient as an opaque image as large as the display; a colour takes no image.
  package func show(_ fill: RowStyle.Backdrop, size: PixelSize) {
    layer.frame = PixelRect(size)
    switch fill {
    case .solid(let color):
      precondition(color.isOpaque, "nothing shows through a backdrop")
      layer.backgroundColor = color
      layer.contents = nil
      layer.isOpaque = false
    case .gradient(let top, let bottom):
      precondition(top.isOpaque && bottom.isOpaque, "nothing shows through a backdrop")
      bitmap.resize(width: size.width, height: size.height)
      bitmap.fill(with: VerticalGradient(top: top, bottom: bottom, height: size.height), kernels)
      layer.backgroundColor = nil
      layer.contents = bitmap
      layer.isOpaque = true
    }
  }
}
