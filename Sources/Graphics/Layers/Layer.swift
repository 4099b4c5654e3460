public import Geometry

/// A rectangle in a retained tree, with a colour, an image and sublayers, like CALayer.
///
///     let row = Layer(role: .background)
///     row.frame = PixelRect(x: 80, y: 0, width: 2572, height: 88)
///     row.backgroundColor = .white
///     row.addSublayer(Layer(role: .decoration))
///
/// Frames are in device pixels, since they are derived from rounded edges. A layer draws its colour,
/// then its contents, then its sublayers in order. There are no implicit animations.
public final class Layer {
  private struct Attributes {
    var sublayers: [Layer] = []
    var frame: PixelRect = .zero
    var backgroundColor: PixelColor?
    var contents: Bitmap?
    var contentsGravity = ContentsGravity.topLeft
    var contentsOrigin: (x: Int, y: Int) = (0, 0)
    var isOpaque = false
    var cornerRadius = 0
    var roundedCorners = CornerSet.all
    var cornerCurve = CornerCurve.circular
    var masksToBounds = false
    var mask: Layer?
    var shouldRasterize = false
    var shadow: LayerShadow?
    var opacity: UInt8 = 255
    var isHidden = false
  }

  /// Private, so that exclusive access is proven at compile time: dynamic exclusivity checks took two
  /// thirds of the instructions of a commit.
  private var attributes = Attributes()

  /// The layer's rectangle in the coordinates of its superlayer.
  ///
  /// A layer with a frame outside the display is skipped together with its sublayers and shadow.
  public var frame: PixelRect {
    get { attributes.frame }
    set { attributes.frame = newValue }
  }
  /// A colour that fills the frame below the contents; it is blended if it is not opaque.
  public var backgroundColor: PixelColor? {
    get { attributes.backgroundColor }
    set { attributes.backgroundColor = newValue }
  }
  /// An image, fitted according to ``contentsGravity``.
  public var contents: Bitmap? {
    get { attributes.contents }
    set { attributes.contents = newValue }
  }
  /// The way in which the contents are fitted to the frame.
  public var contentsGravity: ContentsGravity {
    get { attributes.contentsGravity }
    set { attributes.contentsGravity = newValue }
  }
  /// The column and line of unscaled contents at the top left corner of the frame.
  ///
  /// They may lie outside of the contents, which then begin or end within the frame.
  public var contentsOrigin: (x: Int, y: Int) {
    get { attributes.contentsOrigin }
    set { attributes.contentsOrigin = newValue }
  }
  /// A declaration that all pixels of the contents are opaque.
  ///
  /// It is not verified: engines copy such contents instead of blending them.
  public var isOpaque: Bool {
    get { attributes.isOpaque }
    set { attributes.isOpaque = newValue }
  }
  /// The radius of the ``roundedCorners``, in device pixels.
  ///
  /// Two corners fit along either side of the frame: the radius is at most half of it, and less
  /// with a ``cornerCurve`` that takes up more of the edges.
  /// It applies to the background colour, and to contents and sublayers if ``masksToBounds`` is set.
  public var cornerRadius: Int {
    get { attributes.cornerRadius }
    set { attributes.cornerRadius = newValue }
  }
  /// The corners to which the radius applies.
  public var roundedCorners: CornerSet {
    get { attributes.roundedCorners }
    set { attributes.roundedCorners = newValue }
  }
  /// The curve of the rounded corners.
  public var cornerCurve: CornerCurve {
    get { attributes.cornerCurve }
    set { attributes.cornerCurve = newValue }
  }
  /// A Boolean value that indicates whether contents and sublayers are clipped to the frame and its
  /// rounded corners.
  ///
  /// Clipping contents or sublayers to rounded corners requires an off-screen pass.
  public var masksToBounds: Bool {
    get { attributes.masksToBounds }
    set { attributes.masksToBounds = newValue }
  }
  /// A layer whose alpha multiplies the pixels of this layer and its sublayers.
  ///
  /// Its frame is in the coordinates of this layer. Masking requires two off-screen passes, one for
  /// the mask and one for what it masks.
  public var mask: Layer? {
    get { attributes.mask }
    set { attributes.mask = newValue }
  }
  /// A Boolean value that indicates whether the layer and its sublayers, cut off at the frame, are
  /// drawn into a bitmap that is kept while they do not change.
  ///
  /// Drawing the bitmap requires an off-screen pass, showing it does not. A layer with sublayers
  /// that require passes of their own is drawn again in every frame.
  public var shouldRasterize: Bool {
    get { attributes.shouldRasterize }
    set { attributes.shouldRasterize = newValue }
  }
  /// A shadow of the layer and its sublayers, beneath them.
  ///
  /// Its shape is what they draw: it requires an off-screen pass into which they are drawn once more
  /// and whose alpha is blurred. A layer that masks to its bounds cuts off its shadow, too.
  public var shadow: LayerShadow? {
    get { attributes.shadow }
    set { attributes.shadow = newValue }
  }
  /// The opacity of the layer and its sublayers, 0…255.
  ///
  /// Below 255, a layer that draws more than one item with its sublayers requires an off-screen
  /// pass.
  public var opacity: UInt8 {
    get { attributes.opacity }
    set { attributes.opacity = newValue }
  }
  /// A Boolean value that indicates whether the layer and its sublayers are skipped.
  public var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  /// The category in which the layer's pixels are counted.
  public let role: LayerRole
  public var sublayers: [Layer] { attributes.sublayers }
  public private(set) weak var superlayer: Layer?

