import Graphics
import TableModel

extension StrategyDescriptor {
  /// Rounded rows with a soft shadow of known shape: shared images, no off-screen pass.
  public static let shadowPath = StrategyDescriptor(
    id: "shadow-path",
    summary:
      "Rounded rows with a soft shadow of known shape: shared stretched images, no pass.",
    source: "CALayer, shadowPath", kind: .alternative, look: RowLook(shadow: .soft),
    make: { ShadowPathStrategy(style: $0) })
}

/// Rounded rows with the soft shadow of a known shape, without off-screen passes.
///
/// As `shadowPath`: nothing has to be drawn to find out the shape. Small images of the shadow, one
/// per position, are blurred once and stretched between their corners. A change of style removes
/// them; visible rows obtain new ones at once, all others when they are reused.
final class ShadowPathStrategy: RowStrategy {
  private let style: SharedStyle
  private let images: ShadowImages

  init(style: RowStyle) {
    self.style = SharedStyle(style)
    images = ShadowImages(self.style, shadow: .soft)
  }

  func makeRowBackground(for state: RowState) -> any RowBackground {
    ShadowedBackground(state: state, source: .images(images), style: style, shadow: .soft)
  }

  func restyle(_ new: RowStyle, change: StyleChange) -> ReloadScope {
    guard style.update(new) else { return .nothing }
    images.removeAll()
    return .visibleRows
  }

  var sharedImageBytes: Int { images.byteCount }
}
