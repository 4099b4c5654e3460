public import Geometry

/// A rectangle of a retained tree, with a colour, an image and sublayers, in the manner of
/// CALayer.
///
///     let row = Layer(role: .background)
///     row.frame = PixelRect(x: 80, y: 0, width: 2572, height: 88)
///     row.backgroundColor = .white
///     table.addSublayer(row)
///
/// Frames are in device pixels, because they are placed from edges that the one rounding rule has
/// already rounded. Layers draw in the order colour, contents, sublayers from the first to the
/// last. Stand-alone layers: nothing animates implicitly.
public final class Layer {
  /// The place in the coordinates of the superlayer, whose own frame moves it along.
  ///
  /// A layer with a frame that lies off the display is left out with everything below it.
  public var frame: PixelRect = .zero
  /// A colour that fills the frame below the contents; it blends if it is not opaque.
  public var backgroundColor: PixelColor?
  /// An image, shown as ``contentsGravity`` says.
  public var contents: Bitmap?
  /// How the contents are fitted to the frame.
  public var contentsGravity = ContentsGravity.topLeft
  /// The column and line of the contents that show at the top left corner of the frame, if they are
  /// shown pixel for pixel.
  public var contentsOrigin: (x: Int, y: Int) = (0, 0)
  /// The promise that the contents let nothing of what is beneath show through.
  ///
  /// It is taken at its word: a compositor copies such contents instead of blending them.
  public var isOpaque = false
  /// The radius of the corners that ``roundedCorners`` names, in device pixels, at most half of
  /// either side of the frame.
  ///
  /// It rounds the background colour alone, and contents and sublayers too where ``masksToBounds``
  /// says so.
  public var cornerRadius = 0
  /// The corners that a radius rounds.
  public var roundedCorners = CornerSet.all
  /// Whether contents and sublayers are clipped to the frame and its rounded corners.
  ///
  /// With a radius and anything but a background colour to clip, the layer and everything below it
  /// is drawn off screen first.
  public var masksToBounds = false
  /// The share of the layer, with everything below it, that covers what is beneath, 0…255.
  ///
  /// Below 255, a layer that draws more than one item with its sublayers is drawn off screen first,
  /// as a group.
  public var opacity: UInt8 = 255
  /// Whether the layer and everything below it is left out.
  public var isHidden = false
  /// What the layer's pixels are counted as.
  public let role: LayerRole
  public private(set) var sublayers: [Layer] = []
  public private(set) weak var superlayer: Layer?

  public init(role: LayerRole) {
    self.role = role
  }

  /// Puts a layer in front of all other sublayers, taking it from where it was.
  public func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: sublayers.count - (layer.superlayer === self ? 1 : 0))
  }

  /// Puts a layer in front of `index` other sublayers, taking it from where it was.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    precondition(layer !== self, "a layer is not its own sublayer")
    layer.removeFromSuperlayer()
    sublayers.insert(layer, at: index)
    layer.superlayer = self
  }

  /// Takes the layer out of its tree.
  ///
  /// - Complexity: O(*n*) in the number of its siblings.
  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if let index = parent.sublayers.firstIndex(where: { $0 === self }) {
      parent.sublayers.remove(at: index)
    }
    superlayer = nil
  }
}

/// How the contents of a layer are fitted to its frame.
public enum ContentsGravity: Equatable, Sendable {
  /// Pixel for pixel, from the top left corner; nothing is resampled.
  case topLeft
  /// Scaled to the frame, each pixel from the nearest one of the contents.
  ///
  /// With a centre, a rectangle of the contents in their pixels, they are cut into nine slices: the
  /// corners keep their size, the edges stretch along one side and the centre along both. The
  /// corners fit in the frame.
  case resize(center: PixelRect? = nil)
}

/// What a layer belongs to, so that pixels can be counted apart.
public enum LayerRole: Int, CaseIterable, Sendable {
  /// What lies behind the table.
  case backdrop
  /// The background of a row or of a section.
  case background
  /// Text.
  case label
  /// Everything else: hosts, headers' and cells' own layers, separators.
  case decoration
}