  public init(role: LayerRole) {
    self.role = role
  }

  /// Creates the root of a tree that draws layers of another tree, in which they remain.
  package init(drawing layers: [Layer]) {
    role = .decoration
    attributes.sublayers = layers
  }

  /// Adds a layer in front of all other sublayers, removing it from its previous superlayer.
  public func addSublayer(_ layer: Layer) {
    insertSublayer(layer, at: sublayers.count - (layer.superlayer === self ? 1 : 0))
  }

  /// Inserts a layer in front of `index` other sublayers, removing it from its previous superlayer.
  ///
  /// - Precondition: There are so many other sublayers, and this layer does not lie in `layer`.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    // Most layers that are inserted have no sublayers, and references to superlayers are slow.
    require(
      layer.sublayers.isEmpty
        ? layer !== self : !sequence(first: self, next: \.superlayer).contains { $0 === layer },
      "a layer is not inserted into itself or into its own sublayers")
    layer.removeFromSuperlayer()
    require(
      (0...sublayers.count).contains(index),
      "a layer is inserted in front of 0 to \(sublayers.count) other sublayers, not \(index)")
    var layers = takeSublayers()
    layers.insert(layer, at: index)
    attributes.sublayers = layers
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  ///
  /// - Complexity: O(*n*) in the number of siblings.
  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    var layers = parent.takeSublayers()
    if let index = layers.firstIndex(where: { $0 === self }) { layers.remove(at: index) }
    parent.attributes.sublayers = layers
    superlayer = nil
  }

  /// Takes the array out of the layer, so that the caller changes it in place without a copy.
  private func takeSublayers() -> [Layer] {
    let layers = attributes.sublayers
    attributes.sublayers = []
    return layers
  }
}

/// The shadow of a layer, like `shadowColor`, `shadowOpacity` and `shadowRadius` of CALayer without
/// a `shadowPath`.
public struct LayerShadow: Equatable, Sendable {
  /// The colour beneath a layer that is opaque all around; its alpha is the opacity of the shadow.
  public let color: PixelColor
  /// The distance from the layer's edges at which the shadow ends, outside and inside, in device
  /// pixels.
  public let radius: Int

  /// - Precondition: The radius is from 0 to 1,000.
  public init(color: PixelColor, radius: Int) {
    require((0...1_000).contains(radius), "a shadow's radius is 0 to 1,000 px, not \(radius)")
    self.color = color
    self.radius = radius
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
