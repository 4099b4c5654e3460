package import Geometry
package import Graphics

/// What one frame draws, back to front, in absolute device pixels: the outcome of a commit.
///
/// The list keeps its storage from frame to frame.
package struct DisplayList {
  /// A rectangle to fill or to show an image in, already clipped to what it can show on.
  package struct Item {
    package enum Source {
      case color(PixelColor)
      /// A colour through a disc whose byte (x, y) falls on the rectangle's top left corner.
      case corner(PixelColor, CornerDisc, x: Int, y: Int)
      /// An image whose pixel (x, y) falls on the rectangle's top left corner.
      case image(Bitmap, x: Int, y: Int)
      /// A part of an image, stretched to columns and lines of which the rectangle holds some.
      case stretched(Bitmap, columns: AxisStretch, lines: AxisStretch)
      /// What an off-screen pass has drawn, by its place in the list of passes.
      case pass(Int)
    }

    package var rect: PixelRect
    package var source: Source
    /// The share of the source's own pixels that covers what is beneath, 0…255.
    package var opacity: UInt8 = 255
    /// Whether the rectangle is declared to hide what is beneath: it is written, not blended.
    package var isOpaque: Bool
    package var role: LayerRole
  }

  /// A part of the list that is drawn into a transparent buffer of its own first.
  package struct Pass {
    /// The buffer's place on the display: all that it can show.
    package let rect: PixelRect
    /// Its items among those of all passes, back to front.
    package let items: Range<Int>
    /// The masks that cut its corners once all items are drawn, among those of all passes.
    package let masks: Range<Int>
  }

  /// A rectangle of a pass, cut by a disc whose byte (x, y) falls on its top left corner.
  package struct Mask {
    package let rect: PixelRect
    package let disc: CornerDisc
    package let x: Int
    package let y: Int
  }

  /// What is drawn on the display itself, passes among it.
  package internal(set) var items: [Item] = []
  /// The passes, each after those that it shows.
  package internal(set) var passes: [Pass] = []
  /// What is drawn in passes.
  package internal(set) var passItems: [Item] = []
  /// The masks of all passes.
  package internal(set) var passMasks: [Mask] = []
  /// Visible layers that were visited, those that draw nothing themselves included.
  package internal(set) var layerCount = 0
  /// Bytes of the images shown that were made or changed since the last commit that showed them.
  package internal(set) var changedBytes = 0
  /// The display that the list was last committed for.
  package internal(set) var display = PixelSize(width: 0, height: 0)
  /// Colours and contents drawn so far, in however many items.
  var drawnCount = 0
  private var discs: [Int: CornerDisc] = [:]

  package init() {}

  /// Replaces the list by what a layer tree shows on a display.
  ///
  /// - Complexity: O(*n*) in the number of layers, times the depth to which off-screen passes are
  ///   nested. Allocates only to grow, and for corners of a radius that it has not met before.
  package mutating func commit(_ root: Layer, display: PixelSize) {
    clear()
    layerCount = 0
    changedBytes = 0
    drawnCount = 0
    self.display = display
    let display = PixelRect(display)
    visit(root, x: 0, y: 0, clip: display, display: display)
  }

  /// Lets go of all items, so that images go when their layers do.
  package mutating func clear() {
    items.removeAll(keepingCapacity: true)
    passes.removeAll(keepingCapacity: true)
    passItems.removeAll(keepingCapacity: true)
    passMasks.removeAll(keepingCapacity: true)
  }

  /// The disc of a radius, made when it is first asked for.
  mutating func disc(radius: Int) -> CornerDisc {
    if let disc = discs[radius] { return disc }
    let disc = CornerDisc(radius: radius)
    discs[radius] = disc
    return disc
  }
}
