public import Geometry
public import PixelKernels

/// A rectangle of a retained tree, with a colour, a picture and sublayers, in the manner of
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
  /// A picture, shown pixel for pixel from the top left corner of the frame; nothing is resampled.
  public var contents: Bitmap?
  /// The column and line of the contents that show at the top left corner of the frame.
  public var contentsOrigin: (x: Int, y: Int) = (0, 0)
  /// The promise that the contents let nothing of what is beneath show through.
  ///
  /// It is taken at its word: a compositor copies such contents instead of blending them.
  public var isOpaque = false
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
