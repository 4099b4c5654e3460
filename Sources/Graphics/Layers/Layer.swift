public import Geometry

/// A rectangle in a retained tree, with a color, an image and sublayers, like CALayer.
///
///     let row = Layer(role: .background)
///     row.frame = PixelRect(x: 80, y: 0, width: 2572, height: 88)
///     row.backgroundColor = .white
///     table.addSublayer(row)
///
/// Frames are in device pixels, since they are derived from rounded edges. A layer draws its color,
/// then its contents, then its sublayers in order. There are no implicit animations.
public final class Layer {
  /// The layer's rectangle in the coordinates of its superlayer.
  ///
  /// A layer with a frame outside the display is skipped together with its sublayers and shadow.
  public var frame: PixelRect = .zero
  /// A color that fills the frame below the contents; it is blended if it is not opaque.
  public var backgroundColor: PixelColor?
  /// An image, fitted according to ``contentsGravity``.
  public var contents: Bitmap?
  /// The way in which the contents are fitted to the frame.
  public var contentsGravity = ContentsGravity.topLeft
  /// The column and line of unscaled contents at the top left corner of the frame.
  public var contentsOrigin: (x: Int, y: Int) = (0, 0)
  /// A declaration that all pixels of the contents are opaque.
  ///
  /// It is not verified: engines copy such contents instead of blending them.
  public var isOpaque = false
  /// The radius of the ``roundedCorners``, in device pixels.
  ///
  /// Two corners fit along either side of the frame: the radius is at most half of it, and less
  /// with a ``cornerCurve`` that takes up more of the edges.
  /// It applies to the background color, and to contents and sublayers if ``masksToBounds`` is set.
  public var cornerRadius = 0
  /// The corners to which the radius applies.
  public var roundedCorners = CornerSet.all
  /// The curve of the rounded corners.
  public var cornerCurve = CornerCurve.circular
  /// A Boolean value that indicates whether contents and sublayers are clipped to the frame and its
  /// rounded corners.
  ///
  /// Clipping contents or sublayers to rounded corners requires an off-screen pass.
  public var masksToBounds = false
  /// A layer whose alpha multiplies the pixels of this layer and its sublayers.
  ///
  /// Its frame is in the coordinates of this layer. Masking requires two off-screen passes, one for
  /// the mask and one for what it masks.
  public var mask: Layer?
  /// A Boolean value that indicates whether the layer and its sublayers, cut off at the frame, are
  /// drawn into a bitmap that is kept while they do not change.
  ///
  /// Drawing the bitmap requires an off-screen pass, showing it does not. A layer with sublayers
  /// that require passes of their own is drawn again in every frame.
  public var shouldRasterize = false
  /// A shadow of the layer and its sublayers, beneath them.
  ///
  /// Its shape is what they draw: it requires an off-screen pass into which they are drawn once more
  /// and whose alpha is blurred. A layer that masks to its bounds cuts off its shadow, too.
  public var shadow: LayerShadow?
  /// The opacity of the layer and its sublayers, 0…255.
  ///
  /// Below 255, a layer that draws more than one item with its sublayers requires an off-screen
  /// pass.
  public var opacity: UInt8 = 255
  /// A Boolean value that indicates whether the layer and its sublayers are skipped.
  public var isHidden = false
  /// The category in which the layer's pixels are counted.
  public let role: LayerRole
  public private(set) var sublayers: [Layer] = []
  public private(set) weak var superlayer: Layer?

  public init(role: LayerRole) {
    self.role = role
  }

  /// Creates the root of a tree that draws layers of another tree, in which they remain.
  package init(drawing layers: [Layer]) {
    role = .decoration
    sublayers = layers
  }

  /// Adds a layer in front of all other sublayers, removing it from its previous superlayer.
  public func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: sublayers.count - (layer.superlayer === self ? 1 : 0))
  }

  /// Inserts a layer in front of `index` other sublayers, removing it from its previous superlayer.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    precondition(layer !== self, "a layer is not its own sublayer")
    layer.removeFromSuperlayer()
    sublayers.insert(layer, at: index)
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  ///
  /// - Complexity: O(*n*) in the number of siblings.
  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    if let index = parent.sublayers.firstIndex(where: { $0 === self }) {
      parent.sublayers.remove(at: index)
    }
    superlayer = nil
  }
}

/// The way in which a layer's contents are fitted to its frame.
public enum ContentsGravity: Equatable, Sendable {
  /// Unscaled, from the top left corner.
  case topLeft
  /// Scaled to the frame by nearest neighbor.
  ///
  /// With a center rectangle, in the pixels of the contents, they are split into nine slices: the
  /// corners keep their size, the edges stretch along one side and the center along both. The
  /// corners must fit in the frame.
  case resize(center: PixelRect? = nil)
}

/// The part of a table to which a layer belongs, for counting pixels.
public enum LayerRole: Int, CaseIterable, Sendable {
  /// The area behind the table.
  case backdrop
  /// The background of a row or of a section.
  case background
  /// Text.
  case label
  /// All other layers: containers, separators, and layers of headers and cells.
  case decoration
}
