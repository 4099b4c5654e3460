package import Geometry
package import Graphics

/// The drawing operations of one frame, back to front, in absolute device pixels: the result of a
/// commit.
///
/// Reuses its storage between frames.
package struct DisplayList {
  /// A rectangle that is filled or shows an image, clipped to its visible part.
  package struct Item {
    package enum Source {
      case color(PixelColor)
      /// A colour through a disc whose byte (x, y) is at the rectangle's top left corner.
      case corner(PixelColor, CornerDisc, x: Int, y: Int)
      /// An image whose pixel (x, y) is at the rectangle's top left corner.
      case image(Bitmap, x: Int, y: Int)
      /// A part of an image, stretched to columns and lines that contain the rectangle.
      case stretched(Bitmap, columns: AxisStretch, lines: AxisStretch)
      /// The off-screen pass with this index, whose rectangle contains that of the item.
      case pass(Int)
    }

    package var rect: PixelRect
    package var source: Source
    /// The opacity by which the source's own pixels are multiplied, 0…255.
    package var opacity: UInt8 = 255
    /// Indicates whether the source is declared opaque and replaces the destination instead of
    /// being blended.
    package var isOpaque: Bool
    package var role: LayerRole
    /// Indicates whether the item is a part of the colour or image that the item before it draws.
    package var continuesDrawing = false
    /// Indicates whether the item is a part of a rounded fill.
    package var isRounded = false
  }

  /// A group of items that are drawn into a transparent buffer of their own first.
  package struct Pass {
    /// The buffer's rectangle on the display.
    package let rect: PixelRect
    /// The range of its items in ``DisplayList/passItems``, back to front.
    package let items: Range<Int>
    /// The range of its masks in ``DisplayList/passMasks``, applied once all items are drawn.
    package let masks: Range<Int>
    /// The bitmap that is drawn into and outlives the frame; `nil` for a buffer of the frame.
    package let target: Bitmap?
    /// Replaces what was drawn, at last; usually `nil`.
    package let shadow: Shadow?

    package struct Shadow {
      package let kernel: BlurKernel
      package let color: PixelColor
    }
  }

  /// A rectangle of a pass that is multiplied by coverage.
  package struct Mask {
    package enum Source {
      /// A disc whose byte (x, y) is at the rectangle's top left corner.
      case disc(CornerDisc, x: Int, y: Int)
      /// The alpha of the pass with this index, whose rectangle is that of the mask.
      case pass(Int)
    }

    package let rect: PixelRect
    package let source: Source
  }

  /// The items that are drawn directly on the display, passes included.
  package internal(set) var items: [Item] = []
  /// The passes, each after the passes that it shows or that mask it.
  package internal(set) var passes: [Pass] = []
  package internal(set) var passItems: [Item] = []
  package internal(set) var passMasks: [Mask] = []
  /// The number of visible layers, including those that draw nothing themselves.
  package internal(set) var layerCount = 0
  var contentsChangedBytes = 0
  package internal(set) var display = PixelSize(width: 0, height: 0)
  var rasters = RasterCache()
  /// The number of colours and contents drawn so far; one of them can yield several items.
  var drawnCount = 0
  /// The nesting depth of the shadows whose items are being added; within a shadow, rasterized
  /// layers are drawn without their bitmaps.
  var shadowDepth = 0
  /// The nesting depth of the masks whose items are being added.
  var maskDepth = 0
  private var discs: [Corner: CornerDisc] = [:]
  private var blurs: [Int: BlurKernel] = [:]

  private struct Corner: Hashable {
    let radius: Int
    let curve: CornerCurve
  }

  package init() {}

  /// Replaces the list with the items of a layer tree.
  ///
  /// - Parameter time: In seconds; determines the age of the bitmaps of rasterized layers.
  /// - Complexity: O(*n*) in the number of layers, times the nesting depth of off-screen passes.
  ///   Allocates only to grow, and for new radii and rasterized layers.
  package mutating func commit(_ root: Layer, display: PixelSize, at time: Double = 0) {
    clear()
    rasters.beginFrame(at: time, on: display)
    layerCount = 0
    contentsChangedBytes = 0
    drawnCount = 0
    self.display = display
    let display = PixelRect(display)
    visit(root, x: 0, y: 0, clip: display, display: display)
  }

  package var rasterBytes: Int { rasters.byteCount }

  package mutating func releaseRasters() { rasters.removeAll() }

  /// Removes all items, which releases their images.
  package mutating func clear() {
    items.removeAll(keepingCapacity: true)
    passes.removeAll(keepingCapacity: true)
    passItems.removeAll(keepingCapacity: true)
    passMasks.removeAll(keepingCapacity: true)
  }

  mutating func disc(of layer: Layer) -> CornerDisc {
    let corner = Corner(radius: layer.cornerRadius, curve: layer.cornerCurve)
    if let disc = discs[corner] { return disc }
    let disc = CornerDisc(radius: corner.radius, curve: corner.curve)
    discs[corner] = disc
    return disc
  }

  mutating func blur(reach: Int) -> BlurKernel {
    if let kernel = blurs[reach] { return kernel }
    let kernel = BlurKernel(reach: reach)
    blurs[reach] = kernel
    return kernel
  }
}
