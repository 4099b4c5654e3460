import Geometry
import Graphics

/// The shared state of a table's layer grids: the style, and a disc per state whose quadrants are
/// the contents of corner layers.
///
/// A disc is never redrawn. A change creates a new one, so that a cell can tell by identity whether
/// its disc is current.
final class GridDiscs {
  let style: SharedStyle
  /// Indicates whether pixels outside of the circle are those of the backdrop, so that discs are
  /// opaque; otherwise they are transparent, and discs blend.
  let isOpaque: Bool
  private var discs: [RowState: Bitmap] = [:]

  init(style: SharedStyle, isOpaque: Bool) {
    self.style = style
    self.isOpaque = isOpaque
  }

  /// The disc of a state, created on first use.
  subscript(state: RowState) -> Bitmap {
    if let disc = discs[state] { return disc }
    let disc = makeDisc(for: state)
    discs[state] = disc
    return disc
  }

  /// Replaces the discs of some states with newly drawn ones.
  func regenerate(_ states: some Sequence<RowState>) {
    for state in states { discs[state] = makeDisc(for: state) }
  }

  var byteCount: Int { discs.values.reduce(0) { $0 + $1.byteCount } }

  private func makeDisc(for state: RowState) -> Bitmap {
    guard isOpaque else { return style.image(for: state).disc() }
    let side = 2 * style.current.radius
    let disc = Bitmap(width: side, height: side)
    let kernels = style.current.kernels
    let backdrop = style.current.backdrop.middle
    for y in 0..<side {
      disc.withLine(y) { kernels.fill(&$0, with: backdrop.premultiplied) }
    }
    // The selected background covers the normal one, whose antialiased edge shows through its own.
    for layer in state == .selected ? [RowState.normal, .selected] : [.normal] {
      let top = style.image(for: layer).disc()
      for y in 0..<side {
        top.withLine(y) { source in
          disc.withLine(y) { kernels.blend(source.span, over: &$0) }
        }
      }
    }
    return disc
  }
}
