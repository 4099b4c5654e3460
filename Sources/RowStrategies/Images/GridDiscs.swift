import Geometry
import Graphics

/// The shared images of a table's layer grids: a disc per state whose quadrants are the contents of
/// corner layers.
///
/// A disc is never redrawn. A change creates a new one, so that a cell can tell by identity whether
/// its disc is current.
final class GridDiscs: SharedImages {
  /// Indicates whether pixels outside of the circle are those of the backdrop, so that discs are
  /// opaque; otherwise they are transparent, and discs blend.
  let isOpaque: Bool
  private var discs: [RowState: Bitmap] = [:]

  init(isOpaque: Bool) {
    self.isOpaque = isOpaque
  }

  func disc(for state: RowState, _ style: SharedStyle) -> Bitmap {
    if let disc = discs[state] { return disc }
    let disc = makeDisc(for: state, style)
    discs[state] = disc
    return disc
  }

  func renew(_ states: [RowState], _ style: SharedStyle) {
    // The selected row's opaque disc contains the normal row's colour too.
    let states = isOpaque && states.contains(.normal) ? RowState.allCases : states
    for state in states { discs[state] = makeDisc(for: state, style) }
  }

  var byteCount: Int { discs.values.reduce(0) { $0 + $1.byteCount } }

  private func makeDisc(for state: RowState, _ style: SharedStyle) -> Bitmap {
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
