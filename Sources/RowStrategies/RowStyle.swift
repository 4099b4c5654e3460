public import Graphics

/// The appearance of a table's rows, common to all of them.
public struct RowStyle: Equatable, Sendable {
  /// The radius of rounded corners, in device pixels; 0 for a table without insets.
  public var radius: Int
  /// The number of device pixels per point, rounded to nearest, for strategies whose original adds
  /// a point.
  public var pixelsPerPoint: Int
  /// The colour of a row.
  public var color: PixelColor
  /// The colour of a selected row, which fades in over the normal colour.
  public var selectedColor: PixelColor
  /// The backdrop beneath the rows.
  public var backdrop: Backdrop
  /// The kernels with which the built-in strategies draw their images.
  package var kernels = KernelSet.widest

  /// The backdrop beneath the rows of a table.
  public enum Backdrop: Equatable, Sendable {
    case solid(PixelColor)
    /// A gradient from the top to the bottom of the display, over which rows scroll.
    case gradient(top: PixelColor, bottom: PixelColor)
  }

  public init(
    radius: Int, pixelsPerPoint: Int, color: PixelColor, selectedColor: PixelColor,
    backdrop: Backdrop = .solid(.black)
  ) {
    self.radius = radius
    self.pixelsPerPoint = pixelsPerPoint
    self.color = color
    self.selectedColor = selectedColor
    self.backdrop = backdrop
  }

  /// Returns the colour of a row in a state.
  public func color(for state: RowState) -> PixelColor {
    switch state {
    case .normal: color
    case .selected: selectedColor
    }
  }
}

/// The state for which a background is created; the selected background is drawn over the normal
/// one.
public enum RowState: Hashable, Sendable, CaseIterable {
  case normal, selected
}

extension RowStyle.Backdrop {
  /// The colour, or the middle colour of a gradient.
  var middle: PixelColor {
    switch self {
    case .solid(let color): color
    case .gradient(let top, let bottom):
      PixelColor(premultiplied: VerticalGradient(top: top, bottom: bottom, height: 3)[line: 1])
    }
  }
}
